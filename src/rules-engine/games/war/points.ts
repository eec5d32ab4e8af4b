import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  turn: item({
    title: 'The higher card',
    gist: 'Two cards are turned, and one is higher.',
    aka: ['who wins the cards', 'high card'],
    bookValue: ruled('Its player takes both cards and puts them under their own pack.', cites.sierra.play),
  }),
  war: item({
    title: 'A war',
    gist: 'The higher of the two cards that decide a war.',
    aka: ['who wins the war', 'double war'],
    bookValue: ruled('Its player takes all the cards of the war.', cites.sierra.play),
  }),
  win: item({
    title: 'The game',
    gist: 'What wins.',
    aka: ['how to win war', 'when is it over'],
    bookValue: ruled('All 52 cards in one hand.', cites.sierra.play),
  }),
} as const;
