// Covers combinations of facts with few boxes: a box allows some answers to some facts, and any answer to the others.
import { type Answers, combinations } from '../decide.ts';
import { permutations } from './permutations.ts';

/** The answers allowed, by fact; a fact that is not named may have any answer. */
export type Box = Readonly<Record<string, readonly string[]>>;
type Options = Readonly<Record<string, readonly string[]>>;

/** Merges boxes that differ in a single fact, fact by fact in the given order. */
function merged(facts: Options, order: readonly string[], all: readonly Answers[]): Record<string, readonly string[]>[] {
  let boxes = all.map((so) => Object.fromEntries(Object.keys(facts).map((key) => [key, [so[key] ?? ''] as readonly string[]])));
  for (const fact of order) {
    const groups = new Map<string, Record<string, readonly string[]>>();
    for (const box of boxes) {
      const key = JSON.stringify(Object.entries(box).filter(([name]) => name !== fact));
      const known = groups.get(key);
      groups.set(
        key,
        known === undefined ? box : { ...known, [fact]: (facts[fact] ?? []).filter((one) => known[fact]?.includes(one) || box[fact]?.includes(one)) },
      );
    }
    boxes = [...groups.values()];
  }
  return boxes;
}

/** Returns the fewest boxes that cover exactly these combinations. Laws have at most four facts, so every order of merging is tried. */
export function boxesOf(facts: Options, all: readonly Answers[]): Box[] {
  const limits = ({ length }: readonly Box[], boxes: readonly Box[]) =>
    length * 100 + boxes.flatMap((box) => Object.entries(box).filter(([key, allowed]) => allowed.length < (facts[key]?.length ?? 0))).length;
  const [best = []] = permutations(Object.keys(facts))
    .map((order) => merged(facts, order, all))
    .sort((a, b) => limits(a, a) - limits(b, b));
  return best.map((box) => Object.fromEntries(Object.entries(box).filter(([key, allowed]) => allowed.length < (facts[key]?.length ?? 0))));
}

/** Groups all combinations by a key. */
export function groupedBy(facts: Options, keyOf: (so: Answers) => string): Map<string, Answers[]> {
  const groups = new Map<string, Answers[]>();
  for (const so of combinations(facts)) groups.set(keyOf(so), [...(groups.get(keyOf(so)) ?? []), so]);
  return groups;
}
