import { choiceOf, count, flag } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { points } from '../points.ts';

export type By = Schedule<typeof points>;

export const GAMES = {
  simple: 'Simple game, with a called ace',
  forcee: 'Forcée, with a called ace',
  solo: 'Solo, alone',
  'tout-ace': 'Tout, with a called ace',
  tout: 'Tout, alone',
} as const;
export type GameKey = keyof typeof GAMES;
export const SUITS = { clubs: 'Clubs', spades: 'Spades', hearts: 'Hearts', diamonds: 'Diamonds' } as const;
export type SuitKey = keyof typeof SUITS;
export const ENDS = {
  won: 'Won with five tricks, and no more led',
  lost: 'Lost',
  'on-won': 'Played on after five, and all were won',
  'on-lost': 'Played on after five, and not all were won',
} as const;
export type EndKey = keyof typeof ENDS;

/** The fields of every game, and those that others depend on. */
export const game = choiceOf('Which game?', GAMES);
export const suit = choiceOf('Which suit was trumps?', SUITS, { hint: 'Clubs are "color" and count double.' });
export const end = choiceOf('How did it end?', ENDS, { when: { field: 'game', is: ['simple', 'forcee', 'solo'] } });
export const tout = choiceOf('All eight tricks won?', { won: 'Yes', lost: 'No' }, { when: { field: 'game', is: ['tout-ace', 'tout'] } });
export const matadors = count('Highest trumps in unbroken sequence on one side', 0, 10, {
  optional: true,
  unit: 'trumps',
  hint: 'From the queen of clubs down: it, the seven of trumps, the queen of spades, the ace and so on. Left empty: neither side had the first three.',
});
/** Asked if a book leaves it to agreement. */
export const toutPool = flag('Agreed: a tout in color draws from the pool and pays to it', { given: 'tout-pool=if-agreed', seldom: true });

/** A game, in the same form for scorers and sheets, with four, three or six players. */
export interface Played {
  readonly game: GameKey;
  readonly suit: SuitKey;
  readonly end: EndKey;
  readonly matadors: number;
  /** The suit called color. */
  readonly color: SuitKey;
  /** The number of opponents of the caller, or of the caller and partner. */
  readonly against: number;
}

export const isAlone = ({ game: key }: Pick<Played, 'game'>): boolean => key === 'solo' || key === 'tout';
export const isWon = ({ end: key }: Pick<Played, 'end'>): boolean => key === 'won' || key === 'on-won';

/** The number of trumps in each suit; the two black queens are always trumps. */
const LENGTH = { clubs: 9, spades: 9, hearts: 10, diamonds: 10 } as const;
/** The problems of an impossible sequence of trumps. `lengths`: for shorter packs. */
export function matadorProblems(
  { suit: trumps, matadors: held }: Pick<Played, 'suit' | 'matadors'>,
  lengths: Readonly<Record<SuitKey, number>> = LENGTH,
): Problem[] {
  if (held === 1 || held === 2) return [problem('matadors', 'the first three trumps at least, or none', `${held}`)];
  const most = lengths[trumps];
  return held > most ? [problem('matadors', `at most the ${most} trumps of ${trumps}`, `${held}`)] : [];
}
