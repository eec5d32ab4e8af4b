import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { FIGURES_ALONE } from '../shared/silences.ts';
import { bothReachGame } from '../shared/ties.ts';
import { deal, declarations, game } from './scorers.ts';

const { blue, uspc } = cites;

export default variant({
  title: 'Three-handed bezique',
  aliases: ['Three-hand bézique', 'Bezique for three'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Three-hand bézique',
      pages: '32',
      inherits: { from: 'bezique', cite: doubted(blue.three, FIGURES_ALONE), only: 'points' },
    },
    'uspc-1898': { heading: 'Three-handed Bezique', pages: '76', inherits: { from: 'bezique', cite: uspc.three } },
  },
  has: { 'two-handed': false },
  seats: { opponent: 'opponents' },
  players: { min: 3, max: 3 },
  packs: ['bezique-96'],
  glance: {
    Players: 'three, each for themselves',
    Pack: 'three packs of 32 as one',
    'Triple bézique': '{points.triple-bezique}',
    Game: '{points.game}',
  },
  laws: {
    amend: {
      'two-drawn': {
        leads: { 'uspc-1898': 'The other players may see both cards and choose which one goes back, or make the player play twice without drawing.' },
      },
      'not-drawn': { leads: { 'uspc-1898': 'The other players choose: the player loses the turn to play, or draws two cards next time.' } },
      'both-reach-game': bothReachGame(uspc.three),
    },
  },
  points: {
    amend: {
      'double-bezique': { gist: 'Two queens of spades and two jacks of diamonds.' },
      game: { books: { 'blue-ribbon-1940': bookValue(2000, blue.three), 'uspc-1898': bookValue(2000, uspc.three) } },
    },
    add: {
      'triple-bezique': item({
        title: 'Triple bézique',
        gist: 'Three queens of spades and three jacks of diamonds.',
        aka: ['triple bezique', 'fifteen hundred'],
        group: 'Class B: béziques',
        books: { 'blue-ribbon-1940': bookValue(1500, blue.three), 'uspc-1898': bookValue(1500, uspc.three) },
      }),
    },
    repeal: { 'double-game': 'Three at the table leave two losers, and the book speaks of a double game only where there is one.' },
  },
  scorers: { declarations, deal, game },
  examples: [
    lawExample('both-reach-game', uspc.tie, { equal: 'yes' }, 'Ann and Ben have 2,060, Cora 1,500; Ann took the last trick.', 'last trick wins'),
    lawExample('both-reach-game', uspc.brisques, { equal: 'no', brisques: 'after' }, 'With aces and tens it is 2,110, 2,040 and 1,300.', 'higher score wins'),
    lawExample('both-reach-game', uspc.brisques, { equal: 'no', brisques: 'taken' }, 'Two of three are past 2,000 by what they took.', 'does not cover'),
    valueExample('game', blue.three, 'A player of three comes to 2,010.', 2000),
    valueExample('game', uspc.three, 'A player of three comes to 2,000.', 2000),
    lawExample('not-drawn', uspc.three, {}, 'One of three forgets his draw.', 'draw two cards'),
    scoreExample(
      'declarations',
      blue.three,
      { hand: 'QS-QS-QS-JD-JD-JD-9C', trump: 'H' },
      'Three pairs: three singles, a double and the triple, one after the other.',
      2120,
    ),
    scoreExample('declarations', uspc.three, { hand: 'QS-QS-QS-JD-JD-JD-9C', trump: 'H', chances: '1' }, 'One chance is left: the triple.', 1500),
    scoreExample(
      'deal',
      uspc.three,
      { trump: 'C', declared: 'bezique.double-bezique.triple-bezique', brisques: '9', last: 'no' },
      'A bézique grows to the triple, step by step.',
      2130,
      'Out with 2130',
    ),
    scoreExample('deal', blue.three, { trump: 'S', declared: 'marriage-S.triple-bezique', last: 'yes' }, 'The royal marriage and the triple.', 1550),
    sheetExample(
      'game',
      uspc.three,
      { names: 'Ann.Ben.Cora', brisques: 'after' },
      [
        { declared: '540.250.100', brisques: '9.7.8', last: 'first' },
        { declared: '1300.500.80', brisques: '4.10.10', last: 'second' },
      ],
      'After the second deal Ann has 1,980; the next will do it.',
      { Ann: 1980, Ben: 930, Cora: 360 },
      'playing to 2000',
    ),
    sheetExample(
      'game',
      blue.three,
      { names: 'Ann.Ben.Cora' },
      [{ declared: '2000.250.100', brisques: '2.3.1', last: 'nobody' }],
      'The triple and a double in one deal: Ann is out before it ends.',
      { Ann: 2020, Ben: 280, Cora: 110 },
      'Ann has won it with 2020',
    ),
  ],
});
