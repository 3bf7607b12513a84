//! The macro that turns the list of settings into one closed enum each and a struct of them. Knows no setting.

/// Writes `Settings` and the enum of each setting from `field: Type = Default, "name" { Variant = "value", .. }`.
macro_rules! settings {
    ($(
        $(#[$doc:meta])*
        $field:ident: $Type:ident = $Default:ident, $name:literal {
            $( $(#[$variant_doc:meta])* $Variant:ident = $value:literal, )+
        }
    )+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $Type { $( $(#[$variant_doc])* $Variant, )+ }

            impl $Type {
                /// Every choice, in the order in which it is offered.
                pub const ALL: &[$Type] = &[ $( $Type::$Variant, )+ ];

                /// The name in storage, in attributes and in the texts.
                pub const fn as_str(self) -> &'static str {
                    match self { $( $Type::$Variant => $value, )+ }
                }

                /// Reads a name.
                pub fn from_name(name: &str) -> Option<$Type> {
                    $Type::ALL.iter().copied().find(|choice| choice.as_str() == name)
                }
            }

            impl Default for $Type {
                fn default() -> Self { $Type::$Default }
            }
        )+

        /// Everything a person chose for good.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct Settings {
            /// The language; `None` is the browser's.
            pub lang: Option<Lang>,
            $( $(#[$doc])* pub $field: $Type, )+
        }

        impl Settings {
            /// The names of all settings but the language, with their choices.
            pub const CHOICES: &[(&'static str, &'static [&'static str])] =
                &[ $( ($name, &[ $( $value, )+ ]), )+ ];

            /// The choice of the setting called `name`.
            pub fn choice(&self, name: &str) -> Option<&'static str> {
                Some(match name {
                    $( $name => self.$field.as_str(), )+
                    _ => return None,
                })
            }

            /// With another choice of the setting called `name`; the same when there is no such setting or choice.
            pub fn with(mut self, name: &str, value: &str) -> Settings {
                match name {
                    $( $name => self.$field = $Type::from_name(value).unwrap_or(self.$field), )+
                    _ => {}
                }
                self
            }
        }
    };
}

pub(super) use settings;
