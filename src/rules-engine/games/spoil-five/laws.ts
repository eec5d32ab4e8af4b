import { doubted } from '../../laws/cites.ts';
import { fact, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import {
  allowed,
  barred,
  carriesOver,
  isDone,
  must,
  newDeal,
  noPenaltyPrinted,
  notDecided,
  paysPoints,
  type Remedy,
  stands,
  wins,
} from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import {
  abandonFoul,
  aceHolder,
  aceLowest,
  announceAce,
  followToTrump,
  holdTrumpBack,
  keepTricks,
  payOn,
  robTurned,
  winnerOfThree,
  winThisPool,
} from './words.ts';

const { ace, follow, renege, win, penalties, pool } = cites.blue;
const BLUE = 'blue-ribbon-1940';
/** The cost of every fault of play: the pool, but not the payments to it. */
const OUT_OF_POOL: readonly Remedy[] = [barred('offender', winThisPool), must('offender', payOn)];
const WHEN = 'The words "after any player has won two tricks" follow the exposed card; they could be meant of all four faults.';

export const laws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer makes a fault in dealing.',
    aka: ['dealt wrong', 'card exposed in dealing', 'who deals again', 'wrong turn-up'],
    moment: 'deal',
    cases: [
      {
        then: [paysPoints('dealer', pointsOf(points.misdeal, BLUE), 'counter', 'pool'), newDeal('dealer')],
        note: 'What makes a misdeal is not told.',
      },
    ],
    cites: penalties,
    see: ['spoil-five.points.misdeal'],
  }),
  'wrong-number-of-cards': law({
    offence: 'wrong-number-of-cards',
    title: 'A wrong number of cards',
    gist: 'A player is found to have more cards or fewer than they should.',
    aka: ['six cards', 'four cards', 'foul hand', 'one card too many', 'ran out of cards early'],
    moment: 'any-time',
    cases: [{ then: [must('short-player', abandonFoul), allowed('short-player', keepTricks)] }],
    cites: penalties,
  }),
  'ace-turned': law({
    question: 'allowed',
    title: 'An ace turned for trumps',
    gist: 'The card turned up is an ace, and the dealer would like it.',
    aka: ['dealer turns an ace', 'rob the ace', 'dealer takes the turned card'],
    moment: 'trump-turned',
    needs: ['turned-card'],
    cases: [{ then: [allowed('dealer', robTurned)] }],
    cites: ace,
  }),
  robbing: law({
    question: 'allowed',
    title: 'The turned card robbed',
    gist: 'A card that is not an ace has been turned, and a player wants it.',
    aka: ['rob the trump', 'king robs', 'swap for the turned card', 'exchange with the trump card', 'I play these'],
    moment: 'trump-turned',
    needs: ['turned-card'],
    facts: {
      who: fact('Who wants it?', 'Wanted by', {
        ace: { label: 'The player who holds the ace of trumps', chip: 'Holder of the ace', if: 'if the player holds the ace of trumps' },
        other: { label: 'Any other player', chip: 'Another player', if: 'if the player does not hold the ace of trumps' },
      }),
    },
    cases: [
      {
        when: { who: 'ace' },
        then: [allowed(aceHolder, robTurned)],
        note: 'The player’s own card goes to the dealer, face down. If the player does not rob, they say "I play these".',
      },
      { when: { who: 'other' }, then: [barred('player', robTurned), noPenaltyPrinted] },
    ],
    cites: ace,
    leads: { 'blue-ribbon-1940': 'Only the player who holds the ace of trumps may take the turned card, in exchange for any card of the hand.' },
  }),
  'ace-not-announced': law({
    offence: 'irregular-play',
    title: 'The ace of trumps not announced',
    gist: 'A player plays to the first trick and has not said that they hold the ace of trumps.',
    aka: ['forgot to announce the ace', 'did not say he had the ace', 'ace loses its rank', 'hid the ace of trumps'],
    moment: 'opening-lead',
    facts: {
      turned: fact('What was turned up?', 'Turned up', {
        other: { label: 'Any card but an ace', chip: 'Not an ace', if: 'if the card turned up was not an ace' },
        ace: { label: 'An ace', if: 'if the card turned up was an ace' },
      }),
    },
    usual: { turned: 'other' },
    cases: [
      { when: { turned: 'other' }, then: [must(aceHolder, announceAce), isDone(aceLowest)], note: 'Even the ace of hearts, when hearts are trumps.' },
      { when: { turned: 'ace' }, then: [stands('play')], note: 'Nobody else can hold it: it is the dealer’s to rob.' },
    ],
    cites: ace,
    leads: {
      'blue-ribbon-1940':
        'The holder must announce the ace before playing to the first trick. If they do not, the ace becomes the lowest trump. If the card turned up was itself an ace, the play stands.',
    },
  }),
  'follow-or-trump': law({
    question: 'allowed',
    title: 'Trumping a suit that you could follow',
    gist: 'A plain suit is led, and a player who has it would rather trump, or throw another suit.',
    aka: ['can I trump', 'must I follow suit', 'ruff with the suit in hand', 'throw away'],
    moment: 'play',
    facts: {
      what: fact('What would the player play?', 'Would play', {
        trump: { label: 'A trump, able to follow or not', chip: 'A trump', if: 'if the player would trump, able to follow or not' },
        other: {
          label: 'A card of another plain suit, able to follow',
          chip: 'Other, can follow',
          if: 'if the player can follow and would throw another plain suit',
        },
        none: {
          label: 'A card of another plain suit, unable to follow',
          chip: 'Other, cannot',
          if: 'if the player cannot follow and would throw another plain suit',
        },
      }),
    },
    usual: { what: 'trump' },
    cases: [
      { when: { what: 'trump' }, then: [allowed('player', 'trump-it')] },
      { when: { what: 'other' }, then: [must('player', 'follow-or-trump')], note: 'Anything else is a revoke.' },
      { when: { what: 'none' }, then: [allowed('player', 'play-any-card')], note: 'Nobody has to trump for want of the suit.' },
    ],
    cites: follow,
    leads: {
      'blue-ribbon-1940':
        'The player may trump, even when able to follow suit. A player who can follow may not throw another plain suit. A player who cannot follow may play any card.',
    },
    see: ['spoil-five.law.revoke'],
  }),
  'high-trump-held-back': law({
    question: 'allowed',
    title: 'The five, the jack or the ace of hearts held back',
    gist: 'A trump is led, and a player would like to keep one of the three best trumps.',
    aka: ['renege', 'reneging', 'keep the five', 'hold back the jack', 'must I play the ace of hearts'],
    moment: 'play',
    facts: {
      how: fact('How do the cards stand?', 'Trump led', {
        kept: {
          label: 'A lower trump was led, and the player has no trump besides those three',
          chip: 'Lower, none small',
          if: 'if a lower trump was led and the player has only top trumps',
        },
        smaller: {
          label: 'A lower trump was led, and the player has a smaller trump as well',
          chip: 'Lower, small held',
          if: 'if a lower trump was led and the player has a small one too',
        },
        higher: {
          label: 'A trump was led that is higher than any the player holds',
          chip: 'Higher than all',
          if: 'if the trump led is higher than any the player holds',
        },
        between: {
          label: 'A trump was led that beats one of those the player holds, and not another',
          chip: 'In between',
          if: 'if the trump led ranks between the player’s top trumps',
        },
      }),
    },
    usual: { how: 'kept' },
    cases: [
      { when: { how: 'kept' }, then: [allowed('player', holdTrumpBack)] },
      { when: { how: 'smaller' }, then: [must('player', followToTrump)], note: 'The player may do so with the smaller one.' },
      { when: { how: 'higher' }, then: [must('player', followToTrump)] },
      {
        when: { how: 'between' },
        then: [notDecided],
        note: 'The five and the ace of hearts against the jack, say: one is better than the card led, the other not.',
      },
    ],
    cites: renege,
    leads: {
      'blue-ribbon-1940':
        'If a lower trump was led, a player with only top trumps may play another suit. A player with a smaller trump too, or with none higher than the one led, must play a trump.',
    },
    see: ['spoil-five.points.trumps'],
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads who has not the lead.',
    aka: ['wrong lead', 'led first', 'out of turn'],
    moment: 'lead',
    needs: ['pool'],
    cases: [{ then: OUT_OF_POOL, note: 'The book does not say what becomes of the lead.' }],
    cites: doubted(penalties, WHEN),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player neither follows suit nor trumps, and has a card of the suit led.',
    aka: ['renege', 'reneged', 'did not follow suit', 'threw another suit'],
    moment: 'play',
    cases: [{ then: OUT_OF_POOL, note: 'The book does not say what becomes of the trick.' }],
    cites: [doubted(penalties, WHEN), follow],
    see: ['spoil-five.law.follow-or-trump'],
  }),
  'wrongly-held-back': law({
    offence: 'held-back',
    title: 'A trump held back against the rule',
    gist: 'A trump is led, and a player keeps one that they had to play.',
    aka: ['reneged wrongly', 'false renege', 'kept a trump', 'kept the ten of trumps'],
    moment: 'play',
    needs: ['pool'],
    cases: [{ then: OUT_OF_POOL, note: 'The book does not say what becomes of the trick.' }],
    cites: doubted(penalties, WHEN),
    see: ['spoil-five.law.high-trump-held-back'],
  }),
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Card exposed in play',
    gist: 'A player shows a card of their hand.',
    aka: ['showed a card', 'dropped a card', 'card face up'],
    moment: 'play',
    needs: ['pool'],
    facts: { two: yesNo('Has any player won two tricks?', 'Two tricks won', 'once any player has won two tricks', 'before any player has won two tricks') },
    cases: [
      { when: { two: 'yes' }, then: OUT_OF_POOL },
      { when: { two: 'no' }, then: [notDecided], note: 'The book speaks of it after two tricks of one player.' },
    ],
    cites: penalties,
    leads: {
      'blue-ribbon-1940':
        'If any player has won two tricks, the player who showed the card may not win this pool and must go on paying into it until it is won. Before that, the book does not cover this.',
    },
  }),
  'barred-player-wins': law({
    question: 'what-counts',
    title: 'Three tricks to a player who cannot win the pool',
    gist: 'A player who may no longer win the pool plays on and wins three tricks.',
    aka: ['offender won three tricks', 'barred from the pool', 'does the pool stay'],
    moment: 'hand-over',
    needs: ['pool'],
    cases: [
      {
        then: [barred('offender', winThisPool), must('offender', payOn)],
        note: 'The book does not say expressly that the pool then stays as if it were spoiled.',
      },
    ],
    cites: penalties,
  }),
  'who-takes-the-pool': law({
    question: 'who-wins',
    title: 'Who takes the pool',
    gist: 'The five tricks are played.',
    aka: ['three tricks', 'nobody has three', 'spoiled', 'two each', 'all five'],
    moment: 'hand-over',
    needs: ['pool'],
    facts: {
      most: fact('How did the tricks fall?', 'Tricks', {
        none: { label: 'Nobody has three', if: 'if nobody has three tricks' },
        three: { label: 'A player has three or four', chip: 'Three or four', if: 'if a player has three or four tricks' },
        five: { label: 'A player has all five', chip: 'All five', if: 'if a player has all five tricks' },
      }),
    },
    cases: [
      { when: { most: 'none' }, then: [carriesOver('pool'), paysPoints('next-dealer', pointsOf(points['dealer-adds'], BLUE), 'counter', 'pool')] },
      { when: { most: 'three' }, then: [wins(winnerOfThree, 'pool')] },
      {
        when: { most: 'five' },
        then: [wins(winnerOfThree, 'pool'), paysPoints('each-other-player', pointsOf(points['all-five'], BLUE), 'counter', winnerOfThree)],
      },
    ],
    cites: [win, pool],
    leads: {
      'blue-ribbon-1940':
        'A player with three tricks wins the pool. A player with all five also gets 1 counter from each other player. If nobody has three, the pool stays for the next deal.',
    },
    see: ['spoil-five.points.pool', 'spoil-five.points.all-five', 'spoil-five.points.spoiled'],
  }),
};
