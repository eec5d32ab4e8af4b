import type { Citation } from '../../../books.ts';
import { type Example, lawExample } from '../../../core/examples.ts';
import { cites } from '../cites.ts';

type Case = readonly [law: string, at: Citation, answers: Record<string, string>, story: string, ruling: string];
const told = (cases: readonly Case[]): Example[] => cases.map(([law, at, answers, story, ruling]) => lawExample(law, at, answers, story, ruling));

const calls: readonly Case[] = [
  [
    'bidding-review',
    cites.blue.informationCalls,
    { when: 'other-turn' },
    'During the auction a player asks for the bids again while his partner is thinking.',
    'obody may ask',
  ],
  [
    'bidding-review',
    cites.blue.reviewingAuction,
    { when: 'after-lead' },
    'The opening lead is made and a defender asks who bid hearts.',
    'ask only what the contract is',
  ],
  [
    'bid-changed',
    cites.blue.slipTongue,
    { what: 'slip' },
    'A player says "one heart" and at once "I mean one spade", having meant it all along.',
    'may change the call',
  ],
  ['bid-changed', cites.blue.slipTongue, { what: 'mistake' }, 'A player thinks better of a bid.', 'may not take back the call'],
  [
    'insufficient-bid',
    cites.blue.insufficientBid,
    { since: 'overcalled' },
    'One club over one spade, and the next player bids two diamonds before anybody speaks of it.',
    'bid stands',
  ],
  [
    'insufficient-bid',
    cites.blue.insufficientBid,
    { since: 'noticed', correction: 'lowest' },
    'Two clubs over two hearts, put right as three clubs.',
    'pass at the next turn',
  ],
  [
    'insufficient-bid',
    cites.blue.insufficientBid,
    { since: 'noticed', correction: 'other' },
    'Two clubs over two hearts, put right as three spades.',
    'pass for the rest of the auction',
  ],
  [
    'bid-out-of-turn',
    cites.blue.callOutRotation,
    { since: 'noticed' },
    'The player on the dealer’s left opens one heart before the dealer has called.',
    'pass for the rest of the auction',
  ],
  ['double-out-of-turn', cites.blue.callOutRotation, { since: 'noticed' }, 'A player doubles when his partner is to call.', 'double is void'],
  ['double-out-of-turn', cites.blue.callOutRotation, { since: 'overcalled' }, 'A double out of turn, and the next player passes over it.', 'double stands'],
  [
    'pass-out-of-turn',
    cites.blue.callOutRotation,
    { since: 'noticed', bidding: 'none' },
    'The third hand passes before the dealer has spoken.',
    'offender must pass at the next turn',
  ],
  [
    'pass-out-of-turn',
    cites.blue.callOutRotation,
    { since: 'noticed', bidding: 'some' },
    'After a bid of one club a player passes before his turn.',
    'pass for the rest of the auction',
  ],
  [
    'improper-call',
    cites.blue.improperCall,
    { since: 'overcalled' },
    'The next player calls over a wrong call before the other side has spoken of it.',
    'call stands',
  ],
];
const cards: readonly Case[] = [
  [
    'exposed-before-lead',
    cites.blue.cardsFacedSeen,
    { cards: 'low', owner: 'defender' },
    'During the auction a player faces the seven of clubs, and becomes a defender.',
    'forbid the opening leader',
  ],
  [
    'exposed-before-lead',
    cites.blue.cardsFacedSeen,
    { cards: 'honour', owner: 'defender' },
    'During the auction a player faces the king of clubs.',
    'pass for the rest of the auction',
  ],
  ['exposed-card', cites.blue.penaltyCard, { whose: 'defender' }, 'A defender drops a card face up.', 'penalty card'],
  ['exposed-card', cites.blue.lawsAuction(105), { whose: 'declarer' }, 'Declarer drops the queen of hearts face up.', 'no penalty'],
  ['penalty-card', cites.blue.penaltyCard, { number: 'one' }, 'A penalty card lies before a defender.', 'first chance'],
  ['penalty-card', cites.blue.penaltyCard, { number: 'more' }, 'Two penalty cards lie before a defender.', 'may call a card'],
  ['card-taken-back', cites.blue.playedCard, { card: 'named' }, 'Declarer names the queen, and then wants the jack.', 'play stands'],
  ['card-taken-back', cites.blue.playedCard, { card: 'dummys', meant: 'no' }, 'Declarer straightens dummy’s cards and touches one.', 'no penalty'],
];
const play: readonly Case[] = [
  [
    'lead-out-of-turn',
    cites.blue.leadOutTurn,
    { answered: 'no', whose: 'partner' },
    'A defender leads though his partner won the last trick.',
    'name the suit',
  ],
  ['lead-out-of-turn', cites.blue.leadOutTurn, { answered: 'no', whose: 'declarers' }, 'A defender leads when dummy won the last trick.', 'next wins a trick'],
  ['lead-out-of-turn', cites.blue.leadOutTurn, { answered: 'yes' }, 'Declarer has played to a defender’s lead out of turn.', 'lead stands'],
  [
    'card-led-from-wrong-hand',
    cites.blue.leadOutTurn,
    { answered: 'no', what: 'wrong-hand' },
    'The lead is in dummy and declarer leads a heart from his hand.',
    'same suit from the right hand',
  ],
  ['leads-together', cites.blue.leadOutTurn, {}, 'Both defenders lead together.', 'penalty card'],
  [
    'play-out-of-turn',
    cites.blue.prematurePlay,
    { both: 'no' },
    'A defender plays before his partner, and declarer has played from one hand.',
    'may require the other defender',
  ],
  ['play-out-of-turn', cites.blue.prematurePlay, { both: 'yes' }, 'The last two cards of a trick come from the defenders in the wrong order.', 'no penalty'],
  ['lead-before-trick-complete', cites.blue.prematureLead, { wins: 'no' }, 'A defender leads on, but his partner’s card takes the trick.', 'lead out of turn'],
  [
    'revoke',
    cites.blue.establishedRevoke,
    { from: 'closed', which: 'first', tricks: 'two' },
    'A side’s first revoke; it has won four tricks since.',
    'takes 2 tricks',
  ],
  ['revoke', cites.blue.establishedRevoke, { from: 'closed', which: 'later', tricks: 'two' }, 'The same side revokes again.', 'takes 1 trick'],
  ['revoke', cites.blue.establishedRevoke, { from: 'dummy' }, 'Declarer revokes from dummy.', 'no penalty'],
  [
    'revoke-established',
    cites.blue.actsWhichEstablish,
    { trick: 'leading', since: 'partner-played' },
    'A revoke in leading; the partner has played to it.',
    'may not take back',
  ],
  ['revoke-established', cites.blue.actsWhichEstablish, { trick: 'twelfth' }, 'A revoke in the twelfth trick.', 'correct card'],
  [
    'revoke-corrected',
    cites.blue.correctedRevoke,
    { who: 'defender' },
    'A defender finds a heart after trumping a heart, before his side has played to the next trick.',
    'penalty card',
  ],
  [
    'revoke-corrected',
    cites.blue.correctedRevoke,
    { who: 'declarer', left: 'no' },
    'Declarer corrects his revoke before the next defender has played.',
    'no penalty',
  ],
  ['looking-back', cites.blue.inspectingQuitted, { reason: 'none' }, 'A player turns up a quitted trick to see what was played.', '50 points above the line'],
  ['looking-back', cites.blue.inspectingQuitted, { reason: 'winner' }, 'It is disputed which hand won a trick, and it is turned up.', 'no penalty'],
  [
    'tricks-claimed',
    cites.blue.claimConcession,
    { what: 'finesse' },
    'Declarer claims the rest and then takes a finesse that he had not mentioned.',
    'may not take a finesse',
  ],
  ['tricks-claimed', cites.blue.claimConcession, { what: 'doubted' }, 'A defender doubts the claim.', 'play on'],
  ['claim-cards-shown', cites.blue.claimConcession, { what: 'shown' }, 'A defender faces cards on hearing declarer’s claim.', 'may not treat the cards shown'],
  ['claim-cards-shown', cites.blue.claimConcession, { what: 'abandoned' }, 'Both defenders throw in their hands at the claim.', 'concession stands'],
  [
    'abandoned-hand',
    cites.blue.claimsByDefender,
    { what: 'concedes', agrees: 'no' },
    'A defender gives up the rest; his partner protests.',
    'concession is void',
  ],
  ['conceded-in-error', cites.blue.tricksConceded, {}, 'A side concedes a trick although it holds the last trump.', 'concession is void'],
  [
    'dummy-rights',
    cites.blue.declarersPartner,
    { looked: 'no' },
    'Dummy, who has looked at no hand, asks declarer whether he has no more hearts.',
    'possible revoke',
  ],
  [
    'dummy-rights',
    cites.blue.declarersPartner,
    { looked: 'yes' },
    'Dummy has looked into declarer’s hand and then points out a defender’s lead out of turn.',
    'may not draw',
  ],
];
const doubles: readonly Case[] = [
  ['doubled-again', cites.blue.lawsAuction(38), { by: 'bidders' }, 'Two hearts is doubled, and the partner of the bidder says "double".', 'call stands'],
  ['doubled-again', cites.blue.lawsAuction(89), { by: 'doublers' }, 'Two hearts is doubled by one opponent and then by the other.', '50 points'],
  ['redouble-not-open', cites.blue.lawsAuction(89), { what: 'theirs' }, 'A player redoubles what his partner has just doubled.', '50 points'],
  ['redouble-not-open', cites.blue.lawsAuction(38), { what: 'undoubled' }, 'Over three clubs of the opponents a player says "redouble".', 'call stands'],
  ['redouble-not-open', cites.blue.lawsAuction(89), { what: 'own' }, 'A player redoubles a bid of his partner, and nobody has doubled it.', '50 points'],
];
const manual: readonly Case[] = [
  ['partner-doubled', cites.sierra.play, {}, 'A player doubles a bid of his partner.', 'obody may double'],
  ['doubled-again', cites.sierra.play, {}, 'Three spades is doubled, and the other opponent doubles it too.', 'obody may double'],
  ['redouble-wrong', cites.sierra.play, {}, 'A redoubled bid is redoubled by the other partner.', 'redoubled'],
  ['redouble-not-open', cites.sierra.play, { what: 'undoubled' }, 'A player says "redouble" though nobody has doubled.', 'obody may redouble'],
  ['all-pass', cites.sierra.play, {}, 'All four pass.', 'left'],
];

export const lawExamples: readonly Example[] = [
  ...told([...calls, ...doubles, ...cards, ...play, ...manual]),
  lawExample('two-cards-played', cites.blue.penaltyCard, { who: 'defender' }, 'A defender lays two cards to the trick.', 'penalty card'),
  lawExample('last-two-tricks', cites.blue.lawsAuction(109), {}, 'A defender throws down his last two cards before his partner has played.', 'penalty card'),
  lawExample('table-talk', cites.blue.lawsAuction(132), { who: 'defender', what: 'other' }, 'A defender says that the queen is still out.', 'name the suit'),
];
