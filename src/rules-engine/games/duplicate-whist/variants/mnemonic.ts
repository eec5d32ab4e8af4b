import { lawExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import { always, fact } from '../../../laws/laws.ts';
import { must, newDeal, noPenaltyPrinted, permitted } from '../../../laws/remedies.ts';
import { bookValue } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { match } from '../reckoning/match.ts';
import { quitEachCard } from '../words.ts';

export default variant({
  title: 'Mnemonic duplicate',
  aliases: ['Single-table duplicate', 'Memory duplicate'],
  books: { 'uspc-1898': { heading: 'Single Table, or Mnemonic Duplicate', pages: '32', inherits: { from: 'duplicate-whist', cite: cites.uspc.singleTable } } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Play: 'each player plays each deal twice, the second time with cards that an opponent had',
    Trump: 'turned, or one suit for the whole game',
    Overplay: 'the cards may be gathered into tricks',
  },
  laws: {
    amend: {
      'wrong-number-of-cards': { readings: () => ({ 'uspc-1898': always(newDeal(null), cites.uspc.singleTable, { note: 'Whenever it is found.' }) }) },
      'no-card-to-trick': {
        readings: () => ({ 'uspc-1898': always(newDeal(null), cites.uspc.singleTable, { note: 'On the original play and on the overplay alike.' }) }),
      },
      'wrong-trump-on-overplay': { readings: () => ({ 'uspc-1898': always(newDeal(null), cites.uspc.law('e')) }) },
      'cards-out-of-order': {
        facts: {
          play: fact('In which play?', 'In which play', {
            original: { label: 'The original play', chip: 'The original', if: 'in the original play' },
            overplay: { label: 'The overplay', if: 'when the hand is played again' },
          }),
        },
        leads: {
          'uspc-1898':
            'In the original play, each card is turned face down and kept in order until the score is written. When the hand is played again, the cards may be gathered into tricks.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { play: 'original' }, then: [must('all-players', quitEachCard), noPenaltyPrinted] },
              { when: { play: 'overplay' }, then: [permitted], note: 'The cards may be gathered into tricks.' },
            ],
            [cites.uspc.singleTable, cites.uspc.law('f')],
          ),
        }),
      },
    },
  },
  points: {
    repeal: {
      'several-teams': 'Two sides of one table play, and nobody else.',
      'odd-pair': 'Each side is one pair.',
      rounding: 'No average is taken between two sides.',
    },
    amend: {
      trick: { books: { 'uspc-1898': bookValue(1, cites.uspc.singleTable) } },
    },
  },
  scorers: { match },
  repealScorers: { teams: 'There is one table, and no team of several.' },
  examples: [
    lawExample(
      'no-card-to-trick',
      cites.uspc.singleTable,
      { found: 'overplay' },
      'On the overplay a player is found not to have played to a trick.',
      'The cards are dealt again',
    ),
    lawExample('wrong-number-of-cards', cites.uspc.singleTable, {}, 'On the second play a hand is found with twelve cards.', 'The cards are dealt again'),
    lawExample('cards-out-of-order', cites.uspc.singleTable, { play: 'overplay' }, 'On the overplay the tricks are gathered.', 'allowed'),
    lawExample(
      'wrong-trump-on-overplay',
      cites.uspc.law('e'),
      {},
      'The table plays the deal again, and a heart is turned where a club is recorded.',
      'The cards are dealt again',
    ),
    valueExample('two-teams', cites.uspc.law('a'), 'North and South play alone against East and West.', 'tricks above half of all'),
    sheetExample(
      'match',
      cites.uspc.singleTable,
      {},
      [{ original: '8', overplay: '6' }],
      'One deal, eight tricks and then six.',
      { We: 14, They: 12 },
      'We stand 1 above half',
    ),
  ],
});
