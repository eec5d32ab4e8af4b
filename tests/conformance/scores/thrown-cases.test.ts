// Every scorer and sheet on cases from the books with some answers randomised. The results must be well formed and consistent: each line
// cites a row of its place, has the points that the book gives for it and a column; every number in a headline or state must be in the
// input or follow from the lines.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.ts';
import {
  type Answer,
  type BookId,
  columnTotals,
  decode,
  type Example,
  type Place,
  type Played,
  type Problem,
  type Raw,
  type Scorer,
  scorerIn,
  sheetIn,
} from '../../../src/rules-engine/index.ts';
import { anyNear } from '../../support/browser/any-input.ts';
import { badLines, badWinner, badWords, numbersIn, rowsOf, tellable } from '../../support/counts/agreement.ts';
import { badAnswer, badProblems, badSheet } from '../../support/counts/form.ts';
import { library, placeRows } from '../../support/library.ts';
import { runs } from '../../support/tier.ts';

const THROWS = { scorer: runs(160, 16), sheet: runs(80, 8) };

/** Scorers whose headline or state has a number that no line gives, by what that number is. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'points below and above the line, apart': [
    'auction-bridge.score.deal',
    'bridge-whist.score.deal',
    'bridge-whist/three-handed.score.deal',
    'contract-bridge.score.rubber',
  ],
  'tricks over, short or bid': [
    'auction-bridge/duplicate.score.deal',
    'auction-bridge/three-handed.score.deal',
    'auction-bridge/dummy-up.score.deal',
    'vint.score.deal',
  ],
  'what is rounded, doubled or settled at the end': [
    'auction-bridge.score.rubber',
    'grand.score.game',
    'piquet/a-ecrire.score.game',
    'pinochle/auction-widow.score.deal',
  ],
  'how many games, players or ranks there are': [
    'cayenne.score.deal',
    'hearts.score.deal',
    'hearts/heartsette.score.deal',
    'go-fish.score.sets',
    'authors.score.books',
  ],
  'cards or tricks counted up or down': [
    'duplicate-whist.score.match',
    'duplicate-whist/mnemonic.score.match',
    'faro.score.deal',
    'faro/stuss.score.deal',
    'rummy.score.hand',
    'rummy/conquian.score.eleven-down',
  ],
  'what everybody has, of whom some have no line': [
    'euchre/set-back.score.running',
    'euchre/penalty.score.chips',
    'hearts/howell.score.deal',
    'poker.score.side-pots',
  ],
  'the throw or the ends that count nothing': ['craps/bank-craps.score.bank', 'dominoes/muggins.score.play', 'dominoes/all-threes.score.play'],
  'the numbers of the balls on the table': [
    'american-pyramid-pool.score.game',
    'continuous-pool.score.match',
    'fifteen-ball-pool.score.game',
    'chicago-pool.score.game',
    'kelly-pool.score.game',
    'forty-one-pool.score.game',
    'forty-one-pool.score.standing',
    'high-low-jack-pool.score.game',
  ],
  'the counters that lie on each place of a board': [
    'newmarket.score.deal',
    'newmarket/saratoga.score.deal',
    'newmarket/spinado.score.deal',
    'pope-joan.score.board-deal',
    'pope-joan.score.layout-deal',
  ],
  'what is staked in the pool': ['color-ball-pool.score.pool'],
  'a chance or a multiple': ['faro.score.gain', 'raffles.score.nine-dice', 'skat.score.value'],
  'what dice have still to make, and how often they do': [
    'centennial.score.game',
    'base-ball-dice.score.game',
    'base-ball-dice/diamond.score.inning',
    'base-ball-dice/diamond.score.both-sides',
    'drop-dead.score.turn',
    'drop-dead.score.game',
    'ace-in-the-pot.score.game',
    'ten-pins-dice.score.game',
  ],
  'balls left on the table, and the most that they can bring': ['snooker.score.game', 'english-pyramids.score.game'],
  'the worth in another counter': ['solo-whist.score.deal', 'solo-whist/three-handed.score.deal', 'solo-whist/kimberly.score.deal'],
};
const tellsOtherwise = (id: string) => Object.values(OTHERWISE).some((ids) => ids.includes(id));

/** Scorers with a problem that concerns the whole input and not one answer: figures of a table, a run past the end. */
const OF_THE_WHOLE = ['auction-bridge/eight-players.score.rounds', 'billiards/english.score.breaks'];
/** Sheets in which an impossible entry keeps its place in the order of deals, to be corrected there. */
const IN_ITS_PLACE = ['bridge-whist/three-handed.score.rubber', 'contract-bridge/progressive.score.four-deal'];
/** Problems that name no field: only an entry after the end may have one. */
const homeless = (id: string, problems: readonly Problem[]) =>
  problems
    .filter(({ field, expected }) => field === '' && !OF_THE_WHOLE.includes(id) && !/after the end/.test(expected))
    .map(({ expected, found }) => `a problem without its question: expected "${expected}", found "${found}"`);

