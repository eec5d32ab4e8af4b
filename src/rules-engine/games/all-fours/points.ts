import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

/** An item of the count for game; all four books give the same figures. */
const counter = (title: string, points: number) =>
  item({
    title,
    gist: 'What the card is worth in the tricks of the player who took it, when game is counted.',
    aka: ['counting card', 'game count'],
    group: 'Counting for game',
    books: {
      'blue-ribbon-1940': bookValue(points, cites.blue.scoring, { per: 'toward game' }),
      donohue: bookValue(points, cites.donohue.scoring, { per: 'toward game' }),
      'uspc-1898': bookValue(points, cites.uspc.sevenUp, { per: 'toward game' }),
      hoffmann: bookValue(points, cites.hoffmann.scoring, { per: 'toward game' }),
    },
  });

export const points = {
  high: item({
    title: 'High',
    gist: 'The highest trump in play, for the player to whom it was dealt.',
    aka: ['highest trump', 'ace of trumps'],
    group: 'The four points',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring),
      donohue: bookValue(1, cites.donohue.scoring, { says: 'The holder scores it.' }),
      'uspc-1898': bookValue(1, cites.uspc.sevenUp),
      hoffmann: bookValue(1, cites.hoffmann.scoring),
    },
  }),
  low: item({
    title: 'Low',
    gist: 'The lowest trump in play, for the player to whom it was dealt, even if another takes it.',
    aka: ['lowest trump', 'deuce of trumps', 'who gets low'],
    group: 'The four points',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring),
      donohue: bookValue(1, cites.donohue.scoring),
      'uspc-1898': bookValue(1, cites.uspc.sevenUp),
      hoffmann: bookValue(1, cites.hoffmann.scoring),
    },
  }),
  jack: item({
    title: 'Jack',
    gist: 'The jack of trumps, for the player whose trick it falls to.',
    aka: ['jack of trumps', 'knave', 'caught the jack'],
    group: 'The four points',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring),
      donohue: bookValue(1, cites.donohue.scoring),
      'uspc-1898': bookValue(1, cites.uspc.sevenUp),
      hoffmann: bookValue(1, cites.hoffmann.scoring),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The highest count of tens, aces and court cards in the tricks taken.',
    aka: ['the game point', 'most counting cards'],
    group: 'The four points',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring, { way: 'tie-to-non-dealer' }),
      donohue: bookValue(1, cites.donohue.scoringTieForGame, { way: 'tie-to-eldest' }),
      'uspc-1898': bookValue(1, cites.uspc.sevenUp, { way: 'to-eldest' }),
      hoffmann: bookValue(1, cites.hoffmann.game, { way: 'tie-to-nearest' }),
    },
  }),
  'turned-jack': item({
    title: 'Jack turned up',
    gist: 'The dealer turns a jack for trump, and scores it before every point of the play.',
    aka: ['turned jack', 'jack turned for trump', 'dealer turned the jack'],
    group: 'The trump',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.trump, { says: 'It is scored at once.' }),
      donohue: bookValue(1, [cites.donohue.scoring, cites.donohue.law(8)]),
      'uspc-1898': bookValue(1, cites.uspc.sevenUp),
      hoffmann: bookValue(1, cites.hoffmann.methodScoring),
    },
  }),
  gift: item({
    title: 'Gift',
    gist: 'The dealer grants a beg and does not run the cards.',
    aka: ['take one', 'give one', 'begging point'],
    group: 'The trump',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.giveOrRun, {
        says: '{each-for-himself:To each adversary. }{partners:Partners get one between them.}',
        way: 'never-the-last',
      }),
      donohue: bookValue(1, [cites.donohue.makingTrump, cites.donohue.law(10)], { says: '{each-for-himself:To both others when three play.}' }),
      'uspc-1898': bookValue(1, cites.uspc.sevenUp, { says: '{each-for-himself:To both others when three play.}' }),
      hoffmann: bookValue(1, cites.hoffmann.methodScoring),
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
      'blue-ribbon-1940': ruled('High, low, jack, game.', cites.blue.scoring),
      donohue: ruled('High, low, jack, game; a turned jack goes before them all.', [cites.donohue.law(7), cites.donohue.scoring]),
      'uspc-1898': ruled('High, low, jack, game; a turned jack goes before them.', cites.uspc.sevenUp),
      hoffmann: ruled('High, low, jack, game; a turned jack goes before them all.', cites.hoffmann.methodScoring, { way: 'of-two-sides' }),
    },
  }),
  target: item({
    title: 'The score that wins',
    gist: 'The points that win the game.',
    aka: ['how many points to win', 'seven up'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': bookValue(7, cites.blue.scoring),
      donohue: bookValue(7, cites.donohue.scoringGame),
      'uspc-1898': bookValue(7, cites.uspc.sevenUp, { says: 'Or ten, as agreed.' }),
      hoffmann: bookValue(7, cites.hoffmann.scoring),
    },
  }),
  'long-target': item({
    title: 'The longer game',
    gist: 'The points that win where the longer game is agreed on.',
    aka: ['game of ten'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': unscored(),
      donohue: unscored(),
      'uspc-1898': bookValue(10, cites.uspc.sevenUp, { says: 'By agreement.' }),
      hoffmann: unscored(),
    },
  }),
  revoke: item({
    title: 'Revoke, the jack not in play',
    gist: 'What a revoke costs when the jack of trumps is not in play.',
    aka: ['renege'],
    group: 'Penalties',
    books: {
      'blue-ribbon-1940': bookValue(-1, cites.blue.penalties, {
        says: 'Taken off the score of the {partners:side}{-partners:player} in error.',
        way: 'taken-off',
      }),
      donohue: bookValue(1, cites.donohue.law(14), { says: 'Added to the score of the adversary.' }),
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
      'blue-ribbon-1940': bookValue(-2, cites.blue.penalties, {
        says: 'Taken off the score of the {partners:side}{-partners:player} in error.',
        way: 'taken-off',
      }),
      donohue: bookValue(2, cites.donohue.law(14), { says: 'Added to the score of the adversary, when the offender held or made the jack, or made game.' }),
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
      hoffmann: bookValue(1, cites.hoffmann.methodDiscard, { says: 'The custom of some players.' }),
    },
  }),
} as const;
