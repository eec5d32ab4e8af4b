import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../laws/examples.ts';
import { always, amendment, fact } from '../../../laws/laws.ts';
import { allowed, cannotRecall, keepsCard, mayChange, mayDemand, must, noPenaltyPrinted, notDecided, passesTo, pays, stands } from '../../../laws/remedies.ts';
import { item, ruled, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { anteAgain, callRaiseOrDrop, comeBack, passOut, putUpAnte } from '../words.ts';

/** The laws of draw poker say which faults are misdeals, and there the same dealer deals again; only the consequence changes. */
const USPC_MISDEAL = [
  doubted(cites.uspc.straight, 'The book names no fault a misdeal; those for which draw poker has the cards dealt again are read as such.'),
  cites.uspc.lawsRulesBetting,
];
const TO_ELDEST = [passesTo('deal', 'eldest-hand'), pays('all-players', anteAgain, 'pot')];
const DOUBLE_HEADER = 'The pot so made is a double-header.';

export default variant({
  title: 'Straight poker',
  aliases: ['Bluff', 'Cold poker', 'Cold hands', 'Poque', 'Poker without a draw'],
  books: {
    sierra: { heading: 'Poker: Face-down versus face-up', pages: '107-114' },
    'uspc-1898': { heading: 'Straight Poker', pages: '42', inherits: { from: 'poker', cite: cites.uspc.straight } },
  },
  players: { min: 2, max: 8 },
  packs: ['standard-52'],
  has: { blind: false, draw: false, discard: false },
  glance: {
    Draw: 'None: the five cards dealt are kept',
    Ante: 'Everybody, before the cut',
    'Next deal': 'The winner of the pot',
    'Misdeal, or all pass': 'A new ante from everybody; the eldest hand deals',
    Betting: 'One round',
  },
  laws: {
    amend: {
      'ante-missing': {
        title: 'Ante not put up',
        gist: 'A player has not put up their ante when the cards are cut.',
        readings: () => ({
          'uspc-1898': always([must('all-players', putUpAnte), noPenaltyPrinted], cites.uspc.straight, { note: 'Before the cards are cut.' }),
        }),
      },
      'first-to-speak': {
        title: 'Who speaks first',
        gist: 'The players differ about who has the first say.',
        readings: () => ({
          'uspc-1898': always(notDecided, cites.uspc.straight, {
            note: 'In the main game the player after the one who alone antes begins; here everybody antes alike, and no first speaker is named.',
          }),
        }),
      },
      'foul-pack': {
        readings: () => ({ 'uspc-1898': always(notDecided, USPC_MISDEAL, { note: 'The law names a time that never comes in this game.' }) }),
      },
      'faced-card-in-pack': { readings: () => ({ 'uspc-1898': always(TO_ELDEST, USPC_MISDEAL, { note: DOUBLE_HEADER }) }) },
      'card-exposed-in-deal': {
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { count: ['one', 'several-hands'] }, then: [keepsCard('player-who-got-it')] },
              { when: { count: 'one-hand' }, then: TO_ELDEST, note: DOUBLE_HEADER, doubtful: true },
            ],
            USPC_MISDEAL,
          ),
        }),
        leads: {
          'uspc-1898':
            'The player it was dealt to keeps the card. If more than one card of one hand was exposed, the deal passes to the left and all pay a fresh ante.',
        },
      },
      'bottom-card-exposed': {
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { looked: 'no' }, then: [mayDemand('anyone', ...TO_ELDEST)], claim: { by: 'anyone', until: 'cards-looked-at' }, doubtful: true },
              { when: { looked: 'yes' }, then: [stands('deal')], note: 'The right to ask ends with the first look.' },
            ],
            USPC_MISDEAL,
          ),
        }),
        leads: {
          'uspc-1898':
            'A player who has not looked at their cards may have the deal pass to the left, with a fresh ante from all. A player who has looked must let the deal stand.',
        },
      },
      'wrong-number-dealt': {
        readings: (says) => ({
          'uspc-1898': says(
            [
              {
                when: { seen: ['untouched', 'lifted'] },
                then: TO_ELDEST,
                claim: { by: 'short-player', until: 'cards-looked-at' },
                note: DOUBLE_HEADER,
                doubtful: true,
              },
              { when: { seen: 'looked' }, then: [must('short-player', passOut)] },
            ],
            USPC_MISDEAL,
          ),
        }),
        leads: {
          'uspc-1898':
            'If no card of a wrong hand has been looked at yet, the deal passes to the left, and all pay a fresh ante. After that, the player with the wrong hand must drop out.',
        },
      },
      'everyone-passes': {
        title: 'Everyone passes',
        gist: 'Nobody bets on the five cards dealt.',
        readings: () => ({ 'uspc-1898': always(TO_ELDEST, cites.uspc.straight, { note: DOUBLE_HEADER }) }),
      },
      'pass-by-mistake': amendment({
        facts: {
          bet: fact('Has anybody bet?', 'Already a bet', {
            no: { label: 'No', if: 'if nobody has bet yet' },
            yes: { label: 'Yes', if: 'if somebody has bet' },
          }),
        },
        usual: { bet: 'yes' },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { bet: 'no' }, then: [allowed('offender', comeBack)] },
              {
                when: { bet: 'yes', next: 'no' },
                then: [mayChange('offender', 'pass')],
                note: 'By the law of the main game, until the next player has had their say.',
              },
              { when: { bet: 'yes', next: 'yes' }, then: [cannotRecall('offender', 'pass')] },
            ],
            [cites.uspc.straight, cites.uspc.lawsRulesScoring],
          ),
        }),
        leads: {
          'uspc-1898':
            'The player may come back in if nobody has bet yet. After a bet, the player who passed may take the pass back only until the next player has spoken.',
        },
      }),
      check: {
        gist: 'A player in turn wants neither to bet nor to pass.',
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { bet: 'no' }, then: [allowed('anyone', 'pass'), allowed('anyone', comeBack)], note: 'A pass before the first bet gives up nothing.' },
              { when: { bet: 'yes' }, then: [must('offender', callRaiseOrDrop)] },
            ],
            cites.uspc.straight,
          ),
        }),
        leads: { 'uspc-1898': 'Until somebody has bet in this round, a player may pass and come back in. After a bet, they must call, raise or drop out.' },
      },
    },
  },
  points: {
    amend: {
      blind: {
        title: 'Ante',
        gist: 'What each player puts up before the cut.',
        books: { sierra: unscored(), 'uspc-1898': ruled('the same from everybody, before the cards are cut', cites.uspc.straight) },
      },
    },
    add: {
      rounds: item({
        title: 'Rounds of betting',
        gist: 'When bets are made.',
        group: 'The pot',
        books: {
          sierra: ruled('1; an early form, poque, used 20 cards and had no flush', [cites.sierra.faceDownVersus, cites.sierra.mississippiRiver]),
          'uspc-1898': unscored('There is no draw, and so nothing to bet on after it.'),
        },
      }),
      'next-dealer': item({
        title: 'Next dealer',
        gist: 'Who deals the next hand.',
        group: 'The pot',
        books: { sierra: unscored(), 'uspc-1898': ruled('the winner of the pot', cites.uspc.straight) },
      }),
    },
  },
  scorers: {},
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples: [
    lawExample('everyone-passes', cites.uspc.straight, {}, 'Nobody bets on the five cards dealt.', 'The deal passes to the player on the dealer’s left'),
    lawExample(
      'pass-by-mistake',
      cites.uspc.straight,
      { bet: 'no' },
      'A player passes; nobody has bet when his turn comes round again.',
      'may come back into the hand',
    ),
    lawExample('faced-card-in-pack', cites.uspc.straight, {}, 'The dealer turns up a card that was faced in the pack.', 'a fresh ante'),
    lawExample('ante-missing', cites.uspc.straight, {}, 'The cards are cut, and one player has not anted.', 'All the players must put up the ante'),
    lawExample('first-to-speak', cites.uspc.straight, {}, 'Everybody has anted, and two players wait for each other.', 'does not cover'),
    lawExample('foul-pack', cites.uspc.straight, {}, 'Two tens of clubs lie in one hand.', 'does not cover'),
    lawExample(
      'card-exposed-in-deal',
      cites.uspc.lawsRulesBetting,
      { count: 'one-hand' },
      'Two cards of one hand fall face up.',
      'The deal passes to the player on the dealer’s left',
    ),
    lawExample(
      'bottom-card-exposed',
      cites.uspc.lawsRulesBetting,
      { looked: 'no' },
      'The bottom card shows, and nobody has looked yet.',
      'Any player may have the deal pass to the player on the dealer’s left and make all the players pay the pot a fresh ante',
    ),
    lawExample(
      'wrong-number-dealt',
      cites.uspc.lawsRulesBetting,
      { seen: 'untouched' },
      'A player counts six cards before he looks at one.',
      'The deal passes to the player on the dealer’s left',
    ),
    lawExample('check', cites.uspc.straight, { bet: 'no' }, 'The first player passes and wants to stay in.', 'Any player may pass and come back into the hand'),
    valueExample('rounds', cites.sierra.faceDownVersus, 'Five closed cards each; the table asks how often it may bet on them.', '1; an early form'),
    valueExample('next-dealer', cites.uspc.straight, 'The player opposite the dealer wins, and reaches for the pack.', 'the winner of the pot'),
    valueExample('blind', cites.uspc.straight, 'Seven players put up a chip each while the pack waits to be cut.', 'before the cards are cut'),
    scoreExample(
      'showdown',
      cites.uspc.straight,
      { hands: 'QS-QD-7C-7H-2S.9H-6H-5H-3H-2H' },
      'Nothing is drawn: queens and sevens as dealt meet five hearts as dealt.',
      'Hand 2 wins: flush, nine high',
    ),
  ],
});
