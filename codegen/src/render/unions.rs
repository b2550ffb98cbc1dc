//! Unions: the enum, and how its kinds are told apart.

use heck::ToSnakeCase;
use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Context, Imports};
use super::docs;
use crate::markdown::code;
use crate::model::{
    Candidate, Case, Choice, Evidence, Presence, Protocol, Ref, Shape, Type, Union, Variant,
};
use crate::naming::ident;

/// The enum and its conversions.
pub fn definition(
    context: &Context<'_>,
    ty: &Type,
    union: &Union,
    imports: &mut Imports,
) -> TokenStream {
    let name = ident(&ty.name);
    let docs = docs::attributes(&ty.doc, &[choice_text(union)]);
    let variants = union.variants.iter().map(|variant| {
        imports.value(&variant.value);
        let docs = docs::own(&variant_text(context, variant));
        let (variant_name, held) = (ident(&variant.name), held(context, variant));
        quote!(#docs #variant_name(#held),)
    });
    let variants: Vec<_> = variants.collect();
    let unknown = union.open.then(|| {
        imports.support("json", "Json");
        let unknown = ident(&union.unknown);
        quote! {
            /// A value of no kind that this version of the protocol defines, whole.
            #unknown(Json),
        }
    });
    let shortcuts: Vec<_> =
        union.variants.iter().filter_map(|variant| shortcut(context, variant)).collect();
    let shortcuts = (!shortcuts.is_empty()).then(|| quote!(impl #name { #(#shortcuts)* }));
    let conversions = union.variants.iter().map(|variant| conversion(context, ty, union, variant));
    quote! {
        #docs
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum #name {
            #(#variants)*
            #unknown
        }
        #shortcuts
        #(#conversions)*
    }
}

/// How the kinds are told apart, for people.
fn choice_text(union: &Union) -> String {
    match &union.choice {
        Choice::Tag { tag, absent: None, .. } => format!("Told apart by the member {}.", code(tag)),
        Choice::Tag { tag, absent: Some(index), .. } => {
            let name = &union.variants[*index].name;
            format!("Told apart by the member {}; without it a value is `{name}`.", code(tag))
        }
        Choice::Evidence(_) => "Told apart by the members that must be there.".to_owned(),
        Choice::Single(_) => "Told apart by the kind of JSON it is.".to_owned(),
    }
}

fn variant_text(context: &Context<'_>, variant: &Variant) -> String {
    let named = match &variant.value {
        Ref::Named(name) => context.protocol.get(name).map(|ty| ty.doc.text.as_str()),
        _ => None,
    };
    let first = named.and_then(|text| text.split_once(". ").map(|(first, _)| first).or(Some(text)));
    match (first, &variant.value) {
        (Some(text), _) if !text.is_empty() && context.input.facts.docs.is_some() => {
            format!("{}.", text.trim_end_matches('.'))
        }
        (_, Ref::Named(name)) => format!("A value of type `{name}`."),
        (_, Ref::List(_)) => "A list.".to_owned(),
        (_, Ref::String) => "A string.".to_owned(),
        (_, Ref::Integer) => "An integer.".to_owned(),
        (_, Ref::Number) => "A number.".to_owned(),
        (_, Ref::Bool) => "A truth value.".to_owned(),
        _ => "Any JSON.".to_owned(),
    }
}

fn held(context: &Context<'_>, variant: &Variant) -> TokenStream {
    let ty = context.ty(&variant.value);
    if variant.boxed { quote!(Box<#ty>) } else { ty }
}

/// `ContentBlock::text("…")`: a kind that is made of one string.
fn shortcut(context: &Context<'_>, variant: &Variant) -> Option<TokenStream> {
    let Ref::Named(name) = &variant.value else { return None };
    let Shape::Object(object) = &context.protocol.get(name)?.shape else { return None };
    let mut required = object.fields.iter().filter(|f| f.presence == Presence::Required);
    let field = required.next().filter(|field| field.value == Ref::String)?;
    if required.next().is_some() {
        return None;
    }
    let function = ident(&variant.name.to_snake_case());
    let (argument, ty, variant_name) = (ident(&field.name), ident(name), ident(&variant.name));
    let made = quote!(#ty::new(#argument));
    let made = if variant.boxed { quote!(Box::new(#made)) } else { made };
    let docs = docs::own(&format!("A `{name}` with nothing but its {}.", code(&field.wire)));
    Some(quote! {
        #docs
        pub fn #function(#argument: impl Into<String>) -> Self {
            Self::#variant_name(#made)
        }
    })
}

fn conversion(context: &Context<'_>, ty: &Type, union: &Union, variant: &Variant) -> TokenStream {
    let resolved = |value: &Ref| context.protocol.resolved(value).clone();
    let same = union.variants.iter().filter(|v| resolved(&v.value) == resolved(&variant.value));
    if same.count() > 1 || matches!(variant.value, Ref::Json) && union.open {
        return TokenStream::new();
    }
    let (name, variant_name) = (ident(&ty.name), ident(&variant.name));
    let from = context.ty(&variant.value);
    let made = if variant.boxed { quote!(Box::new(value)) } else { quote!(value) };
    let text = matches!(variant.value, Ref::String).then(|| {
        quote! {
            impl From<&str> for #name {
                fn from(value: &str) -> Self {
                    Self::#variant_name(value.to_owned())
                }
            }
        }
    });
    quote! {
        impl From<#from> for #name {
            fn from(value: #from) -> Self {
                Self::#variant_name(#made)
            }
        }
        #text
    }
}

/// How it is read and written.
pub fn wire(context: &Context<'_>, ty: &Type, union: &Union, imports: &mut Imports) -> TokenStream {
    let name = ident(&ty.name);
    imports.types.insert(ty.name.clone());
    imports.support("json", "Json");
    imports.support("", "Error");
    let expected = expected(union);
    let unknown = unknown_function(union);
    let object = object_function(union, imports);
    let others = union.variants.iter().filter_map(|variant| other_function(variant, imports));
    let others: Vec<_> = others.collect();
    let read = quote! {
        impl wire::Union for #name {
            const EXPECTED: &'static str = #expected;
            #unknown
            #object
            #(#others)*
        }
    };
    let read_text = read_text_function(union, imports, context.protocol);
    let read_value = quote! {
        impl wire::Read for #name {
            fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                wire::read_union(input)
            }
            #read_text
        }
        impl<'de> Deserialize<'de> for #name {
            fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                wire::Read::read(input)
            }
        }
    };
    let variants = union.variants.iter().map(|variant| ident(&variant.name));
    let unknown_arm = union.open.then(|| {
        let unknown = ident(&union.unknown);
        quote!(Self::#unknown(value) => value.serialize(output),)
    });
    quote! {
        #read
        #read_value
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
                match self {
                    #(Self::#variants(value) => value.serialize(output),)*
                    #unknown_arm
                }
            }
        }
    }
}

