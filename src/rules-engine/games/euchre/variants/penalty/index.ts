import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { penaltyCases } from '../shared/cases.ts';
import { penaltyLaws } from './laws.ts';
import { penaltyPoints } from './points.ts';
import { chips } from './scorers.ts';

// The same game in both books: five players, 12 chips to get rid of, a blind hand, a chip for every trick and from everyone to a player without one.
const CHIPS = 'Chips are paid by the trick; no points are scored.';

export default variant({
  title: 'Penalty euchre',
  aliases: ['Five-handed euchre', 'Five-handed, or penalty euchre'],
  books: {
    'uspc-1898': { heading: 'Five-handed, or Penalty Euchre', pages: '13-14', inherits: { from: 'euchre', cite: cites.uspc.fiveHandedDiscard } },
    'blue-ribbon-1940': { heading: 'Penalty Euchre', pages: '232' },
  },
  has: { partners: false, 'lone-hand': false },
  players: { min: 5, max: 5 },
  packs: ['piquet-32'],
  glance: {
    Object: 'to be rid of {points.start} chips',
    'Each trick': 'pays a chip to the bank',
    'No trick': 'receives a chip from each other player',
    Trump: 'the card turned; nobody takes it up (by agreement the dealer may, U.S. Playing Card)',
    Blind: 'a sixth hand, for which a poor hand may be changed',
  },
  laws: penaltyLaws,
  points: {
    add: penaltyPoints,
    repeal: {
      point: CHIPS,
      march: CHIPS,
      euchre: CHIPS,
      revoke: CHIPS,
      'revoke-lone': CHIPS,
      game: CHIPS,
      'long-game': CHIPS,
    },
  },
  scorers: { chips },
  repealScorers: {
    game: 'Every trick is paid in chips, and each player plays for themselves.',
    deal: 'Every trick is paid in chips, and each player plays for themselves.',
    running: 'Every trick is paid in chips, and each player plays for themselves.',
  },
  examples: [
    lawExample(
      'wrong-number',
      cites.uspc.rulesDeal,
      { noticed: 'later', what: 'few' },
      'After the first trick a player finds that he was dealt four cards.',
      'must play on',
    ),
    lawExample(
      'no-discard',
      cites.uspc.rulesDeal,
      { found: 'late' },
      'The dealer has taken up the card turned, as agreed, and forgets to discard.',
      'must play on',
    ),
    lawExample('revoke', cites.uspc.rulesRevoke, { claimed: 'in-time' }, 'A player finds his revoke before the trick is turned down.', 'may change the card'),
    lawExample('tricks-mixed', cites.uspc.rulesDeal, {}, 'A player charged with a revoke mixes the cards.', 'counts as a revoke'),
    lawExample(
      'thrown-hand-seen',
      cites.uspc.notesGame,
      {},
      'A player takes the blind and turns his old hand over to look at it.',
      'takes 2 chips from the bank',
    ),
    lawExample('staying-out', cites.uspc.fiveHandedDiscard, { blind: 'yes' }, 'A player takes the blind, dislikes it and says "I am out".', 'must play on'),
    lawExample(
      'out-before-settling',
      cites.uspc.notesGame,
      { custom: 'settled' },
      'A player with two chips takes his second trick and claims the game.',
      'must settle the whole hand first',
    ),
    lawExample(
      'two-out-together',
      cites.uspc.notesGame,
      { custom: 'settled' },
      'Two players pay their last chips on the same hand.',
      'The players who tie split the stakes',
    ),
    scoreExample(
      'chips',
      cites.uspc.notesGame,
      { before: '3.12.12.12.12', tricks: '2.0.1.1.1', payer: 'players' },
      'The case of the notes: the first player wins out, the second has no trick and is paid by the others first.',
      { 'Player 1': -3, 'Player 2': 4, 'Player 3': -2 },
      'Player 1 wins',
    ),
    scoreExample(
      'chips',
      cites.uspc.fiveHandedTrump,
      { before: '12.12.12.12.12', tricks: '3.0.1.1.0', out: '5', payer: 'bank' },
      'The same where the bank pays and the fifth player stayed out.',
      { 'Player 1': -3, 'Player 2': 3, 'Player 5': 1 },
    ),
    scoreExample(
      'chips',
      cites.blue.penalty,
      { before: '12.12.12.12.12', tricks: '3.0.1.1.0', payer: 'players' },
      'Two players take no trick: each pays the other too.',
      {
        'Player 1': -5,
        'Player 2': 3,
        'Player 5': 3,
      },
    ),
    ...penaltyCases,
  ],
});
