import { item } from '../../../../laws/one-book.ts';
import { bookValue, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { jig } = cites.blue;

export const own = {
  'card-left': item({
    title: 'Card left in a hand',
    gist: 'Each of the others pays the player who is out first.',
    aka: ['cards in hand', 'cards left', 'pay the winner'],
    group: 'The end',
    bookValue: bookValue(1, jig, { unit: 'counter', per: 'a card' }),
  }),
  sequence: item({
    title: 'A sequence',
    gist: 'How many cards are played before somebody begins again.',
    aka: ['four cards', 'how long is a run'],
    group: 'The play',
    bookValue: ruled('Four cards, upward in one suit.', jig),
  }),
};
