import { doubted } from '../../../core/cites.ts';
import { variant } from '../../../core/games.ts';
import { cites } from '../cites.ts';

export default variant({
  title: 'Sixty-card poker',
  aliases: ['Full-house pack', 'Poker with elevens and twelves', 'Six-handed poker', 'Eight-handed poker'],
  books: {
    'uspc-1898': {
      heading: 'Draw Poker',
      pages: '37',
      inherits: {
        from: 'poker',
        cite: doubted(cites.uspc.drawPlayers, 'The law on page 40 asks for a pack of fifty-two cards; the rank of the added cards is not stated.'),
      },
    },
  },
  players: { min: 6, max: 8 },
  packs: ['sixty-60'],
  glance: { Pack: '60 cards: an eleven and a twelve in each suit', Players: '6, 7 or 8', Why: 'No drawing from the discards' },
  laws: {},
  points: {},
  scorers: {},
  repealScorers: {
    settled: 'Whether the parts of a pool are settled so here has yet to be read.',
    showdown: 'The counter of the main game asks which form is played.',
    'side-pots': 'Whether the count holds here unchanged has yet to be read.',
    openers: 'Whether the count holds here unchanged has yet to be read.',
  },
  examples: [],
});
