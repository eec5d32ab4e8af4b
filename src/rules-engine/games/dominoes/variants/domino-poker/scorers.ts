import { listOf, stones, type Values } from '../../../../scoring/fields.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { ok, type Problem, problem, type Result, wrong } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../../scoring/scorers.ts';
import { DONOHUE } from '../../../../vocabulary/book-ids.ts';
import { halvesOf, isDoublet, type Stone, sayStone } from '../../../../vocabulary/stones.ts';
import { cites } from '../../cites.ts';
import { heldTwice, listed } from '../../reckoning/stones.ts';

const hand = (title: string, gist: string, says: string) =>
  item({ title, gist, group: 'The hands, best first', books: { [DONOHUE]: ruled(says, cites.donohue.dominoPokerScoring) } });

/** Hands from the best to the poorest. */
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
const ORDER = Object.keys(DOMINO_HANDS) as Key[];
const SUITS = [1, 2, 3, 4, 5, 6] as const;
const UNNAMED = 'Of five in order the book names those of the fours, the fives and the sixes; this one is counted as a flush.';

/** The other halves of a hand's pieces of a suit, from the lowest. */
const halves = (pieces: readonly Stone[], suit: number) =>
  pieces
    .map(halvesOf)
    .flatMap(([a, b]) => (a === suit ? [b] : b === suit ? [a] : []))
    .sort((a, b) => a - b);
const whole = (pieces: readonly Stone[]) => SUITS.find((suit) => halves(pieces, suit).length === 5);
const inOrder = (pieces: readonly Stone[], suit: number) => {
  const run = halves(pieces, suit);
  return run.length === 5 && run.every((half, n) => n === 0 || half === (run[n - 1] ?? 0) + 1);
};

function rankOf(pieces: readonly Stone[]): Key {
  const doubles = pieces.filter(isDoublet).length;
  const plain = pieces.filter((piece) => !isDoublet(piece)).map(halvesOf);
  if (doubles === 5) return 'royal';
  if (inOrder(pieces, 6)) return 'straight-six';
  if (doubles === 4) return 'fours';
  if (inOrder(pieces, 5)) return 'straight-five';
  if (doubles === 3) return SUITS.some((suit) => plain.every((piece) => piece.includes(suit))) ? 'full' : 'triplets';
  if (inOrder(pieces, 4)) return 'straight-four';
  if (whole(pieces) !== undefined) return 'flush';
  return doubles === 2 ? 'pair' : 'nothing';
}

/** The highest piece of a hand: a double before a plain one, then the higher (Donohue, p. 387). */
function leading(pieces: readonly Stone[]): Stone {
  const rank = (stone: Stone) => `${isDoublet(stone) ? 1 : 0}${stone}`;
  return pieces.reduce((best, one) => (rank(one) > rank(best) ? one : best));
}

function notesOn(key: Key, pieces: readonly Stone[]): string[] {
  const suit = whole(pieces);
  if (key === 'flush' && suit !== undefined && inOrder(pieces, suit)) return [UNNAMED];
  return key === 'nothing' ? [`The highest piece: ${sayStone(leading(pieces))}.`] : [];
}

/** The problem of pieces that are not used in this game. */
function foreign(field: string, pieces: readonly Stone[]): Problem[] {
  const found = pieces.filter((piece) => piece === '1-1' || halvesOf(piece).includes(0));
  return found.length === 0 ? [] : [problem(field, 'dominoes without blanks and without 1-1', found.join(', '))];
}

const ask = { pieces: stones('The five dominoes', 5, { hint: 'Blanks and the double ace are out.' }) } as const;
export const dominoPokerScorer = scorer({
  title: 'Name the hand',
  gist: 'Says which hand five dominoes make.',
  untotalled: true,
  aka: ['what beats what', 'domino hands'],
  books: [DONOHUE],
  ask,
  score: ({ pieces }: Values<typeof ask>, by: Schedule<Added<Key>>): Result<Answer> => {
    const problems = foreign('pieces', pieces);
    if (problems.length > 0) return wrong(...problems);
    const key = rankOf(pieces);
    return ok(answer(DOMINO_HANDS[key].title, [by.mention(key, DOMINO_HANDS[key].gist, { stones: pieces })], notesOn(key, pieces)));
  },
});

const all = { hands: listOf('The five dominoes of each player', stones('Player', 5), 2, 4, { hint: 'Blanks and the double ace are out.' }) } as const;

/** Whether a hand beats another of the same kind: only two pairs or two hands of nothing can both occur and be compared. */
function beats(key: Key, one: readonly Stone[], other: readonly Stone[]): boolean {
  return (key === 'pair' || key === 'nothing') && leading([leading(one), leading(other)]) === leading(one);
}

export const dominoShowdown = scorer({
  title: 'Who wins?',
  gist: 'Names the hand of each player and says which is the best.',
  untotalled: true,
  aka: ['showdown', 'which hand wins', 'best hand'],
  books: [DONOHUE],
  ask: all,
  score: ({ hands }: Values<typeof all>, by: Schedule<Added<Key>>): Result<Answer> => {
    const problems = [...hands.flatMap((pieces, n) => foreign(`hands.${n + 1}`, pieces)), ...heldTwice(listed('hands', hands))];
    if (problems.length > 0) return wrong(...problems);
    const held = hands.map((pieces, n) => ({ pieces, key: rankOf(pieces), seat: `Seat ${n + 1}` }));
    const best = ORDER.find((key) => held.some((one) => one.key === key)) ?? 'nothing';
    const named = held.filter(({ key }) => key === best);
    const first = named.filter((one) => named.every((other) => other === one || beats(best, one.pieces, other.pieces)));
    const lines = held.map(({ key, pieces, seat }) => by.mention(key, DOMINO_HANDS[key].title, { to: seat, stones: pieces }));
    const notes = [...new Set(held.flatMap(({ key, pieces }) => (key === 'nothing' && best !== 'nothing' ? [] : notesOn(key, pieces))))];
    const [winner] = named.length === 1 ? named : first;
    const seats = named.map(({ seat }) => seat).join(' and ');
    return ok(
      answer(
        winner === undefined
          ? `${seats} hold the same: ${DOMINO_HANDS[best].title}; the book does not part them`
          : `${winner.seat} wins: ${DOMINO_HANDS[best].title}`,
        lines,
        notes,
      ),
    );
  },
});
