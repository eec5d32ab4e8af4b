import { isOne, type Party, partyName } from './parties.ts';

/** Parties in a word. */
export const PARTY_BRIEFS: Readonly<Partial<Record<string, string>>> = {
  'all-players': 'all',
  anyone: 'anyone',
  'both-sides': 'both sides',
  declarer: 'declarer',
  'side-of-declarer': "declarer's side",
  dummy: 'dummy',
  'each-opponent': 'each opponent',
  'each-other-player': 'each other',
  'either-defender': 'defender',
  'either-opponent': 'opponent',
  'higher-score': 'higher score',
  'highest-total': 'highest total',
  'innocent-side': 'other side',
  'last-trick-winner': 'last trick’s winner',
  'left-of-dealer': "dealer's left",
  'side-of-lone-player': "lone player's side",
  'offending-side': 'their side',
  opponents: 'opponents',
  'other-defender': 'other defender',
  'other-players': 'the others',
  'partner-of-offender': 'partner',
  'player-who-got-it': 'its owner',
  'proper-dealer': 'right dealer',
  'proper-leader': 'right leader',
  'proper-player': 'right player',
  'revoking-side': 'revoking side',
  'tied-eldest': 'eldest of them',
  'tied-nearest-left': 'nearest the dealer’s left',
  'widow-taker': 'taker of the widow',
};
/** A party in a word or two; one without a brief form is told by its name where that is short, else as "player". */
export function briefParty(party: Party): string {
  const name = partyName(party).replace(/^the /, '');
  const short = typeof party === 'string' ? PARTY_BRIEFS[party] : party.brief;
  return short ?? (name.length <= 14 ? name : isOne(party) ? 'player' : 'players');
}
