import { doubted } from '../../../core/cites.ts';
import { scoreExample } from '../../../core/examples.ts';
import { count } from '../../../core/fields.ts';
import { variant } from '../../../core/games.ts';
import { item, pointsOf, ruled, unscored, worth } from '../../../core/points.ts';
import { problem, wrong } from '../../../core/result.ts';
import { answer, type Line, scorer } from '../../../core/scorers.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';

const trick = {
  ...points.trick,
  books: {
    'uspc-1898': worth(1, cites.uspc.threeHanded, { says: 'Four tricks are the book.' }),
    donohue: ruled(
      'Who wins most tricks is most forward; no number is given.',
      doubted(cites.donohue.vulgarlyCalled, 'Three sentences only, taken from a book of 1734.'),
    ),
  },
};
const game = {
  ...points.game,
  books: {
    'uspc-1898': worth(10, cites.uspc.threeHanded),
    donohue: worth(10, doubted(cites.donohue.vulgarlyCalled, 'Three sentences only, taken from a book of 1734.')),
  },
};
const BOOK_OF_FOUR = 4;
const PLAYERS = { first: 'First player', second: 'Second player', third: 'Third player' } as const;

const deal = scorer({
  title: 'A deal of three-handed whist',
  gist: 'What each of the three scores beyond a book of four.',
  aka: ['three-handed whist points'],
  books: ['uspc-1898'],
  ask: {
    first: count('Tricks of the first player', 0, 13),
    second: count('Tricks of the second player', 0, 13),
    third: count('Tricks of the third player', 0, 13),
  },
  score: (asked, { book }) => {
    const sum = asked.first + asked.second + asked.third;
    if (sum !== 13) return wrong(problem('third', 'thirteen tricks together', `${sum}`));
    const lines: Line[] = [];
    for (const key of ['first', 'second', 'third'] as const) {
      const over = asked[key] - BOOK_OF_FOUR;
      if (over > 0) lines.push({ rule: 'points.trick', say: `${asked[key]} tricks`, points: over * pointsOf(trick, book), to: PLAYERS[key] });
    }
    return { ok: true, value: answer(`${lines.map((line) => `${line.to} ${line.points}`).join(', ')}; game is ${pointsOf(game, book)}`, lines) };
  },
});

export default variant({
  title: 'Three-handed whist',
  aliases: ['Three-handed whisk', 'Cut-throat whist'],
  books: {
    'uspc-1898': { heading: 'Three-handed Whist', pages: '36', inherits: { from: 'whist', cite: cites.uspc.threeHanded } },
    donohue: { heading: 'Whist, vulgarly called "Whisk"', pages: '98' },
  },
  players: { min: 3, max: 3 },
  packs: ['whist-39', 'standard-52'],
  glance: {
    Deal: '13 each from 39 cards (1898); 12 each, the bottom card trump (Donohue)',
    Book: 'four tricks; each beyond is a point (1898)',
    Game: '{points.game} points',
  },
  laws: {},
  points: {
    amend: {
      trick: { books: trick.books },
      game: { books: game.books },
      'three-honours': {
        books: {
          donohue: ruled('As with four players.', doubted(cites.donohue.vulgarlyCalled, 'Three sentences only, taken from a book of 1734.')),
          'uspc-1898': unscored(),
        },
      },
    },
    add: {
      'two-against-leader': item({
        title: 'Two against the leader',
        gist: 'The two who are behind play together against the one who rises.',
        group: 'The deal',
        books: {
          donohue: ruled(
            'A custom of the play, without points of its own.',
            doubted(cites.donohue.vulgarlyCalled, 'Three sentences only, taken from a book of 1734.'),
          ),
          'uspc-1898': unscored('Nothing is said of partners.'),
        },
      }),
    },
  },
  scorers: { deal },
  repealScorers: { rubber: 'Three play, each for himself.' },
  examples: [
    scoreExample(
      'deal',
      cites.uspc.threeHanded,
      { first: '7', second: '5', third: '1' },
      'Seven, five and one trick.',
      { 'First player': 3, 'Second player': 1 },
      'game is 10',
    ),
  ],
});
