/** Who a ruling speaks of. `one` carries the singular verb. */
export const PARTIES = {
  anyone: { name: 'any player', one: true },
  age: { name: 'the age', one: true },
  'all-players': { name: 'all the players', one: false },
  'both-sides': { name: 'both sides', one: false },
  bidder: { name: 'the bidder', one: true },
  bookkeeper: { name: 'the keeper of the score', one: true },
  dealer: { name: 'the dealer', one: true },
  'dealers-side': { name: "the dealer's side", one: true },
  'each-opponent': { name: 'each opponent', one: true },
  'each-other-player': { name: 'each other player', one: true },
  'either-opponent': { name: 'either opponent', one: true },
  'eldest-hand': { name: 'the eldest hand', one: true },
  'innocent-side': { name: 'the side not at fault', one: true },
  'left-of-dealer': { name: "the player on the dealer's left", one: true },
  'left-of-offender': { name: "the player on the offender's left", one: true },
  'lone-player': { name: 'the lone player', one: true },
  'lone-side': { name: "the lone player's side", one: true },
  maker: { name: 'the maker', one: true },
  'makers-side': { name: 'the makers', one: false },
  'next-player': { name: 'the next player', one: true },
  'non-dealer': { name: 'the non-dealer', one: true },
  offender: { name: 'the offender', one: true },
  'offending-side': { name: 'the offending side', one: true },
  opener: { name: 'the opener', one: true },
  opponent: { name: 'the opponent', one: true },
  opponents: { name: 'the opponents', one: false },
  'other-players': { name: 'the other players', one: false },
  'partner-of-offender': { name: "the offender's partner", one: true },
  'player-who-got-it': { name: 'the player the card was dealt to', one: true },
  pone: { name: 'the pone', one: true },
  'pot-winner': { name: 'the winner of the pot', one: true },
  'proper-leader': { name: 'the player whose lead it was', one: true },
  'right-of-leader': { name: 'the opponent on the right of the proper leader', one: true },
  'right-of-dealer': { name: "the player on the dealer's right", one: true },
  'short-player': { name: 'the player whose cards are wrong in number', one: true },
  'tied-players': { name: 'the players who tie', one: false },
} as const;
export type Party = keyof typeof PARTIES;

/** "the opponents", with "score" or "scores" as the party asks: `sayParty('dealer', 'deal', 'deals')`. */
export function sayParty(party: Party, many: string, one: string): string {
  return `${PARTIES[party].name} ${PARTIES[party].one ? one : many}`;
}
