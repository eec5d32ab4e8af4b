import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { FOUL_PACK_1898 } from '../../laws/before.ts';
import { showdown } from './scorers.ts';

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
  laws: {
    amend: {
      'foul-pack': {
        readings: (says) => ({
          'uspc-1898': says(
            FOUL_PACK_1898,
            [cites.uspc.drawPlayers, doubted(cites.uspc.lawsRulesBetting, 'The law itself asks for 52 cards.')],
            'The pack is one of 60 cards here.',
          ),
        }),
      },
    },
  },
  facts: {
    players: 'none',
  },
  points: {},
  scorers: { showdown },
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples: [
    lawExample('foul-pack', cites.uspc.drawPlayers, { found: 'before-draw' }, 'Before the draw one twelve is found to be missing.', 'deals again'),
    scoreExample(
      'showdown',
      cites.uspc.drawPlayers,
      { wide: '10H-11S-12D-JC-QS.AS-AH-AC-KD-9S' },
      'Ten, eleven, twelve, jack and queen are shown against three aces.',
      'Hand 1 wins: straight, queen high',
    ),
  ],
});
