import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { barred, must, noPenaltyPrinted, notDecided, stands } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { setEnclosingNone, setOutsideMiddle, turnAll, turnEveryLine } from './words.ts';

export const laws = {
  'first-move': law({
    offence: 'seats-and-partners',
    title: 'Who begins',
    gist: 'The players are not agreed who sets the first man.',
    aka: ['who goes first', 'black first', 'who starts'],
    moment: 'before-play',
    cases: [{ then: [notDecided] }],
    cites: cites.blue.men,
  }),
  'first-four': law({
    offence: 'wrong-set-up',
    title: 'The first men',
    gist: 'One of the first men is set otherwise than the opponent expects.',
    aka: ['first four men', 'starting position', 'set up diagonally', 'crossed start', 'opening squares'],
    moment: 'set-up',
    facts: {
      where: fact('How were they set?', 'Set', {
        line: { label: 'In the middle, the first two in a line', chip: 'Middle, in line', if: 'if the first two men are in the middle, in a line' },
        diagonal: { label: 'In the middle, the first two slanting', chip: 'Middle, slanting', if: 'if the first two men are in the middle, slanting' },
        outside: {
          label: 'One of the first two outside the four squares in the middle',
          chip: 'First two outside',
          if: 'if one of the first two men is outside the middle',
        },
        later: { label: 'The third or the fourth outside those squares', chip: 'Last two outside', if: 'if the third or the fourth man is outside the middle' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The first two men must be set in the four squares in the middle, in a line or diagonally. The book does not cover the next two.',
    },
    cases: [
      { when: { where: 'line' }, then: [stands('set-up')] },
      { when: { where: 'diagonal' }, then: [stands('set-up')], note: 'It is usual to set the first two in a line; the book says no more than that.' },
      { when: { where: 'outside' }, then: [barred('player', setOutsideMiddle), noPenaltyPrinted] },
      {
        when: { where: 'later' },
        then: [notDecided],
        note: 'The book says that each player sets one man in the middle. It does not say whether the next two have to go there.',
      },
    ],
    cites: cites.blue.firstMen,
  }),
  'turns-nothing': law({
    offence: 'irregular-move',
    title: 'Man that turns nothing',
    gist: 'After the first men in the middle a man is set that stands next to none of the opponent’s, or has none of its own colour at the other end of the line.',
    aka: ['illegal move', 'does not flip anything', 'not next to one', 'nothing enclosed'],
    moment: 'move',
    cases: [{ then: [barred('player', setEnclosingNone), noPenaltyPrinted] }],
    cites: [cites.blue.setting, cites.blue.turning],
    see: ['reversi.points.turned'],
  }),
  'not-all-turned': law({
    offence: 'irregular-move',
    title: 'Men forgotten to be turned',
    gist: 'A player has set a man rightly and turned some of the men between, not all.',
    aka: ['forgot to flip', 'missed one', 'did not turn the diagonal'],
    moment: 'move',
    facts: {
      noticed: fact('When is it noticed?', 'Noticed', {
        now: { label: 'Before the opponent has set a man', chip: 'At once', if: 'before the opponent has set a man' },
        later: { label: 'After the opponent has set a man', chip: 'Later', if: 'once the opponent has set a man' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Before the opponent has set a man, all the men between must be turned over. After that, the book does not cover this.' },
    cases: [
      { when: { noticed: 'now' }, then: [must('player', turnAll)] },
      {
        when: { noticed: 'later' },
        then: [notDecided],
        note: 'By the rule, all the men between are turned over. The book does not say what follows if this was forgotten.',
      },
    ],
    cites: cites.blue.turning,
  }),
  'several-lines': law({
    question: 'what-counts',
    title: 'Several lines with one man',
    gist: 'A man encloses men of the opponent in two or three lines at the same time.',
    aka: ['two directions', 'corner', 'flip both lines'],
    moment: 'move',
    cases: [{ then: [must('player', turnEveryLine)], note: 'It may be two or three lines at once.' }],
    cites: cites.blue.turning,
  }),
  'no-move': law({
    question: 'runs-out',
    title: 'Player who can turn nothing',
    gist: 'A player has the turn, and wherever a man is set it turns nothing; the other can still play.',
    aka: ['cannot move', 'pass', 'lose a turn', 'no legal move', 'skip my turn'],
    moment: 'move',
    cases: [{ then: [notDecided], note: 'Each plays in turn until the end, the book says, and nothing of a turn that cannot be used.' }],
    cites: cites.blue.setting,
  }),
  'not-full': law({
    question: 'runs-out',
    title: 'Board that cannot be filled',
    gist: 'Squares are empty, and neither player can set a man that turns one.',
    aka: ['nobody can move', 'empty squares left', 'game stuck'],
    moment: 'game-over',
    cases: [{ then: [notDecided], note: 'The men are counted when the board is full. The book says nothing about empty squares.' }],
    cites: cites.blue.end,
  }),
  tie: law({
    question: 'tie',
    title: 'Equal numbers',
    gist: 'The board is full, and both players have 32 men.',
    aka: ['draw', '32 each', 'same number'],
    moment: 'game-over',
    cases: [{ then: [notDecided] }],
    cites: cites.blue.end,
  }),
};
