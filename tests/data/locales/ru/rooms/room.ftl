in-a-room = Комната, { $where }: { plain }
