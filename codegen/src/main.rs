use mcp_codegen::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let c = catalogue::Catalogue::built_in();
    let c = match c { Err(e) => {println!("{e}"); return}, Ok(c) => c };
    let bases = c.bases();
    let ids: Vec<_> = c.sources.iter().map(|s| s.identifier.clone()).collect();
    let input = render::Input { protocols: &c.protocols, bases: &bases, facts: &c.facts, layout: &render::Layout { command: "mcp-codegen generate".into(), support: render::Support::Crate }, elsewhere: &vec![false; c.protocols.len()], identifiers: &ids };
    match render::render(&input) { Err(e) => println!("{}", &e.to_string()[..3000]), Ok((f, _)) => { println!("{:?}", f.write(std::path::Path::new(&a[1])).unwrap().entries().len()); } }
}
