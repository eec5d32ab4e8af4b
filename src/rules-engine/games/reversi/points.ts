import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  man: item({
    title: 'Man showing',
    gist: 'A man lies on the board with the colour of a player up.',
    aka: ['disc', 'count the pieces', 'final score'],
    group: 'The end of a game',
    bookValue: bookValue(1, cites.blue.end, { per: 'a man' }),
  }),
  more: item({
    title: 'More men',
    gist: 'The board is full.',
    aka: ['who wins', 'most discs'],
    group: 'The end of a game',
    bookValue: ruled('The player with the greater number showing wins.', cites.blue.end),
  }),
  turned: item({
    title: 'Men turned',
    gist: 'A man is set so that men of the opponent lie in line between it and another of its colour.',
    aka: ['flip', 'which discs turn', 'diagonal'],
    group: 'The play',
    bookValue: ruled('All the men between change their colour, in whatever line: across, up and down, or slanting.', cites.blue.turning),
  }),
} as const;
