//! What every part of a rendering knows.

use proc_macro2::TokenStream;
use quote::quote;

use super::Input;
use crate::model::{Protocol, Ref, Shape, Type};
use crate::naming::{ident, module_name};
use crate::sharing::Owners;

/// How the files hang together.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The command that writes the files, for their first line.
    pub command: String,
    /// Where the support code is.
    pub support: Support,
}

/// Where the code is that all bindings share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Support {
    /// The files are the crate `mcp-bindings` itself.
    Crate,
    /// The files are a module that brings the code with it.
    Own,
    /// Another crate has it, usually `::mcp_bindings`.
    External(String),
}

impl Layout {
    /// Whether the files are the crate `mcp-bindings` itself.
    pub fn is_crate(&self) -> bool {
        self.support == Support::Crate
    }
}

/// What is known while one protocol is rendered.
pub struct Context<'a> {
    pub input: &'a Input<'a>,
    pub owners: &'a Owners,
    pub index: usize,
    pub protocol: &'a Protocol,
}

impl Context<'_> {
    /// The path of the support code, seen from a file of a version module.
    pub fn root(&self) -> TokenStream {
        match &self.input.layout.support {
            Support::Crate => quote!(crate),
            Support::Own => quote!(super::super),
            Support::External(path) => path.parse().unwrap_or_default(),
        }
    }

    /// The path of the module of another protocol, seen from a file of a version module.
    pub fn module_of(&self, index: usize) -> TokenStream {
        let module = ident(&module_name(&self.input.protocols[index].version));
        match &self.input.layout.support {
            Support::External(path) if self.input.elsewhere[index] => {
                let path: TokenStream = path.parse().unwrap_or_default();
                quote!(#path::#module)
            }
            Support::Crate => quote!(crate::#module),
            _ => quote!(super::super::#module),
        }
    }

    /// Whether this protocol is where `name` is defined.
    pub fn owns(&self, name: &str) -> bool {
        self.owners.owner(self.index, name) == self.index
    }

    /// The types that are defined here.
    pub fn own_types(&self) -> impl Iterator<Item = &Type> {
        self.protocol.types.iter().filter(|ty| self.owns(&ty.name))
    }

    /// The type of a value.
    pub fn ty(&self, value: &Ref) -> TokenStream {
        match value {
            Ref::Named(name) => {
                let name = ident(name);
                quote!(#name)
            }
            Ref::String => quote!(String),
            Ref::Bool => quote!(bool),
            Ref::Signed => quote!(i64),
            Ref::Unsigned => quote!(u64),
            Ref::Integer => quote!(Integer),
            Ref::Number => quote!(Number),
            Ref::Json => quote!(Json),
            Ref::JsonObject => quote!(JsonObject),
            Ref::List(inner) => {
                let inner = self.ty(inner);
                quote!(Vec<#inner>)
            }
            Ref::Map(inner) => {
                let inner = self.ty(inner);
                quote!(Map<#inner>)
            }
            Ref::Nullable(inner) => {
                let inner = self.ty(inner);
                quote!(Option<#inner>)
            }
        }
    }

    /// An argument of that type, as easy to give as can be, and the value made of it.
    pub fn argument(&self, name: &str, value: &Ref, boxed: bool) -> (TokenStream, TokenStream) {
        if let Ref::Nullable(inner) = value {
            let (parameter, made) = self.argument(name, inner, false);
            let made = quote!(Some(#made));
            return (parameter, if boxed { quote!(Box::new(#made)) } else { made });
        }
        let argument = ident(name);
        let (ty, made) = match value {
            Ref::Bool => (quote!(bool), quote!(#argument)),
            Ref::Signed | Ref::Unsigned => (self.ty(value), quote!(#argument)),
            // Nothing but itself becomes a struct: saying so lets `[]` be a list of them.
            Ref::List(inner) if self.is_struct(inner) => {
                let inner = self.ty(inner);
                (quote!(impl IntoIterator<Item = #inner>), quote!(#argument.into_iter().collect()))
            }
            Ref::List(inner) => {
                let inner = self.ty(inner);
                let made = quote!(#argument.into_iter().map(Into::into).collect());
                (quote!(impl IntoIterator<Item = impl Into<#inner>>), made)
            }
            Ref::Map(inner) => {
                let inner = self.ty(inner);
                let made = quote!(#argument.into_iter().map(|(name, value)| (name, value.into())).collect());
                (quote!(impl IntoIterator<Item = (impl Into<String>, impl Into<#inner>)>), made)
            }
            Ref::Named(name) if self.alias_of_plain(name).is_some() => {
                let target = self.protocol.resolved(value).clone();
                return self.argument_named(&argument, &target, boxed);
            }
            _ => {
                let ty = self.ty(value);
                (quote!(impl Into<#ty>), quote!(#argument.into()))
            }
        };
        let made = if boxed { quote!(Box::new(#made)) } else { made };
        (quote!(#argument: #ty), made)
    }

    fn argument_named(
        &self,
        argument: &proc_macro2::Ident,
        target: &Ref,
        boxed: bool,
    ) -> (TokenStream, TokenStream) {
        self.argument(&argument.to_string().replace("r#", ""), target, boxed)
    }

    fn is_struct(&self, value: &Ref) -> bool {
        let Ref::Named(name) = self.protocol.resolved(value) else { return false };
        self.protocol.get(name).is_some_and(|found| matches!(found.shape, Shape::Object(_)))
    }

    /// What an alias stands for, if that is no type with a name.
    fn alias_of_plain(&self, name: &str) -> Option<&Ref> {
        match &self.protocol.get(name)?.shape {
            Shape::Alias(Ref::Named(inner)) => self.alias_of_plain(inner),
            Shape::Alias(target) => Some(target),
            _ => None,
        }
    }
}

/// The names that a file has to import.
#[derive(Debug, Default)]
pub struct Imports {
    /// From the support code: path and name.
    pub support: std::collections::BTreeSet<(&'static str, &'static str)>,
    /// Types of the protocol.
    pub types: std::collections::BTreeSet<String>,
}

impl Imports {
    /// Adds what a value of this type needs.
    pub fn value(&mut self, value: &Ref) {
        match value {
            Ref::Named(name) => {
                self.types.insert(name.clone());
            }
            Ref::Integer => self.support("number", "Integer"),
            Ref::Number => self.support("number", "Number"),
            Ref::Json => self.support("json", "Json"),
            Ref::JsonObject => self.support("json", "JsonObject"),
            Ref::List(inner) => self.value(inner),
            Ref::Map(inner) => {
                self.support("map", "Map");
                self.value(inner);
            }
            Ref::Nullable(inner) => self.value(inner),
            Ref::String | Ref::Bool | Ref::Signed | Ref::Unsigned => {}
        }
    }

    /// Adds a name of the support code.
    pub fn support(&mut self, module: &'static str, name: &'static str) {
        self.support.insert((module, name));
    }
}
