import type { OwnMoment } from './own-words.ts';

/**
 * The moments of a deal in chronological order. A game's laws are grouped by them, and a claim lasts from one to another. A moment that only one game has is in
 * its `words.ts`.
 */
export const MOMENTS = {
  'before-play': 'Before play: seats, packs and agreements',
  'set-up': 'The set-up',
  cut: 'The cut',
  deal: 'The deal',
  'trump-turned': 'The trump is turned',
  'deal-done': 'The deal is complete',
  'cards-touched': 'Cards are touched',
  'cards-lifted': 'Cards are lifted',
  'cards-looked-at': 'Cards are looked at',
  ante: 'Ante, blind and straddle',
  bidding: 'Bidding',
  'making-trump': 'Making the trump',
  doubling: 'Doubling',
  'going-alone': 'Going alone',
  discard: 'The discard',
  draw: 'The draw',
  starter: 'The starter',
  betting: 'Betting',
  melding: 'The melds are laid down',
  'opening-lead': 'The opening lead',
  'dummy-exposed': 'Dummy is exposed',
  throw: 'The throw',
  delivery: 'The ball is rolled',
  stroke: 'The stroke',
  'next-stroke': 'The next stroke',
  touch: 'A man is touched',
  move: 'The move',
  lead: 'The lead',
  play: 'The play',
  'next-move': 'The next move',
  'next-throw': 'The opponent throws',
  'trick-turned': 'The trick is turned',
  'next-lead': 'The lead to the next trick',
  'hand-over': 'The hand is played out',
  showdown: 'The show',
  count: 'The count',
  'score-entered': 'The score is entered',
  'next-cut': 'The cut for the next deal',
  'next-deal-done': 'The next deal is complete',
  'next-game-bidding': 'Bidding begins for the next game',
  'rubber-over': 'The rubber is settled',
  'game-over': 'The end of the game',
  'players-leave': 'A player with an interest leaves the table',
  'any-time': 'At any time',
} as const;
type Known = keyof typeof MOMENTS;
/** A key of the list, or a moment of one game. */
export type Moment = Known | OwnMoment;
export const MOMENT_IDS = Object.keys(MOMENTS) as Known[];

/** The name of a moment, as the heading of its laws: "The deal". */
export const momentName = (moment: Moment): string => (typeof moment === 'string' ? MOMENTS[moment] : moment.moment);

/** The short name of a moment for an address: its key, or the slug of a game's own moment. */
export const momentKey = (moment: Moment): string =>
  typeof moment === 'string'
    ? moment
    : moment.moment
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');

/** Words for "until ..." where the name of the moment does not fit. */
const LIMITS: Readonly<Partial<Record<Known, string>>> = {
  bidding: 'the bidding begins',
  deal: 'the deal begins',
  doubling: 'the doubling begins',
  discard: 'the discard is made',
  draw: 'the draw begins',
  lead: 'a card is led',
  move: 'the move is made',
  'next-move': 'the next move is made',
  'next-lead': 'the next trick is led to',
  play: 'the play begins',
  stroke: 'the stroke is played',
  'next-stroke': 'the next stroke is played',
};
/** A moment in words that complete "until ...": "until the trick is turned". */
export function sayLimit(moment: Moment): string {
  const text = typeof moment === 'string' ? (LIMITS[moment] ?? MOMENTS[moment]) : (moment.limit ?? moment.moment);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Position of a moment in the deal, from 0; a game's own moment comes right after the one that it follows. */
export function orderOf(moment: Moment): number {
  return typeof moment === 'string' ? MOMENT_IDS.indexOf(moment) : orderOf(moment.after) + 1 / 16;
}

/** Removes duplicate moments and sorts them in the order of a deal. */
export function inOrder(moments: readonly Moment[]): readonly Moment[] {
  const once = new Map(moments.map((moment) => [momentKey(moment), moment]));
  return [...once.values()].sort((a, b) => orderOf(a) - orderOf(b));
}
