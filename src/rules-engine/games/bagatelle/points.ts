import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  cup: item({
    title: 'Ball in a cup',
    gist: 'A player puts a ball into one of the nine cups.',
    aka: ['hole', 'what does a cup count', 'numbers of the cups'],
    group: 'A round',
    bookValue: ruled('The number that is marked in the cup, 1 to 9.', [cites.donohue.board, cites.donohue.count]),
  }),
  black: item({
    title: 'Black ball in a cup',
    gist: 'The black ball lies in a cup.',
    aka: ['does the black count double', 'black ball'],
    group: 'A round',
    bookValue: bookValue(2, cites.donohue.black, { unit: 'multiple', says: 'the number of its cup, counted for double' }),
  }),
  most: item({
    title: 'Who wins',
    gist: 'All the rounds have been played.',
    aka: ['highest total', 'who wins the game'],
    group: 'The game',
    bookValue: ruled('The player with the greatest number wins.', cites.donohue.count),
  }),
  length: item({
    title: 'Rounds of a game',
    gist: 'How many rounds make a game.',
    aka: ['how many rounds', 'how long is a game'],
    group: 'The game',
    bookValue: ruled('Any number, agreed on when the game begins.', cites.donohue.rounds),
  }),
} as const;
