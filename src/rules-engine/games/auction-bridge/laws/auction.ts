import { doubted } from '../../../laws/cites.ts';
import { fact, law } from '../../../laws/laws.ts';
import { barred, choice, isVoid, mayChange, must, newDeal, noPenalty, notDecided, passesTo, type Remedy, stands } from '../../../laws/remedies.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { makeSufficient, playSeven, theLastLegalCall } from '../words.ts';

/** Remedies if attention is called to a declaration out of turn: it is void, the partner may not bid, and the turn goes back. */
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
      next: fact('What happened next?', 'What came next', {
        corrected: {
          label: 'The bidder raised it at once in the same suit or in no trumps',
          chip: 'Raised at once',
          if: 'if the same suit or no trumps is at once bid high enough',
        },
        'other-suit': {
          label: 'The bidder changed at once to another suit or to no trumps',
          chip: 'Other suit at once',
          if: 'if another suit, or no trumps, is bid at once instead',
        },
        accepted: {
          label: 'The player on the left passed{doubling:, overcalled or doubled}{-doubling: or overcalled}',
          chip: 'Next called',
          if: 'if the next player called before anybody noticed',
        },
        attention: { label: 'Somebody called attention to it first', chip: 'Noticed first', if: 'if somebody called attention to it first' },
      }),
      turn: fact('Was the bid made in turn?', 'In turn', {
        yes: { label: 'Yes', if: 'if the bid was made in turn' },
        no: { label: 'No, it was out of turn as well', chip: 'No', if: 'if the bid was out of turn as well' },
      }),
    },
    usual: { next: 'attention', turn: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'If noticed before the next call, the player must bid enough and the partner may not bid again. If the next player has called, the bid stands. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { next: 'corrected', turn: 'yes' }, then: [stands('bid'), noPenalty], note: 'The bid as corrected is meant.', doubtful: true },
          {
            when: { next: 'other-suit', turn: 'yes' },
            then: [notDecided],
            note: 'The free correction keeps to the suit or no trumps named. The book does not say what a quick change of suit costs.',
          },
          { when: { next: 'accepted' }, then: [stands('bid')], note: 'It counts as a regular bid.' },
          { when: { next: 'attention', turn: 'yes' }, then: MADE_SUFFICIENT, doubtful: true },
          {
            when: { next: ['attention', 'corrected', 'other-suit'], turn: 'no' },
            then: [choice('left-of-offender', MADE_SUFFICIENT, REJECTED)],
            note: 'One of the two penalties, never both. If it was the turn of the offender’s partner, the partner has to pass.',
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
      why: fact('Why was it changed?', 'Changed for', {
        slip: { label: 'A slip of the tongue', chip: 'A slip', if: 'if the bid was a slip of the tongue' },
        insufficient: { label: 'It was insufficient', chip: 'Insufficient', if: 'if the bid was insufficient' },
        other: { label: 'For any other reason', chip: 'Another reason', if: 'if the bid was changed for any other reason' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'A slip of the tongue or an insufficient bid may be changed. Any other change does not count, and the partner may not bid again.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { why: 'slip' }, then: [mayChange('bidder', 'bid'), noPenalty] },
          { when: { why: 'insufficient' }, then: [mayChange('bidder', 'bid')], note: 'The law of insufficient bids then applies.' },
          { when: { why: 'other' }, then: REJECTED, note: 'The penalty is that of a bid out of turn.', doubtful: true },
        ],
        [cites.blue.law(32), doubted(cites.blue.law(81), 'The book does not say how the turn can go back if the bid was made in turn.')],
      ),
    }),
    see: ['auction-bridge.law.insufficient-bid', 'auction-bridge.law.bid-out-of-turn'],
  }),
  'bid-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Bid out of turn',
    gist: 'A player bids when it is not their turn to declare.',
    aka: ['bid before my turn', 'spoke too soon', 'opened out of turn'],
    moment: 'bidding',
    facts: {
      next: fact('What happened first?', 'What came first', {
        attention: { label: 'Somebody called attention to it', chip: 'Noticed', if: 'if somebody called attention to it first' },
        declared: { label: 'The player on that player’s left declared', chip: 'Next called', if: 'if the next player called first' },
      }),
      whose: fact('Whose turn was it?', 'Whose turn', {
        partner: { label: 'The player’s partner’s', chip: 'The partner’s', if: 'if it was the partner’s turn' },
        opponent: { label: 'An opponent’s', if: 'if it was an opponent’s turn' },
      }),
    },
    usual: { next: 'attention' },
    leads: {
      'blue-ribbon-1940':
        'If noticed before the next call, the bid does not count, the turn goes back, and the partner may not bid again. Once the next player has called, the bid stands.',
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
    gist: 'A player passes when it is not their turn.',
    aka: ['no bid out of turn', 'passed too soon'],
    moment: 'bidding',
    facts: {
      bid: fact('Had anyone bid?', 'Bid before', {
        no: { label: 'No', if: 'if nobody had bid before' },
        yes: { label: 'Yes', if: 'if somebody had bid before' },
      }),
      left: fact('Did the player on the left declare before the error was noticed?', 'Next has called', {
        no: { label: 'No', if: 'if the pass was noticed before the next player called' },
        yes: { label: 'Yes', if: 'if the next player called before the pass was noticed' },
      }),
    },
    usual: { left: 'no' },
    leads: {
      'blue-ribbon-1940':
        'With no bid yet, the pass does not count, unless the next player has already called. After a bid, the player may bid again only if that bid is overcalled or doubled.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { bid: 'no', left: 'no' }, then: [isVoid('pass')] },
          {
            when: { bid: 'yes', left: 'no' },
            then: [passesTo('turn', 'proper-player'), barred('offender', 'bid-further')],
            note: 'The player may come in again if the bid they passed is overcalled{doubling:, doubled or redoubled}.',
          },
          { when: { bid: 'no', left: 'yes' }, then: [stands('pass')], note: 'Both declarations are regular.' },
          {
            when: { bid: 'yes', left: 'yes' },
            then: [stands('pass'), barred('offender', 'bid-further')],
            note: 'Both declarations are regular. The player may come in again if the bid they passed is overcalled{doubling:, doubled or redoubled}.',
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
    leads: {
      'blue-ribbon-1940':
        'The bid does not count, and the player’s side must pass to the end. The other side may let the last legal call stand, have a new deal, or make the player’s side play seven.',
    },
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
    leads: {
      'blue-ribbon-1940':
        'Either opponent may let the call stand or cancel it. Either way, the side of the player who called must pass for the rest of the auction.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [{ then: [choice('either-opponent', stands('declaration'), isVoid('declaration')), must('offending-side', 'pass-throughout')] }],
        cites.blue.law(87),
      ),
    }),
    consult: NO_TALK,
  }),
};
