import { doubted } from '../../../core/cites.ts';
import { lawExample } from '../../../core/examples.ts';
import { BOOK, cites } from '../cites.ts';
import { variant } from '../code.ts';
import { manOfWar as start } from '../diagrams.ts';
import { FOULS_ALONE, TWO, touchedByFouls } from './clauses.ts';

const NOT_TOLD = 'The book tells how the game starts and gives no count.';

export const manOfWar = variant({
  ...TWO,
  title: 'Man-of-war',
  aliases: ['Man of war'],
  books: { [BOOK]: { heading: doubted(cites.blue.manWarPack, 'Only the opening position is described.').heading, pages: '39-40', inherits: FOULS_ALONE } },
  players: { min: 3, max: 3 },
  glance: { Balls: 'three white, one for each player, and one red', Start: 'a white on the balk-line spot, a white at the bottom cushion' },
  laws: { amend: { 'ball-touched': touchedByFouls() } },
  points: { repeal: { carom: NOT_TOLD, miss: NOT_TOLD } },
  scorers: {},
  diagrams: { start },
  repealScorers: { running: 'Three play.' },
  examples: [lawExample('ball-touched', cites.blue.fouls(7), { when: 'stroke' }, 'The cue meets the ball twice.', 'count is void')],
});
