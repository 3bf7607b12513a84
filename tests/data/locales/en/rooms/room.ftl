# A set of its own.
in-a-room = A room, { $where }: { plain }
