import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { rubiconCases } from './examples.ts';
import { rubiconLaws } from './laws/index.ts';
import { amended, own } from './points.ts';
import { deal, declarations, games, settlement } from './scorers.ts';

const { blue, uspc } = cites;

export default variant({
  title: 'Rubicon bezique',
  aliases: ['Rubicon bézique', 'Rubicon'],
  books: {
    'blue-ribbon-1940': { heading: 'Rubicon bézique', pages: '33-35', inherits: { from: 'bezique', cite: blue.faults } },
    'uspc-1898': { heading: 'Rubicon Bezique', pages: '76-78', inherits: { from: 'bezique', cite: uspc.rubicon } },
  },
  has: { 'turned-card': false },
  players: { min: 2, max: 2 },
  packs: ['bezique-128'],
  glance: {
    Pack: 'four packs of 32 as one',
    Deal: 'nine cards each; none is turned',
    Trump: 'the suit of the first marriage declared',
    Béziques: 'single {points.bezique}, double {points.double-bezique}, triple {points.triple-bezique}, quadruple {points.quadruple-bezique}',
    Sequence: '{points.sequence} in trumps, {points.plain-sequence} in a plain suit',
    'Last trick': '{points.last-trick}',
    Settlement: 'the difference and {points.for-game}; a loser under {points.rubicon-line} is rubiconed',
  },
  laws: rubiconLaws,
  points: {
    amend: amended,
    add: own,
    repeal: {
      game: 'Each deal is a game of its own.',
      'double-game': 'A rubicon takes its place.',
    },
  },
  scorers: { declarations, deal, settlement, games },
  repealScorers: { game: 'A deal is a game; the sheet of a sitting takes its place.' },
  examples: rubiconCases,
});
