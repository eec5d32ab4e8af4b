import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { allowed, must, noPenaltyPrinted, paysPoints, wins } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { cardPlayer, playInstead, taker } from '../../words.ts';
import { firstLead } from '../shared/first-lead.ts';
import { NO_BREAKING, OLD_FORM } from '../shared/repeals.ts';
import { jokerItems } from './points.ts';
import { deal } from './scorers.ts';

export default variant({
  title: 'Joker hearts',
  aliases: ['Hearts with the joker', 'Joker'],
  books: { 'blue-ribbon-1940': { heading: 'Joker Hearts', pages: '387', inherits: { from: 'hearts', cite: cites.blue.joker } } },
  has: OLD_FORM,
  players: { min: 4, max: 6, usual: 4 },
  packs: ['joker-52'],
  glance: {
    Pack: '52 cards, with the joker in place of the two of hearts',
    'Rank of the joker': 'between the jack and the ten of hearts',
    'Wins any trick': 'unless a higher heart falls on it',
    Counts: '{points.joker} hearts',
  },
  laws: {
    amend: {
      'wrong-first-lead': firstLead,
      revoke: {
        readings: () => ({
          'blue-ribbon-1940': always([must('offender', 'follow-suit'), noPenaltyPrinted], [cites.blue.joker, cites.blue.play], {
            note: 'The joker may be played in place of the suit led, unless hearts are led.',
          }),
        }),
      },
    },
    add: {
      'joker-and-the-suit-led': law({
        offence: 'revoke',
        title: 'Joker and the suit led',
        gist: 'A player keeps the joker back, or plays it on a suit that they could have followed.',
        aka: ['must I play the joker', 'joker instead of following suit', 'joker on a heart lead', 'hid the joker'],
        moment: 'play',
        facts: {
          led: fact('What was led?', 'Led', {
            hearts: { label: 'Hearts', if: 'if hearts were led' },
            other: { label: 'Another suit', if: 'if a suit other than hearts was led' },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'If hearts were led, the joker counts as a heart and the player must follow suit. On another suit, it may be played or kept back.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { led: 'hearts' }, then: [must('offender', 'follow-suit'), noPenaltyPrinted], note: 'The joker is a heart for this purpose.' },
              { when: { led: 'other' }, then: [allowed('anyone', playInstead)], note: 'It may as well be kept back by a player who follows suit.' },
            ],
            cites.blue.joker,
          ),
        }),
        see: ['hearts/joker.law.joker-in-a-trick', 'hearts.law.revoke'],
      }),
      'joker-in-a-trick': law({
        question: 'who-wins',
        title: 'Who wins a trick with the joker in it',
        gist: 'The joker lies in a trick, and two players claim it.',
        aka: ['does the joker win', 'joker beaten by a heart', 'getting rid of the joker'],
        moment: 'play',
        facts: {
          higher: fact('Is a higher heart on the trick: the jack, queen, king or ace?', 'Higher heart', {
            yes: { label: 'Yes', if: 'if a heart above the joker is on the trick' },
            no: { label: 'No', if: 'if no heart above the joker is on the trick' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'The joker wins, whatever suit was led. But if a jack, queen, king or ace of hearts is on the trick, the highest heart wins.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { higher: 'no' }, then: [wins(cardPlayer, 'trick')], note: 'Whatever suit was led.' },
              { when: { higher: 'yes' }, then: [wins('highest-card', 'trick')], note: 'The highest heart is meant.' },
            ],
            cites.blue.joker,
          ),
        }),
        see: ['hearts/joker.law.joker-taken'],
      }),
      'joker-taken': law({
        question: 'who-pays',
        title: 'Who pays for the joker',
        gist: 'The joker has been taken in, and the players differ on who pays whom.',
        aka: ['five for the joker', 'who gets the five', 'joker to the pool'],
        moment: 'count',
        facts: {
          taker: fact('Who took the joker in?', 'Taken in by', {
            same: { label: 'The player it was dealt to', chip: 'First holder', if: 'if the joker was taken in by the player it was dealt to' },
            other: { label: 'Another player', if: 'if the joker was taken in by a player it was not dealt to' },
          }),
        },
        usual: { taker: 'other' },
        leads: {
          'blue-ribbon-1940': 'The taker pays 5 counters to the player the joker was dealt to. If that is the same player, the 5 counters go to the pool.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { taker: 'same' }, then: [paysPoints(taker, pointsOf(jokerItems['joker-kept'], 'blue-ribbon-1940'), 'counter', 'pool')] },
              {
                when: { taker: 'other' },
                then: [paysPoints(taker, pointsOf(jokerItems['joker-passed-on'], 'blue-ribbon-1940'), 'counter', 'player-who-got-it')],
              },
            ],
            cites.blue.joker,
            'The joker counts as five hearts; that the five are not paid a second time besides is our reading.',
          ),
        }),
        see: ['hearts/joker.points.joker', 'hearts/joker.score.deal'],
      }),
    },
    repeal: NO_BREAKING,
  },
  points: { add: jokerItems },
  scorers: { deal },
  examples: [
    lawExample(
      'joker-and-the-suit-led',
      cites.blue.joker,
      { led: 'other' },
      'Clubs are led; a player with clubs puts the joker on a trick that holds the king of hearts.',
      'instead of following suit',
    ),
    lawExample(
      'joker-in-a-trick',
      cites.blue.joker,
      { higher: 'no' },
      'The joker falls on a spade lead, and nobody has thrown a heart above it.',
      'player of that card wins the trick',
    ),
    lawExample(
      'joker-taken',
      cites.blue.joker,
      { taker: 'other' },
      'The joker was dealt to one player and is taken in by another.',
      'pays 5 counters to the player the card was dealt to',
    ),
    lawExample('revoke', cites.blue.joker, {}, 'A player with clubs throws a diamond on a club.', 'must follow suit'),
    scoreExample(
      'deal',
      cites.blue.joker,
      { hearts: '2.4.6.0', dealt: 'first', taker: 'first' },
      'The player to whom the joker was dealt takes it in himself.',
      { 'First player': -7, 'Second player': -4, 'Third player': -6, Pool: 17 },
    ),
    scoreExample(
      'deal',
      cites.blue.joker,
      { hearts: '2.4.6.0', dealt: 'fourth', taker: 'first' },
      'The joker is got rid of; twelve hearts are paid into the pool.',
      {
        'First player': -7,
        'Second player': -4,
        'Third player': -6,
        'Fourth player': 5,
        Pool: 12,
      },
    ),
    valueExample('joker', cites.blue.joker, 'The joker is dealt to one player and comes home to him.', 5),
  ],
});
