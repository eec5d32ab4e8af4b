import { type Diagram, row } from '../../vocabulary/diagrams.ts';

export const diagrams: Readonly<Record<string, Diagram>> = {
  table: {
    title: 'The table with melds laid down',
    alt: 'In the middle the stock, face down, and beside it the ten of hearts, turned up for trump. Above it the melds of one player: king and queen of clubs. Below it those of the other: queen of spades and jack of diamonds, and the king and queen of hearts.',
    width: 20,
    height: 12,
    shapes: [
      ...row(4, 0.5, ['KC', 'QC']),
      { kind: 'words', x: 0.5, y: 2, text: 'Melds', anchor: 'start' },
      { kind: 'card', x: 6.2, y: 4.5, card: '10H' },
      { kind: 'card', x: 4, y: 4.5, card: 'back' },
      { kind: 'words', x: 0.5, y: 6, text: 'Stock', anchor: 'start' },
      { kind: 'words', x: 9, y: 6, text: 'Trump turned up', anchor: 'start' },
      ...row(4, 8.5, ['QS', 'JD']),
      ...row(9.6, 8.5, ['KH', 'QH']),
      { kind: 'words', x: 0.5, y: 10, text: 'Melds', anchor: 'start' },
    ],
  },
};
