import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const bid = (title: string, gist: string, points: number, aka?: readonly string[]) =>
  item({
    title,
    gist,
    group: 'Bids made',
    books: { 'blue-ribbon-1940': bookValue(points, doubted(cites.blue.made, 'The second page is numbered 303 in our copy.')) },
    ...(aka === undefined ? {} : { aka }),
  });

export const points = {
  seven: bid('To lose seven', 'The bidder undertakes to lose seven tricks and does.', 10, ['lowest bid']),
  eight: bid('To lose eight', 'The bidder undertakes to lose eight tricks and does.', 20),
  nine: bid('To lose nine', 'The bidder undertakes to lose nine tricks and does.', 30),
  ten: bid('To lose ten', 'The bidder undertakes to lose ten tricks and does.', 40),
  nil: bid('Nil', 'The bidder undertakes to lose eleven tricks and does.', 50, ['lose eleven']),
  'grand-nil': bid('Grand nil', 'The bidder undertakes to lose twelve tricks and does.', 75, ['lose twelve']),
  nada: bid('Nada', 'The bidder undertakes to lose all thirteen tricks and does.', 100, ['lose all thirteen']),
  'more-than-bid': item({
    title: 'More tricks lost than bid',
    gist: 'The bidder loses more tricks than the bid calls for.',
    aka: ['overtricks', 'lost more than bid'],
    group: 'Bids made',
    books: { 'blue-ribbon-1940': ruled('No more than the bid is scored.', cites.blue.scoring) },
  }),
  'trick-short': item({
    title: 'Each trick by which a bid fails',
    gist: 'The bidder loses fewer tricks than they bid; the adversaries score above the line.',
    aka: ['set', 'undertrick', 'penalty above the line'],
    group: 'Bids that fail',
    books: { 'blue-ribbon-1940': bookValue(10, cites.blue.scoring, { per: 'a trick' }) },
  }),
  'bid-lost': item({
    title: 'The bid that fails',
    gist: 'The adversaries also score what the bid was worth, above the line.',
    group: 'Bids that fail',
    books: { 'blue-ribbon-1940': ruled('As much as the bid would have brought; neither side scores toward the game.', cites.blue.scoring) },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins a game, from bids that are made alone.',
    group: 'Game and rubber',
    books: { 'blue-ribbon-1940': bookValue(100, cites.blue.scoring) },
  }),
  bonus: item({
    title: 'Bonus for a game',
    gist: 'What is added for each game won.',
    group: 'Game and rubber',
    books: { 'blue-ribbon-1940': bookValue(100, cites.blue.scoring) },
  }),
  rubber: item({
    title: 'Rubber',
    gist: 'Where rubbers are played.',
    group: 'Game and rubber',
    books: { 'blue-ribbon-1940': ruled('The side that is first with two games wins it.', cites.blue.scoring) },
  }),
} as const;
