//! The conversions between a version and the one before it.

use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

use super::context::{Context, Imports};
use super::objects::default_value;
use crate::conversion::{
    Arm, ArmTarget, Conversion, Conversions, FieldHow, How, LeftOver, Missing, Origin, Value,
    between,
};
use crate::model::{Kind, Literal, Message, Protocol, Ref, Side};
use crate::naming::{ident, module_name};

/// Renders the conversions from the version before, and those to it; nothing for the oldest version
/// and for extensions.
pub fn render(context: &Context<'_>) -> [(TokenStream, Imports); 2] {
    let input = context.input;
    let base = input.bases[context.index].filter(|_| input.layout.is_crate());
    let Some(old) = base.filter(|_| input.extension_of(context.index).is_none()) else {
        return Default::default();
    };
    let found = between(input.protocols, context.owners, input.facts, old, context.index);
    [true, false].map(|up| one_way(context, &found, old, up))
}

/// The conversions of one direction.
fn one_way(
    context: &Context<'_>,
    found: &Conversions,
    old: usize,
    up: bool,
) -> (TokenStream, Imports) {
    let mut imports = Imports::default();
    let printer = Printer { context, old, up };
    let (older, newer) = (printer.module(old), printer.module(context.index));
    let mut tokens = quote!(use crate::#older as older; use crate::#newer as newer;);
    for conversion in found.list.iter().filter(|conversion| conversion.up == up) {
        tokens.extend(printer.conversion(conversion));
    }
    for (side, name) in [(Side::Client, "Client"), (Side::Server, "Server")] {
        for kind in [Kind::Request, Kind::Notification] {
            tokens.extend(printer.sent(kind, side, name));
        }
        let sender = if side == Side::Client { Side::Server } else { Side::Client };
        tokens.extend(printer.results(sender, name));
    }
    imports.support("convert", "ConvertFrom");
    imports.support("convert", "Losses");
    imports.support("convert", "NotRepresentable");
    if names(&tokens, "convert") {
        imports.support("", "convert");
    }
    (tokens, imports)
}

/// Whether code says a name somewhere.
fn names(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => names(&group.stream(), name),
        _ => false,
    })
}

struct Printer<'a> {
    context: &'a Context<'a>,
    old: usize,
    up: bool,
}

