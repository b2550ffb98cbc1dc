use mcp_codegen::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    if a[1] == "import" {
        let t = std::fs::read_to_string(&a[2]).unwrap();
        print!("{}", import::facts_of(&a[2], &t).unwrap());
        eprintln!("{}", import::sha256(&t));
        return;
    }
    let c = catalogue::Catalogue::built_in();
    match c { Err(e) => println!("{e}"), Ok(c) => for p in &c.protocols { println!("{} {} types {} messages", p.version, p.types.len(), p.messages.len()); for t in &p.types { println!("  {} {:?}", t.name, t.shape);} for m in &p.messages { println!("  {m:?}"); } for n in &p.notes { println!("  NOTE {} {}", n.pointer, n.text); } } }
}
