import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const STAKE = { unit: 'stake' } as const;

export const points = {
  top: item({
    title: 'The gate is of a suit in the top layout',
    gist: 'One of the two cards drawn from the top of the pack is of the suit of the gate.',
    aka: ['top layout wins', 'gate matches', 'how much is paid'],
    group: 'The bets',
    bookValue: bookValue(1, cites.blue.price, STAKE),
  }),
  bottom: item({
    title: 'The gate is of a suit in the bottom layout',
    gist: 'One of the two cards drawn from the bottom of the pack is of the suit of the gate.',
    aka: ['bottom layout wins', 'gate matches', 'how much is paid'],
    group: 'The bets',
    bookValue: bookValue(1, cites.blue.price, STAKE),
  }),
  lost: item({
    title: 'No card of the layout is of the suit of the gate',
    gist: 'The banker wins the bets on that layout.',
    aka: ['bank wins', 'no match'],
    group: 'The bets',
    bookValue: bookValue(-1, cites.blue.gate, STAKE),
  }),
  layouts: item({
    title: 'The two layouts',
    gist: 'How the cards that are bet on are drawn.',
    aka: ['top and bottom layout', 'how many cards'],
    group: 'The cards',
    bookValue: ruled('Two cards from the bottom of the pack, then two from its top, all face up.', cites.blue.layouts),
  }),
} as const;
