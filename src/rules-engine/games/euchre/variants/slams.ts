import { scoreExample } from '../../../laws/examples.ts';
import { count } from '../../../scoring/fields.ts';
import { item, worth } from '../../../scoring/points.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import type { points } from '../points.ts';
import { additionIn } from './shared/additions.ts';

const own = {
  slam: item({
    title: 'Slam',
    gist: 'A side wins the game before its opponents have scored a point.',
    aka: ['shut out', 'skunk', 'love game', 'whitewash'],
    books: { 'uspc-1898': worth(2, cites.uspc.slams, { unit: 'game' }), 'blue-ribbon-1940': worth(2, cites.blue.lapsSlamsJambone, { unit: 'game' }) },
  }),
};

const winCount = scorer({
  title: 'One game or two',
  gist: 'Whether a game won counts double.',
  aka: ['shut out counts double'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: { losers: count("The losers' score when the game is won", 0, 9) },
  score: ({ losers }, by: Schedule<typeof points & typeof own>) => {
    if (losers > 0) return ok(answer('An ordinary game, counted once', [by.tell('slam', `the losers have ${losers}: no slam`)]));
    const games = by.points('slam');
    return ok(answer(`A slam: ${games} games`, [by.line('slam', 'the losers have no point', { to: 'Winners' })]));
  },
});

export default variant({
  title: 'Slams',
  aliases: ['Slam', 'Slams euchre'],
  books: additionIn(cites.uspc.slams),
  players: { min: 4, max: 4 },
  packs: ['piquet-32', 'short-25'],
  glance: {
    'What changes': 'a game won against no points counts as two games',
    'Added to': 'any euchre (U.S. Playing Card); railroad euchre (Blue Ribbon)',
  },
  laws: {},
  points: { add: own, repeal: { 'long-game': 'A slam is told of a game of five points.' } },
  scorers: { games: winCount },
  examples: [
    scoreExample('games', cites.uspc.slams, { losers: '0' }, 'Five points to none.', { Winners: 2 }, 'A slam'),
    scoreExample('games', cites.blue.lapsSlamsJambone, { losers: '1' }, 'Ten points to one.', 'counted once'),
  ],
});