fn expected(union: &Union) -> String {
    let kind = |variant: &Variant| match &variant.value {
        Ref::Named(_) => "an object",
        Ref::List(_) => "an array",
        Ref::String => "a string",
        Ref::Integer => "an integer",
        Ref::Number => "a number",
        Ref::Bool => "a boolean",
        _ => "JSON",
    };
    let mut kinds: Vec<&str> = union.variants.iter().map(kind).collect();
    kinds.dedup();
    kinds.join(" or ")
}

fn unknown_function(union: &Union) -> TokenStream {
    if union.open {
        let unknown = ident(&union.unknown);
        return quote! {
            fn unknown<E: Error>(value: Json) -> Result<Self, E> {
                Ok(Self::#unknown(value))
            }
        };
    }
    quote! {
        fn unknown<E: Error>(value: Json) -> Result<Self, E> {
            Err(E::custom(format_args!("expected {}, found `{value}`", <Self as wire::Union>::EXPECTED)))
        }
    }
}

/// Reading one variant from the members that are left.
fn read_variant(
    union: &Union,
    index: usize,
    imports: &mut Imports,
    members: &TokenStream,
) -> TokenStream {
    let variant = &union.variants[index];
    let name = ident(&variant.name);
    imports.value(&variant.value);
    let Ref::Named(ty) = &variant.value else {
        return quote!(Self::unknown(#members.into_json()?));
    };
    let ty = ident(ty);
    let boxed = variant.boxed.then(|| quote!(.map(Box::new)));
    quote!(<#ty as wire::Object>::members(#members)#boxed.map(Self::#name))
}

fn object_function(union: &Union, imports: &mut Imports) -> TokenStream {
    let (body, mutable) = match &union.choice {
        Choice::Single(None) => return TokenStream::new(),
        Choice::Single(Some(index)) => {
            (read_variant(union, *index, imports, &quote!(members)), TokenStream::new())
        }
        Choice::Tag { tag, cases, absent } => {
            (by_tag(union, tag, cases, *absent, imports), quote!(mut))
        }
        Choice::Evidence(candidates) => {
            let chosen = by_evidence(union, candidates, imports);
            (quote!(members.hold_all()?; #chosen), quote!(mut))
        }
    };
    imports.support("", "MapAccess");
    imports.support("wire", "Members");
    quote! {
        fn object<'de, A: MapAccess<'de>>(#mutable members: Members<'de, A>) -> Result<Self, A::Error> {
            #body
        }
    }
}

fn by_tag(
    union: &Union,
    tag: &str,
    cases: &[Case],
    absent: Option<usize>,
    imports: &mut Imports,
) -> TokenStream {
    let arms = cases.iter().map(|case| {
        let values = &case.values;
        let body = case_body(union, tag, case, imports);
        quote!(Some(#(#values)|*) => #body)
    });
    let arms: Vec<_> = arms.collect();
    let none = match absent {
        Some(index) => {
            let read = read_variant(union, index, imports, &quote!(members));
            quote!(None if members.is_absent(#tag) => #read,)
        }
        None => TokenStream::new(),
    };
    quote! {
        let tag = members.find_tag(#tag)?;
        match tag.as_deref() {
            #(#arms)*
            Some(other) => {
                members.put_back(#tag, other)?;
                Self::unknown(members.into_json()?)
            }
            #none
            None => Self::unknown(members.into_json()?),
        }
    }
}

/// What one value of the discriminator leads to.
fn case_body(union: &Union, tag: &str, case: &Case, imports: &mut Imports) -> TokenStream {
    match (case.candidates.as_slice(), case.keeps_tag) {
        ([only], false) => {
            let read = read_variant(union, only.variant, imports, &quote!(members.tagged(#tag)));
            quote!(#read,)
        }
        ([only], true) => {
            let read = read_variant(union, only.variant, imports, &quote!(members));
            let value = tag_value(case);
            quote!({ members.put_back(#tag, #value)?; #read })
        }
        (candidates, _) => {
            let chosen = by_evidence(union, candidates, imports);
            let value = tag_value(case);
            quote!({ members.put_back(#tag, #value)?; members.hold_all()?; #chosen })
        }
    }
}

/// The value that was found, as an expression.
fn tag_value(case: &Case) -> TokenStream {
    match case.values.as_slice() {
        [only] => quote!(#only),
        _ => quote!(tag.as_deref().unwrap_or_default()),
    }
}

/// The first kind for which everything is there.
fn by_evidence(union: &Union, candidates: &[Candidate], imports: &mut Imports) -> TokenStream {
    let mut chosen = quote!(Self::unknown(members.into_json()?));
    for candidate in candidates.iter().rev() {
        let read = read_variant(union, candidate.variant, imports, &quote!(members));
        let conditions = candidate.evidence.iter().map(|evidence| match evidence {
            Evidence::Has(name) => quote!(members.has(#name)),
            Evidence::HasWithin(name, inner) => quote!(members.has_within(#name, #inner)),
            Evidence::Holds(name, text) => quote!(members.holds(#name, #text)),
        });
        let conditions: Vec<_> = conditions.collect();
        chosen = match conditions.is_empty() {
            true => read,
            false => quote!(if #(#conditions)&&* { #read } else { #chosen }),
        };
    }
    chosen
}

/// Kinds that are no objects.
fn other_function(variant: &Variant, imports: &mut Imports) -> Option<TokenStream> {
    let name = ident(&variant.name);
    Some(match &variant.value {
        Ref::List(_) => {
            imports.support("", "SeqAccess");
            quote! {
                fn list<'de, A: SeqAccess<'de>>(elements: A) -> Result<Self, A::Error> {
                    wire::read_list(elements).map(Self::#name)
                }
            }
        }
        Ref::String => quote! {
            fn string<E: Error>(value: String) -> Result<Self, E> {
                Ok(Self::#name(value))
            }
        },
        Ref::Bool => quote! {
            fn boolean<E: Error>(value: bool) -> Result<Self, E> {
                Ok(Self::#name(value))
            }
        },
        Ref::Number => {
            imports.support("number", "Number");
            quote! {
                fn number<E: Error>(value: Number) -> Result<Self, E> {
                    Ok(Self::#name(value))
                }
            }
        }
        Ref::Integer => {
            imports.support("number", "Integer");
            imports.support("number", "Number");
            quote! {
                fn number<E: Error>(value: Number) -> Result<Self, E> {
                    Integer::try_from(value).map(Self::#name).map_err(E::custom)
                }
            }
        }
        _ => return None,
    })
}

/// A discriminator that may be absent usually comes last or not at all. In text it is found
/// without holding everything that comes before it.
fn read_text_function(union: &Union, imports: &mut Imports, protocol: &Protocol) -> TokenStream {
    let Choice::Tag { tag, cases, absent: Some(absent) } = &union.choice else {
        return TokenStream::new();
    };
    let single = cases.iter().all(|case| case.candidates.len() == 1);
    let named = |variant: &Variant| matches!(&variant.value, Ref::Named(name) if protocol.get(name).is_some());
    if !single || !union.variants.iter().all(named) || !union.open {
        return TokenStream::new();
    }
    imports.support("error", "DecodeError");
    let read = |index: usize| {
        let variant = &union.variants[index];
        let name = ident(&variant.name);
        let boxed = variant.boxed.then(|| quote!(.map(Box::new)));
        quote!(wire::decode(text)#boxed.map(Self::#name))
    };
    let arms = cases.iter().map(|case| {
        let values = &case.values;
        let read = read(case.candidates[0].variant);
        quote!(wire::TextTag::Found(tag) if matches!(&*tag, #(#values)|*) => #read,)
    });
    let arms: Vec<_> = arms.collect();
    let absent = read(*absent);
    quote! {
        #[inline]
        fn read_text(text: &str) -> Result<Self, DecodeError> {
            match wire::tag_in_text(text, #tag) {
                #(#arms)*
                wire::TextTag::Absent => #absent,
                _ => wire::decode(text),
            }
        }
    }
}
