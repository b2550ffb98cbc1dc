//! Values of a schema as Rust: defaults as values of their types, and those of `enum` and `const`.

use mcp_codegen::naming::ident;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde_json::{Number, Value};

use super::model::{Field, Presence, Shape, Ty, Type, Variant, Width};
use super::model::{Struct, Told};

/// How deep defaults may be nested: one that leads back to itself has no end.
const DEPTH: usize = 16;

/// A value as Rust of a type; `None` where it is none of that type.
pub(super) fn literal(types: &[Type], ty: &Ty, value: &Value, boxed: bool) -> Option<TokenStream> {
    nested(types, ty, value, boxed, 0)
}

fn nested(
    types: &[Type],
    ty: &Ty,
    value: &Value,
    boxed: bool,
    depth: usize,
) -> Option<TokenStream> {
    if depth == DEPTH {
        return None;
    }
    let next = |ty: &Ty, value: &Value| nested(types, ty, value, false, depth + 1);
    Some(match (ty, value) {
        (Ty::Any, value) => any(value),
        (Ty::Null, Value::Null) => quote!(()),
        (Ty::Bool, Value::Bool(value)) => quote!(#value),
        (Ty::Integer(width), Value::Number(number)) => integer(*width, number)?,
        (Ty::Number, Value::Number(number)) => float(number.as_f64()?)?,
        (Ty::String, Value::String(text)) => quote!(#text.to_owned()),
        (Ty::List(_), Value::Array(items)) if items.is_empty() => quote!(Vec::new()),
        (Ty::List(ty), Value::Array(items)) => {
            let items: Vec<_> = items.iter().map(|item| next(ty, item)).collect::<Option<_>>()?;
            quote!(vec![#(#items),*])
        }
        (Ty::Map(ty), Value::Object(_)) if **ty == Ty::Any => {
            let members = map(types, ty, value, &[], depth)?;
            quote!(Map::from_iter([#(#members),*]))
        }
        (Ty::Map(ty), Value::Object(_)) => {
            let members = map(types, ty, value, &[], depth)?;
            quote!(BTreeMap::from_iter([#(#members),*]))
        }
        (Ty::Nullable(_), Value::Null) => quote!(None),
        (Ty::Nullable(ty), value) => {
            let value = nested(types, ty, value, boxed, depth + 1)?;
            quote!(Some(#value))
        }
        (Ty::Named(id), value) => {
            let value = named(types, &types[id.0], value, depth)?;
            if boxed { quote!(Box::new(#value)) } else { value }
        }
        _ => return None,
    })
}

fn named(types: &[Type], ty: &Type, value: &Value, depth: usize) -> Option<TokenStream> {
    let name = ident(&ty.name);
    match (&ty.shape, value) {
        (Shape::Choice(choices), Value::String(text)) => {
            let choice = choices.iter().find(|choice| &choice.wire == text)?;
            let variant = ident(&choice.name);
            Some(quote!(#name::#variant))
        }
        (Shape::Struct(shape), Value::Object(_)) => object(types, &name, shape, value, depth),
        (Shape::Union(variants), value) => {
            let told = |variant: &&Variant| match variant.told {
                Told::Type(kind) => kind == kind_of(value),
                Told::Schema(_) => false,
            };
            let variant = variants.iter().find(told)?;
            let inner = nested(types, &variant.ty, value, false, depth + 1)?;
            let variant = ident(&variant.name);
            Some(quote!(#name::#variant(#inner)))
        }
        (Shape::Tuple(items), Value::Array(values)) if items.len() == values.len() => {
            let items = items.iter().zip(values);
            let items: Option<Vec<_>> =
                items.map(|(ty, value)| nested(types, ty, value, false, depth + 1)).collect();
            let items = items?;
            Some(quote!(#name(#(#items),*)))
        }
        (Shape::Wrapper(ty), value) => {
            let inner = nested(types, ty, value, false, depth + 1)?;
            Some(quote!(#name(#inner)))
        }
        _ => None,
    }
}

fn object(
    types: &[Type],
    name: &proc_macro2::Ident,
    shape: &Struct,
    value: &Value,
    depth: usize,
) -> Option<TokenStream> {
    let mut fields = Vec::new();
    for field in &shape.fields {
        let value = member(types, field, value.get(&field.wire), depth)?;
        let field = ident(&field.name);
        fields.push(quote!(#field: #value));
    }
    let known: Vec<&str> = shape.fields.iter().map(|field| field.wire.as_str()).collect();
    let others = map(types, shape.extra.as_ref().unwrap_or(&Ty::Any), value, &known, depth)?;
    match &shape.extra {
        None if others.is_empty() => {}
        None => return None,
        Some(ty) => {
            let map = if *ty == Ty::Any { quote!(Map) } else { quote!(BTreeMap) };
            fields.push(if others.is_empty() {
                quote!(extra: #map::new())
            } else {
                quote!(extra: #map::from_iter([#(#others),*]))
            });
        }
    }
    Some(quote!(#name { #(#fields),* }))
}

fn member(
    types: &[Type],
    field: &Field,
    value: Option<&Value>,
    depth: usize,
) -> Option<TokenStream> {
    // Where it could lead back to its own type it is boxed, and no default is worth that.
    let direct = |ty: &Ty, value: &Value| nested(types, ty, value, false, depth + 1);
    match (&field.presence, value) {
        (Presence::Required, value) => direct(&field.ty, value?),
        (Presence::Optional, None) => Some(quote!(None)),
        (Presence::Optional, Some(value)) => {
            let value = direct(&field.ty, value)?;
            Some(quote!(Some(#value)))
        }
        (Presence::Default(value), None) => direct(&field.ty, value),
        (Presence::Default(_), Some(value)) => direct(&field.ty, value),
    }
}

fn map(
    types: &[Type],
    ty: &Ty,
    value: &Value,
    without: &[&str],
    depth: usize,
) -> Option<Vec<TokenStream>> {
    let members = value.as_object()?.iter().filter(|(name, _)| !without.contains(&name.as_str()));
    members
        .map(|(name, value)| {
            let value = nested(types, ty, value, false, depth + 1)?;
            Some(quote!((#name.to_owned(), #value)))
        })
        .collect()
}

fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "Null",
        Value::Bool(_) => "Boolean",
        Value::Number(_) => "Number",
        Value::String(_) => "String",
        Value::Array(_) => "Array",
        Value::Object(_) => "Object",
    }
}

/// A value as Rust of `serde_json::Value`.
fn any(value: &Value) -> TokenStream {
    match value {
        Value::Null => quote!(Value::Null),
        Value::Bool(value) => quote!(Value::Bool(#value)),
        Value::Number(number) => {
            let number = match (number.as_i64(), number.as_u64()) {
                (Some(value), _) => signed(i128::from(value), "i64"),
                (_, Some(value)) => signed(i128::from(value), "u64"),
                _ => float(number.as_f64().unwrap_or_default()).unwrap_or_default(),
            };
            quote!(Value::from(#number))
        }
        Value::String(text) => quote!(Value::from(#text)),
        Value::Array(items) => {
            let items = items.iter().map(any);
            quote!(Value::Array(vec![#(#items),*]))
        }
        Value::Object(members) => {
            let members = members.iter().map(|(name, value)| {
                let value = any(value);
                quote!((#name.to_owned(), #value))
            });
            quote!(Value::Object(Map::from_iter([#(#members),*])))
        }
    }
}

/// A value as Rust of the `Json` that rules are made of.
pub(super) fn json(value: &Value) -> TokenStream {
    match value {
        Value::Null => quote!(Json::Null),
        Value::Bool(value) => quote!(Json::Bool(#value)),
        Value::Number(number) => match whole(number) {
            Some(value) => {
                let value = signed(value, "");
                quote!(Json::Integer(#value))
            }
            None => {
                let text = number.to_string();
                quote!(Json::Decimal(#text))
            }
        },
        Value::String(text) => quote!(Json::String(#text)),
        Value::Array(items) => {
            let items = items.iter().map(json);
            quote!(Json::Array(&[#(#items),*]))
        }
        Value::Object(members) => {
            let members = members.iter().map(|(name, value)| {
                let value = json(value);
                quote!((#name, #value))
            });
            quote!(Json::Object(&[#(#members),*]))
        }
    }
}

fn integer(width: Width, number: &Number) -> Option<TokenStream> {
    let value = whole(number)?;
    let fits = match width {
        Width::I64 => i64::try_from(value).is_ok(),
        Width::U64 => u64::try_from(value).is_ok(),
        Width::I128 => true,
    };
    fits.then(|| signed(value, ""))
}

/// A number that is an integer, however it is written; a large float is what it is exactly.
fn whole(number: &Number) -> Option<i128> {
    let integer = number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from));
    let float = || number.as_f64().filter(|float| float.fract() == 0.0 && float.abs() < 2e19);
    integer.or_else(|| float().map(|float| float as i128))
}

/// A number as tokens, which have the sign apart.
fn signed(value: i128, suffix: &str) -> TokenStream {
    let digits = value.unsigned_abs();
    let literal = match suffix {
        "i64" | "u64" if value < 0 => Literal::u128_unsuffixed(digits),
        "u64" => Literal::u64_suffixed(digits as u64),
        "i64" => Literal::i64_suffixed(digits as i64),
        _ => Literal::u128_unsuffixed(digits),
    };
    let minus = (value < 0).then(|| quote!(-));
    quote!(#minus #literal)
}

fn float(value: f64) -> Option<TokenStream> {
    let literal = value.is_finite().then(|| Literal::f64_unsuffixed(value.abs()))?;
    let minus = value.is_sign_negative().then(|| quote!(-));
    Some(quote!(#minus #literal))
}
