import { citesOf } from '../../laws/cites.ts';

/** The passages of two of the books on patience in general. */
export const cites = citesOf({
  sierra: {
    'Solitaire: How the game evolved': { principles: '115-125', choice: '115-125' },
    'Solitaire: Tarot Lite': { cabale: '115-125' },
    'Solitaire: The English learn Patience': { honor: '115-125' },
    'Solitaire: The Great White North': { names: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125', play: '115-125' },
  },
  blue: { 'Patience Games, or Solitaire': { colors: '264', foundation: '264', forms: '264' } },
});
