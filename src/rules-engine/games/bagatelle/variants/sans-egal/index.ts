import { lawExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { fact, yesNo } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { must, notDecided, scoresAmount, wins } from '../../../../laws/remedies.ts';
import { amount } from '../../../../vocabulary/own-words.ts';
import { BOOK, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { bagatelle as board } from '../../diagrams.ts';
import { highestNumber, leadNextRound, mostInRound, owner, strikeForLead, whoHoled } from '../../words.ts';
import { points } from './points.ts';
import { rounds } from './scorers.ts';

const itsCup = amount('what its cup counts');

export default variant({
  title: 'Sans Égal',
  aliases: ['Sans Egal'],
  books: { [BOOK]: { heading: 'Sans Égal', pages: '372' } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    Players: 'two',
    Balls: 'four each of a colour, and the black',
    Turns: 'one ball each in turn',
    'The black': 'for the player who holes it',
    Game: '21 to 31, as agreed',
  },
  laws: {
    amend: {
      lead: {
        leads: { donohue: 'Each player strikes one ball up the board. The highest number wins the lead. The book does not cover a tie.' },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { numbers: 'none' }, then: [must('all-players', strikeForLead)] },
              { when: { numbers: 'one' }, then: [wins(highestNumber, 'lead')], note: 'Either colour is open to the leader, who also sets up the black.' },
              { when: { numbers: 'same' }, then: [notDecided] },
            ],
            [cites.donohue.sansEgal, cites.donohue.lead],
            'It is decided as in the chief game.',
          ),
        }),
      },
    },
    add: {
      'whose-ball': law({
        question: 'what-counts',
        title: 'Adversary’s ball holed',
        gist: 'A ball goes into a cup, and the two are not agreed for whom it counts.',
        aka: ['holed his ball', 'knocked my ball in', 'who gets the black'],
        moment: 'stroke',
        facts: {
          ball: fact('Which ball went in?', 'Ball', {
            own: { label: 'One of the player’s colour', chip: 'Own colour', if: 'if a ball of the player’s own colour went in' },
            other: { label: 'One of the opponent’s colour', chip: 'Opponent’s', if: 'if a ball of the opponent’s colour went in' },
            black: { label: 'The black', if: 'if the black went in' },
          }),
        },
        leads: { donohue: 'The owner of the ball scores what its cup counts. If it was the black, the player who holed it scores.' },
        cases: [
          { when: { ball: ['own', 'other'] }, then: [scoresAmount(owner, itsCup)] },
          { when: { ball: 'black' }, then: [scoresAmount(whoHoled, itsCup)], doubtful: true, note: 'The player counts it besides their own colour.' },
        ],
        cites: [cites.donohue.sansEgal, cites.donohue.sansEgalBlack],
      }),
      'next-lead': law({
        question: 'allowed',
        title: 'Who leads the next round',
        gist: 'A round is over, and the players are not agreed who begins the next.',
        aka: ['who starts the next round', 'winner leads'],
        moment: 'count',
        facts: {
          level: yesNo(
            'Did both make the same number in the round?',
            'Round level',
            'if both made equal numbers in the round',
            'if one made more in the round',
          ),
        },
        leads: { donohue: 'The player with more points in the round leads the next one. The book does not cover a tie.' },
        cases: [
          { when: { level: 'no' }, then: [must(mostInRound, leadNextRound)] },
          { when: { level: 'yes' }, then: [notDecided] },
        ],
        cites: cites.donohue.sansEgal,
      }),
    },
  },
  points: { add: points },
  scorers: { rounds },
  repealScorers: { round: 'The balls belong to two colours here, and two count at once.' },
  diagrams: { board },
  examples: [
    lawExample('lead', cites.donohue.sansEgal, { numbers: 'none' }, 'Nobody knows who is to begin.', 'one ball each'),
    lawExample('lead', cites.donohue.sansEgal, { numbers: 'one' }, 'The trial balls lie in the seven and in the three.', 'wins the lead'),
    lawExample('lead', cites.donohue.sansEgal, { numbers: 'same' }, 'Neither trial ball has found a cup.', 'book'),
    lawExample('whose-ball', cites.donohue.sansEgal, { ball: 'other' }, 'White drives a red ball into the eight.', 'owner of the ball'),
    lawExample('whose-ball', cites.donohue.sansEgal, { ball: 'own' }, 'White holes a white ball in the five.', 'owner of the ball'),
    lawExample('whose-ball', cites.donohue.sansEgalBlack, { ball: 'black' }, 'Red holes the black in the nine.', 'player who holed it'),
    lawExample('next-lead', cites.donohue.sansEgal, { level: 'no' }, 'Red made 17, White 12.', 'lead in the next round'),
    lawExample('next-lead', cites.donohue.sansEgal, { level: 'yes' }, 'Each made 12.', 'book'),
    sheetExample(
      'rounds',
      cites.donohue.sansEgal,
      { first: 'White', second: 'Red', game: '31', double: 'no' },
      [
        { a: '9.4', b: '7', holer: 'second', black: '8' },
        { a: '5', b: '3.2.1', holer: 'nobody' },
      ],
      'White has 9 and 4, Red 7 and the black in the eight; then 5 against 6.',
      { White: 18, Red: 21 },
      'Red made the most in the last round and leads the next.',
    ),
    sheetExample(
      'rounds',
      cites.donohue.sansEgalBlack,
      { first: 'White', second: 'Red', game: '21', double: 'yes' },
      [{ a: '3', b: '6', holer: 'first', black: '9' }],
      'The black is agreed to count for double: White holes it in the nine.',
      { White: 21, Red: 6 },
      'White wins, 21 to 6',
    ),
    valueExample('game', cites.donohue.sansEgal, 'The two agree on a game of 31.', '21 to 31'),
  ],
});
