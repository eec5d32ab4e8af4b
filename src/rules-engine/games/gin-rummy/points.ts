import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const CARDS = 'The cards';
const DEAL = 'The deal';
const GAME = 'The game';

export const points = {
  ace: item({
    title: 'Ace as deadwood',
    gist: 'What an unmatched ace counts.',
    aka: ['what is an ace worth in gin'],
    group: CARDS,
    books: {
      sierra: bookValue(1, cites.sierra.play, { per: 'an ace' }),
      'blue-ribbon-1940': bookValue(
        1,
        { ...cites.blue.pokerScoring, doubt: 'Taken from the example, where two deuces and an ace make five.' },
        { per: 'an ace' },
      ),
    },
  }),
  'court-card': item({
    title: 'Court card as deadwood',
    gist: 'What an unmatched king, queen or jack counts.',
    aka: ['face card', 'what is a king worth in gin'],
    group: CARDS,
    books: {
      sierra: bookValue(10, cites.sierra.play, { per: 'a card' }),
      'blue-ribbon-1940': bookValue(
        10,
        doubted(cites.blue.rum, 'The section on gin gives court cards no figure of their own; this is the one of rum, from which it comes.'),
        { per: 'a card' },
      ),
    },
  }),
  'number-card': item({
    title: 'Other card as deadwood',
    gist: 'What an unmatched card from two to ten counts.',
    aka: ['pips', 'spot card'],
    group: CARDS,
    books: { sierra: ruled('its pips', cites.sierra.play), 'blue-ribbon-1940': ruled('its pips', cites.blue.pokerScoring) },
  }),
  meld: item({
    title: 'Meld',
    gist: 'Three or four cards of a rank, or three or more of a suit in sequence; its cards count nothing against the holder.',
    aka: ['set', 'run', 'group', 'sequence', 'combination'],
    group: CARDS,
    books: { sierra: ruled('not counted', cites.sierra.play), 'blue-ribbon-1940': ruled('not counted', cites.blue.pokerScoring) },
  }),
  'lay-off': item({
    title: 'Lay-off',
    gist: 'The opponent adds odd cards to the knocker’s melds before the counts are compared.',
    aka: ['layoff', 'adding to his melds', 'play off'],
    group: CARDS,
    books: {
      sierra: ruled('taken off the opponent’s count', cites.sierra.play),
      'blue-ribbon-1940': ruled('taken off the opponent’s count', cites.blue.pokerScoring),
    },
  }),
  'knock-limit': item({
    title: 'Highest count to knock',
    gist: 'The most deadwood with which a player may knock.',
    aka: ['knock with ten', 'how low to knock', 'gin knock limit'],
    group: DEAL,
    books: { sierra: bookValue(10, cites.sierra.play), 'blue-ribbon-1940': bookValue(10, cites.blue.pokerScoring) },
  }),
  knock: item({
    title: 'Knock',
    gist: 'The player who knocks has the lower count.',
    aka: ['difference of deadwood', 'call for a showdown'],
    group: DEAL,
    books: {
      sierra: ruled('the difference of the two counts', cites.sierra.play),
      'blue-ribbon-1940': ruled('the difference of the two counts', cites.blue.pokerScoring),
    },
  }),
  gin: item({
    title: 'Gin',
    gist: 'All ten cards are matched; this is added to the opponent’s count.',
    aka: ['going gin', 'gin bonus', 'no deadwood'],
    group: DEAL,
    books: { sierra: bookValue(25, cites.sierra.play), 'blue-ribbon-1940': unscored('A count of nothing brings the difference, like any other.') },
  }),
  undercut: item({
    title: 'Undercut',
    gist: 'Added to the difference when the opponent beats a knock that is not gin: by Sierra with an equal count as well, by Blue Ribbon only with a lower one.',
    aka: ['underknock', 'undercut bonus', 'beat the knocker'],
    group: DEAL,
    books: {
      sierra: bookValue(25, cites.sierra.play, { way: 'on-a-tie-too' }),
      'blue-ribbon-1940': bookValue(10, cites.blue.pokerScoring),
    },
  }),
  'call-too-high': item({
    title: 'Knock on too high a count',
    gist: 'What a player forfeits who calls for the show with more than ten in deadwood.',
    aka: ['false knock', 'wrong knock'],
    group: DEAL,
    books: { sierra: unscored('It is not allowed, and no price is printed.'), 'blue-ribbon-1940': bookValue(5, cites.blue.pokerScoring) },
  }),
  'dead-deal': item({
    title: 'Nobody knocks',
    gist: 'The fiftieth card has been drawn and its discard made without a knock.',
    aka: ['dead hand', 'stock runs out', 'two cards left'],
    group: DEAL,
    books: {
      sierra: ruled('neither player scores', cites.sierra.play),
      'blue-ribbon-1940': unscored('The book does not say what happens when the stock runs out.'),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that ends the game.',
    aka: ['how many points to win at gin'],
    group: GAME,
    books: { sierra: bookValue(100, cites.sierra.play), 'blue-ribbon-1940': bookValue(100, cites.blue.pokerScoring) },
  }),
  'game-bonus': item({
    title: 'Game bonus',
    gist: 'What the winner of the game adds to the score.',
    group: GAME,
    books: { sierra: bookValue(100, cites.sierra.play), 'blue-ribbon-1940': unscored() },
  }),
  box: item({
    title: 'Box, or line bonus',
    gist: 'What each player adds at the end for every deal won.',
    aka: ['boxes', 'line bonus', 'hands won'],
    group: GAME,
    books: { sierra: bookValue(25, cites.sierra.play, { per: 'a deal won' }), 'blue-ribbon-1940': unscored() },
  }),
  shutout: item({
    title: 'Shutout, or schneider',
    gist: 'The loser has not scored a point in the game, and the difference of the totals is multiplied.',
    aka: ['skunked', 'schneider', 'blitz', 'shut out'],
    group: GAME,
    books: {
      sierra: bookValue(2, { ...cites.sierra.play, doubt: 'The totals that are doubled already hold the bonus for game and the boxes.' }, { unit: 'multiple' }),
      'blue-ribbon-1940': unscored(),
    },
  }),
} as const;
