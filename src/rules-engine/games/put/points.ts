import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const DEAL = 'The deal';
const GAME = 'The game';
const { deal, seen, play, faults } = cites.donohue;

export const points = {
  declined: item({
    title: 'A put that is not seen',
    gist: 'To the player who put, when the other does not play it out.',
    aka: ['put declined', 'not seen'],
    group: DEAL,
    bookValue: bookValue(1, seen),
  }),
  'thrown-up': item({
    title: 'Cards thrown up, or not answered',
    gist: 'To the other, when a player throws up their cards, lays none to the card played, or will not go on after a trick.',
    aka: ['throws up the cards', 'did not answer'],
    group: DEAL,
    bookValue: bookValue(
      1,
      doubted(play, 'A non-dealer who throws up "loses a point", the book says; it is counted to the dealer, as the other two are to the opponent.'),
    ),
  }),
  'put-won': item({
    title: 'Two tricks or three',
    gist: 'When both have gone on, to the one who wins two tricks of the three, or all of them.',
    aka: ['put seen and won', 'wins the set'],
    group: DEAL,
    bookValue: bookValue(5, [seen, play]),
  }),
  'trick-and-tie': item({
    title: 'Trick and tie',
    gist: 'Each wins a trick, and the third is tied.',
    aka: ['trick and tye'],
    group: DEAL,
    bookValue: ruled('nobody scores', [seen, play]),
  }),
  'dealer-too-many': item({
    title: 'Too many cards to the dealer',
    gist: 'To the opponent of a dealer who takes too many.',
    group: DEAL,
    bookValue: bookValue(1, faults),
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins; a put that is seen and won brings all of it.',
    aka: ['five up', 'how many points to win at put'],
    group: GAME,
    bookValue: bookValue(5, [deal, play]),
  }),
  'without-putting': item({
    title: 'Played without putting',
    gist: 'Who wins where it is agreed that nobody puts.',
    aka: ['no putting'],
    group: GAME,
    bookValue: ruled('the player who wins most tricks', seen),
  }),
};
