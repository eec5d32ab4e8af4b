import { scoreExample } from '../../../laws/examples.ts';
import { amendment, fact } from '../../../laws/laws.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { deal } from './royal/scorers/deal.ts';
import { take } from './royal/scorers/take.ts';

const ONE_DEAL = fact('When did it happen?', 'When', {
  first: {
    label: 'In the deal, before a card on the table was turned up',
    chip: 'Nothing turned yet',
    if: 'in the deal, before a card on the table was turned up',
  },
  later: { label: 'After that', chip: 'Later', if: 'after a card on the table was turned up' },
});

export default variant({
  title: 'Royal draw cassino',
  aliases: ['Royal draw casino'],
  books: { 'uspc-1898': { heading: 'Royal Draw Cassino', pages: '57', inherits: { from: 'cassino/royal', cite: cites.uspc.royalDraw } } },
  players: { min: 2, max: 4 },
  packs: ['standard-52', 'sixty-60'],
  glance: { Deal: 'four cards each and four to the table, once', Draw: 'the top card of the pack after each play', 'All else': 'as in royal cassino' },
  laws: {
    amend: {
      'exposed-in-deal': amendment({ facts: { when: ONE_DEAL }, usual: { when: 'first' } }),
      'faced-card': amendment({ facts: { when: ONE_DEAL } }),
      'wrong-number': {
        facts: {
          when: fact('When was it found?', 'Found', {
            'first-unseen': { label: 'Before a hand was lifted', chip: 'No hand lifted', if: 'before a hand was lifted' },
            later: { label: 'After that', chip: 'Later', if: 'after a hand was lifted' },
          }),
        },
      },
    },
  },
  points: {},
  scorers: { deal, take },
  examples: [
    scoreExample(
      'take',
      cites.uspc.royalDraw,
      { card: 'AS', wanted: '10D 4C', sixty: 'no', all: 'yes' },
      'An ace as fourteen takes a ten and a four.',
      'Yes, and it is a sweep',
    ),
    scoreExample(
      'deal',
      cites.uspc.royalDraw,
      { cards: '27.25', spades: '6.7', big: '1', little: '1', aceSpades: '1', aceClubs: '1', aceHearts: '2', aceDiamonds: '2', sixty: 'no' },
      'One side takes most cards, both cassinos and two aces, the other most spades and two aces.',
      { 'Side 1': 8, 'Side 2': 3 },
    ),
  ],
});
