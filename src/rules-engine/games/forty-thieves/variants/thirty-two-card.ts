import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { law, says } from '../../../core/laws.ts';
import { allowed, barred, losesGame } from '../../../core/remedies.ts';
import { builds } from '../builds.ts';
import { NAPOLEON } from '../cites.ts';
import { layoutOf } from '../layout.ts';

const HERE = cite('uspc-1898', '61-63', 'Solitaire: Thirty-two Card Tableau');

export default variant({
  title: 'Thirty-two card tableau',
  aliases: ['32 card tableau', 'Napoleon with 32 cards'],
  books: {
    'uspc-1898': { heading: 'Solitaire: Thirty-two Card Tableau', pages: '61-63', inherits: { from: 'forty-thieves', cite: HERE } },
  },
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    'Laid out': 'four rows of eight cards, face up',
    Foundations: 'up in suit',
    Building: 'down in alternate colours in the layout',
    Deals: 'one only',
  },
  laws: {
    amend: {
      'wrong-build': { readings: { 'uspc-1898': says(builds('up-suit', 'down-color'), HERE) } },
      redeal: { readings: { 'uspc-1898': says([{ then: [barred('player', 'redeal'), losesGame('player')] }], [HERE, NAPOLEON]) } },
    },
    add: {
      'played-while-dealing': law({
        offence: 'rule-of-the-game',
        title: 'Card played while the layout is dealt',
        gist: 'An ace, or a card that follows on a foundation, comes up in dealing and is put there at once.',
        aka: ['played an ace while dealing', 'deal and play'],
        moment: 'deal',
        facts: {},
        readings: {
          'uspc-1898': says([{ then: [allowed('player', 'play-on-foundation')], note: 'Whether another card then fills the gap is not said.' }], HERE),
        },
      }),
    },
  },
  points: {},
  scorers: {},
  diagrams: { layout: layoutOf(8) },
  examples: [
    {
      kind: 'law',
      law: 'wrong-build',
      book: 'uspc-1898',
      story: 'A red nine goes on a black ten in the layout.',
      answers: { where: 'layout', how: 'down-color' },
      ruling: 'player may build',
      cite: HERE,
    },
    {
      kind: 'law',
      law: 'played-while-dealing',
      book: 'uspc-1898',
      story: 'The ninth card dealt is an ace.',
      answers: {},
      ruling: 'may play the card on a foundation',
      cite: HERE,
    },
    { kind: 'law', law: 'redeal', book: 'uspc-1898', story: 'The stock is gone.', answers: {}, ruling: 'player may not deal', cite: HERE },
  ],
});
