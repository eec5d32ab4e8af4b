// What vingt-et-un pays, from Blue Ribbon (p. 376-377), Donohue (p. 328-331) and U.S. Playing Card (p. 93-94).
import type { WholePlace } from '../../whole.ts';

export const points: NonNullable<WholePlace['points']> = {
  'natural-dealer': { 'blue-ribbon-1940': '-2 stakes, p. 377', donohue: '-2 stakes, p. 328', 'uspc-1898': '-2 stakes, p. 93' },
  'natural-player': { 'blue-ribbon-1940': '2 stakes, p. 377', donohue: '2 stakes, p. 329-330, p. 330', 'uspc-1898': '2 stakes, p. 93' },
  'twenty-one-player': { 'blue-ribbon-1940': '1 stake, p. 377', donohue: '2 stakes, p. 329-330', 'uspc-1898': '1 stake, p. 93-94' },
  'twenty-one-dealer': { 'blue-ribbon-1940': '-1 stake, p. 377', donohue: '-2 stakes, p. 329', 'uspc-1898': '-1 stake, p. 93' },
  higher: { 'blue-ribbon-1940': '1 stake, p. 377', donohue: '1 stake, p. 329-330', 'uspc-1898': '1 stake, p. 93-94' },
  lower: { 'blue-ribbon-1940': '-1 stake, p. 377', donohue: '-1 stake, p. 329-330', 'uspc-1898': '-1 stake, p. 93' },
  tie: { 'blue-ribbon-1940': '0 stakes, p. 377', 'uspc-1898': '0 stakes, p. 93', donohue: '-1 stake, p. 329, p. 329-330' },
  burst: { 'blue-ribbon-1940': '-1 stake, p. 377', donohue: '-1 stake, p. 328', 'uspc-1898': '-1 stake, p. 93' },
  'dealer-burst': { 'blue-ribbon-1940': '1 stake, p. 377', donohue: '1 stake, p. 329-330', 'uspc-1898': '1 stake, p. 93' },
  doubled: { donohue: '2 times the stake, p. 328', 'blue-ribbon-1940': '2 times the stake, p. 376' },
  'three-aces': { donohue: '6 stakes, p. 329' },
  brulet: { donohue: 'It takes the stakes collected from all before the game or, as agreed, the limit from each player., p. 330' },
  count: {
    'uspc-1898': 'Court cards 10; ace 1 or 11; the others their pips., p. 93',
    donohue: 'Court cards 10; ace 1 or 11, as the holder likes; the others their pips., p. 330',
    'blue-ribbon-1940': 'King, queen and jack 10; ace 1 or 11, as the player likes; the others their pips., p. 377',
  },
  'chance-of-natural': { donohue: 'Once in 7 deals where two play, twice in 7 where four do, and so on., p. 331' },
  'chance-at-fourteen': { donohue: '7 to 6 that it does not., p. 330' },
  'chance-at-fifteen': { donohue: '7 to 6 that it does., p. 330' },
  'chance-over-fourteen': { donohue: 'A little better than even, as an ace counts either way., p. 330-331' },
};
