import { lawExample } from '../../../laws/examples.ts';
import { law } from '../../../laws/laws.ts';
import { allowed, barred, losesGame } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { playOnFoundation, redeal } from '../words.ts';
import { tableau } from './shared/tableau.ts';

export default tableau({
  files: 8,
  laws: {
    amend: {
      redeal: {
        readings: (says) => ({
          'uspc-1898': says([{ then: [barred('player', redeal), losesGame('player')] }], [cites.uspc.thirtyTwoCard, cites.uspc.napoleon]),
        }),
      },
    },
    add: {
      'played-while-dealing': law({
        question: 'allowed',
        title: 'Card played while the layout is dealt',
        gist: 'An ace, or a card that follows on a foundation, comes up in dealing and is put there at once.',
        aka: ['played an ace while dealing', 'deal and play'],
        moment: 'deal',
        facts: {},
        readings: (says) => ({
          'uspc-1898': says(
            [{ then: [allowed('player', playOnFoundation)], note: 'The book does not say whether another card then fills the gap.' }],
            cites.uspc.thirtyTwoCard,
          ),
        }),
      }),
    },
  },
  examples: [
    lawExample(
      'wrong-build',
      cites.uspc.thirtyTwoCard,
      { where: 'column', how: 'down-color' },
      'A red nine goes on a black ten in the layout.',
      'player may build',
    ),
    lawExample('played-while-dealing', cites.uspc.thirtyTwoCard, {}, 'The ninth card dealt is an ace.', 'may play the card on a foundation'),
    lawExample('redeal', cites.uspc.thirtyTwoCard, {}, 'The stock is gone.', 'player may not deal'),
  ],
});
