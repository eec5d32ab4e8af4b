// `npm run audit -- --sample 50 --seed 7`: a random sample of what the site says, each line with its place in the book.

import { parseArgs } from 'node:util';
import { ledgerNow, ledgerOf, type MarkedEntry } from '../src/lib/books/ledger.ts';
import { sayMark } from '../src/lib/books/ledger-text.ts';
import { BOOKS, loadLibrary, placesOf, resolve } from '../src/rules-engine/index.ts';
import { registry } from '../src/rules-engine/registry.ts';
import { seeded } from './seeded.ts';

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' }, game: { type: 'string' }, kind: { type: 'string' } },
});
const size = Number(values.sample);
const seed = Number(values.seed);
const KINDS = ['own', 'amended', 'added', 'inherited', 'by-clause', 'left-out'];
const complaints = [
  ...(Number.isInteger(size) && size > 0 ? [] : [`--sample: expected a whole number from 1, found "${values.sample}"`]),
  ...(Number.isInteger(seed) ? [] : [`--seed: expected a whole number, found "${values.seed}"`]),
  ...(values.kind === undefined || KINDS.includes(values.kind) ? [] : [`--kind: expected one of ${KINDS.join(', ')}, found "${values.kind}"`]),
  ...(values.game === undefined || values.game in registry ? [] : [`--game: expected a game such as euchre, found "${values.game}"`]),
];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(2);
}

const library = await loadLibrary(registry);
const all: MarkedEntry[] = [...library.values()]
  .filter((game) => values.game === undefined || game.id === values.game)
  .flatMap((game) =>
    ledgerNow(
      placesOf(game).map((id) => resolve(library, id)),
      ledgerOf(game.id),
    ),
  )
  .filter((line) => values.kind === undefined || line.provenance === values.kind);
const draw = seeded(seed);
const drawn: MarkedEntry[] = [];
const left = [...all];
while (drawn.length < size && left.length > 0) drawn.push(...left.splice(Math.floor(draw() * left.length), 1));
drawn.forEach((entry, n) => {
  const book = entry.book === 'all' ? 'every book' : BOOKS[entry.book].short;
  console.log(`${n + 1}. ${entry.id}, ${book} (${entry.provenance}; ${sayMark(entry.mark)})\n   ${entry.says}\n   ${entry.where}\n`);
});
console.log(`${drawn.length} of ${all.length} lines, seed ${seed}.`);
