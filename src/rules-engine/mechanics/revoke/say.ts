// The revoke check in sentences. Names come from the players; all sentences are in the past tense, so that "You" fits as a name.
import { type Card, RANK_NAMES, rankOf, SUIT_NAMES, type Suit, sayCard, suitOf } from '../../vocabulary/cards.ts';
import { counted } from '../../wording/numbers.ts';
import type { Finding, Proof, RevokeCheck } from './check.ts';
import { type Group, groupOf, isCard, type Remembered, type TrickDeal, type TrickGame } from './deal.ts';
import type { EntryFault, Spot, StrangeLead } from './faults.ts';

const ONE: Readonly<Record<Suit, string>> = { S: 'a spade', H: 'a heart', C: 'a club', D: 'a diamond' };
const listed = (words: readonly string[], last: string) => (words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A name in the middle of a sentence. */
const nameOf = (names: readonly string[], seat: number) => {
  const name = names[seat] ?? `Player ${seat + 1}`;
  return name === 'You' ? 'you' : name;
};
const cardOf = (name: string) => (name === 'you' ? 'your card' : `${name}’s card`);

/** A suit as it is led: "spades", "hearts (trumps)". */
export function sayGroup(group: Group, { trump }: Pick<TrickGame, 'trump'>): string {
  if (group === 'own') return 'jacks (trumps)';
  if (group === 'none') return 'the joker';
  return group === trump ? `${SUIT_NAMES[group]} (trumps)` : SUIT_NAMES[group];
}
/** One card of a suit: "a spade", "a trump". */
const oneOf = (group: Group, { trump }: TrickGame) => (group === 'own' || group === trump ? 'a trump' : group === 'none' ? 'a joker' : ONE[group]);

/** What was played, in words; a trump that does not look like one is explained. */
function sayRemembered(remembered: Remembered, game: TrickGame): string {
  if (remembered === '?') return 'a card that nobody remembers';
  if (remembered === 'other') return 'a card of another suit';
  if (!isCard(remembered)) return oneOf(remembered.slice(0, 1) as Suit, game);
  return `the ${sayCard(remembered)}${odd(remembered, game)}`;
}
function odd(card: Card, game: TrickGame): string {
  if (game.trump === null || game.trump === 'own' || groupOf(card, game) !== game.trump || suitOf(card) === game.trump) return '';
  if (card === 'JOKER') return ' (a trump)';
  const isBower = rankOf(card) === 'J' && game.trumps.indexOf(card) <= 2;
  return isBower && game.trumps.filter((one) => rankOf(one) === 'J').length === 2 ? ' (the left bower, a trump)' : ' (a trump here)';
}

/** The proof that the hand had a card of the suit; continues "East" or "East played the king of clubs, but". */
function sayProof(proof: Proof, suit: Group, game: TrickGame): string {
  if (proof.by === 'played') return `still had ${sayRemembered(proof.remembered, game)}, played at trick ${proof.trick + 1}`;
  if (proof.by === 'shown') return `still had the ${sayCard(proof.card)}${odd(proof.card, game)}, seen in hand`;
  return `must have held ${oneOf(suit, game)}: the other hands cannot have held all that are left`;
}

function sayLead({ suit, led }: Finding, game: TrickGame): string {
  const isOdd = isCard(led) && odd(led, game) !== '';
  return isOdd ? `${capital(sayRemembered(led, game))} was led` : `${capital(sayGroup(suit, game))} were led`;
}

/** One finding as a sentence or two. */
export function sayFinding(finding: Finding, { game }: TrickDeal, names: readonly string[]): string {
  const { seat, trick, suit, remembered, verdict } = finding;
  const name = nameOf(names, seat);
  const at = `at trick ${trick + 1}`;
  const start = `${sayLead(finding, game)}. ${capital(name)} played ${sayRemembered(remembered, game)}`;
  if (verdict === 'proved') return `${capital(name)} revoked ${at}. ${start}, but ${sayProof(finding.proof, suit, game)}.`;
  if (verdict === 'impossible') {
    const why = {
      'hand-known': `every other card of that hand is known, and none left was ${oneOf(suit, game)}`,
      'suit-gone': 'all other cards of that suit are accounted for',
      count: 'the cards that are left allow no card of that suit in that hand',
    }[finding.why];
    return `${capital(name)} did not revoke ${at}. ${start}, and ${why}.`;
  }
  const isNone = game.mayTrump && game.trump !== null && suit !== game.trump;
  if (remembered === '?' || (remembered === 'other' && finding.proof !== null)) {
    const need = remembered === '?' ? `was not ${oneOf(suit, game)}${isNone ? ' and not a trump' : ''}` : 'was not a trump';
    const held = finding.proof === null ? `, and ${name} still held ${oneOf(suit, game)}` : '';
    const because = finding.proof === null ? '' : ` ${capital(name)} ${sayProof(finding.proof, suit, game)}.`;
    return `If ${cardOf(name)} ${at} ${need}${held}, it was a revoke.${because}`;
  }
  const where = [
    ...(finding.tricks.length > 0
      ? [
          `the card at trick ${listed(
            finding.tricks.map((one) => String(one + 1)),
            'or',
          )}`,
        ]
      : []),
    ...(finding.inHand ? ['a card not entered yet'] : []),
  ];
  const left = finding.cards.length > 0 && finding.cards.length <= 6 ? ` Not seen yet: ${sayRanks(finding.cards)}.` : '';
  const trumped = remembered === 'other' && isNone ? 'it was not a trump and ' : '';
  return `${capital(name)} may have revoked ${at}. ${start}. It was a revoke if ${trumped}${name} still held ${oneOf(suit, game)}: ${listed(where, 'or')}.${left}`;
}

/** Cards in short form: "ace, king and nine of spades". */
function sayRanks(cards: readonly Card[]): string {
  const bySuit = new Map<string, string[]>();
  for (const card of cards) {
    const [rank, suit] = [rankOf(card), suitOf(card)];
    const key = suit === null ? '' : ` of ${SUIT_NAMES[suit]}`;
    bySuit.set(key, [...(bySuit.get(key) ?? []), rank === null ? 'the joker' : RANK_NAMES[rank]]);
  }
  return [...bySuit].map(([suit, ranks]) => `${listed(ranks, 'and')}${suit}`).join('; ');
}

const saySpot = ({ seat, trick }: Spot, names: readonly string[]) =>
  trick === null ? `${nameOf(names, seat)}, seen in hand` : `${nameOf(names, seat)} at trick ${trick + 1}`;

/** What is wrong in the entry, and what to change. */
export function sayFault(fault: EntryFault, { game }: TrickDeal, names: readonly string[]): string {
  const [first] = fault.at;
  const spot = first === undefined ? '' : saySpot(first, names);
  switch (fault.kind) {
    case 'twice':
      return `The ${sayCard(fault.card)} is entered ${fault.at.length === 2 ? 'twice' : `${fault.at.length} times`}: ${listed(
        fault.at.map((one) => saySpot(one, names)),
        'and',
      )}. Change one of them.`;
    case 'not-in-pack':
      return `The ${sayCard(fault.card)} is not in this pack: ${spot}. Change that card, or choose another pack.`;
    case 'played-twice':
      return `Two cards are entered for ${spot}. Take one of them out.`;
    case 'not-playing':
      return `A card is entered for ${spot}, and that player does not play in this deal. Take it out.`;
    case 'too-many':
      return `${counted(fault.has, 'card')} are entered for ${nameOf(names, first?.seat ?? 0)}, and a hand has ${game.hand}. Take one out, or change the number of cards.`;
    case 'too-many-of-suit':
      return fault.group === 'none'
        ? 'The cards of which only the suit is entered cannot all be as entered. Change one of them.'
        : `More ${sayGroup(fault.group, { trump: null })} are entered than the pack has. Change a card of which only the suit is entered.`;
  }
}

/** A lead that does not fit the previous trick, and what to do. */
export function sayStrangeLead({ trick, leader, winner }: StrangeLead, names: readonly string[]): string {
  return `By these cards ${nameOf(names, winner)} won trick ${trick}, but ${nameOf(names, leader)} led to trick ${trick + 1}. If that is not so, correct it.`;
}

/** The result in a few words. */
export function sayVerdict({ faults, findings }: RevokeCheck, { tricks }: TrickDeal, names: readonly string[]): string {
  if (faults.length > 0) return 'These cards cannot all be right.';
  const proved = findings.filter(({ verdict }) => verdict === 'proved');
  if (proved.length > 0)
    return `Yes: ${listed(
      proved.map(({ seat, trick }) => `${nameOf(names, seat)} revoked at trick ${trick + 1}`),
      'and',
    )}.`;
  if (tricks.every(({ plays }) => plays.length === 0)) return 'No card is entered yet.';
  return findings.some(({ verdict }) => verdict === 'possible') ? 'Not proved: it depends on cards that are not known.' : 'No: nobody revoked in these tricks.';
}
