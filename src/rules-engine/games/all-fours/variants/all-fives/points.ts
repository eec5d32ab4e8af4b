import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { AllFours } from '../../code.ts';

const peg = (name: string, points: number) =>
  item({
    title: `${name} of trumps`,
    gist: `Pegged at once by the winner of the trick that has the ${name.toLowerCase()} of trumps.`,
    aka: ['pegged in the play'],
    group: 'Pegged in the play',
    books: { 'blue-ribbon-1940': bookValue(points, cites.blue.fives) },
  });

export const pegs = {
  'trump-ten': peg('Ten', 10),
  'trump-five': peg('Five', 5),
  'trump-ace': peg('Ace', 4),
  'trump-king': peg('King', 3),
  'trump-queen': peg('Queen', 2),
  'trump-jack': peg('Jack', 1),
} as const;

export const changed = {
  target: {
    gist: 'The points that win the game, kept on a cribbage board.',
    aka: ['sixty-one', 'how many points to win'],
    books: { 'blue-ribbon-1940': bookValue(61, cites.blue.fives) },
  },
  order: {
    books: {
      'blue-ribbon-1940': ruled('The trumps pegged in the play come first; after the hand high, low, jack, game.', [cites.blue.fives, cites.blue.scoring]),
    },
  },
} as const satisfies AmendedPoints<AllFours>;
