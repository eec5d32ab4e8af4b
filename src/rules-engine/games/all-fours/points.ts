import { cite } from '../../books.ts';
import { item, ruled, unscored, worth } from '../../core/points.ts';
import { BLUE, BLUE_BEG, BLUE_PENALTIES, BLUE_SCORE, DONOHUE, DONOHUE_SCORE, donohueLaw, HOFFMANN, HOFFMANN_PLAY, USPC } from './cites.ts';

const HOFFMANN_TIE = cite('hoffmann', '1-2', 'All-Fours');
const DONOHUE_GAME = cite('donohue', '79-80', 'All-Fours: Scoring');

/** One line of the count for game: all four books give the same figures. */
const counter = (title: string, points: number) =>
  item({
    title,
    gist: 'What the card is worth in the tricks of the player who took it, when game is counted.',
    aka: ['counting card', 'game count'],
    group: 'Counting for game',
    books: {
      'blue-ribbon-1940': worth(points, BLUE_SCORE, { per: 'toward game' }),
      donohue: worth(points, DONOHUE_SCORE, { per: 'toward game' }),
      'uspc-1898': worth(points, USPC, { per: 'toward game' }),
      hoffmann: worth(points, HOFFMANN, { per: 'toward game' }),
    },
  });

export const points = {
  high: item({
    title: 'High',
    gist: 'The highest trump in play, for the player to whom it was dealt.',
    aka: ['highest trump', 'ace of trumps'],
    group: 'The four points',
    books: {
      'blue-ribbon-1940': worth(1, BLUE_SCORE),
      donohue: worth(1, DONOHUE_SCORE, { says: 'The holder scores it.' }),
      'uspc-1898': worth(1, USPC),
      hoffmann: worth(1, HOFFMANN),
    },
  }),
  low: item({
    title: 'Low',
    gist: 'The lowest trump in play, for the player to whom it was dealt, even if another takes it.',
    aka: ['lowest trump', 'deuce of trumps', 'who gets low'],
    group: 'The four points',
    books: { 'blue-ribbon-1940': worth(1, BLUE_SCORE), donohue: worth(1, DONOHUE_SCORE), 'uspc-1898': worth(1, USPC), hoffmann: worth(1, HOFFMANN) },
  }),
  jack: item({
    title: 'Jack',
    gist: 'The jack of trumps, for the player whose trick it falls to.',
    aka: ['jack of trumps', 'knave', 'caught the jack'],
    group: 'The four points',
    books: { 'blue-ribbon-1940': worth(1, BLUE_SCORE), donohue: worth(1, DONOHUE_SCORE), 'uspc-1898': worth(1, USPC), hoffmann: worth(1, HOFFMANN) },
  }),
  game: item({
    title: 'Game',
    gist: 'The highest count of tens, aces and court cards in the tricks taken.',
    aka: ['the game point', 'most counting cards'],
    group: 'The four points',
    books: { 'blue-ribbon-1940': worth(1, BLUE_SCORE), donohue: worth(1, DONOHUE_GAME), 'uspc-1898': worth(1, USPC), hoffmann: worth(1, HOFFMANN_TIE) },
  }),
  'turned-jack': item({
    title: 'Jack turned up',
    gist: 'The dealer turns a jack for trump, and scores it before every point of the play.',
    aka: ['turned jack', 'jack turned for trump', 'dealer turned the jack'],
    group: 'The trump',
    books: {
      'blue-ribbon-1940': worth(1, BLUE, { says: 'It is scored at once.' }),
      donohue: worth(1, [DONOHUE_SCORE, donohueLaw('8', '82')]),
      'uspc-1898': worth(1, USPC),
      hoffmann: worth(1, HOFFMANN_PLAY),
    },
  }),
  gift: item({
    title: 'Gift',
    gist: 'The dealer grants a beg and does not run the cards.',
    aka: ['take one', 'give one', 'begging point'],
    group: 'The trump',
    books: {
      'blue-ribbon-1940': worth(1, BLUE_BEG, { says: 'to each adversary; partners get one in all' }),
      donohue: worth(1, [DONOHUE, donohueLaw('10', '82')], { says: 'to both others when three play' }),
      'uspc-1898': worth(1, USPC, { says: 'to both others when three play' }),
      hoffmann: worth(1, HOFFMANN_PLAY),
    },
  }),
  'card-ten': counter('Each ten', 10),
  'card-ace': counter('Each ace', 4),
  'card-king': counter('Each king', 3),
  'card-queen': counter('Each queen', 2),
  'card-jack': counter('Each jack', 1),
  order: item({
    title: 'Order of counting out',
    gist: 'Which point goes out first when more than one player can reach the game.',
    aka: ['who goes out first', 'precedence', 'both at six'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': ruled('High, low, jack, game.', BLUE_SCORE),
      donohue: ruled('High, low, jack, game; a turned jack goes before them all.', [donohueLaw('7', '82'), DONOHUE_SCORE]),
      'uspc-1898': ruled('High, low, jack, game; a turned jack goes before them.', USPC),
      hoffmann: ruled('High, low, jack, game; a turned jack goes before them all.', HOFFMANN_PLAY),
    },
  }),
  target: item({
    title: 'The score that wins',
    gist: 'The points that win the game.',
    aka: ['how many points to win', 'seven up'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': worth(7, BLUE_SCORE),
      donohue: worth(7, cite('donohue', '80', 'All-Fours: Scoring')),
      'uspc-1898': worth(7, USPC, { says: 'Or ten, as agreed.' }),
      hoffmann: worth(7, HOFFMANN),
    },
  }),
  'long-target': item({
    title: 'The longer game',
    gist: 'The points that win where the longer game is agreed on.',
    aka: ['game of ten'],
    group: 'The game',
    books: { 'blue-ribbon-1940': unscored(), donohue: unscored(), 'uspc-1898': worth(10, USPC, { says: 'By agreement.' }), hoffmann: unscored() },
  }),
  revoke: item({
    title: 'Revoke, the jack not in play',
    gist: 'What a revoke costs when the jack of trumps is not in play.',
    aka: ['renege'],
    group: 'Penalties',
    books: {
      'blue-ribbon-1940': worth(-1, BLUE_PENALTIES, { says: 'Taken off the score of the side in error.' }),
      donohue: worth(1, donohueLaw('14', '83-84'), { says: 'Added to the score of the adversary.' }),
      'uspc-1898': unscored('No penalty is printed.'),
      hoffmann: unscored('A penalty is named, and no amount.'),
    },
  }),
  'revoke-jack': item({
    title: 'Revoke, the jack in play',
    gist: 'What a revoke costs when the jack of trumps is in play.',
    aka: ['renege with the jack out'],
    group: 'Penalties',
    books: {
      'blue-ribbon-1940': worth(-2, BLUE_PENALTIES, { says: 'Taken off the score of the side in error.' }),
      donohue: worth(2, donohueLaw('14', '83-84'), { says: 'Added to the score of the adversary, when the offender held or made the jack, or made game.' }),
      'uspc-1898': unscored('No penalty is printed.'),
      hoffmann: unscored('A penalty is named, and no amount.'),
    },
  }),
  discard: item({
    title: 'Adversary neither follows nor trumps',
    gist: 'A point for each time that the adversary plays to a plain suit without following or trumping.',
    aka: ['point for a discard'],
    group: 'Customs',
    books: {
      'blue-ribbon-1940': unscored(),
      donohue: unscored(),
      'uspc-1898': unscored(),
      hoffmann: worth(1, cite('hoffmann', '3', 'All-Fours: Method of Playing'), { says: 'The custom of some players.' }),
    },
  }),
} as const;
