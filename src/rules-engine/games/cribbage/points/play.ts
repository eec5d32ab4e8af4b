import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const PLAY = 'The play';

export const playPoints = {
  'play-fifteen': item({
    title: 'Fifteen in the play',
    gist: 'The card played brings the count to exactly 15.',
    aka: ['fifteen-two'],
    group: PLAY,
    books: {
      'uspc-1898': bookValue(2, cites.uspc.counting),
      donohue: bookValue(2, cites.donohue.fiveCardGo),
      'blue-ribbon-1940': bookValue(2, cites.blue.fiveCardGo),
      sierra: bookValue(2, cites.sierra.playScoring),
    },
  }),
  'play-pair': item({
    title: 'Pair in the play',
    gist: 'The card played has the same rank as the card before it.',
    group: PLAY,
    books: {
      'uspc-1898': bookValue(2, cites.uspc.counting),
      donohue: bookValue(2, cites.donohue.fiveCardGo),
      'blue-ribbon-1940': bookValue(2, cites.blue.fiveCardGo),
      sierra: bookValue(2, cites.sierra.playScoring),
    },
  }),
  'play-pair-royal': item({
    title: 'Pair royal in the play',
    gist: 'The third card of a rank follows the other two without a card between.',
    aka: ['three of a kind', 'triplets', 'threes'],
    group: PLAY,
    books: {
      'uspc-1898': bookValue(6, cites.uspc.counting),
      donohue: bookValue(6, cites.donohue.fiveCardGo),
      'blue-ribbon-1940': bookValue(6, cites.blue.fiveCardGo),
      sierra: bookValue(6, cites.sierra.playScoring),
    },
  }),
  'play-double-pair-royal': item({
    title: 'Double pair royal in the play',
    gist: 'The fourth card of a rank follows the other three without a card between.',
    aka: ['four of a kind', 'fours', 'double pair'],
    group: PLAY,
    books: {
      'uspc-1898': bookValue(12, cites.uspc.counting),
      donohue: bookValue(12, [
        cites.donohue.terms,
        doubted(cites.donohue.fiveCardScoring, 'The book tells of four nines in the play; they make 36 and cannot all be played.'),
      ]),
      'blue-ribbon-1940': bookValue(12, cites.blue.fiveCardGo),
      sierra: bookValue(12, cites.sierra.playScoring),
    },
  }),
  'play-run': item({
    title: 'Run in the play',
    gist: 'The last three or more cards played follow in rank, in whatever order they fell.',
    aka: ['sequence', 'straight'],
    group: PLAY,
    books: {
      'uspc-1898': bookValue(1, cites.uspc.counting, { per: 'a card' }),
      donohue: bookValue(1, cites.donohue.fiveCardGo, { per: 'a card', way: 'in-any-order' }),
      'blue-ribbon-1940': bookValue(1, cites.blue.fiveCardPlayRuns, { per: 'a card', way: 'in-any-order' }),
      sierra: bookValue(1, cites.sierra.playScoring, { per: 'a card' }),
    },
  }),
  'play-flush': item({
    title: 'Flush in the play',
    gist: 'Three or more cards of one suit are played one after another.',
    group: PLAY,
    books: {
      'uspc-1898': unscored('A flush is counted in the hand and the crib.'),
      donohue: bookValue(
        1,
        [
          doubted(cites.donohue.sixCard, 'The game of six cards is like that of five but for two points, and this is not one of them.'),
          doubted(cites.donohue.fiveCardScoring, 'Page 67 says of flushes in the play "where allowed".'),
        ],
        { per: 'a card', says: 'from the third card of the suit on' },
      ),
      'blue-ribbon-1940': unscored('Flushes do not count in the play.'),
      sierra: unscored('A flush is listed in the hand alone.'),
    },
  }),
  'thirty-one': item({
    title: 'Thirty-one',
    gist: 'The card played brings the count to exactly 31.',
    group: PLAY,
    books: {
      'uspc-1898': bookValue(2, cites.uspc.counting),
      donohue: bookValue(2, [cites.donohue.terms, cites.donohue.fiveCardGo]),
      'blue-ribbon-1940': bookValue(2, cites.blue.fiveCardGo),
      sierra: bookValue(2, cites.sierra.playScoring),
    },
  }),
  go: item({
    title: 'Go',
    gist: 'The last card that fits below 31, when neither player can play another.',
    aka: ['end hole'],
    group: PLAY,
    books: {
      'uspc-1898': bookValue(1, cites.uspc.counting),
      donohue: bookValue(1, [cites.donohue.terms, cites.donohue.fiveCardGo]),
      'blue-ribbon-1940': bookValue(1, cites.blue.fiveCardGo),
      sierra: bookValue(1, cites.sierra.playScoring),
    },
  }),
  'last-card': item({
    title: 'Last card',
    gist: 'The last card of all, when it does not make 31.',
    aka: ['one for last', 'last'],
    group: PLAY,
    books: {
      'uspc-1898': bookValue(1, cites.uspc.playing),
      donohue: bookValue(1, [cites.donohue.terms, cites.donohue.sixCard], { says: 'the end hole goes to the last player', way: 'not-with-31' }),
      'blue-ribbon-1940': bookValue(1, cites.blue.sixCardPlay, { says: 'unless it makes exactly 31', way: 'not-with-31' }),
      sierra: bookValue(1, doubted(cites.sierra.play, 'Said of the last card under 31, with no word on the end of the hand.')),
    },
  }),
} as const;
