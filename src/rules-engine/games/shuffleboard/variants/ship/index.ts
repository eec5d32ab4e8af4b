import { lawExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always } from '../../../../laws/laws.ts';
import { isDone, must, notDecided } from '../../../../laws/remedies.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { layout } from '../../diagrams.ts';
import { pieceUncounted, sideNotLeading } from '../../words.ts';
import { points } from './points.ts';
import { innings } from './scorers.ts';

export default variant({
  title: 'Ship shuffleboard',
  aliases: ['Ocean shuffle board', 'Deck shuffleboard', 'Ship shuffle board'],
  books: { [BLUE]: { heading: 'Ship Shuffle Board', pages: '342' } },
  players: { min: 2, max: 4, say: 'two sides' },
  packs: ['none-0'],
  glance: {
    Pieces: 'four wooden disks a side, pushed with a forked stick',
    Counts: 'a square of 1 to 10, clear of its lines',
    Minus: 'some squares take points off',
    Lead: 'each side in turn',
    Game: '50 or 100, as agreed',
  },
  laws: {
    amend: {
      'on-line': {
        title: 'Piece on a line',
        gist: 'A disk touches a line of the layout.',
        readings: () => ({ [BLUE]: always(isDone(pieceUncounted), cites.blue.ship, { note: 'Only a piece that lies clear within a square counts.' }) }),
      },
      'next-lead': {
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { game: 'first' }, then: [notDecided] },
              { when: { game: 'next' }, then: [must(sideNotLeading, 'lead')] },
            ],
            cites.blue.ship,
          ),
        }),
      },
    },
    repeal: {
      gutter: 'The pieces are pushed along a deck; there is no board with a gutter.',
      'several-in': 'There is no line to pass: squares have their numbers.',
    },
  },
  points: { add: points },
  scorers: { innings },
  repealScorers: { inning: 'There is no line to pass: squares have their numbers.' },
  diagrams: { layout },
  examples: [
    lawExample('on-line', cites.blue.ship, {}, 'A disk lies in the 10 and touches its edge.', 'not counted'),
    lawExample('next-lead', cites.blue.ship, { game: 'next' }, 'We pushed the first disk of the inning that is over.', 'must lead'),
    lawExample('next-lead', cites.blue.ship, { game: 'first' }, 'They are about to begin.', 'book'),
    sheetExample(
      'innings',
      cites.blue.ship,
      { game: '50' },
      [{ we: '8.3', 'we-minus': '10', they: '7' }, { they: '9.9' }],
      'We have 8 and 3 and a minus 10, they a 7; then they have two nines.',
      { We: 1, They: 25 },
    ),
    sheetExample(
      'innings',
      cites.blue.ship,
      { game: '50', we: 'Port', they: 'Starboard' },
      [{ we: '10.10.10.9' }, { we: '10.1', they: '6' }],
      'Port makes 39 and then 11, and 50 were agreed on.',
      { Port: 50, Starboard: 6 },
      'Port reached 50',
    ),
    valueExample('length', cites.blue.ship, 'They agree on a hundred.', '50 or 100'),
  ],
});
