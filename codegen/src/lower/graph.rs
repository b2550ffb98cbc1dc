//! Which nodes of a graph lead back to themselves, in time that grows with the graph alone.

/// The groups of nodes that lead to each other.
pub(super) struct Groups {
    group: Vec<usize>,
    sizes: Vec<usize>,
    /// How many edges were looked at.
    #[cfg(test)]
    pub steps: usize,
}

impl Groups {
    /// Whether two nodes lead to each other.
    pub fn is_same(&self, one: usize, two: usize) -> bool {
        self.group[one] == self.group[two]
    }

    /// Whether a node leads back to itself.
    pub fn is_circular(&self, node: usize, edges: &[Vec<usize>]) -> bool {
        self.sizes[self.group[node]] > 1 || edges[node].contains(&node)
    }
}

/// A node while its edges are being looked at.
struct Visit {
    node: usize,
    next: usize,
}

/// Finds the groups, by Tarjan's method without recursion: a schema chooses how deep it would be.
pub(super) fn groups(edges: &[Vec<usize>]) -> Groups {
    const NEW: usize = usize::MAX;
    let count = edges.len();
    let (mut order, mut low) = (vec![NEW; count], vec![NEW; count]);
    let (mut group, mut sizes) = (vec![NEW; count], Vec::new());
    let (mut open, mut number) = (Vec::new(), 0);
    #[cfg(test)]
    let mut steps = 0;
    for start in 0..count {
        let mut visits = Vec::new();
        if order[start] == NEW {
            visits.push(Visit { node: start, next: 0 });
        }
        while let Some(visit) = visits.last_mut() {
            let node = visit.node;
            if visit.next == 0 && order[node] == NEW {
                (order[node], low[node]) = (number, number);
                number += 1;
                open.push(node);
            }
            if let Some(&target) = edges[node].get(visit.next) {
                #[cfg(test)]
                {
                    steps += 1;
                }
                visit.next += 1;
                if order[target] == NEW {
                    visits.push(Visit { node: target, next: 0 });
                } else if group[target] == NEW {
                    low[node] = low[node].min(order[target]);
                }
                continue;
            }
            visits.pop();
            if let Some(parent) = visits.last() {
                low[parent.node] = low[parent.node].min(low[node]);
            }
            if low[node] == order[node] {
                let at = open.iter().rposition(|other| *other == node).unwrap_or_default();
                sizes.push(open.len() - at);
                for member in open.drain(at..) {
                    group[member] = sizes.len() - 1;
                }
            }
        }
    }
    Groups {
        group,
        sizes,
        #[cfg(test)]
        steps,
    }
}

#[cfg(test)]
mod tests {
    use super::groups;

    #[test]
    fn nodes_that_lead_to_each_other_are_one_group() {
        let edges = vec![vec![1], vec![2], vec![0, 3], vec![4], vec![4], vec![]];
        let groups = groups(&edges);
        assert!(groups.is_same(0, 2) && groups.is_same(1, 2) && !groups.is_same(2, 3));
        let circular: Vec<bool> = (0..6).map(|node| groups.is_circular(node, &edges)).collect();
        assert_eq!(circular, [true, true, true, false, true, false]);
    }

    #[test]
    fn every_edge_is_looked_at_once() {
        for count in [50, 100, 200] {
            let edges: Vec<Vec<usize>> = (0..count).map(|_| (0..count).collect()).collect();
            assert_eq!(groups(&edges).steps, count * count);
        }
    }
}
