// Standing, passing and the widow.
import { always, fact, law, silent } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  cannotRecall,
  carriesOver,
  choice,
  must,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  passesTo,
  paysPoints,
  wins,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { askWhoPlays, dealersTricks, defendWithWidow, LOO, onlyStander, playAlone } from '../words.ts';

const { double, alone, play } = cites.blue;
const { asking, nobody, law: rule } = cites.donohue;
const NONE = silent('Everybody declares in turn; the book does not say what follows a fault in it.');

export const standingLaws = {
  'declared-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Standing or passing out of turn',
    gist: 'A player says they play or pass, or throws down their cards, before all on their right have spoken.',
    aka: ['spoke out of turn', 'passed too soon', 'threw his cards in early', 'announced early'],
    moment: 'bidding',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': NONE, donohue: always(paysPoints('offender', 1, LOO, 'pool'), rule(4)) }),
  }),
  'passed-then-played': law({
    offence: 'irregular-bid',
    title: 'A player who passed and then plays',
    gist: 'A player has said what they will do, and does something else.',
    aka: ['changed his mind', 'passed then played', 'took back his pass', 'stood and wants out', 'retract'],
    moment: 'bidding',
    facts: {
      what: fact('What has the player done?', 'The player', {
        passed: { label: 'Passed, and now would play', chip: 'Passed, wants in', if: 'if the player passed and now wants to play' },
        stood: { label: 'Stood, and now would pass', chip: 'Stood, wants out', if: 'if the player stood and now wants to pass' },
        played: { label: 'Passed, and has played a card to a trick', chip: 'Passed, has played', if: 'if the player passed and has played a card to a trick' },
      }),
    },
    leads: {
      donohue:
        'A player who has said whether they play or pass may not change it. The book does not say what follows if a player who passed has already played a card.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': NONE,
      donohue: says(
        [
          { when: { what: ['passed', 'stood'] }, then: [cannotRecall('offender', 'declaration'), noPenaltyPrinted] },
          {
            when: { what: 'played' },
            then: [cannotRecall('offender', 'declaration'), notDecided],
            note: 'The player’s cards belong under the pack as soon as the player declines. The book does not say what becomes of a card that is played all the same.',
          },
        ],
        asking,
      ),
    }),
  }),
  'asks-how-many': law({
    offence: 'table-talk',
    title: 'Asking how many are playing',
    gist: 'A player who has lost count wants to know who stands.',
    aka: ['who is in', 'how many play', 'asked who stood'],
    moment: 'bidding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': NONE,
      donohue: always([barred('anyone', askWhoPlays), noPenaltyPrinted], asking, { note: 'Everybody is to attend while the dealer asks.' }),
    }),
  }),
  'widow-taken': law({
    question: 'obliged',
    title: 'Whether the widow must be played',
    gist: 'A player has changed their hand for the spare one, the widow or Miss, and would now pass.',
    aka: ['took miss', 'took the widow', 'bad miss', 'pass with the widow'],
    moment: 'bidding',
    needs: ['widow'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent(
        'Taking the widow, standing and passing are three things to choose from; the book does not expressly say that one may not pass afterwards.',
      ),
      donohue: always(must('widow-taker', 'play-widow'), asking),
    }),
  }),
  'widow-looked-at': law({
    offence: 'cards-touched-early',
    title: 'Widow looked at',
    gist: 'Somebody looks at the spare hand, which nobody has taken, before the dealer has decided.',
    aka: ['looked at miss', 'peeked at the widow', 'saw the spare hand'],
    moment: 'bidding',
    needs: ['widow'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': NONE,
      donohue: always([paysPoints('offender', 1, LOO, 'pool'), must('offender', 'play-widow')], rule(5)),
    }),
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Nobody stands',
    gist: 'All have passed up to the player on the dealer’s right, or that player too.',
    aka: ['everybody passes', 'nobody plays', 'all fold', 'dealer takes the pool', 'last man'],
    moment: 'bidding',
    facts: {
      right: fact('Has the player on the dealer’s right passed as well?', 'Right of dealer', {
        yes: { label: 'Yes', chip: 'Passed too', if: 'if the player on the dealer’s right has passed too' },
        no: { label: 'That player has still to speak', chip: 'Still to speak', if: 'if the player on the dealer’s right has still to speak' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If all have passed, the pool goes to the dealer. The player on the dealer’s right, before passing, may play, take the widow or leave the pool to the dealer.',
      donohue: 'If all have passed, the dealer wins the pool. The player on the dealer’s right, if still to speak, may pass too.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: if all pass, the pool goes to the dealer, and the player on the dealer’s right is free to pass too. Only Blue Ribbon names that player’s other choices: to play the cards dealt or to take the widow.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { right: 'yes' }, then: [passesTo('pool', 'dealer')] },
          {
            when: { right: 'no' },
            then: [choice('right-of-dealer', must('right-of-dealer', 'play-dealt-hand'), must('right-of-dealer', 'take-widow'), passesTo('pool', 'dealer'))],
          },
        ],
        double,
      ),
      donohue: says(
        [
          { when: { right: 'yes' }, then: [wins('dealer', 'pool')] },
          {
            when: { right: 'no' },
            then: [allowed('right-of-dealer', 'pass')],
            note: 'Nothing obliges that player to play; if they pass as well, the pool is the dealer’s.',
          },
        ],
        [nobody, asking],
      ),
    }),
    see: ['loo.points.given', 'loo.law.one-stands'],
  }),
  'one-stands': law({
    question: 'who-wins',
    title: 'Only one player stands',
    gist: 'All have passed but one, and the dealer has still to decide.',
    aka: ['one against the dealer', 'defend the pool', 'dealer must take the widow', 'alone in the pool'],
    moment: 'bidding',
    facts: {
      on: fact(
        'On what cards does that player stand?',
        'Stands on',
        {
          own: { label: 'Those dealt to that player', chip: 'Own cards', if: 'if the only player in stands on the cards dealt' },
          widow: { label: 'The widow', chip: 'Widow', if: 'if the only player in stands on the widow' },
        },
        { needs: { widow: 'widow' } },
      ),
    },
    usual: { on: 'own' },
    leads: {
      'blue-ribbon-1940':
        'If that player kept their cards, the dealer may play, or take the widow and play for the pool. If that player took the widow, the dealer must play or give up the pool.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { on: 'own' }, then: [choice('dealer', must('dealer', playAlone), must('dealer', defendWithWidow))] },
          { when: { on: 'widow' }, then: [choice('dealer', must('dealer', playAlone), wins(onlyStander, 'pool'))] },
        ],
        alone,
      ),
      donohue: silent('The dealer may decline like everybody else; the book does not say what becomes of a pool for which only one stands.'),
    }),
    see: ['loo.law.defends-the-pool', 'loo.law.all-pass'],
  }),
  'defends-the-pool': law({
    question: 'what-counts',
    title: 'What the dealer wins for the table',
    gist: 'The dealer has taken the widow to defend the pool against the only player who stands.',
    aka: ['dealer defends', 'who gets the dealer’s tricks', 'is the dealer looed'],
    moment: 'hand-over',
    needs: ['widow'],
    facts: {
      won: fact('Has the dealer won a trick?', 'Dealer won trick', {
        yes: { label: 'Yes', if: 'if the dealer has won a trick' },
        no: { label: 'No', if: 'if the dealer has won no trick' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'What the dealer wins stays in the pool for the next deal. A dealer who wins no trick pays nothing.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { won: 'yes' }, then: [carriesOver(dealersTricks)] },
          { when: { won: 'no' }, then: [noPenalty] },
        ],
        alone,
      ),
      donohue: silent('Nobody has to defend the pool.'),
    }),
    see: ['loo.points.defence'],
  }),
  'takes-no-trick': law({
    question: 'who-pays',
    title: 'A player takes no trick',
    gist: 'The hand is over, and somebody has won nothing.',
    aka: ['looed', 'who is looed', 'no trick', 'am I looed if I passed'],
    moment: 'hand-over',
    facts: {
      did: fact('What had that player done?', 'In or out', {
        stood: { label: 'That player stood{widow:, or took the widow}', chip: 'Stood', if: 'if the player stood{widow: or took the widow}' },
        simple: { label: 'It was a simple pool, in which all play', chip: 'All had to play', if: 'if it was a simple pool, in which all play' },
        passed: { label: 'That player passed', chip: 'Passed', if: 'if the player passed' },
      }),
    },
    usual: { did: 'stood' },
    leads: {
      'blue-ribbon-1940': 'One who played and took no trick pays 3 counters to the next pool. One who passed pays nothing.',
      donohue: 'One who played pays 1 loo to the next pool. One who passed pays nothing.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that a player who has not passed and takes no trick pays the next pool. They disagree on how much: by Blue Ribbon 3 counters, by Donohue 1 loo, a sum agreed on beforehand.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { did: ['stood', 'simple'] }, then: [paysPoints('trickless-player', 3, 'counter', 'next-pool')] },
          { when: { did: 'passed' }, then: [noPenalty] },
        ],
        [cites.blue.shares, double, play],
      ),
      donohue: says(
        [
          {
            when: { did: ['stood', 'simple'] },
            then: [paysPoints('trickless-player', 1, LOO, 'next-pool')],
            note: 'What a loo comes to is agreed on beforehand.',
          },
          { when: { did: 'passed' }, then: [noPenalty] },
        ],
        [cites.donohue.looed, cites.donohue.force],
      ),
    }),
    see: ['loo.points.looed', 'loo.points.unlimited'],
    ownFigures: 'A loo is three counters in a limited game, and the whole pool in another: the schedule has both.',
  }),
};
