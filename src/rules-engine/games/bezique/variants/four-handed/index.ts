import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always, law, silent } from '../../../../laws/laws.ts';
import { allowed } from '../../../../laws/remedies.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { IN_TIME } from '../../laws/declare.ts';
import { passPrivilege } from '../../words.ts';
import { FIGURES_ALONE } from '../shared/silences.ts';
import { bothReachGame } from '../shared/ties.ts';
import { deal, declarations, game } from './scorers.ts';

const { blue, uspc } = cites;
const CLAUSE = 'The clause stands in the paragraph on three players, under a heading for three and four.';

export default variant({
  title: 'Four-handed bezique',
  aliases: ['Four-hand bézique', 'Bezique for four', 'Partnership bezique'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Four-hand bézique',
      pages: '32',
      inherits: { from: 'bezique', cite: doubted(blue.four, FIGURES_ALONE), only: 'points' },
    },
    'uspc-1898': { heading: 'Four-handed Bezique', pages: '76', inherits: { from: 'bezique', cite: doubted(uspc.four, CLAUSE) } },
  },
  has: { 'two-handed': false, partners: true },
  seats: { opponent: 'opponents' },
  players: { min: 4, max: 4, say: 'four, each for themselves or two against two' },
  packs: ['bezique-128'],
  glance: {
    Players: 'four, each for themselves or two against two',
    Pack: 'four packs of 32 as one',
    'Triple bézique': '{points.triple-bezique}; a quadruple cannot be held in seven cards',
    Game: '{points.game}',
  },
  laws: {
    amend: {
      'two-drawn': {
        leads: { 'uspc-1898': 'The other side may see both cards and choose which one goes back, or make the player play twice without drawing.' },
      },
      'not-drawn': { leads: { 'uspc-1898': 'The other side chooses: the player loses the turn to play, or draws two cards next time.' } },
      'declared-out-of-time': {
        leads: { 'uspc-1898': 'Not allowed. Only the winner of a trick may declare, and only before drawing.' },
        readings: (says) => ({
          'uspc-1898': says(
            IN_TIME,
            [doubted(uspc.four, CLAUSE), uspc.single, uspc.follow],
            'If the winner of the trick leaves the declaration to the partner, the partner may declare instead. The winner of the last trick before the stock gives out may still declare.',
          ),
        }),
        see: ['bezique/four-handed.law.passed-to-partner', 'bezique.law.two-declarations'],
      },
      'both-reach-game': bothReachGame(doubted(uspc.four, CLAUSE)),
    },
    add: {
      'passed-to-partner': law({
        question: 'allowed',
        title: 'Right to declare passed to the partner',
        gist: 'Two play as partners; one wins the trick and the other has something to declare.',
        aka: ['partner declares', 'may my partner declare', 'pass the declaration'],
        moment: 'melding',
        needs: ['partners'],
        facts: {},
        readings: () => ({
          'uspc-1898': always(allowed('trick-winner', passPrivilege), uspc.four),
          'blue-ribbon-1940': silent('Four may play as partners; the book does not say which of them declares.'),
        }),
        see: ['bezique.law.declared-out-of-time'],
      }),
    },
  },
  points: {
    amend: {
      'double-bezique': { gist: 'Two queens of spades and two jacks of diamonds.' },
      game: { books: { 'blue-ribbon-1940': bookValue(2000, blue.four), 'uspc-1898': bookValue(2000, uspc.four) } },
      'double-game': {
        books: {
          'blue-ribbon-1940': bookValue(2, [doubted(blue.four, FIGURES_ALONE), blue.game], {
            unit: 'game',
            says: 'where two sides play and the losers have less than half',
          }),
        },
      },
    },
    add: {
      'triple-bezique': item({
        title: 'Triple bézique',
        gist: 'Three queens of spades and three jacks of diamonds.',
        aka: ['triple bezique', 'fifteen hundred'],
        group: 'Class B: béziques',
        books: {
          'blue-ribbon-1940': bookValue(1500, blue.four),
          'uspc-1898': bookValue(1500, doubted(uspc.four, 'It is counted "same as Triple Bezique"; the figure stands in the paragraph on three players.')),
        },
      }),
    },
  },
  scorers: { declarations, deal, game },
  examples: [
    lawExample('passed-to-partner', uspc.four, {}, 'North takes the trick, and South holds the sequence.', 'pass the right to declare'),
    lawExample('declared-out-of-time', uspc.single, { when: 'in-time' }, 'East takes a trick and lays down four queens.', 'may make the declaration'),
    lawExample('declared-out-of-time', uspc.single, { when: 'drawn' }, 'East takes a trick, draws, and sees four queens.', 'may not make the declaration'),
    lawExample('both-reach-game', uspc.tie, { equal: 'yes' }, 'Both sides stand at 2,060.', 'last trick wins'),
    lawExample('both-reach-game', uspc.brisques, { equal: 'no', brisques: 'after' }, 'With aces and tens it is 2,110 to 2,040.', 'higher score wins'),
    lawExample('both-reach-game', uspc.brisques, { equal: 'no', brisques: 'taken' }, 'They were scored as taken: 2,110 to 2,040.', 'does not cover'),
    valueExample('double-game', blue.game, 'One side has 2,000 and the other 940.', 2),
    valueExample('game', blue.four, 'A side comes to 2,050.', 2000),
    valueExample('game', uspc.four, 'A side comes to 2,000.', 2000),
    valueExample('triple-bezique', blue.four, 'Three queens of spades and three jacks of diamonds are laid down.', 1500),
    scoreExample('declarations', blue.four, { hand: 'KH-KH-KH-KH-QH-AH-10H', trump: 'H' }, 'Four kings of one suit are four kings; one of them marries.', 120),
    scoreExample(
      'declarations',
      uspc.four,
      { hand: 'QS-QS-QS-JD-JD-JD-KS', trump: 'S', chances: '2' },
      'Two chances: the triple, and the double before it.',
      2000,
    ),
    scoreExample(
      'deal',
      blue.four,
      { trump: 'H', declared: 'four-kings.marriage-H', brisques: '10', last: 'yes' },
      'Four kings of hearts, one of them married, ten brisques and the last trick.',
      230,
    ),
    scoreExample(
      'deal',
      uspc.four,
      { trump: 'D', declared: 'four-aces.four-aces', again: 'other', brisques: '12', last: 'no' },
      'Eight aces make four aces twice.',
      320,
    ),
    sheetExample(
      'game',
      uspc.four,
      { names: 'North and South.East and West' },
      [
        { declared: '600.900', brisques: '20.12', last: 'first' },
        { declared: '1200.300', brisques: '3.1', last: 'nobody' },
      ],
      'As partners: the first side is out in the second deal.',
      { 'North and South': 2040, 'East and West': 1330 },
      'North and South has won it',
    ),
    sheetExample(
      'game',
      blue.four,
      { names: 'Ann.Ben.Cora.Dan' },
      [{ declared: '100.0.250.40', brisques: '8.8.8.8', last: 'fourth' }],
      'Each for themselves: one deal.',
      { Ann: 180, Ben: 80, Cora: 330, Dan: 130 },
      'playing to 2000',
    ),
  ],
});
