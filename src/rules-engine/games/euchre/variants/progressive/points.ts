import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';

export const progressiveAmend = {
  game: {
    books: {
      'uspc-1898': bookValue(5, cites.uspc.progressiveDeal, { says: 'At the head table, where it ends the round everywhere.' }),
      'blue-ribbon-1940': bookValue(5, cites.blue.driveGame, { says: 'At the head table, where it ends the round everywhere.' }),
    },
  },
} as const satisfies AmendedPoints<Euchre>;

export const progressiveAdd = {
  'game-won': item({
    title: 'Game won',
    gist: 'At the head table by reaching the game, elsewhere by having more points when the bell rings.',
    aka: ['punch', 'star', 'moving up'],
    group: 'The round',
    books: {
      'uspc-1898': bookValue(1, cites.uspc.progressiveDeal, { unit: 'game', way: 'third-trick-counts' }),
      'blue-ribbon-1940': bookValue(1, cites.blue.driveGame, { unit: 'game', way: 'ties-cut-for' }),
    },
  }),
  'half-game': item({
    title: 'Half a game',
    gist: 'By agreement: what each of the four scores when a lower table is tied at the bell.',
    group: 'The round',
    books: {
      'uspc-1898': bookValue(0.5, cites.uspc.progressiveScoring, { unit: 'game', per: 'each of the four players' }),
      'blue-ribbon-1940': unscored('Ties are cut for.'),
    },
  }),
  'prize-order': item({
    title: 'Prizes',
    gist: 'Who gets the prizes.',
    group: 'The prizes',
    books: {
      'uspc-1898': ruled(
        'by games won; best and poorest (booby), and what else the hostess provides, as for most lone hands where they may be played',
        cites.uspc.progressiveDeal,
      ),
      'blue-ribbon-1940': ruled('by games won; sometimes one for the most lone hands', cites.blue.drivePlayers, { way: 'cut-for' }),
    },
  }),
  'play-off-march': item({
    title: 'Five tricks in a play-off of four',
    gist: 'Four tied players play for the prize, each for themselves, and one takes all five tricks.',
    group: 'The prizes',
    books: { 'uspc-1898': bookValue(4, cites.uspc.progressiveScoring), 'blue-ribbon-1940': unscored('Ties are cut for.') },
  }),
  'play-off-euchre': item({
    title: 'Euchre in a play-off of four',
    gist: 'Four tied players play for the prize, each for themselves, and the maker is euchred.',
    group: 'The prizes',
    books: { 'uspc-1898': bookValue(2, cites.uspc.progressiveScoring, { per: 'each of the three others' }), 'blue-ribbon-1940': unscored('Ties are cut for.') },
  }),
} as const;
