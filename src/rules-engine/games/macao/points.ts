import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue, uspc } = cites;
const STAKE = { unit: 'stake' } as const;
const BANKER_UNPRICED = unscored('The section prices what a player wins by a natural, and not what the banker wins by one.');
/** Returns the two items of a natural with this count: won by a player, and won by the dealer. */
const natural = (count: string, times: number) =>
  ({
    player: item({
      title: `The player’s ${count}`,
      gist: `A player has ${count} in what was dealt, and the dealer has no natural.`,
      aka: [`dealt a ${count}`, `natural ${count}`],
      group: 'Naturals',
      books: { 'blue-ribbon-1940': bookValue(times, blue.game, STAKE), 'uspc-1898': bookValue(times, uspc.game, STAKE) },
    }),
    dealer: item({
      title: `The dealer’s ${count}`,
      gist: `The dealer has ${count} in what was dealt, and the player has no natural.`,
      aka: [`dealer has a ${count}`, `banker dealt a ${count}`],
      group: 'Naturals',
      books: { 'blue-ribbon-1940': BANKER_UNPRICED, 'uspc-1898': bookValue(-times, uspc.game, STAKE) },
    }),
  }) as const;
const nine = natural('nine', 3);
const eight = natural('eight', 2);
const seven = natural('seven', 1);

export const points = {
  'nine-player': nine.player,
  'eight-player': eight.player,
  'seven-player': seven.player,
  'nine-dealer': nine.dealer,
  'eight-dealer': eight.dealer,
  'seven-dealer': seven.dealer,
  higher: item({
    title: 'The player is nearer nine',
    gist: 'Neither has a natural, and the player has more than the dealer and no more than 9.',
    aka: ['beat the dealer', 'closer to nine'],
    group: 'The settlement',
    books: { 'blue-ribbon-1940': bookValue(1, [blue.game, blue.scoring], STAKE), 'uspc-1898': bookValue(1, [uspc.game, uspc.nine], STAKE) },
  }),
  lower: item({
    title: 'The dealer is nearer nine',
    gist: 'Neither has a natural, and the player has less than the dealer, who has no more than 9.',
    aka: ['dealer beat me'],
    group: 'The settlement',
    books: { 'blue-ribbon-1940': bookValue(-1, [blue.game, blue.scoring], STAKE), 'uspc-1898': bookValue(-1, [uspc.game, uspc.scoring], STAKE) },
  }),
  tie: item({
    title: 'Equal counts',
    gist: 'The player and the dealer have the same count.',
    aka: ['push', 'tie', 'stand-off'],
    group: 'The settlement',
    books: {
      'blue-ribbon-1940': bookValue(0, blue.game, { unit: 'stake', says: 'Nobody pays.' }),
      'uspc-1898': bookValue(0, [uspc.game, uspc.scoring], { unit: 'stake', says: 'Nobody pays.' }),
    },
  }),
  burst: item({
    title: 'The player bursts',
    gist: 'The player draws past 9 and pays at once.',
    aka: ['bust', 'over nine', 'overdrawn'],
    group: 'The settlement',
    books: { 'blue-ribbon-1940': bookValue(-1, [blue.game, blue.scoring], STAKE), 'uspc-1898': bookValue(-1, [uspc.game, uspc.scoring], STAKE) },
  }),
  'dealer-burst': item({
    title: 'The dealer bursts',
    gist: 'The dealer draws past 9, and the player has not.',
    aka: ['dealer bust', 'dealer over nine'],
    group: 'The settlement',
    books: { 'blue-ribbon-1940': bookValue(1, [blue.game, blue.scoring], STAKE), 'uspc-1898': bookValue(1, [uspc.game, uspc.scoring], STAKE) },
  }),
  doubled: item({
    title: 'The dealer calls double',
    gist: 'The dealer has seen their first card and doubles all the stakes.',
    aka: ['double', 'doubled stakes'],
    group: 'The settlement',
    books: { 'blue-ribbon-1940': bookValue(2, blue.betting, { unit: 'multiple', per: 'the stake' }), 'uspc-1898': unscored() },
  }),
  count: item<'two-cards' | 'one-card'>({
    title: 'The count of a card',
    gist: 'What each card counts towards 9, and in how many cards a natural is dealt.',
    aka: ['what does a ten count', 'court cards nothing', 'ace one', 'card values'],
    group: 'The count',
    books: {
      'blue-ribbon-1940': ruled('King, queen, jack and 10 nothing, the others their pips. A natural is 9, 8 or 7 in the first two cards.', blue.game, {
        way: 'two-cards',
      }),
      'uspc-1898': ruled(
        'Tens and court cards nothing, the ace 1 and no more, the others their pips. A natural is a 9, 8 or 7, for one card is dealt.',
        uspc.game,
        {
          way: 'one-card',
        },
      ),
    },
  }),
} as const;
