// A hand of imperial: its counters are put up one by one, in the order of counting out.
import { choiceOf, count, flag, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { red, white } from '../words.ts';

export type Prices = Schedule<typeof points>;
export type Player = 'pone' | 'dealer';
export const BOTH = ['pone', 'dealer'] as const;
/** Labels for a list with a number for each player. */
export const SEATS = ['Non-dealer', 'Dealer'] as const;
const TRICKS = 12;
/** King, queen, jack, ace and seven of trumps. */
const HONOURS = 5;
const WHO = { nobody: 'Nobody', pone: 'The non-dealer', dealer: 'The dealer' } as const;
const NEITHER = [0, 0] as const;
const seldomHeld = (label: string, hint: string) =>
  listOf(label, count('Number', 0, 3), 2, 2, { each: SEATS, optional: true, seldom: true, hint: `${hint} Left empty: neither has one.` });

/** The fields of a hand. */
export const HAND = {
  turned: flag('An honour of trumps was turned up'),
  carte: choiceOf('Who had carte blanche?', { ...WHO, both: 'Both' }, { otherwise: 'nobody', seldom: true }),
  point: choiceOf('Whose point was good?', WHO, { hint: 'The non-dealer wins a tie.' }),
  sequences: seldomHeld('Sequences in hand, non-dealer and dealer', 'King, queen, jack and ace of a suit, those that were good.'),
  fours: seldomHeld('Fours in hand, non-dealer and dealer', 'Kings, queens, jacks, aces or sevens, those that were good.'),
  turnedSequence: choiceOf('Who made a sequence with the turned card?', WHO, { otherwise: 'nobody', seldom: true }),
  caught: choiceOf('Who caught the jack and ace of trumps with king and queen?', WHO, { otherwise: 'nobody', seldom: true }),
  honours: listOf('Trump honours in tricks, non-dealer and dealer', count('Number', 0, HONOURS), 2, 2, {
    each: SEATS,
    hint: 'King, queen, jack, ace and seven.',
  }),
  tricks: count('The non-dealer’s tricks', 0, TRICKS, { hint: 'Of twelve; the dealer has the others.' }),
} as const;
export type Hand = Values<typeof HAND>;

/** The counters that a player has up. */
export interface Up {
  readonly reds: number;
  readonly whites: number;
}
/** One event that puts counters up or takes them down. */
export interface Mark {
  readonly who: Player;
  readonly key: keyof typeof points;
  readonly say: string;
  readonly unit: 'red' | 'white';
  readonly counters: number;
}
export interface PutUp {
  readonly marks: readonly Mark[];
  readonly up: Readonly<Record<Player, Up>>;
  /** The player who has put up everything, and so has won. */
  readonly out: Player | null;
}

/** Sequences and fours in hand; none if left empty. */
const heldBy = ({ sequences, fours }: Pick<Hand, 'sequences' | 'fours'>) => ({ sequences: sequences ?? NEITHER, fours: fours ?? NEITHER });

/** The problems of an impossible hand. */
export function handProblems({ turned, honours, tricks, turnedSequence, caught, ...hand }: Hand): Problem[] {
  const problems: Problem[] = [];
  const inPlay = HONOURS - (turned ? 1 : 0);
  const taken = honours.reduce((sum, n) => sum + n, 0);
  if (taken > inPlay) problems.push(problem('honours', `at most ${inPlay} in all${turned ? ', since one was turned up' : ''}`, honours.join(' + ')));
  BOTH.forEach((who, n) => {
    const won = who === 'pone' ? tricks : TRICKS - tricks;
    if (won === 0 && (honours[n] ?? 0) > 0) problems.push(problem('honours', 'no honours for a player without a trick', `${honours[n]}`));
    if (won < 2 && caught === who) problems.push(problem('caught', 'a player who won two tricks with king and queen', `${won} tricks`));
  });
  const { sequences, fours } = heldBy(hand);
  const suits = sequences.reduce((sum, n) => sum + n, 0);
  if (suits > 4) problems.push(problem('sequences', 'at most four in all', sequences.join(' + ')));
  const ranks = fours.reduce((sum, n) => sum + n, 0);
  if (ranks > 5) problems.push(problem('fours', 'at most five in all', fours.join(' + ')));
  if (turnedSequence !== 'nobody' && !turned) problems.push(problem('turnedSequence', 'a turned honour, for a sequence with it', 'none'));
  return problems;
}

/** The points of a hand in the order of counting out; for equal kinds the non-dealer's first. */
function earned({ turned, carte, point, turnedSequence, caught, honours, tricks, ...hand }: Hand, by: Prices): Mark[] {
  const { sequences, fours } = heldBy(hand);
  const marks: Mark[] = [];
  const put = (who: Player, key: Mark['key'], say: string, times: number) => {
    if (times > 0) marks.push({ who, key, say, unit: RED.has(key) ? 'red' : 'white', counters: times * by.points(key) });
  };
  const each = (key: Mark['key'], say: string, times: (who: Player, n: number) => number) => {
    for (const [n, who] of BOTH.entries()) put(who, key, say, times(who, n));
  };
  const is = (said: string) => (who: Player) => (said === who || said === 'both' ? 1 : 0);
  if (turned) put('dealer', 'turned', 'honour turned up', 1);
  each('carte-blanche', 'carte blanche', is(carte));
  each('point', 'point', is(point));
  each('sequence', 'sequence', (_, n) => sequences[n] ?? 0);
  each('four', 'four of a kind', (_, n) => fours[n] ?? 0);
  each('turned-sequence', 'sequence with the turned card', is(turnedSequence));
  each('caught', 'jack and ace of trumps caught', is(caught));
  each('honour', 'trump honours in tricks', (_, n) => honours[n] ?? 0);
  const more = tricks - (TRICKS - tricks);
  const winner = more > 0 ? 'pone' : 'dealer';
  if (Math.abs(more) === TRICKS) put(winner, 'capot', 'capot', 1);
  else put(winner, 'trick', 'odd tricks', Math.abs(more));
  return marks;
}
const RED: ReadonlySet<Mark['key']> = new Set(['carte-blanche', 'sequence', 'four', 'turned-sequence', 'caught', 'capot'] as const);

/** Puts up the points of a hand, counter by counter, until a player has all of them up. */
export function putUp(hand: Hand, before: Readonly<Record<Player, Up>>, by: Prices): PutUp {
  const six = by.points('whites');
  const all = by.points('reds') * six + six;
  const up = { pone: { ...before.pone }, dealer: { ...before.dealer } };
  const marks: Mark[] = [];
  for (const mark of earned(hand, by)) {
    const { who } = mark;
    const other = who === 'pone' ? 'dealer' : 'pone';
    let put = 0;
    const entered = () => {
      if (put > 0) marks.push({ ...mark, counters: put });
      put = 0;
    };
    for (let n = 0; n < mark.counters; n++) {
      if (mark.unit === 'red') up[who].reds += 1;
      else up[who].whites += 1;
      put += 1;
      if (up[who].reds * six + up[who].whites >= all) {
        entered();
        return { marks, up, out: who };
      }
      if (up[who].whites < six) continue;
      entered();
      up[who].whites -= six;
      up[who].reds += 1;
      marks.push({ who, key: 'taken-down', say: 'six whites down', unit: 'white', counters: -six });
      marks.push({ who, key: 'taken-down', say: 'a red for them', unit: 'red', counters: 1 });
      if (up[other].whites > 0) marks.push({ who: other, key: 'taken-down', say: 'whites taken down', unit: 'white', counters: -up[other].whites });
      up[other].whites = 0;
    }
    entered();
  }
  return { marks, up, out: null };
}

/** "2 reds and 3 whites". */
export function sayUp({ reds, whites }: Up): string {
  const of = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
  return `${of(reds, 'red')} and ${of(whites, 'white')}`;
}

/** The counters that were up before, as lines, so that the totals are those that are up after. */
export function upBefore({ reds, whites }: Up, to: string, by: Prices): Line[] {
  return [
    ...(reds === 0 ? [] : [by.rated('reds', 'up before the hand', reds, { to, unit: red })]),
    ...(whites === 0 ? [] : [by.rated('whites', 'up before the hand', whites, { to, unit: white })]),
  ];
}

/** A mark as a line of an answer or a sheet. */
export function lineOf({ key, say, unit, counters }: Mark, to: string, by: Prices): Line {
  if (key === 'taken-down') return by.sum(key, say, counters, { to, unit: unit === 'red' ? red : white });
  return by.line(key, say, { times: counters / by.points(key), to });
}
