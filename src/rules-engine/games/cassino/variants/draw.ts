import { doubted } from '../../../laws/cites.ts';
import { lawExample } from '../../../laws/examples.ts';
import { amendment, fact } from '../../../laws/laws.ts';
import { mayDemand, newDeal, noPenalty, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';

const ROUNDS = 'Only one deal of four cards is made.';

export default variant({
  title: 'Draw cassino',
  aliases: ['Draw casino'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Draw Cassino',
      pages: '137-138',
      inherits: { from: 'cassino', cite: doubted(cites.blue.draw, 'No clause of its own: a paragraph inside the chapter that changes the deal only.') },
    },
  },
  players: { min: 2, max: 4 },
  packs: ['standard-52'],
  glance: { Deal: 'four cards each, once', Draw: 'a card from the stock after each play, until it is gone', 'All else': 'as in cassino' },
  laws: {
    amend: {
      'exposed-in-deal': amendment({
        facts: {
          when: fact('When did it happen?', 'When', {
            first: {
              label: 'In the deal, before a card on the table was turned up',
              chip: 'Nothing turned yet',
              if: 'in the deal, before a card on the table was turned up',
            },
            later: { label: 'After that', chip: 'Later', if: 'after a card on the table was turned up' },
          }),
        },
        usual: { when: 'first' },
        leads: {
          'blue-ribbon-1940':
            'Until a card on the table is turned up, the player who got the card may have a new deal. If the card was for the dealer, there is no penalty. There are more cases.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { when: 'first', whose: 'player' }, then: [mayDemand('player-who-got-it', newDeal())] },
              { when: { when: 'first', whose: 'dealer' }, then: [noPenalty], note: 'The dealer and the table are left out of the rule.' },
              { when: { when: 'later' }, then: [notDecided], note: 'The rules for later rounds speak of cards that are dealt, not drawn.' },
            ],
            cites.blue.penaltiesDeal,
          ),
        }),
      }),
      'wrong-number': {
        gist: 'In the deal a player gets more or fewer cards than four, or there is a hand too many or too few.',
        facts: {
          when: fact('When was it found?', 'Found', {
            'first-unseen': { label: 'Before a hand was lifted', chip: 'No hand lifted', if: 'before a hand was lifted' },
            later: { label: 'After that', chip: 'Later', if: 'after a hand was lifted' },
          }),
        },
      },
    },
    repeal: { 'faced-card': `${ROUNDS} The book says nothing of a card found faced in the stock.` },
  },
  points: {},
  scorers: {},
  examples: [
    lawExample(
      'exposed-in-deal',
      cites.blue.penaltiesDeal,
      { when: 'first', whose: 'player' },
      'A card for the eldest hand is shown in the deal.',
      'deal again',
    ),
  ],
});
