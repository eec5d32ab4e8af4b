import { always, fact, law, silent } from '../../laws/laws.ts';
import { losesGame, must, notDecided, scoresAmount, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { FIRST_RID, OWN_HIGHEST } from './points.ts';
import { eachPlayer, haveOneNumber, haveTwoNumbers, lastOut, numberOnce, ownerOfHighest, ownersOfNumbers, putInCounter } from './words.ts';

export const laws = {
  'number-of-players': law({
    offence: 'seats-and-partners',
    title: 'How many play, and with which numbers',
    gist: 'The six numbers are to be divided among those who play.',
    aka: ['five players', 'four players', 'who has which number', 'three players'],
    moment: 'before-play',
    facts: {
      players: fact('How many play?', 'Players', {
        six: { label: 'Six', if: 'if six play' },
        three: { label: 'Three', if: 'if three play' },
        other: { label: 'Another number', if: 'if neither three nor six play' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { players: 'six' }, then: [must(eachPlayer, haveOneNumber)] },
          { when: { players: 'three' }, then: [must(eachPlayer, haveTwoNumbers)] },
          { when: { players: 'other' }, then: [notDecided] },
        ],
        cites.blue.seats,
      ),
      donohue: says(
        [
          { when: { players: 'six' }, then: [must(eachPlayer, haveOneNumber)] },
          { when: { players: ['three', 'other'] }, then: [notDecided], note: 'The book plays it through with six.' },
        ],
        cites.donohue.seats,
      ),
    }),
  }),
  'who-is-helped': law({
    question: 'what-counts',
    title: 'Who is helped by a throw',
    gist: 'A player has thrown three different numbers.',
    aka: ['do I get my own number', 'whose number counts', 'highest number', 'help yourself', 'thrower scores'],
    moment: 'throw',
    facts: {
      own: fact('Is the thrower’s own number among them?', 'Own number', {
        no: { label: 'No', chip: 'Not thrown', if: 'if the thrower’s own number was not thrown' },
        lower: { label: 'Yes, and another is higher', chip: 'Not the highest', if: 'if the thrower’s own number came, but another was higher' },
        highest: { label: 'Yes, and it is the highest', chip: 'The highest', if: 'if the thrower’s own number was the highest thrown' },
      }),
    },
    leads: {
      donohue: 'The player whose number is the highest of the three scores that number. If the thrower’s own number is among them, the thrower scores it too.',
      'blue-ribbon-1940': 'Each player whose number was thrown must put a counter in the pool.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon each player whose number was thrown puts a counter in the pool; by Donohue the highest number thrown scores for its player, and the thrower’s own number, if thrown, scores for the thrower too.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [must(ownersOfNumbers, putInCounter)], note: 'The thrower is one of them only if the thrower’s own number comes up.' }],
        cites.blue.throwing,
      ),
      donohue: says(
        [
          { when: { own: 'no' }, then: [scoresAmount(ownerOfHighest, numberOnce)], note: 'The thrower scores nothing.' },
          { when: { own: 'lower' }, then: [scoresAmount('player', numberOnce), scoresAmount(ownerOfHighest, numberOnce)] },
          { when: { own: 'highest' }, then: [scoresAmount('player', numberOnce)], doubtful: true },
        ],
        [cites.donohue.throwing, OWN_HIGHEST],
      ),
    }),
    see: ['help-your-neighbor.points.own-number', 'help-your-neighbor.points.highest-number', 'help-your-neighbor.points.counter-in'],
  }),
  'number-repeated': law({
    question: 'what-counts',
    title: 'A number on two or three dice',
    gist: 'A throw shows the same number more than once.',
    aka: ['doubles', 'three fours', 'triplet', 'raffle', 'two counters for a pair', 'does a pair count twice'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('It says that each player whose number is thrown gets rid of a counter, and nothing of a number that comes twice.'),
      donohue: always(scoresAmount(ownerOfHighest, numberOnce), cites.donohue.throwing, { note: 'Three fours are 4 and not 12; a pair of threes is 3.' }),
    }),
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Who wins',
    gist: 'A player has got rid of the last counter, or has made the points agreed on.',
    aka: ['first out', 'who pays for the drinks', 'last one loses', 'who takes the pool'],
    moment: 'game-over',
    facts: {
      for: fact('What is played for?', 'Played for', {
        pool: { label: 'A pool, or the game', chip: 'Pool or game', if: 'if a pool or the game is played for' },
        refreshments: { label: 'Refreshments, which one has to pay', chip: 'Refreshments', if: 'if refreshments are played for, which one has to pay' },
      }),
    },
    usual: { for: 'pool' },
    leads: {
      'blue-ribbon-1940': 'If the players play for a pool or for the game, the player who is out first wins. The book covers nothing else.',
      donohue: 'The player who is out first wins the pool. If refreshments are played for, the last player out loses and pays.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that the player who is out first wins. Only Donohue adds: if refreshments are played for, the last player out pays.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { for: 'pool' }, then: [wins('first-out', 'game')], note: 'The book does not say what becomes of the counters in the pool.', doubtful: true },
          { when: { for: 'refreshments' }, then: [notDecided] },
        ],
        FIRST_RID,
      ),
      donohue: says(
        [
          { when: { for: 'pool' }, then: [wins('first-out', 'pool')] },
          { when: { for: 'refreshments' }, then: [losesGame(lastOut)] },
        ],
        cites.donohue.end,
      ),
    }),
    see: ['help-your-neighbor.points.game'],
  }),
  'out-together': law({
    question: 'who-goes-out',
    title: 'Two out on one throw',
    gist: 'One throw takes two players to the end.',
    aka: ['both go out', 'same throw', 'tie', 'both rid of the last counter'],
    moment: 'game-over',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('It does not think of two who lose the last counter together.'),
      donohue: always(notDecided, cites.donohue.end, { note: 'The first player out wins, and the book says nothing of two at a time.' }),
    }),
  }),
};
