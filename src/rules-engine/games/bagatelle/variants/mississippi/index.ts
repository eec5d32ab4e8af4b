import { lawExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { must, notDecided, scoresAmount, wins } from '../../../../laws/remedies.ts';
import { amount } from '../../../../vocabulary/own-words.ts';
import { BOOK, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { mississippi as board } from '../../diagrams.ts';
import { adversary, highestNumber, playNine, strikeThroughBridge } from '../../words.ts';
import { points } from './points.ts';
import { turns } from './scorers.ts';

const archNumber = amount('the number of the arch');

export const mississippi = variant({
  title: 'Mississippi',
  aliases: ['The bridge game'],
  books: { [BOOK]: { heading: 'Mississippi', pages: '372' } },
  players: { min: 2, max: 2, say: 'the book gives no number; it speaks of the adversary' },
  packs: ['none-0'],
  glance: {
    Board: 'the bridge close to the round end, the cups unused',
    Balls: 'nine in succession',
    Cushion: 'to be struck before the bridge',
    Else: 'the number goes to the adversary',
    Game: 'as agreed',
  },
  laws: {
    amend: {
      lead: {
        leads: {
          donohue:
            'Each player strikes one ball through the bridge. The highest number wins the lead and then plays all nine balls. The book does not cover a tie.',
        },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { numbers: 'none' }, then: [must('all-players', strikeThroughBridge)] },
              { when: { numbers: 'one' }, then: [wins(highestNumber, 'lead'), must(highestNumber, playNine)] },
              { when: { numbers: 'same' }, then: [notDecided] },
            ],
            cites.donohue.mississippi,
          ),
        }),
      },
    },
    add: {
      'no-cushion': law({
        offence: 'foul-stroke',
        title: 'Ball through the bridge without a cushion',
        gist: 'A ball goes through an arch and has struck neither cushion before.',
        aka: ['missed the cushion', 'went straight through', 'did not touch the side'],
        moment: 'stroke',
        facts: {
          players: fact('How many play?', 'Players', {
            two: { label: 'Two', if: 'if two play' },
            more: { label: 'More than two', if: 'if more than two play' },
          }),
        },
        leads: { donohue: 'If two play, the opponent scores the number of the arch. The book does not say who scores if more play.' },
        cases: [
          { when: { players: 'two' }, then: [scoresAmount(adversary, archNumber)] },
          { when: { players: 'more' }, then: [notDecided], note: 'The number goes to the adversary; the book does not say which of several is meant.' },
        ],
        cites: cites.donohue.mississippi,
      }),
    },
    repeal: { 'black-not-struck': 'The cups are not used, and the book says nothing of a black ball.', 'no-cup': 'The cups are not used.' },
  },
  points: { add: points },
  scorers: { turns },
  repealScorers: { round: 'The cups are not used.', rounds: 'The cups are not used.' },
  diagrams: { board },
  examples: [
    lawExample('lead', cites.donohue.mississippi, { numbers: 'none' }, 'They are about to begin.', 'through the bridge'),
    lawExample('lead', cites.donohue.mississippi, { numbers: 'one' }, 'One has gone through the eight, the other through the two.', 'nine balls'),
    lawExample('lead', cites.donohue.mississippi, { numbers: 'same' }, 'Both trial balls missed every arch.', 'book'),
    lawExample('no-cushion', cites.donohue.mississippi, { players: 'two' }, 'A ball goes straight through the nine.', 'adversary'),
    lawExample('no-cushion', cites.donohue.mississippi, { players: 'more' }, 'Three play, and a ball goes straight through.', 'book'),
    sheetExample(
      'turns',
      cites.donohue.mississippi,
      { first: 'Ann', second: 'Bob', game: '50' },
      [
        { who: 'first', arches: '9.7.5', direct: '8' },
        { who: 'second', arches: '6.6', direct: '' },
      ],
      'Ann makes 9, 7 and 5, and the eight without a cushion, which is for Bob; he makes two sixes.',
      { Ann: 21, Bob: 20 },
    ),
    sheetExample(
      'turns',
      cites.donohue.mississippi,
      { first: 'Ann', second: 'Bob', game: '20' },
      [{ who: 'second', arches: '1', direct: '9.9.2' }],
      'Bob sends three balls straight through, and the 20 of them win the game for Ann.',
      { Ann: 20, Bob: 1 },
      'Ann wins, 20 to 1',
    ),
    valueExample('game', cites.donohue.mississippi, 'They play for a hundred.', 'agreed'),
  ],
});

export default mississippi;
