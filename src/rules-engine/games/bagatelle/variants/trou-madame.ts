import { lawExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import { type AddedBy, variantOf } from '../../../rulesets/games.ts';
import { BOOK, cites } from '../cites.ts';
import type { Bagatelle } from '../code.ts';
import { trouMadame as board } from '../diagrams.ts';
import type mississippi from './mississippi/index.ts';
import { turns } from './mississippi/scorers.ts';

const variant = variantOf<Bagatelle & AddedBy<typeof mississippi>>();

export default variant({
  title: 'Trou Madame',
  aliases: ['Troll madam'],
  books: { [BOOK]: { heading: 'Trou Madame', pages: '372', inherits: { from: 'bagatelle/mississippi', cite: cites.donohue.trouMadame } } },
  players: { min: 2, max: 2, say: 'the book gives no number' },
  packs: ['none-0'],
  glance: {
    Board: 'the bridge, the cups unused',
    Balls: 'nine, played straight from the end of the board',
    Counts: 'the number of the arch',
    Game: 'as agreed',
  },
  laws: {
    amend: {
      lead: {
        leads: {
          donohue:
            'Each player strikes one ball through the bridge. The highest number wins the lead and then plays all nine balls. The book does not cover a tie.',
        },
      },
    },
    repeal: {
      'no-cushion': 'The balls are played straight at the bridge; no cushion has to be struck.',
      'black-not-struck': 'The cups are not used, and the book says nothing of a black ball.',
      'no-cup': 'The cups are not used.',
    },
  },
  points: { repeal: { uncushioned: 'The balls are played straight at the bridge.' } },
  scorers: { turns },
  repealScorers: { round: 'The cups are not used.', rounds: 'The cups are not used.' },
  diagrams: { board },
  examples: [
    lawExample('lead', cites.donohue.trouMadame, { numbers: 'one' }, 'One trial ball has gone through the nine, the other through the four.', 'nine balls'),
    lawExample('lead', cites.donohue.trouMadame, { numbers: 'none' }, 'They are about to begin.', 'through the bridge'),
    lawExample('lead', cites.donohue.trouMadame, { numbers: 'same' }, 'Both trial balls go through the five.', 'book'),
    sheetExample(
      'turns',
      cites.donohue.trouMadame,
      { first: 'Ann', second: 'Bob', game: '60' },
      [
        { who: 'first', arches: '9.9.4' },
        { who: 'second', arches: '8.3' },
      ],
      'Straight balls through 9, 9 and 4, then through 8 and 3.',
      { Ann: 22, Bob: 11 },
    ),
    sheetExample(
      'turns',
      cites.donohue.trouMadame,
      { first: 'Ann', second: 'Bob', game: '20' },
      [{ who: 'first', arches: '9.7.4' }],
      'Twenty were agreed on, and Ann has them with three balls.',
      { Ann: 20, Bob: 0 },
      'Ann wins, 20 to 0',
    ),
    valueExample('game', cites.donohue.trouMadame, 'They play for fifty.', 'agreed'),
  ],
});
