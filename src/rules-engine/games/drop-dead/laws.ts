import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, losesGame, must, noPenaltyPrinted, scoresAmount, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { allTheSpots, layAside, lowestTotal, passBox, throwFirst, throwRest } from './words.ts';

const { game } = cites.blue;

export const laws = {
  'who-begins': law({
    offence: 'seats-and-partners',
    title: 'Who throws first',
    gist: 'All are ready, and nobody has thrown.',
    aka: ['who starts', 'who goes first', 'order of play'],
    moment: 'before-play',
    cases: [{ then: [allowed('anyone', throwFirst)] }],
    cites: game,
  }),
  'after-a-throw': law({
    question: 'what-counts',
    title: 'After a throw',
    gist: 'A player has thrown the dice that they have left.',
    aka: ['threw a two', 'threw a five', 'does the rest of the throw count', 'drop dead', 'am I dead', 'do I throw again'],
    moment: 'throw',
    facts: {
      shows: fact('Is there a 2 or a 5?', '2s or 5s', {
        none: { label: 'No', chip: 'None', if: 'if no die shows a 2 or a 5' },
        some: { label: 'Yes, and other dice show neither', chip: 'On some dice', if: 'if some but not all of the dice thrown show a 2 or a 5' },
        all: { label: 'Yes, on every die thrown', chip: 'On every die', if: 'if every die thrown shows a 2 or a 5' },
      }),
    },
    cases: [
      { when: { shows: 'none' }, then: [scoresAmount('player', allTheSpots), must('player', 'throw-again')] },
      {
        when: { shows: 'some' },
        then: [must('player', layAside), must('player', throwRest)],
        note: 'Nothing is scored for this throw, the other dice included.',
      },
      { when: { shows: 'all' }, then: [must('player', layAside), must('player', passBox)], note: 'What was scored before stands.' },
    ],
    cites: game,
    leads: {
      'blue-ribbon-1940':
        'If no die shows a 2 or a 5, all the spots are scored. If any does, those dice are laid aside, and the throw scores nothing. Then the player throws the dice that are left.',
    },
    see: ['drop-dead.points.throw', 'drop-dead.points.two-or-five'],
  }),
  'die-not-laid-aside': law({
    offence: 'irregular-throw',
    title: 'A 2 or 5 thrown again',
    gist: 'A player takes up a die that showed a 2 or a 5 and throws it with the others.',
    aka: ['threw too many dice', 'did not lay the two aside', 'kept a dead die', 'still throwing five dice', 'used all the dice again'],
    moment: 'throw',
    cases: [{ then: [must('player', layAside), noPenaltyPrinted] }],
    cites: game,
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Who wins and who loses',
    gist: 'Every player has lost all five dice.',
    aka: ['highest score', 'who pays', 'lowest loses', 'best total'],
    moment: 'game-over',
    cases: [{ then: [wins('highest-total', 'game'), losesGame(lowestTotal)] }],
    cites: game,
  }),
  tie: law({
    question: 'tie',
    title: 'Equal scores',
    gist: 'Two players have the same score.',
    aka: ['tie', 'same points', 'throw off', 'roll off'],
    moment: 'game-over',
    cases: [{ then: [must('tied-players', 'throw-again')], note: 'How such a throw-off goes is not told.' }],
    cites: game,
  }),
};
