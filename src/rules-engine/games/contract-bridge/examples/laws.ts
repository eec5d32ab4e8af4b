import { type BookId, cite } from '../../../books.ts';

import { type Example, lawExample } from '../../../core/examples.ts';
import { cites } from '../cites.ts';

type Case = readonly [law: string, page: string, answers: Record<string, string>, story: string, ruling: string];
const from = (book: BookId, heading: string, cases: readonly Case[]): Example[] =>
  cases.map(([law, page, answers, story, ruling]) => lawExample(law, cite(book, page, heading), answers, story, ruling));

const calls: readonly Case[] = [
  ['bidding-review', '456', { when: 'other-turn' }, 'During the auction a player asks for the bids again while his partner is thinking.', 'obody may ask'],
  ['bidding-review', '457', { when: 'after-lead' }, 'The opening lead is made and a defender asks who bid hearts.', 'ask only what the contract is'],
  ['bid-changed', '456', { what: 'slip' }, 'A player says "one heart" and at once "I mean one spade", having meant it all along.', 'may change the call'],
  ['bid-changed', '456', { what: 'mistake' }, 'A player thinks better of a bid.', 'may not take back the call'],
  [
    'insufficient-bid',
    '456',
    { since: 'overcalled' },
    'One club over one spade, and the next player bids two diamonds before anybody speaks of it.',
    'bid stands',
  ],
  ['insufficient-bid', '456', { since: 'noticed', correction: 'lowest' }, 'Two clubs over two hearts, put right as three clubs.', 'pass at the next turn'],
  [
    'insufficient-bid',
    '456',
    { since: 'noticed', correction: 'other' },
    'Two clubs over two hearts, put right as three spades.',
    'pass for the rest of the auction',
  ],
  [
    'bid-out-of-turn',
    '456',
    { since: 'noticed' },
    'The player on the dealer’s left opens one heart before the dealer has called.',
    'pass for the rest of the auction',
  ],
  ['double-out-of-turn', '456', { since: 'noticed' }, 'A player doubles when his partner is to call.', 'double is void'],
  ['double-out-of-turn', '456', { since: 'overcalled' }, 'A double out of turn, and the next player passes over it.', 'double stands'],
  [
    'pass-out-of-turn',
    '456',
    { since: 'noticed', bidding: 'none' },
    'The third hand passes before the dealer has spoken.',
    'offender must pass at the next turn',
  ],
  [
    'pass-out-of-turn',
    '456',
    { since: 'noticed', bidding: 'some' },
    'After a bid of one club a player passes before his turn.',
    'pass for the rest of the auction',
  ],
  ['improper-call', '456', { since: 'overcalled' }, 'The next player calls over a wrong call before the other side has spoken of it.', 'call stands'],
];
const cards: readonly Case[] = [
  [
    'exposed-before-lead',
    '456-457',
    { cards: 'low', owner: 'defender' },
    'During the auction a player faces the seven of clubs, and becomes a defender.',
    'forbid the opening leader',
  ],
  [
    'exposed-before-lead',
    '456-457',
    { cards: 'honour', owner: 'defender' },
    'During the auction a player faces the king of clubs.',
    'pass for the rest of the auction',
  ],
  ['exposed-card', '460', { whose: 'defender' }, 'A defender drops a card face up.', 'penalty card'],
  ['penalty-card', '460', { number: 'one' }, 'A penalty card lies before a defender.', 'first chance'],
  ['penalty-card', '460', { number: 'more' }, 'Two penalty cards lie before a defender.', 'may call a card'],
  ['card-taken-back', '457', { card: 'named' }, 'Declarer names the queen, and then wants the jack.', 'play stands'],
  ['card-taken-back', '457', { card: 'dummys', meant: 'no' }, 'Declarer straightens dummy’s cards and touches one.', 'no penalty'],
];
const play: readonly Case[] = [
  ['lead-out-of-turn', '457-458', { answered: 'no', whose: 'partner' }, 'A defender leads though his partner won the last trick.', 'name the suit'],
  ['lead-out-of-turn', '457-458', { answered: 'no', whose: 'declarers' }, 'A defender leads when dummy won the last trick.', 'next wins a trick'],
  ['lead-out-of-turn', '457', { answered: 'yes' }, 'Declarer has played to a defender’s lead out of turn.', 'lead stands'],
  [
    'card-led-from-wrong-hand',
    '457',
    { answered: 'no', what: 'wrong-hand' },
    'The lead is in dummy and declarer leads a heart from his hand.',
    'same suit from the right hand',
  ],
  ['leads-together', '458', {}, 'Both defenders lead together.', 'penalty card'],
  ['play-out-of-turn', '458', { both: 'no' }, 'A defender plays before his partner, and declarer has played from one hand.', 'may require the other defender'],
  ['play-out-of-turn', '458', { both: 'yes' }, 'The last two cards of a trick come from the defenders in the wrong order.', 'no penalty'],
  ['lead-before-trick-complete', '458', { wins: 'no' }, 'A defender leads on, but his partner’s card takes the trick.', 'lead out of turn'],
  ['revoke', '459', { from: 'closed', which: 'first', tricks: 'two' }, 'A side’s first revoke; it has won four tricks since.', 'takes 2 tricks'],
  ['revoke', '459', { from: 'closed', which: 'later', tricks: 'two' }, 'The same side revokes again.', 'takes 1 trick'],
  ['revoke', '459', { from: 'dummy' }, 'Declarer revokes from dummy.', 'no penalty'],
  ['revoke-established', '459', { trick: 'leading', since: 'partner-played' }, 'A revoke in leading; the partner has played to it.', 'may not take back'],
  ['revoke-established', '459', { trick: 'twelfth' }, 'A revoke in the twelfth trick.', 'correct card'],
  [
    'revoke-corrected',
    '458',
    { who: 'defender' },
    'A defender finds a heart after trumping a heart, before his side has played to the next trick.',
    'penalty card',
  ],
  ['revoke-corrected', '458', { who: 'declarer', left: 'no' }, 'Declarer corrects his revoke before the next defender has played.', 'no penalty'],
  ['looking-back', '459', { reason: 'none' }, 'A player turns up a quitted trick to see what was played.', '50 points above the line'],
  ['looking-back', '459', { reason: 'winner' }, 'It is disputed which hand won a trick, and it is turned up.', 'no penalty'],
  ['tricks-claimed', '459-460', { what: 'finesse' }, 'Declarer claims the rest and then takes a finesse that he had not mentioned.', 'may not take a finesse'],
  ['tricks-claimed', '459-460', { what: 'doubted' }, 'A defender doubts the claim.', 'play on'],
  ['claim-cards-shown', '460', { what: 'shown' }, 'A defender faces cards on hearing declarer’s claim.', 'may not treat the cards shown'],
  ['claim-cards-shown', '460', { what: 'abandoned' }, 'Both defenders throw in their hands at the claim.', 'concession stands'],
  ['abandoned-hand', '460', { what: 'concedes', agrees: 'no' }, 'A defender gives up the rest; his partner protests.', 'concession is void'],
  ['conceded-in-error', '460', {}, 'A side concedes a trick although it holds the last trump.', 'concession is void'],
  ['dummy-rights', '460', { looked: 'no' }, 'Dummy, who has looked at no hand, asks declarer whether he has no more hearts.', 'possible revoke'],
  ['dummy-rights', '460', { looked: 'yes' }, 'Dummy has looked into declarer’s hand and then points out a defender’s lead out of turn.', 'may not draw'],
];
const manual: readonly Case[] = [
  ['partner-doubled', '20-34', {}, 'A player doubles a bid of his partner.', 'obody may double'],
  ['doubled-again', '20-34', {}, 'Three spades is doubled, and the other opponent doubles it too.', 'obody may double'],
  ['redouble-wrong', '20-34', {}, 'A redoubled bid is redoubled by the other partner.', 'redoubled'],
  ['redouble-not-open', '20-34', { what: 'undoubled' }, 'A player says "redouble" though nobody has doubled.', 'obody may redouble'],
  ['all-pass', '20-34', {}, 'All four pass.', 'left'],
];

export const lawExamples: readonly Example[] = [
  ...from('blue-ribbon-1940', 'Contract Bridge Laws', [...calls, ...cards, ...play]),
  ...from('sierra', 'Bridge: How the game is played', manual),
  lawExample('two-cards-played', cites.blue.penaltyCard, { who: 'defender' }, 'A defender lays two cards to the trick.', 'penalty card'),
  lawExample('last-two-tricks', cites.blue.lawsAuction(109), {}, 'A defender throws down his last two cards before his partner has played.', 'penalty card'),
  lawExample('table-talk', cites.blue.lawsAuction(132), { who: 'defender', what: 'other' }, 'A defender says that the queen is still out.', 'name the suit'),
];