const strange = (texts: readonly string[], known: ReadonlySet<number>) =>
  texts.flatMap((text) => {
    const off = numbersIn(text).filter((one) => !known.has(one));
    return off.length === 0 ? [] : [`${off.join(', ')} comes of nothing: "${text}"`];
  });

function faultsOfAnswer(
  place: Place,
  rows: ReadonlySet<string>,
  id: string,
  book: BookId,
  asked: unknown,
  { headline, lines, totals, notes }: Answer,
): string[] {
  const said = lines.map(({ say }) => say);
  const known = tellable(
    place,
    book,
    totals.map(({ points }) => points),
    asked,
    [lines, notes],
  );
  return [
    ...badAnswer({ headline, lines, totals, notes }),
    ...badWords([headline, ...notes, ...said]),
    ...badWinner(headline, totals),
    ...badLines(place, rows, book, lines),
    ...(lines.length > 0 || /\b0\b|^Equal|^Not decided/.test(headline) ? [] : [`nothing stands under "${headline}"`]),
    ...(tellsOtherwise(id) ? [] : strange([headline], known)),
  ];
}

function faultsOfSheet(
  place: Place,
  standing: ReadonlySet<string>,
  id: string,
  book: BookId,
  asked: unknown,
  { columns, rows, state, over, notes }: Played,
): string[] {
  const lines = rows.flatMap((row) => row.lines);
  const sum = (at: (to: string) => boolean) => lines.reduce((all, one) => all + (at(one.to ?? '') ? (one.points ?? 0) : 0), 0);
  const bySide = [...Map.groupBy(columns, ({ side }) => side).values()].map((ofSide) => sum((to) => ofSide.some(({ key }) => key === to)));
  const totals = [...columns.map(({ key }) => sum((to) => to === key)), ...bySide];
  const known = new Set([...tellable(place, book, totals, asked, rows), ...rows.keys(), rows.length, Math.abs(sum(() => true))]);
  return [
    ...badWords([...state, ...notes, over ?? '', ...rows.flatMap((row) => [row.say, ...row.lines.map(({ say }) => say)])]),
    ...homeless(
      id,
      rows.flatMap(({ problems }) => problems),
    ),
    ...badLines(place, standing, book, lines),
    ...(over === null && state.length === 0 ? ['a game that goes on without a word of how it stands'] : []),
    ...lines.filter(({ to }) => to === undefined).map((line) => `a line without a column: ${JSON.stringify(line)}`),
    ...(tellsOtherwise(id) ? [] : strange([...state, over ?? ''], known)),
  ];
}

