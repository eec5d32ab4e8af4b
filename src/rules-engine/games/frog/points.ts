import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const CARDS = 'Cards taken in';
const GAMES = 'The three games';
const END = 'The end';
const { values, game, count, frog, chico, grand, settle } = cites.blue;

export const points = {
  ace: item({ title: 'Each ace', gist: 'An ace among the cards taken in.', group: CARDS, bookValue: bookValue(11, values, { per: 'a card' }) }),
  ten: item({ title: 'Each ten', gist: 'A ten among the cards taken in.', group: CARDS, bookValue: bookValue(10, values, { per: 'a card' }) }),
  king: item({ title: 'Each king', gist: 'A king among the cards taken in.', group: CARDS, bookValue: bookValue(4, values, { per: 'a card' }) }),
  queen: item({ title: 'Each queen', gist: 'A queen among the cards taken in.', group: CARDS, bookValue: bookValue(3, values, { per: 'a card' }) }),
  jack: item({
    title: 'Each jack',
    gist: 'A jack among the cards taken in.',
    aka: ['knave'],
    group: CARDS,
    bookValue: bookValue(2, values, { per: 'a card' }),
  }),
  all: item({
    title: 'All there is in a deal',
    gist: 'Thirty points in each suit.',
    aka: ['how many points in the pack', 'hundred and twenty'],
    group: CARDS,
    bookValue: bookValue(120, game),
  }),
  even: item({
    title: 'Half the points',
    gist: 'What a bidder has to pass; only what they have above it counts.',
    aka: ['sixty', 'stand-off', 'sixty-one to win', 'half of 120'],
    group: CARDS,
    bookValue: bookValue(60, [count, game], { says: 'Exactly so many are a stand-off, and 61 are the majority.' }),
  }),
  frog: item({
    title: 'Frog',
    gist: 'Hearts are trumps, and the bidder takes the widow.',
    aka: ['lowest bid', 'hearts with the widow'],
    group: GAMES,
    bookValue: bookValue(1, [count, frog], { per: 'a point over 60', says: 'Each of the other players pays it.' }),
  }),
  chico: item({
    title: 'Chico',
    gist: 'Another suit than hearts is trumps, and the widow is not used.',
    aka: ['second bid', 'any suit but hearts'],
    group: GAMES,
    bookValue: bookValue(2, chico, { per: 'a point over 60' }),
  }),
  grand: item({
    title: 'Grand',
    gist: 'Hearts are trumps, and the widow is not used.',
    aka: ['highest bid', 'hearts without the widow'],
    group: GAMES,
    bookValue: bookValue(4, grand, { per: 'a point over 60' }),
  }),
  widow: item({
    title: 'Points in the widow',
    gist: 'For whom the three cards count that are in nobody’s tricks.',
    aka: ['skat', 'blind', 'discard counts', 'laid out cards'],
    group: GAMES,
    bookValue: ruled('for the bidder: the three laid out in frog, the widow itself in chico', [
      frog,
      chico,
      doubted(grand, 'The book does not say it again for grand; our count gives them to the bidder there too.'),
    ]),
  }),
  lost: item({
    title: 'Fewer than 60',
    gist: 'The bidder pays every player at the table, those without cards as well.',
    aka: ['bidder loses', 'set', 'failed bid'],
    group: GAMES,
    bookValue: ruled(
      'the bidder pays each player at the table',
      doubted(count, 'The book does not say how much; our counts take the points short of 60 at the rate of the game.'),
    ),
  }),
  settlement: item({
    title: 'Settling at the end',
    gist: 'What each wins or pays when the game is stopped.',
    aka: ['who pays whom', 'settle up', 'final score', 'balance'],
    group: END,
    bookValue: ruled(
      'the player’s own score once for each of the others, less the scores of all the others',
      doubted(settle, 'The sum is worked for three players alone; with four or five our counts go on in the same way.'),
    ),
  }),
};
