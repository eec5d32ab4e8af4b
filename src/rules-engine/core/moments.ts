/**
 * The moments of a deal in the order in which they pass. A game's laws are grouped by them, and a claim lives from one to another.
 * A game uses those that it has.
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
  lead: 'The lead',
  play: 'The play',
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
export type Moment = keyof typeof MOMENTS;
export const MOMENT_IDS = Object.keys(MOMENTS) as Moment[];

/** Where the name of a moment does not read as the end of "until ...". */
const LIMITS: Readonly<Partial<Record<Moment, string>>> = {
  bidding: 'the bidding begins',
  deal: 'the deal begins',
  doubling: 'the doubling begins',
  discard: 'the discard is made',
  draw: 'the draw begins',
  lead: 'a card is led',
  'next-lead': 'the next trick is led to',
  play: 'the play begins',
  stroke: 'the stroke is played',
  'next-stroke': 'the next stroke is played',
};
/** A moment as the end of "until ...": "until the trick is turned". */
export function sayLimit(moment: Moment): string {
  const text: string = LIMITS[moment] ?? MOMENTS[moment];
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Place of a moment in the order of a deal, from 0. */
export function orderOf(moment: Moment): number {
  return MOMENT_IDS.indexOf(moment);
}
