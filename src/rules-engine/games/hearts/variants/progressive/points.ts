import type { VariantPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Hearts } from '../../code.ts';
import { mark } from '../../words.ts';

const NO_CHIPS = 'Hearts are only counted to see who moves.';

export const progressiveItems = {
  'fewer-hearts': item({
    title: 'Fewer hearts than the other lady, or the other gentleman',
    gist: 'What a player scores for moving.',
    aka: ['punch', 'punch mark', 'progress', 'moves up'],
    group: 'The round',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.progressiveGame, { unit: mark, says: 'And the move to the next table.', way: 'apart' }),
      'uspc-1898': bookValue(1, cites.uspc.progressive, { unit: 'game', says: 'And the move to the next table.' }),
    },
  }),
  'half-game': item({
    title: 'Half a game',
    gist: 'By agreement: what each of two tied players scores.',
    group: 'The round',
    books: { 'blue-ribbon-1940': unscored('Ties are cut for.'), 'uspc-1898': bookValue(0.5, cites.uspc.progressive, { unit: 'game', per: 'each of the two' }) },
  }),
  prizes: item({
    title: 'Prizes',
    gist: 'Who gets the prizes at the end of the evening.',
    aka: ['most punches', 'who wins the prize'],
    group: 'The prizes',
    books: { 'blue-ribbon-1940': ruled('They go to the players with the most punch marks.', cites.blue.progressiveGame), 'uspc-1898': unscored() },
  }),
} as const;

export const progressivePoints = {
  add: progressiveItems,
  repeal: { heart: NO_CHIPS, fewest: NO_CHIPS, 'tie-for-fewest': 'Ties at a table have a law of their own.', game: 'One deal makes a round.' },
} as const satisfies VariantPoints<Hearts>;
