import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { bagatelle as board } from './diagrams.ts';
import { examples } from './examples.ts';
import mississippi from './variants/mississippi/index.ts';
import russianBagatelle from './variants/russian-bagatelle/index.ts';
import sansEgal from './variants/sans-egal/index.ts';
import trouMadame from './variants/trou-madame.ts';

export default game({
  id: 'bagatelle',
  title: 'Bagatelle',
  aliases: ['La bagatelle'],
  shelf: 'bowling',
  kind: 'bowling',
  books: { donohue: { heading: 'Bagatelle Games', pages: '371-372' } },
  has: [],
  players: { min: 2, max: 8, say: 'any number' },
  packs: ['none-0'],
  glance: {
    Board: 'nine cups, numbered 1 to 9',
    Balls: 'nine, one of them black',
    'The black': 'struck first; {points.black} the number of its cup',
    'Out of the round': 'a ball back beyond the centre, or off the board',
    Game: 'any number of rounds, as agreed',
    Wins: 'the greatest number',
  },
  cites,
  ...code,
  diagrams: { board },
  variants: { mississippi, 'russian-bagatelle': russianBagatelle, 'sans-egal': sansEgal, 'trou-madame': trouMadame },
  examples,
});
