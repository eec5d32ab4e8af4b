import { doubted } from '../../../../laws/cites.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { HAND } from '../../words.ts';

const passage = cites.uspc.progressive;
const ROUND = 'The round';
export const own = {
  bell: item({
    title: 'The bell',
    gist: 'The score at one table that stops the play at all of them.',
    aka: ['ring the bell', 'thirty-two points', 'when does the round end'],
    group: ROUND,
    books: { 'uspc-1898': bookValue(32, passage, { says: 'by the first table to score it' }) },
  }),
  hands: item({
    title: 'Hands of a round without a bell',
    gist: 'The other way: every table plays so many hands and waits for the others.',
    aka: ['one round', 'four hands'],
    group: ROUND,
    books: { 'uspc-1898': bookValue(4, passage, { unit: HAND }) },
  }),
  'game-won': item({
    title: 'Game won',
    gist: 'For the partners with the most points on the last hand scored, who move up.',
    aka: ['progress', 'move up', 'punch'],
    group: ROUND,
    books: { 'uspc-1898': bookValue(1, doubted(passage, 'What a game won counts is read from the half game of a tie.'), { unit: 'game' }) },
  }),
  'half-game': item({
    title: 'Half a game',
    gist: 'For each player of a table that is tied, where the tie is cut for the seats alone.',
    aka: ['tie', 'half a point'],
    group: ROUND,
    books: { 'uspc-1898': bookValue(0.5, passage, { unit: 'game', says: 'the method that the book likes best' }) },
  }),
} as const;
