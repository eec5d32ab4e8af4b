import type { Citation } from '../../../books.ts';
import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const M = 'Multipliers';

/** The book's examples use three of the grades: 1 and 5 after the table, 3 in the 72 points of a club solo with three (p. 83). */
const NOT_RECKONED = doubted(
  cites.uspc.gradesGames,
  'The six grades are listed; that this one counts its number is read from those that examples reckon: 1, 3 and 5.',
);

const grade = (
  title: string,
  gist: string,
  aka: readonly string[],
  blue: number,
  at: Citation | readonly Citation[],
  blueSays: string,
  uspc: number,
  ways: { blue?: string; uspc?: string; reckoned?: Citation | readonly Citation[] } = {},
) =>
  item({
    title,
    gist,
    aka,
    group: M,
    books: {
      'blue-ribbon-1940': bookValue(blue, at, { unit: 'multiple', says: blueSays, ...(ways.blue === undefined ? {} : { way: ways.blue }) }),
      'uspc-1898': bookValue(uspc, ways.reckoned ?? NOT_RECKONED, {
        unit: 'multiple',
        says: 'The grade stands for all that it includes.',
        ...(ways.uspc === undefined ? {} : { way: ways.uspc }),
      }),
    },
  });

export const multipliers = {
  matador: item({
    title: 'Matadors, with or without',
    gist: 'Every trump in unbroken order from the jack of clubs, held by one side.',
    aka: ['matadores', 'with two', 'without three', 'spitzen', 'tops'],
    group: M,
    books: {
      'blue-ribbon-1940': bookValue(1, [cites.blue.matadors, cites.blue.value], {
        unit: 'multiple',
        per: 'a matador',
        says: 'Up to eleven with a trump suit, up to four in a grand; as many for those missing as for those held.',
      }),
      'uspc-1898': bookValue(1, [cites.uspc.matadores, cites.uspc.gradesGames], {
        unit: 'multiple',
        per: 'a matador',
        says: 'Held or missing; at most four in a grand.',
      }),
    },
  }),
  game: grade('Game', 'Neither side is schneider.', ['simple win', 'plus one for game'], 1, cites.blue.value, 'Always added.', 1, {
    reckoned: cites.uspc.gradesGames,
  }),
  schneider: grade('Schneider', 'One side is made schneider, unannounced.', ['snider', 'cut'], 2, cites.blue.schneider, 'Game and schneider.', 2),
  'schneider-announced': grade(
    'Schneider announced',
    'Schneider is announced before the play.',
    ['announced schneider'],
    3,
    [cites.blue.schneider, cites.blue.bidding],
    'Game, schneider and its announcement.',
    3,
    { blue: 'all-lost', uspc: 'lost-twice', reckoned: [cites.uspc.schneiderSchwartz, cites.uspc.gradesGames] },
  ),
  schwarz: grade('Schwarz', 'One side takes every trick, unannounced.', ['schwartz', 'all tricks'], 3, cites.blue.bidding, 'Game, schneider and schwarz.', 4),
  'schneider-announced-schwarz': grade(
    'Schneider announced and schwarz made',
    'Schneider was announced and every trick is taken.',
    ['announced schneider made schwarz'],
    4,
    doubted(cites.blue.announcedSchwarz, 'The sum is not printed; each step adds one.'),
    'Game, schneider, its announcement and schwarz.',
    5,
    { reckoned: cites.uspc.gradesGames },
  ),
  'schwarz-announced': grade(
    'Schwarz announced',
    'Schwarz is announced before the play.',
    ['announced schwarz', 'schwartz announced'],
    5,
    cites.blue.bidding,
    'Game, schneider, its announcement, schwarz and its announcement.',
    6,
  ),
  value: item({
    title: 'Value of a game',
    gist: 'How unit and multipliers make the value.',
    aka: ['how is skat scored', 'game value', 'multiplication table', 'reckon the game'],
    group: M,
    books: {
      'blue-ribbon-1940': ruled(
        'The unit times the sum of matadors and steps; put down as plus when won and as minus when lost.',
        [cites.blue.trump, cites.blue.value],
        { way: 'put-down' },
      ),
      'uspc-1898': ruled('The unit times the sum of matadors and grade; each opponent pays or gets it, those who sit out as well.', [
        cites.uspc.scoring,
        cites.uspc.gradesGames,
      ]),
    },
  }),
  highest: item({
    title: 'The highest game',
    gist: 'The best hand of all: every jack, every trick, and schwarz announced.',
    aka: ['216', 'maximum score', 'best possible hand'],
    group: M,
    books: {
      'blue-ribbon-1940': bookValue(216, cites.blue.bidding),
      'uspc-1898': ruled('A grand open with four matadors is the highest bid; no figure is printed.', cites.uspc.grandOpen),
    },
  }),
} as const;
