import { always, caseByCase, fact, law, silent } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  cannotRecall,
  isVoid,
  mayChange,
  must,
  newDeal,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  passesTo,
  stands,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { askBidding, askContract, makeBidGood, passOnce, theCall } from '../words.ts';

const OVERCALLED = fact('What has happened since?', 'What happened', {
  overcalled: {
    label: 'The next player in turn has called, and nobody of the other side had spoken of it',
    chip: 'Called over it',
    if: 'if the next player called before the other side spoke of it',
  },
  noticed: { label: 'It was noticed before the next player called', chip: 'Noticed in time', if: 'if it was noticed before the next player called' },
});
const GOES_ON = 'The auction goes on as if the call had been correct.';

/** A bid and a double out of turn have the same ruling; a pass has another. */
const outOfRotation = (call: 'bid' | 'double') =>
  caseByCase(
    [
      { when: { since: 'overcalled' }, then: [stands(call)], note: GOES_ON },
      { when: { since: 'noticed' }, then: [isVoid(call), passesTo('turn', 'proper-player'), must('partner-of-offender', 'pass-throughout')] },
    ],
    [cites.blue.callOutRotation, cites.blue.improperCall],
  );

export const callLaws = {
  'bidding-review': law({
    question: 'allowed',
    title: 'Asking for the bidding again',
    gist: 'A player wants to hear what was bid.',
    aka: ['review of the bidding', 'repeat the auction', 'what was bid', 'who bid what', 'ask for the contract'],
    moment: 'bidding',
    facts: {
      when: fact('When is it asked?', 'Asked', {
        'own-turn': { label: 'During the auction, at the asker’s turn to call', chip: 'At own turn', if: 'in the auction, at the asker’s turn to call' },
        'other-turn': {
          label: 'During the auction, at the turn of another',
          chip: 'At another’s turn',
          if: 'in the auction, at another player’s turn to call',
        },
        'before-lead': { label: 'After the auction, before the opening lead', chip: 'Before the lead', if: 'after the auction, before the opening lead' },
        'after-lead': { label: 'After the opening lead', chip: 'After the lead', if: 'after the opening lead' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player may ask at their own turn to call, and again after the auction until the opening lead, but not at another player’s turn. Later, a player may only ask what the contract is.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { when: ['own-turn', 'before-lead'] }, then: [allowed('anyone', askBidding)] },
          { when: { when: 'other-turn' }, then: [barred('anyone', 'ask'), noPenaltyPrinted] },
          { when: { when: 'after-lead' }, then: [allowed('anyone', askContract)] },
        ],
        [cites.blue.informationCalls, cites.blue.reviewingAuction],
      ),
      sierra: silent(),
    }),
  }),
  'bid-changed': law({
    offence: 'irregular-bid',
    title: 'Slip of the tongue in a call',
    gist: 'A player says one thing and meant another, or wants to change a call.',
    aka: ['said the wrong suit', 'misspoke', 'changed my bid', 'take back a bid', 'misnomer', 'meant spades said hearts'],
    moment: 'bidding',
    facts: {
      what: fact('What was it?', 'It was', {
        slip: { label: 'A slip of the tongue: another call was meant all along', chip: 'A slip', if: 'if it was a slip and another call was meant all along' },
        mistake: { label: 'A mistake in judgement, or a change of mind', chip: 'A change of mind', if: 'if it was a mistake in judgement or a change of mind' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player who meant another call all along and made a slip may change it. After a mistake or a change of mind, the call may not be taken back.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'slip' }, then: [mayChange('offender', theCall), noPenalty] },
          { when: { what: 'mistake' }, then: [cannotRecall('offender', theCall)] },
        ],
        cites.blue.slipTongue,
      ),
      sierra: silent(),
    }),
  }),
  'insufficient-bid': law({
    offence: 'irregular-bid',
    title: 'Insufficient bid',
    gist: 'A bid does not go above the last one.',
    aka: ['bid too low', 'underbid', 'not enough to overcall', 'two clubs over two hearts', 'insufficient bid accepted'],
    moment: 'bidding',
    facts: {
      since: OVERCALLED,
      correction: fact('What does the player do?', 'Correction', {
        lowest: {
          label: 'Makes the lowest sufficient bid in the same suit, or no-trump again if it was no-trump',
          chip: 'Lowest enough',
          if: 'if it becomes the lowest sufficient bid in what it named',
        },
        other: { label: 'Makes any other sufficient bid', chip: 'Another bid', if: 'if it is made good in any other way' },
        'no-bid': { label: 'Wants to pass or double instead', chip: 'Pass or double', if: 'if the player wants to pass or double instead' },
      }),
    },
    usual: { since: 'noticed', correction: 'lowest' },
    leads: {
      'blue-ribbon-1940':
        'The player must bid enough: after the lowest such bid in that denomination the partner passes once, after any other to the end. Once the next player has called, the low bid stands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { since: 'overcalled' }, then: [stands('bid')], note: GOES_ON },
          { when: { since: 'noticed', correction: 'lowest' }, then: [stands('bid'), must('partner-of-offender', passOnce)] },
          { when: { since: 'noticed', correction: 'other' }, then: [stands('bid'), must('partner-of-offender', 'pass-throughout')] },
          {
            when: { since: 'noticed', correction: 'no-bid' },
            then: [must('offender', makeBidGood)],
            note: 'A pass or a double is not among the corrections.',
          },
        ],
        [cites.blue.insufficientBid, cites.blue.improperCall],
      ),
      sierra: silent('The manual says what a sufficient bid is, and gives no penalty.'),
    }),
    see: ['contract-bridge.rule.sufficient-bid'],
  }),
  'bid-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Bid out of turn',
    gist: 'A player bids when it is the turn of another.',
    aka: ['call out of rotation', 'bid before partner', 'opened out of turn', 'spoke first'],
    moment: 'bidding',
    facts: { since: OVERCALLED },
    usual: { since: 'noticed' },
    leads: {
      'blue-ribbon-1940':
        'If noticed before the next call, the bid does not count, the turn goes back, and the partner of the player who bid must pass to the end. After the next call, it stands.',
    },
    readings: () => ({
      'blue-ribbon-1940': outOfRotation('bid'),
      sierra: silent(),
    }),
  }),
  'double-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Double or redouble out of turn',
    gist: 'A player doubles or redoubles when it is the turn of another.',
    aka: ['doubled out of turn', 'redoubled too early', 'double before partner called'],
    moment: 'doubling',
    facts: { since: OVERCALLED },
    usual: { since: 'noticed' },
    leads: {
      'blue-ribbon-1940':
        'If noticed before the next call, the double does not count, the turn goes back, and the doubler’s partner must pass to the end. After the next call, it stands.',
    },
    readings: () => ({
      'blue-ribbon-1940': outOfRotation('double'),
      sierra: silent(),
    }),
  }),
  'pass-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Pass out of turn',
    gist: 'A player passes when it is the turn of another.',
    aka: ['passed too early', 'pass out of rotation', 'passed before the dealer'],
    moment: 'bidding',
    facts: {
      since: OVERCALLED,
      bidding: fact('Had anybody bid before?', 'Had bid before', {
        none: { label: 'Nobody had bid', chip: 'Nobody', if: 'before anybody had bid' },
        some: { label: 'There had been a bid', chip: 'Somebody', if: 'after somebody had bid' },
      }),
    },
    usual: { since: 'noticed' },
    leads: {
      'blue-ribbon-1940':
        'If noticed before the next call, the pass does not count. If nobody had bid, the player must pass once. If somebody had, the partner must pass to the end. Later, the pass stands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { since: 'overcalled' }, then: [stands('pass')], note: GOES_ON },
          { when: { since: 'noticed', bidding: 'none' }, then: [isVoid('pass'), passesTo('turn', 'proper-player'), must('offender', passOnce)] },
          {
            when: { since: 'noticed', bidding: 'some' },
            then: [isVoid('pass'), passesTo('turn', 'proper-player'), must('partner-of-offender', 'pass-throughout')],
            note: 'A pass after a bid is treated as any other call out of turn.',
          },
        ],
        [cites.blue.callOutRotation, cites.blue.improperCall],
      ),
      sierra: silent(),
    }),
  }),
  'improper-call': law({
    offence: 'irregular-bid',
    title: 'Improper call that the next player overcalls',
    gist: 'A call is wrong in any way, and the auction may have gone on over it.',
    aka: ['condoned', 'accepted bid out of turn', 'overcalled a wrong bid', 'too late to object'],
    moment: 'bidding',
    facts: { since: OVERCALLED },
    usual: { since: 'overcalled' },
    leads: {
      'blue-ribbon-1940': 'If the next player called before the other side spoke of the improper call, the improper call stands. The book covers nothing else.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { since: 'overcalled' }, then: [stands(theCall)], note: GOES_ON },
          { when: { since: 'noticed' }, then: [notDecided], note: 'It depends on what was wrong with the call: a bid too low, or a call out of turn.' },
        ],
        cites.blue.improperCall,
      ),
      sierra: silent(),
    }),
    see: ['contract-bridge.law.insufficient-bid', 'contract-bridge.law.bid-out-of-turn', 'contract-bridge.law.pass-out-of-turn'],
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All four players pass at the start of the auction.',
    aka: ['passed out', 'all passed', 'four passes', 'throw in the cards'],
    moment: 'bidding',
    facts: {},
    readings: () => ({
      // The laws of 1935 as printed leave this out; the clause refers to law 41 of the auction code.
      sierra: always([isVoid('deal'), newDeal('left-of-dealer')], cites.sierra.play, { note: 'The cards are thrown in.' }),
    }),
  }),
};
