import type { OwnParty } from './own-words.ts';

/** The parties of rulings. `one`: takes a singular verb. */
export const PARTIES = {
  'all-players': { name: 'all the players', one: false },
  anyone: { name: 'any player', one: true },
  asker: { name: 'the player who asks', one: true },
  banker: { name: 'the banker', one: true },
  'best-hand': { name: 'the best hand', one: true },
  bidder: { name: 'the bidder', one: true },
  bookkeeper: { name: 'the keeper of the score', one: true },
  'both-sides': { name: 'both sides', one: false },
  bystander: { name: 'the bystander', one: true },
  caller: { name: 'the caller', one: true },
  dealer: { name: 'the dealer', one: true },
  declarer: { name: 'the declarer', one: true },
  defenders: { name: 'the defenders', one: false },
  dummy: { name: 'dummy', one: true },
  'each-opponent': { name: 'each opponent', one: true },
  'each-other-player': { name: 'each other player', one: true },
  'either-defender': { name: 'either defender', one: true },
  'either-opponent': { name: 'either opponent', one: true },
  'eldest-hand': { name: 'the eldest hand', one: true },
  'first-out': { name: 'the player who is out first', one: true },
  'first-to-score': { name: 'the side that made its points first', one: true },
  'higher-score': { name: 'the player with the higher score', one: true },
  'highest-card': { name: 'the player with the highest card', one: true },
  'highest-total': { name: 'the player with the highest total', one: true },
  'innocent-side': { name: 'the side not at fault', one: true },
  'lacking-player': { name: 'the player who is short of cards', one: true },
  'last-in': { name: 'the last player left in', one: true },
  'last-trick-winner': { name: 'the winner of the last trick', one: true },
  leader: { name: 'the leader', one: true },
  'later-players': { name: 'those who played after it', one: false },
  'lone-player': { name: 'the lone player', one: true },
  looker: { name: 'the player who lifted or looked', one: true },
  loser: { name: 'the loser', one: true },
  maker: { name: 'the maker', one: true },
  'next-dealer': { name: 'the next dealer', one: true },
  'next-player': { name: 'the next player', one: true },
  'next-pool': { name: 'the next pool', one: true },
  'non-dealer': { name: 'the non-dealer', one: true },
  offender: { name: 'the offender', one: true },
  'offending-side': { name: 'the offending side', one: true },
  opponent: { name: 'the opponent', one: true },
  opponents: { name: 'the opponents', one: false },
  'other-defender': { name: 'the other defender', one: true },
  'other-players': { name: 'the other players', one: false },
  player: { name: 'the player', one: true },
  'player-asked': { name: 'the player asked', one: true },
  'player-who-got-it': { name: 'the player the card was dealt to', one: true },
  'proper-dealer': { name: 'the player whose deal it is', one: true },
  'proper-leader': { name: 'the player whose lead it was', one: true },
  'proper-player': { name: 'the player whose turn it was', one: true },
  'revoking-side': { name: 'the side that revoked', one: true },
  'second-hand': { name: 'the second hand', one: true },
  'short-player': { name: 'the player with the wrong number of cards', one: true },
  'taking-side': { name: 'the side that takes it in', one: true },
  'that-side': { name: 'that side', one: true },
  'third-hand': { name: 'the third hand', one: true },
  'tied-nearest-left': { name: 'the tied player nearest the dealer’s left', one: true },
  'tied-players': { name: 'the players who tie', one: false },
  'trick-winner': { name: 'the winner of the trick', one: true },
  'trickless-player': { name: 'the player without a trick', one: true },
  'widow-taker': { name: 'the player who took the widow', one: true },
  winner: { name: 'the winner', one: true },
} as const;
type Known = keyof typeof PARTIES;

/** Parties that a relation can refer to. A plain possessive of their names works. */
type Person = 'bidder' | 'caller' | 'dealer' | 'declarer' | 'eldest-hand' | 'lone-player' | 'maker' | 'offender';
const RELATIONS = {
  'left-of': (whose: string) => `the player on ${whose} left`,
  'right-of': (whose: string) => `the player on ${whose} right`,
  'partner-of': (whose: string) => `${whose} partner`,
  'side-of': (whose: string) => `${whose} side`,
  'opponents-of': (whose: string) => `${whose} opponents`,
};
type Relation = keyof typeof RELATIONS;

/** A key of the list, a relation and a person (`left-of-dealer`, `side-of-bidder`), or a party of one game. */
export type Party = Known | `${Relation}-${Person}` | OwnParty;

const isKnown = (party: string): party is Known => party in PARTIES;
/** Splits a key into relation and person; undefined for a key of the list. */
const apart = (party: Exclude<Party, OwnParty>): [Relation, Person] | undefined => {
  const relation = isKnown(party) ? undefined : (Object.keys(RELATIONS) as Relation[]).find((one) => party.startsWith(`${one}-`));
  return relation === undefined ? undefined : [relation, party.slice(relation.length + 1) as Person];
};

/** Whether a string is the key of a party, listed or composed. */
export const isParty = (text: string): boolean => {
  const person = text.slice((Object.keys(RELATIONS).find((one) => text.startsWith(`${one}-`))?.length ?? -1) + 1);
  return isKnown(text) || (person !== text && isKnown(person));
};

/** "the opponents", "the player on the dealer's left". */
export function partyName(party: Party): string {
  if (typeof party !== 'string') return party.party;
  const [relation, person] = apart(party) ?? [];
  return relation === undefined || person === undefined ? PARTIES[party as Known].name : RELATIONS[relation](`${PARTIES[person].name}’s`);
}

/** Whether a party takes a singular verb. */
export function isOne(party: Party): boolean {
  if (typeof party !== 'string') return party.several !== true;
  return isKnown(party) ? PARTIES[party].one : apart(party)?.[0] !== 'opponents-of';
}

const related =
  (relation: Relation) =>
  (person: OwnParty): OwnParty => ({ party: RELATIONS[relation](`${person.party}’s`), ...(relation === 'opponents-of' ? { several: true } : {}) });
/** The same relations for a person of one game: `leftOf(opener)`. */
export const leftOf = related('left-of');
export const rightOf = related('right-of');
export const partnerOf = related('partner-of');
export const sideOf = related('side-of');
export const opponentsOf = related('opponents-of');

/** A party with the verb form that agrees: `sayParty('dealer', 'deal', 'deals')`. */
export function sayParty(party: Party, many: string, one: string): string {
  return `${partyName(party)} ${isOne(party) ? one : many}`;
}
