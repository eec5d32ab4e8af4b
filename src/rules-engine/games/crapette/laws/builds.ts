import { lawFrom } from '../../../patience/laws.ts';
import { patience } from '../patience.ts';

/** Laws on what may be laid where and which cards may be used, all taken from the table of moves. */
export const buildLaws = {
  'ace-kept-back': lawFrom(patience, 'base-kept-back', {
    gist: 'An ace has come out and is not placed at the centre.',
    aka: ['must I play the ace', 'forgot the ace', 'ace left in the tableau'],
  }),
  'wrong-build': lawFrom(patience, 'wrong-build', {
    gist: 'A card is laid on another, and the players are not agreed whether it follows it.',
    aka: ['wrong suit', 'red on black', 'up or down', 'does this card fit', 'load the opponent', 'built on his pile'],
    leads: {
      'uspc-1898':
        'A foundation takes the next higher card of its suit. The tableau takes the next lower card. The opponent’s piles take the next higher or lower. The book names no penalty.',
    },
  }),
  'card-used': lawFrom(patience, 'card-used', {
    aka: ['use his cards', 'take from the other tableau', 'play from the trash pile', 'which cards can I move'],
    leads: { 'uspc-1898': 'The player may use a card from one of their own piles. The book does not cover the opponent’s piles.' },
  }),
  'vacant-space': lawFrom(patience, 'empty-space', {
    title: 'Vacant space filled',
    gist: 'A pile of a tableau has been built away, and a card is put in its place.',
    aka: ['empty space', 'empty column', 'fill a gap', 'fill from the trash pile'],
    see: ['russian-bank.law.space-filled'],
    leads: { 'uspc-1898': 'A card from the player’s own Crapette pile or trash pile may fill it. The book does not cover other cards.' },
  }),
  'pack-too-soon': lawFrom(patience, 'stock-too-soon', {
    title: 'Pack turned too soon',
    gist: 'The top card of the pack is turned while another card could be played.',
    aka: ['turned the deck too early', 'drew though able to play', 'must I play first'],
    leads: { 'uspc-1898': 'The player may not turn the top card of the pack while a card can still be moved or played. The book names no penalty.' },
  }),
};
