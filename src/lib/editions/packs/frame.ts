// The frame: what the pages of an edition have in common (style, header, footer, the name of the edition). It is removed from pages when they are
// packed and restored when they are read. So packs do not contain it, and a pack in which nothing else changed is the same file in the next
// edition, whose frame has another name and style in the same places.

/** The byte before the number of a run. No page contains it; `takeOut` checks that. */
const MARK = 1;
const FIRST = 0x20;
/** How many runs can be numbered in one byte. */
const MOST = 90;
/** Shorter runs are not worth a number. */
const SHORTEST = 40;
/** How many pages of a kind are compared. */
const SAMPLES = 3;

/**
 * The shape of an address, which pages of one kind share: `/games/cribbage/` and `/games/euchre/`, all variants of games, or all pages that end in
 * `/code/`. A last part is the name of a kind if pages of several games end in it.
 */
function shapesOf(paths: readonly string[]): (path: string) => string {
  const last = (path: string) => path.split('/').at(-2) ?? '';
  const endings = Map.groupBy(paths, last);
  return (path) => {
    const parts = path.split('/');
    return [parts[1], parts.length, (endings.get(last(path)) ?? []).length >= SAMPLES ? last(path) : ''].join(' ');
  };
}
const elementsOf = (page: string): string[] => page.split(/(?=<)/);

interface Sample {
  readonly shape: string;
  readonly elements: readonly string[];
}

/** The smallest pages of each shape, which contain little but the frame. Shapes with fewer pages are left out: they do not show what is shared. */
function samplesOf(pages: readonly (readonly [path: string, page: string])[]): Sample[] {
  const shapeOf = shapesOf(pages.map(([path]) => path));
  const byShape = Map.groupBy(pages, ([path]) => shapeOf(path));
  return [...byShape]
    .filter(([, all]) => all.length >= SAMPLES)
    .flatMap(([shape, all]) =>
      all
        .map(([, page]) => page)
        .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
        .slice(0, SAMPLES)
        .map((page) => ({ shape, elements: elementsOf(page) })),
    );
}

/** The number of shapes all of whose samples are in the set. */
function shapesWith(samples: ReadonlySet<Sample>): number {
  const many = new Map<string, number>();
  for (const { shape } of samples) many.set(shape, (many.get(shape) ?? 0) + 1);
  return [...many.values()].filter((one) => one === SAMPLES).length;
}

/**
 * The runs of text that all samples of several kinds of page share, in order of first appearance, then the name of the edition. A run ends where
 * a longer one would be in fewer samples.
 */
export function frameOf(pages: readonly (readonly [path: string, page: string])[], edition: string): string[] {
  const samples = samplesOf(pages);
  const places = new Map<string, (readonly [sample: Sample, at: number])[]>();
  for (const sample of samples)
    for (const [at, element] of sample.elements.entries()) {
      const known = places.get(element);
      if (known === undefined) places.set(element, [[sample, at]]);
      else known.push([sample, at]);
    }
  const having = (all: readonly (readonly [sample: Sample, at: number])[]) => new Set(all.map(([sample]) => sample));
  const runs = new Set<string>();
  for (const { elements } of samples)
    for (let at = 0; at < elements.length; ) {
      let run = elements[at] ?? '';
      let matches = places.get(run) ?? [];
      const whose = having(matches);
      let next = at + 1;
      if (shapesWith(whose) > 1)
        for (; next < elements.length; next += 1) {
          const longer = matches.filter(([sample, from]) => sample.elements[from + next - at] === elements[next]);
          if (having(longer).size < whose.size) break;
          matches = longer;
          run += elements[next];
        }
      else run = '';
      if (run.length >= SHORTEST) runs.add(run);
      at = next;
    }
  return [...[...runs].slice(0, MOST - 1), edition];
}

/** Replaces the runs of the frame in a page with their numbers. */
export function takeOut(page: string, frame: readonly string[]): string {
  if (page.includes(String.fromCharCode(MARK))) throw new Error('a page with the sign that stands for a part of its frame');
  let bare = page;
  const longestFirst = [...frame.entries()].sort(([, a], [, b]) => b.length - a.length);
  for (const [n, run] of longestFirst) bare = bare.replaceAll(run, String.fromCharCode(MARK, FIRST + n));
  return bare;
}

/** Restores a page, byte for byte. */
export function putBack(bare: Uint8Array, frame: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (let mark = bare.indexOf(MARK); mark >= 0; mark = bare.indexOf(MARK, at)) {
    const run = frame[(bare[mark + 1] ?? 0) - FIRST];
    if (run === undefined) throw new Error('a part of another frame');
    parts.push(bare.subarray(at, mark), run);
    at = mark + 2;
  }
  parts.push(bare.subarray(at));
  const page = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    page.set(part, end);
    end += part.length;
  }
  return page;
}
