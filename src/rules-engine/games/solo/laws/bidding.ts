import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, isDone, must, noPenalty, noPenaltyPrinted, notDecided, pays, paysPoints } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { BLUE, cites, USPC } from '../cites.ts';
import { points } from '../points.ts';
import {
  aceHolder,
  announceForcee,
  announceSelf,
  bete,
  bothQueens,
  callAce,
  callKing,
  declareLack,
  helpCaller,
  ledIsTrump,
  nameThatSuit,
  payAsSolo,
  playAsAceSuit,
  playForcee,
  playNoLess,
  playWhatAsked,
  spadillaHolder,
  stayUnknown,
} from '../words.ts';

const { blue, uspc } = cites;

const MAY_BE_FINED = 'A bête is set for failing to observe the rule on the forcée; whether that means this as well as the announcement is not clear.';

/** Bids, the forcée, the called ace and the trump. */
export const bidding = {
  'bid-after-passing': law({
    offence: 'irregular-bid',
    title: 'A bid after a pass',
    gist: 'A player who has passed would bid after all.',
    aka: ['bid again', 'come back into the bidding', 'passed and then asked'],
    moment: 'bidding',
    facts: {},
    readings: (says) => ({
      [BLUE]: silent('It has the next in turn take up a bid when one of two passes, and does not say whether the other may come back.'),
      [USPC]: says([{ then: [barred('offender', 'bid'), noPenaltyPrinted] }], uspc.bidding),
    }),
  }),
  'asked-and-not-overbid': law({
    question: 'obliged',
    title: 'Must the bidder play what was asked?',
    gist: 'A player has said that they have a game as good as the one asked, and nobody goes higher.',
    aka: ['must play', 'can I drop my bid', 'play less than I bid', 'successful bidder'],
    moment: 'bidding',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [must('bidder', playNoLess)] }], blue.game),
      [USPC]: says([{ then: [must('bidder', playWhatAsked)] }], uspc.bidding),
    }),
  }),
  'nobody-bids': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All the players pass.',
    aka: ['all pass', 'everybody passed', 'forcée simple', 'compulsory game'],
    moment: 'bidding',
    needs: ['partners'],
    facts: {
      queens: fact('Where are the two black queens?', 'Black queens', {
        together: { label: 'In one hand', if: 'if both black queens are in one hand' },
        apart: { label: 'In two hands', if: 'if the two black queens are in two hands' },
      }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { queens: 'together' }, then: [must(bothQueens, playForcee)] },
          { when: { queens: 'apart' }, then: [notDecided] },
        ],
        blue.forcee,
      ),
      [USPC]: says(
        [
          {
            then: [must(spadillaHolder, callAce), must(aceHolder, 'name-trump')],
            note: 'This is the forcée simple. It is no bid, and what it pays is not printed.',
          },
        ],
        uspc.forceeSimple,
      ),
    }),
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon a player who holds both black queens must play a forcée; the book does not cover queens in two hands. By U.S. Playing Card, in either case, the holder of the queen of clubs must call an ace, and the holder of that ace must name the trump suit.',
    },
    leads: { 'blue-ribbon-1940': 'A player who holds both black queens must play a forcée. The book does not cover black queens in two hands.' },
    see: ['solo.law.forcee-not-played'],
  }),
  'forcee-not-played': law({
    offence: 'irregular-bid',
    title: 'Forcée not announced or not played',
    gist: 'A player with both black queens says nothing.',
    aka: ['hid both queens', 'did not announce the marriage', 'kept quiet about spadilla and basta'],
    moment: 'bidding',
    needs: ['partners'],
    facts: {
      bid: fact('What was bid?', 'Was bid', {
        none: { label: 'Nobody bid', chip: 'Nothing', if: 'if nobody bid' },
        lower: { label: 'A lower game than the forcée', chip: 'A lower game', if: 'if a lower game than the forcée was bid' },
        higher: { label: 'A higher game, by that player or by another', chip: 'A higher game', if: 'if a higher game than the forcée was bid' },
      }),
    },
    usual: { bid: 'none' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon the player pays the pool 16 counters if nobody bid, and nothing if somebody did. By U.S. Playing Card the player pays nothing only if a game higher than the forcée was bid. Otherwise the player pays the pool as much as it holds, at most 16.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { bid: 'none' }, then: [paysPoints('offender', pointsOf(points['forcee-missed'], BLUE), 'counter', 'pool')] },
          { when: { bid: ['lower', 'higher'] }, then: [noPenalty], note: 'The forcée is played when there is no bid.' },
        ],
        [blue.penalties, blue.forcee],
      ),
      [USPC]: says(
        [
          { when: { bid: ['none', 'lower'] }, then: [must('offender', announceForcee), pays('offender', bete, 'pool')] },
          { when: { bid: 'higher' }, then: [noPenalty] },
        ],
        uspc.partout,
      ),
    }),
    leads: {
      [BLUE]: 'If nobody bid, the player pays the pool 16 counters. If somebody bid, there is no penalty.',
      'uspc-1898': 'The player must announce the forcée and pay the pool as much as it holds, at most 16. If a higher game was bid, there is no penalty.',
    },
    see: ['solo.points.forcee-missed'],
  }),
  'forcee-trump': law({
    offence: 'wrong-trump',
    title: 'Trump named in a forcée',
    gist: 'The holder of the called ace has to name the trump suit, and others object to the suit.',
    aka: ['trump the suit of the ace', 'name the called suit', 'no trump in hand', 'friend names trump'],
    moment: 'making-trump',
    needs: ['partners'],
    facts: {
      suit: fact('Which suit would the player name?', 'Suit to name', {
        ace: { label: 'That of the called ace', chip: 'Called ace’s suit', if: 'if it is the suit of the called ace' },
        none: { label: 'Another, of which the player has no trump', chip: 'A suit not held', if: 'if the player has no trump in the suit to be named' },
      }),
      forcee: fact('How did the forcée come about?', 'Forcée through', {
        both: { label: 'Its caller holds both black queens', chip: 'Both queens', if: 'if the caller of the forcée holds both black queens' },
        passed: { label: 'All passed, and the queens are in two hands', chip: 'All passing', if: 'if all passed and the black queens are in two hands' },
      }),
    },
    usual: { forcee: 'both' },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { suit: 'ace', forcee: 'both' }, then: [barred(aceHolder, nameThatSuit), noPenaltyPrinted] },
          { when: { suit: 'none', forcee: 'both' }, then: [notDecided] },
          { when: { forcee: 'passed' }, then: [notDecided], note: 'The book speaks of a forcée only if both queens are in one hand.' },
        ],
        blue.forceeTrump,
      ),
      [USPC]: says(
        [
          { when: { suit: 'ace', forcee: 'both' }, then: [barred(aceHolder, nameThatSuit)], note: MAY_BE_FINED },
          { when: { suit: 'none', forcee: 'both' }, then: [barred(aceHolder, nameThatSuit)], note: MAY_BE_FINED },
          { when: { suit: 'ace', forcee: 'passed' }, then: [barred(aceHolder, nameThatSuit), noPenaltyPrinted] },
          { when: { suit: 'none', forcee: 'passed' }, then: [notDecided] },
        ],
        [uspc.partout, uspc.forceeSimple],
      ),
    }),
    verdict: {
      kind: 'agree',
      say: 'Both books agree that the holder of the called ace may not name its suit if the caller holds both black queens. Only U.S. Playing Card also forbids a suit of which that player has no card, and has a rule if all passed and the queens are in two hands: the ace’s suit may not be named.',
    },
    leads: {
      'blue-ribbon-1940':
        'If the caller holds both black queens, the holder of the called ace may not make its suit trumps. The book does not cover any other suit or forcée.',
      'uspc-1898':
        'The holder of the called ace may not make its suit trumps. If the caller holds both black queens, the suit named must also be one of which the ace’s holder has a card.',
    },
  }),
  'who-is-partner': law({
    question: 'obliged',
    title: 'Must the partner come forward?',
    gist: 'The holder of the called ace knows who the partner is, and the others do not.',
    aka: ['reveal the friend', 'keep quiet about the ace', 'who is the partner', 'secret partner'],
    moment: 'making-trump',
    needs: ['partners'],
    facts: {
      game: fact('Which game is played?', 'Game', {
        forcee: { label: 'A forcée', chip: 'Forcée', if: 'if the game is a forcée' },
        other: { label: 'Another with a called ace', chip: 'Other called ace', if: 'if the game has a called ace and is no forcée' },
      }),
    },
    usual: { game: 'other' },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: the partner may stay unknown until the ace is played, but must name the trump suit in a forcée. Only Blue Ribbon adds that the partner must help the caller from the first, and must come forward at once in a forcée.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { game: 'forcee' }, then: [must(aceHolder, announceSelf), must(aceHolder, 'name-trump')] },
          { when: { game: 'other' }, then: [allowed(aceHolder, stayUnknown), must(aceHolder, helpCaller)] },
        ],
        [blue.forcee, blue.helper],
      ),
      [USPC]: says(
        [
          { when: { game: 'forcee' }, then: [must(aceHolder, 'name-trump')] },
          { when: { game: 'other' }, then: [allowed(aceHolder, stayUnknown)] },
        ],
        [uspc.partout, uspc.forceeSimple, uspc.simple],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'The holder of the called ace may stay unknown until it is played, but must help the caller. In a forcée, they must come forward at once and name the trump suit.',
      'uspc-1898': 'The holder of the called ace may stay unknown until it is played. In a forcée, they must name the trump suit.',
    },
  }),
  'own-ace-called': law({
    question: 'what-counts',
    title: 'An ace called that the caller holds',
    gist: 'The caller names an ace, and it is in their own hand.',
    aka: ['called my own ace', 'no partner after all', 'caller has the ace'],
    moment: 'making-trump',
    needs: ['partners'],
    facts: {},
    readings: (says) => ({
      [BLUE]: silent('A partner is chosen by calling an ace. The book says nothing about an ace in the caller’s own hand.'),
      [USPC]: says([{ then: [must('bidder', payAsSolo)], note: 'He counts as one who plays solo.' }], uspc.simple),
    }),
    leads: { 'uspc-1898': 'The caller must pay and be paid as for a solo.' },
    see: ['solo.points.solo'],
  }),
  'four-aces': law({
    question: 'allowed',
    title: 'The caller has all four aces',
    gist: 'No ace is left to be called.',
    aka: ['call a king', 'all the aces'],
    moment: 'making-trump',
    needs: ['partners'],
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [allowed('bidder', callKing)] }], blue.game),
      [USPC]: says([{ then: [allowed('bidder', callKing)], note: 'The book says this of a player who does not want to risk a solo.' }], uspc.simple),
    }),
    leads: { 'blue-ribbon-1940': 'The caller may call a king.', 'uspc-1898': 'The caller may call a king.' },
  }),
  'ace-of-a-suit-not-held': law({
    question: 'allowed',
    title: 'An ace called in a suit that the caller has not',
    gist: 'The caller would call an ace, and has no card of its suit.',
    aka: ['void of the called suit', 'blank suit', 'card face down for the ace'],
    moment: 'making-trump',
    needs: ['partners'],
    facts: {},
    readings: (says) => ({
      [BLUE]: silent('The book lets the caller call on a certain ace, and asks nothing about the caller’s own cards.'),
      [USPC]: says([{ then: [allowed('bidder', callAce), must('bidder', declareLack), must('bidder', playAsAceSuit)] }], uspc.lacking),
    }),
    leads: {
      'uspc-1898':
        'The caller may call the ace, but must say before the play that they lack the suit, lay a card face down, and play it when the suit of the ace is led.',
    },
  }),
  'no-trump-named': law({
    offence: 'wrong-trump',
    title: 'A lead before the trump is named',
    gist: 'The solo player leads and has named no trump.',
    aka: ['forgot to name trumps', 'did not say what is trump'],
    moment: 'lead',
    facts: {},
    readings: (says) => ({
      [BLUE]: silent('The game is named before the first lead. The book says nothing about one that was not.'),
      [USPC]: says([{ then: [isDone(ledIsTrump)] }], uspc.errors),
    }),
    leads: { 'uspc-1898': 'The suit led becomes the trump suit.' },
  }),
};