impl Printer<'_> {
    fn protocol(&self, index: usize) -> &Protocol {
        &self.context.input.protocols[index]
    }

    fn module(&self, index: usize) -> proc_macro2::Ident {
        ident(&module_name(&self.protocol(index).version))
    }

    fn source(&self, name: &str) -> TokenStream {
        let name = ident(name);
        if self.up { quote!(older::#name) } else { quote!(newer::#name) }
    }

    fn target(&self, name: &str) -> TokenStream {
        let name = ident(name);
        if self.up { quote!(newer::#name) } else { quote!(older::#name) }
    }

    /// A literal of a type of the newer version, which alone has defaults.
    fn literal(&self, value: &Ref, literal: &Literal) -> TokenStream {
        let made = default_value(self.context, value, literal);
        if matches!(value, Ref::Named(_)) { quote!(newer::#made) } else { made }
    }

    fn implementation(
        &self,
        from: &TokenStream,
        to: &TokenStream,
        body: &TokenStream,
    ) -> TokenStream {
        let uses_losses = body.to_string().contains("losses");
        let losses = if uses_losses { quote!(losses) } else { quote!(_losses) };
        quote! {
            impl ConvertFrom<#from> for #to {
                #[inline]
                fn convert_from(value: #from, #losses: &mut Losses) -> Result<Self, NotRepresentable> {
                    #body
                }
            }
        }
    }

    fn conversion(&self, conversion: &Conversion) -> TokenStream {
        let (from, to) = (self.source(&conversion.from), self.target(&conversion.to));
        let body = match &conversion.how {
            How::Object { fields, left_over, constants } => {
                self.object(fields, left_over, constants)
            }
            How::Union(arms) => {
                let arms = arms.iter().map(|arm| self.arm(&from, arm));
                quote!(match value { #(#arms)* })
            }
            How::Strings => quote!(Ok(Self::from(value.as_str()))),
            How::Opaque => quote! {
                Self::try_from(value.into_object())
                    .map_err(|_| losses.unrepresentable("such a schema"))
            },
            How::Wrap { variant, boxed, value } => {
                let (variant, made) = (ident(variant), self.value(value, &quote!(value)));
                let boxed = boxed.then(|| quote!(.map(Box::new)));
                quote!(#made #boxed.map(Self::#variant))
            }
            How::Unwrap { variant, boxed, value, unknown } => {
                let variant = ident(variant);
                let given = if *boxed { quote!(*value) } else { quote!(value) };
                let made = self.value(value, &given);
                let unknown = unknown.as_ref().map(|unknown| {
                    let unknown = ident(unknown);
                    quote!(#from::#unknown(value) => convert::read_again(&value, losses),)
                });
                quote! {
                    match value {
                        #from::#variant(value) => #made,
                        #unknown
                        #[allow(unreachable_patterns)]
                        _ => Err(losses.unrepresentable("such a value")),
                    }
                }
            }
        };
        self.implementation(&from, &to, &body)
    }

    fn object(
        &self,
        fields: &[FieldHow],
        left_over: &[LeftOver],
        constants: &[String],
    ) -> TokenStream {
        let constants = constants.iter().map(|wire| quote!(extra.remove(#wire);));
        let left_over = left_over.iter().map(|field| self.left_over(field));
        let values = fields.iter().map(|field| self.field(field));
        let body = quote! {
            #(#constants)*
            #(#left_over)*
            Ok(Self { #(#values,)* extra })
        };
        let changes =
            body.to_string().contains("extra .") || body.to_string().contains("mut extra");
        let binding = if changes {
            quote!(let mut extra = value.extra;)
        } else {
            quote!(let extra = value.extra;)
        };
        quote!(#binding #body)
    }

    fn left_over(&self, field: &LeftOver) -> TokenStream {
        let (name, wire) = (ident(&field.name), &field.wire);
        if field.carried {
            return match field.optional {
                true => quote!(convert::carry_if(&mut extra, #wire, &value.#name);),
                false => quote!(convert::carry(&mut extra, #wire, &value.#name);),
            };
        }
        match (&field.default, field.optional) {
            (Some((value, literal)), true) => {
                let default = self.literal(value, literal);
                quote! {
                    if value.#name.as_ref().is_some_and(|value| *value != #default) {
                        losses.drop_member(#wire);
                    }
                }
            }
            (Some((value, literal)), false) => {
                let default = self.literal(value, literal);
                quote!(if value.#name != #default { losses.drop_member(#wire); })
            }
            (None, true) => quote!(losses.drop_if(#wire, &value.#name);),
            (None, false) => quote!(losses.drop_member(#wire);),
        }
    }

    fn field(&self, field: &FieldHow) -> TokenStream {
        let (name, from, wire) = (ident(&field.name), ident(&field.from), &field.wire);
        let given = quote!(value.#from);
        let made = match &field.origin {
            Origin::Both(Value::Same) => given,
            Origin::Optional(Value::Same) => given,
            Origin::IntoOptional(Value::Same) => quote!(Some(#given)),
            Origin::Both(how) => {
                let convert = self.function(how);
                let given = unboxed(field, &given);
                let made = quote!(losses.member(#wire, #given, #convert)?);
                boxed(field, made)
            }
            Origin::Optional(how) => {
                let convert = self.function(how);
                quote!(losses.optional(#wire, #given, #convert))
            }
            Origin::IntoOptional(how) => {
                let convert = self.function(how);
                quote!(losses.optional(#wire, Some(#given), #convert))
            }
            Origin::IntoRequired(how, missing) => {
                let convert = self.function(how);
                let found = quote!(losses.optional(#wire, #given, #convert));
                self.or_missing(&found, missing, wire)
            }
            Origin::Extra { required, missing } => {
                let found = quote!(convert::from_extra(&mut extra, #wire, losses));
                match (required, missing) {
                    (true, _) => self.or_missing(&found, missing, wire),
                    (false, Missing::Literal(value, literal)) => {
                        let literal = self.literal(value, literal);
                        quote!(#found.or(Some(#literal)))
                    }
                    (false, _) => found,
                }
            }
        };
        if made.to_string() == format!("value . {name}") {
            quote!(#name: value.#name)
        } else {
            quote!(#name: #made)
        }
    }

    /// What was found, or what stands for it.
    fn or_missing(&self, found: &TokenStream, missing: &Missing, wire: &str) -> TokenStream {
        let instead = self.missing(missing, wire);
        match missing {
            Missing::Empty | Missing::Literal(_, Literal::Integer(0) | Literal::Bool(false)) => {
                quote!(#found.unwrap_or_default())
            }
            Missing::Literal(..) => quote!(#found.unwrap_or(#instead)),
            _ => quote! {
                match #found {
                    Some(value) => value,
                    None => #instead,
                }
            },
        }
    }

    fn missing(&self, missing: &Missing, wire: &str) -> TokenStream {
        match missing {
            Missing::Nothing => quote!(return Err(losses.missing(#wire))),
            Missing::Literal(value, literal) => self.literal(value, literal),
            Missing::OlderVersion => {
                let version = &self.protocol(self.old).version;
                quote!(#version.to_owned())
            }
            Missing::Empty => quote!(Default::default()),
            Missing::FromEmpty(name) => {
                let path = self.source(name);
                quote!(losses.member(#wire, #path::new(), ConvertFrom::convert_from)?)
            }
            Missing::Text(text) => match text.parse::<i64>() {
                Ok(number) => {
                    let number = proc_macro2::Literal::i64_unsuffixed(number);
                    quote!((#number).into())
                }
                Err(_) => quote!(#text.into()),
            },
        }
    }

    /// A function that converts a value.
    fn function(&self, how: &Value) -> TokenStream {
        match how {
            Value::Same => quote!(convert::same),
            Value::Call => quote!(ConvertFrom::convert_from),
            Value::ToJson => quote!(convert::to_json),
            Value::FromJson => quote!(convert::from_json),
            Value::List(_) | Value::Map(_) | Value::ExtraOnly(_) => {
                let made = self.value(how, &quote!(value));
                quote!(|value, losses| #made)
            }
        }
    }

    /// The result of converting `given`.
    fn value(&self, how: &Value, given: &TokenStream) -> TokenStream {
        match how {
            Value::Same => quote!(Ok(#given)),
            Value::Call => quote!(ConvertFrom::convert_from(#given, losses)),
            Value::ToJson => quote!(convert::to_json(#given, losses)),
            Value::FromJson => quote!(convert::from_json(#given, losses)),
            Value::List(inner) => {
                let inner = self.function(inner);
                quote!(convert::list(#given, losses, #inner))
            }
            Value::Map(inner) => {
                let inner = self.function(inner);
                quote!(convert::map(#given, losses, #inner))
            }
            Value::ExtraOnly(fields) => {
                let dropped = fields.iter().map(|(name, wire, optional)| {
                    let name = ident(name);
                    match optional {
                        true => quote!(losses.drop_if(#wire, &value.#name);),
                        false => quote!(losses.drop_member(#wire);),
                    }
                });
                let binding = (given.to_string() != "value").then(|| quote!(let value = #given;));
                quote!({
                    #binding
                    #(#dropped)*
                    convert::extra_only(value.extra)
                })
            }
        }
    }

    fn arm(&self, from: &TokenStream, arm: &Arm) -> TokenStream {
        let variant = ident(&arm.variant);
        let given = if arm.unboxed { quote!(*value) } else { quote!(value) };
        match &arm.target {
            ArmTarget::Variant { variant: target, boxed, value } => {
                let target = ident(target);
                if *value == Value::Same && arm.unboxed == *boxed {
                    return quote!(#from::#variant(value) => Ok(Self::#target(value)),);
                }
                let made = self.value(value, &given);
                let boxed = boxed.then(|| quote!(.map(Box::new)));
                quote!(#from::#variant(value) => #made #boxed.map(Self::#target),)
            }
            ArmTarget::ReadAgain => {
                quote!(#from::#variant(value) => convert::read_again(&value, losses),)
            }
            ArmTarget::OnlyElement(element) => {
                let convert = self.function(element);
                quote!(#from::#variant(value) => convert::only_element(value, losses, #convert),)
            }
            ArmTarget::Kept(unknown) => {
                let unknown = ident(unknown);
                quote!(#from::#variant(value) => convert::to_json(value, losses).map(Self::#unknown),)
            }
            ArmTarget::Nothing(what) => {
                quote!(#from::#variant(_) => Err(losses.unrepresentable(#what)),)
            }
        }
    }

    /// The enum of what one side sends.
    fn sent(&self, kind: Kind, side: Side, name: &str) -> TokenStream {
        let suffix = if kind == Kind::Request { "Request" } else { "Notification" };
        let params = |message: &Message| Some(message.params.value.clone());
        self.messages(
            &format!("{name}{suffix}"),
            &|protocol| protocol.sent(kind, side).cloned().collect(),
            &params,
        )
    }

    /// The enum of what one side answers.
    fn results(&self, sender: Side, name: &str) -> TokenStream {
        self.messages(
            &format!("{name}Result"),
            &|protocol| protocol.sent(Kind::Request, sender).cloned().collect(),
            &|message| message.result.clone(),
        )
    }

    fn messages(
        &self,
        name: &str,
        messages: &dyn Fn(&Protocol) -> Vec<Message>,
        held: &dyn Fn(&Message) -> Option<Ref>,
    ) -> TokenStream {
        let (from, to) =
            if self.up { (self.old, self.context.index) } else { (self.context.index, self.old) };
        let (source, target) = (messages(self.protocol(from)), messages(self.protocol(to)));
        if source.is_empty() || target.is_empty() {
            return TokenStream::new();
        }
        let (from_path, to_path) = (self.source(name), self.target(name));
        let large = |index: usize, value: &Ref| crate::lower::is_large(self.protocol(index), value);
        let arms = source.iter().map(|message| {
            let variant = ident(&message.short);
            let what = format!("the method `{}`", message.method);
            let nothing = quote!(#from_path::#variant(_) => Err(losses.unrepresentable(#what)),);
            let Some(other) = target.iter().find(|other| other.method == message.method) else {
                return nothing;
            };
            let (Some(value), Some(into)) = (held(message), held(other)) else { return nothing };
            let Some(how) = self.how(&value, &into) else { return nothing };
            let target = ident(&other.short);
            let (boxed_from, boxed_to) = (large(from, &value), large(to, &into));
            if how == Value::Same && boxed_from == boxed_to {
                return quote!(#from_path::#variant(value) => Ok(Self::#target(value)),);
            }
            let given = if boxed_from { quote!(*value) } else { quote!(value) };
            let made = self.value(&how, &given);
            let boxed = boxed_to.then(|| quote!(.map(Box::new)));
            quote!(#from_path::#variant(value) => #made #boxed.map(Self::#target),)
        });
        let body = quote!(match value { #(#arms)* });
        self.implementation(&from_path, &to_path, &body)
    }

    fn how(&self, from: &Ref, to: &Ref) -> Option<Value> {
        let input = self.context.input;
        crate::conversion::value_between(
            input.protocols,
            self.context.owners,
            input.facts,
            (self.old, self.context.index),
            self.up,
            from,
            to,
        )
    }
}

fn boxed(field: &FieldHow, made: TokenStream) -> TokenStream {
    if field.boxed { quote!(Box::new(#made)) } else { made }
}

fn unboxed(field: &FieldHow, given: &TokenStream) -> TokenStream {
    if field.unboxed { quote!(*#given) } else { given.clone() }
}