/** A limit named in a problem must itself be accepted, and the next number beyond it refused. */
function badLimits(scorer: Scorer, book: BookId, raw: Raw, problems: readonly Problem[]): string[] {
  return problems.flatMap(({ field, expected }) => {
    const [, most, least] = /^at most (\d+)$|^(\d+) or more$/.exec(expected) ?? [];
    if (scorer.ask[field]?.kind !== 'count' || (most ?? least) === undefined) return [];
    const limit = Number(most ?? least);
    const refused = (n: number) => {
      const values = decode(scorer.ask, { ...raw, [field]: `${n}` }, book);
      const result = values.ok ? scorer.score(values.value, book) : values;
      return !result.ok && result.problems.some((one) => one.field === field && (one.expected === expected || n !== limit));
    };
    return [
      ...(refused(limit) ? [`"${field}: ${expected}" refuses ${limit}`] : []),
      ...(refused(limit + (most === undefined ? -1 : 1)) ? [] : [`"${field}: ${expected}" takes what lies beyond`]),
    ];
  });
}

function thrownAt(place: Place, key: string, examples: readonly Example[]): string[] {
  const id = `${place.id}.score.${key}`;
  const rows = rowsOf(place);
  const next = seeded(id.length * 7919);
  const told = (book: BookId, asked: unknown, faults: readonly string[]) => faults.map((fault) => `${id} by ${book}, ${JSON.stringify(asked)}: ${fault}`);
  const scorer = scorerIn(place, key);
  if (scorer !== undefined) {
    const cases = examples.flatMap((one) => (one.kind === 'score' && one.scorer === key ? [one.input] : []));
    return Array.from({ length: cases.length === 0 ? 0 : THROWS.scorer }).flatMap((_, n) => {
      const book = scorer.books[n % scorer.books.length] as BookId;
      const raw = anyNear(scorer.ask, cases[n % cases.length] ?? {}, next, book);
      const values = decode(scorer.ask, raw, book);
      const result = values.ok ? scorer.score(values.value, book) : values;
      if (result.ok) return told(book, raw, faultsOfAnswer(place, rows, id, book, raw, result.value as Answer));
      const words = values.ok ? badWords(result.problems.flatMap(({ expected, found }) => [expected, found])) : [];
      return told(book, raw, [
        ...badProblems(result.problems, scorer.ask),
        ...homeless(id, result.problems),
        ...badLimits(scorer, book, raw, result.problems),
        ...words,
      ]);
    });
  }
  const sheet = sheetIn(place, key);
  const cases = examples.flatMap((one) => (one.kind === 'sheet' && one.sheet === key ? [one] : []));
  if (sheet === undefined || cases.length === 0) return [];
  return Array.from({ length: THROWS.sheet }).flatMap((_, n) => {
    const book = sheet.books[n % sheet.books.length] as BookId;
    const { setup: kept, entries: was } = cases[n % cases.length] as (typeof cases)[number];
    const setup = decode(sheet.setup, kept, book);
    if (!setup.ok) return [];
    const at = Math.floor(next() * was.length);
    const raw = was.map((entry, m) => (m === at ? anyNear(sheet.entry, entry, next, book) : entry));
    const entries = raw.map((entry) => decode(sheet.entry, entry, book)).flatMap((one) => (one.ok ? [one.value] : []));
    const played = sheet.play(setup.value, entries, book);
    const form = badSheet(played, { ...sheet.setup, ...sheet.entry }, entries.length);
    const counting = entries.filter((_, m) => played.rows[m]?.problems.length === 0);
    const without = counting.length === entries.length ? played : sheet.play(setup.value, counting, book);
    const stands = ({ state, over, board, ...rest }: Played) => JSON.stringify([columnTotals({ ...rest, state, over }), state, over, board ?? null]);
    if (!IN_ITS_PLACE.includes(id) && stands(played) !== stands(without)) form.push('an entry that cannot be changes what comes of the others');
    return told(book, raw[at], [...form, ...faultsOfSheet(place, rows, id, book, [kept, raw], played)]);
  });
}

describe.each(placeRows)('%s', (id, place) => {
  test('answers to randomised input are well formed and agree with their lines', () => {
    const parent = place.parent === null ? [] : (library.get(id.split('/')[0] ?? '')?.examples ?? []);
    const examples = [...place.described.examples, ...parent];
    const faults = [...new Set(Object.keys(place.scorers).flatMap((key) => thrownAt(place, key, examples)))];
    expect(faults.slice(0, 6), `${faults.length} faults`).toEqual([]);
  });
});
