import { doubted } from '../../../core/cites.ts';
import { fact, law } from '../../../core/laws.ts';
import { barred, choice, isVoid, mayChange, must, newDeal, noPenalty, notDecided, passesTo, type Remedy, stands } from '../../../core/remedies.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { makeSufficient, playSeven, theLastLegalCall } from '../words.ts';

/** A declaration out of turn to which attention is called: rejected, the partner silenced, the turn given back. */
const REJECTED: readonly Remedy[] = [isVoid('declaration'), barred('partner-of-offender', 'bid-further'), passesTo('turn', 'proper-player')];
const MADE_SUFFICIENT: readonly Remedy[] = [must('offender', makeSufficient), barred('partner-of-offender', 'bid-further')];

export const auctionLaws = {
  'insufficient-bid': law({
    offence: 'irregular-bid',
    title: 'Insufficient bid',
    gist: 'A bid is not high enough to overcall the one before it.',
    aka: ['bid too low', 'one heart over one spade', 'bid not enough', 'underbid', 'not a legal bid'],
    moment: 'bidding',
    facts: {
      next: fact('What happened next?', {
        corrected: 'The bidder raised it at once in the same suit or in no trumps',
        'other-suit': 'The bidder changed at once to another suit or to no trumps',
        accepted: 'The player on his left passed{doubling:, overcalled or doubled}{-doubling: or overcalled}',
        attention: 'Somebody called attention to it first',
      }),
      turn: fact('Was the bid made in turn?', { yes: ['Yes', 'in turn'], no: ['No, it was out of turn as well', 'out of turn too'] }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { next: 'corrected', turn: 'yes' }, then: [stands('bid'), noPenalty], note: 'The bid as corrected is meant.', doubtful: true },
          {
            when: { next: 'other-suit', turn: 'yes' },
            then: [notDecided],
            note: 'The free correction keeps to the suit or no trumps named; what a quick change of suit costs is not said.',
          },
          { when: { next: 'accepted' }, then: [stands('bid')], note: 'It counts as a regular bid.' },
          { when: { next: 'attention', turn: 'yes' }, then: MADE_SUFFICIENT, doubtful: true },
          {
            when: { next: ['attention', 'corrected', 'other-suit'], turn: 'no' },
            then: [choice('left-of-offender', MADE_SUFFICIENT, REJECTED)],
            note: 'One of the two penalties, never both. If the turn was his partner’s, the partner has to pass.',
          },
        ],
        [
          cites.blue.law(77),
          cites.blue.law(78),
          doubted(cites.blue.law(79), 'The code lets any player call attention; the summary on page 87 speaks of the adversaries.'),
          doubted(cites.blue.law(80), 'The law does not say what is left of it once the number has been corrected.'),
          cites.blue.revoke,
        ],
      ),
    }),
    consult: NO_TALK,
    see: ['auction-bridge.law.bid-out-of-turn', 'auction-bridge.law.bid-changed', 'auction-bridge.rule.overcalling'],
  }),
  'bid-changed': law({
    offence: 'irregular-bid',
    title: 'Bid changed',
    gist: 'A player makes a bid in turn and then changes it.',
    aka: ['took back a bid', 'changed my bid', 'meant to say hearts', 'slip of the tongue', 'meant another suit than he said'],
    moment: 'bidding',
    facts: {
      why: fact('Why was it changed?', {
        slip: 'A slip of the tongue',
        insufficient: 'It was insufficient',
        other: 'For any other reason',
      }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { why: 'slip' }, then: [mayChange('bidder', 'bid'), noPenalty] },
          { when: { why: 'insufficient' }, then: [mayChange('bidder', 'bid')], note: 'The law of insufficient bids then applies.' },
          { when: { why: 'other' }, then: REJECTED, note: 'The penalty is that of a bid out of turn.', doubtful: true },
        ],
        [cites.blue.law(32), doubted(cites.blue.law(81), 'How the turn can go back where the bid was made in turn is not said.')],
      ),
    }),
    see: ['auction-bridge.law.insufficient-bid', 'auction-bridge.law.bid-out-of-turn'],
  }),
  'bid-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Bid out of turn',
    gist: 'A player bids when it is not his turn to declare.',
    aka: ['bid before my turn', 'spoke too soon', 'opened out of turn'],
    moment: 'bidding',
    facts: {
      next: fact('What happened first?', { attention: 'Somebody called attention to it', declared: "The player on the offender's left declared" }),
      whose: fact('Whose turn was it?', { partner: "The offender's partner's", opponent: "An opponent's" }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { next: 'attention', whose: 'opponent' }, then: REJECTED },
          { when: { next: 'attention', whose: 'partner' }, then: [...REJECTED, must('partner-of-offender', 'pass')] },
          { when: { next: 'declared' }, then: [stands('bid')], note: 'The auction goes on as if the bid had been in turn.' },
        ],
        [cites.blue.law(82), cites.blue.law(83), cites.blue.revoke],
      ),
    }),
    see: ['auction-bridge.law.insufficient-bid', 'auction-bridge.law.double-out-of-turn', 'auction-bridge.law.pass-out-of-turn'],
  }),
  'pass-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Pass out of turn',
    gist: 'A player passes when it is not his turn.',
    aka: ['no bid out of turn', 'passed too soon'],
    moment: 'bidding',
    facts: {
      bid: fact('Had anyone bid?', { no: ['No', 'before any bid'], yes: ['Yes', 'after a bid'] }),
      left: fact('Did the player on his left declare before the error was noticed?', { no: ['No', 'noticed in time'], yes: ['Yes', 'next hand declared'] }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { bid: 'no', left: 'no' }, then: [isVoid('pass')] },
          {
            when: { bid: 'yes', left: 'no' },
            then: [passesTo('turn', 'proper-player'), barred('offender', 'bid-further')],
            note: 'He may come in again if the bid he passed is overcalled{doubling:, doubled or redoubled}.',
          },
          { when: { bid: 'no', left: 'yes' }, then: [stands('pass')], note: 'Both declarations are regular.' },
          {
            when: { bid: 'yes', left: 'yes' },
            then: [stands('pass'), barred('offender', 'bid-further')],
            note: 'Both declarations are regular. He may come in again if the bid he passed is overcalled{doubling:, doubled or redoubled}.',
          },
        ],
        [cites.blue.law(84), cites.blue.law(85)],
      ),
    }),
  }),
  'bid-over-seven': law({
    offence: 'irregular-bid',
    title: 'Bid of more than seven',
    gist: 'A player bids eight tricks or more.',
    aka: ['bid eight', 'impossible bid'],
    moment: 'bidding',
    facts: {},
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            then: [
              isVoid('bid'),
              must('offending-side', 'pass-throughout'),
              choice('innocent-side', stands(theLastLegalCall), newDeal(null), must('offending-side', playSeven)),
            ],
          },
        ],
        [cites.blue.law(86), cites.blue.law(29), cites.blue.law(33)],
      ),
    }),
    consult: NO_TALK,
  }),
  'barred-player-bids': law({
    offence: 'irregular-bid',
    title: 'A barred player bids',
    gist: 'A player who has lost the right to bid bids{doubling:, doubles or redoubles}{-doubling: all the same}.',
    aka: ['silenced partner bid', 'bid when barred'],
    moment: 'bidding',
    facts: {},
    readings: (says) => ({
      [BLUE]: says(
        [{ then: [choice('either-opponent', stands('declaration'), isVoid('declaration')), must('offending-side', 'pass-throughout')] }],
        cites.blue.law(87),
      ),
    }),
    consult: NO_TALK,
  }),
};
