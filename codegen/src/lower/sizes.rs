//! Which variants of a union are boxed, so that a list of small ones stays small.

use std::collections::HashMap;

use crate::model::{Field, Protocol, Ref, Shape};

/// A variant above this many bytes is boxed. Most content is text, which is well below.
const LARGEST: usize = 256;

/// Boxes the large variants of every union.
pub(super) fn box_large_variants(protocol: &mut Protocol) {
    let mut sizes = HashMap::new();
    for ty in &protocol.types {
        size_of_type(protocol, &ty.name, &mut sizes, 0);
    }
    let large = |value: &Ref| match value {
        Ref::Named(name) => sizes.get(name).copied().unwrap_or_default() > LARGEST,
        _ => false,
    };
    let large: Vec<Vec<bool>> = protocol
        .types
        .iter()
        .map(|ty| match &ty.shape {
            Shape::Union(union) => union.variants.iter().map(|v| large(&v.value)).collect(),
            _ => Vec::new(),
        })
        .collect();
    for (ty, large) in protocol.types.iter_mut().zip(large) {
        if let Shape::Union(union) = &mut ty.shape {
            for (variant, large) in union.variants.iter_mut().zip(large) {
                variant.boxed |= large;
            }
        }
    }
}

/// Whether an enum that holds `value` boxes it.
pub(crate) fn is_large(protocol: &Protocol, value: &Ref) -> bool {
    size_of_value(protocol, value, &mut HashMap::new(), 0) > LARGEST
}

fn size_of_type(
    protocol: &Protocol,
    name: &str,
    sizes: &mut HashMap<String, usize>,
    depth: usize,
) -> usize {
    if let Some(size) = sizes.get(name) {
        return *size;
    }
    let Some(ty) = protocol.get(name).filter(|_| depth < 32) else { return 24 };
    let size = match &ty.shape {
        Shape::Object(object) => {
            let fields = object.fields.iter().map(|f| size_of_field(protocol, f, sizes, depth));
            fields.sum::<usize>() + 24
        }
        Shape::Union(union) => {
            let variants = union.variants.iter().map(|variant| match variant.boxed {
                true => 8,
                false => size_of_value(protocol, &variant.value, sizes, depth).min(LARGEST),
            });
            variants.max().unwrap_or_default() + 8
        }
        Shape::Opaque(_) => 16,
        Shape::Alias(target) => size_of_value(protocol, target, sizes, depth),
        Shape::Native(_) => 80,
        Shape::Strings(_) => 24,
    };
    sizes.insert(name.to_owned(), size);
    size
}

fn size_of_field(
    protocol: &Protocol,
    field: &Field,
    sizes: &mut HashMap<String, usize>,
    depth: usize,
) -> usize {
    if field.boxed {
        return 8;
    }
    let size = size_of_value(protocol, &field.value, sizes, depth);
    let optional = field.presence.is_option();
    if optional && matches!(field.value, Ref::Signed | Ref::Unsigned) { size + 8 } else { size }
}

fn size_of_value(
    protocol: &Protocol,
    value: &Ref,
    sizes: &mut HashMap<String, usize>,
    depth: usize,
) -> usize {
    match value {
        Ref::Named(name) => size_of_type(protocol, name, sizes, depth + 1),
        Ref::String | Ref::List(_) | Ref::Map(_) => 24,
        Ref::Nullable(inner) => size_of_value(protocol, inner, sizes, depth) + 8,
        Ref::Bool => 1,
        Ref::Signed | Ref::Unsigned => 8,
        Ref::Integer | Ref::Number | Ref::Json | Ref::JsonObject => 16,
    }
}
