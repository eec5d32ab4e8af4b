import { listOf, type Values, words } from '../../../core/fields.ts';
import { item, ruled } from '../../../core/points.ts';
import { ok, problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, scorer } from '../../../core/scorers.ts';
import { DONOHUE, donohue } from '../cites.ts';

const D = donohue('386-387', 'Domino Poker');
const hand = (title: string, gist: string, says: string) => item({ title, gist, group: 'The hands, best first', books: { [DONOHUE]: ruled(says, D) } });

export const DOMINO_HANDS = {
  royal: hand('Royal hand', 'Five doubles.', 'Best of all.'),
  'straight-six': hand('Straight six', 'Five of the six suit in order.', 'Second.'),
  fours: hand('Fours', 'Four doubles.', 'Third.'),
  'straight-five': hand('Straight five', 'Five of the five suit in order.', 'Fourth.'),
  full: hand('Full hand', 'Three doubles and two of one suit.', 'Fifth.'),
  'straight-four': hand('Straight four', 'Five of the four suit in order.', 'Sixth.'),
  triplets: hand('Triplets', 'Three doubles.', 'Seventh; one player only can hold them in a deal.'),
  flush: hand('Flush', 'Five of a suit, not in order.', 'Eighth.'),
  pair: hand('One pair', 'Two doubles.', 'Ninth; higher doubles beat lower ones.'),
  nothing: hand('Nothing', 'None of these.', 'The highest leading piece decides; any double leads before a plain piece.'),
} as const;
type Key = keyof typeof DOMINO_HANDS;

const ask = {
  pieces: listOf('The five dominoes', words('Domino', 3), 5, 5, { hint: 'Write 6-4 for the six-four. Blanks and the double ace are out.' }),
} as const;
type Piece = readonly [number, number];

function rankOf(pieces: readonly Piece[]): Key {
  const doubles = pieces.filter(([a, b]) => a === b).length;
  // The other halves of a hand that lies wholly in one suit.
  const halves = (suit: number) => pieces.flatMap(([a, b]) => (a === suit ? [b] : b === suit ? [a] : []));
  const inOrder = (suit: number) => {
    const run = halves(suit).sort((a, b) => a - b);
    return run.length === 5 && run.every((half, n) => n === 0 || half === (run[n - 1] ?? 0) + 1);
  };
  if (doubles === 5) return 'royal';
  if (inOrder(6)) return 'straight-six';
  if (doubles === 4) return 'fours';
  if (inOrder(5)) return 'straight-five';
  const plain = pieces.filter(([a, b]) => a !== b);
  const shared = [1, 2, 3, 4, 5, 6].some((suit) => plain.every((piece) => piece.includes(suit)));
  if (doubles === 3 && shared) return 'full';
  if (inOrder(4)) return 'straight-four';
  if (doubles === 3) return 'triplets';
  if ([1, 2, 3, 4, 5, 6].some((suit) => halves(suit).length === 5)) return 'flush';
  return doubles === 2 ? 'pair' : 'nothing';
}

function score(asked: Values<typeof ask>): Result<Answer> {
  const problems = asked.pieces.flatMap((text, n) =>
    /^[1-6]-[1-6]$/.test(text) && text !== '1-1' ? [] : [problem(`pieces.${n + 1}`, 'a domino such as 6-4, without blanks and without 1-1', `"${text}"`)],
  );
  if (problems.length > 0) return wrong(...problems);
  const pieces = asked.pieces.map((text): Piece => [Number(text.charAt(0)), Number(text.charAt(2))]);
  const names = pieces.map(([a, b]) => `${Math.max(a, b)}-${Math.min(a, b)}`);
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) return wrong(problem('pieces', 'each domino once', `${twice} twice`));
  const key = rankOf(pieces);
  return ok(
    answer(
      DOMINO_HANDS[key].title,
      [{ rule: `points.${key}`, say: DOMINO_HANDS[key].gist }],
      key === 'nothing' ? [`The highest piece: ${[...names].sort().at(-1)}.`] : [],
    ),
  );
}

export const dominoPokerScorer = scorer({
  title: 'Name the hand',
  gist: 'Says which hand five dominoes make.',
  aka: ['what beats what', 'domino hands'],
  books: [DONOHUE],
  ask,
  score,
});
