import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { penaltyLaws } from './penalty-laws.ts';
import { penaltyPoints } from './penalty-points.ts';
import { chips } from './penalty-scorers.ts';

// One game in both books: five players, 12 chips to be rid of, a blind hand, a chip for every trick and from everyone to a player without one.
const CLAUSE = cite('uspc-1898', '13', 'Five-handed, or Penalty Euchre');
const PAY = cite('uspc-1898', '14', 'Five-handed, or Penalty Euchre');
const NOTES = cite('uspc-1898', '14', 'Five-handed, or Penalty Euchre: Notes');
const BLUE = cite('blue-ribbon-1940', '232', 'Penalty Euchre');
const CHIPS = 'Chips are paid by the trick; no points are scored.';

export default variant({
  title: 'Penalty euchre',
  aliases: ['Five-handed euchre', 'Five-handed, or penalty euchre'],
  books: {
    'uspc-1898': { heading: 'Five-handed, or Penalty Euchre', pages: '13-14', inherits: { from: 'euchre', cite: CLAUSE } },
    'blue-ribbon-1940': { heading: 'Penalty Euchre', pages: '232' },
  },
  players: { min: 5, max: 5 },
  packs: ['piquet-32'],
  glance: {
    Object: 'to be rid of 12 chips',
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
      'lone-point': CHIPS,
      'lone-march': CHIPS,
      euchre: CHIPS,
      'euchre-lone': CHIPS,
      'revoke-lone': 'Everyone plays for himself, so there is no lone hand.',
      hint: 'Everyone plays for himself, so there is no partner.',
      game: CHIPS,
      'long-game': CHIPS,
    },
  },
  scorers: { chips },
  examples: [
    {
      kind: 'law',
      law: 'thrown-hand-seen',
      book: 'uspc-1898',
      story: 'A player takes the blind and turns his old hand over to look at it.',
      answers: {},
      ruling: 'scores 2 chips',
      cite: NOTES,
    },
    {
      kind: 'law',
      law: 'staying-out',
      book: 'uspc-1898',
      story: 'A player takes the blind, dislikes it and says "I am out".',
      answers: { blind: 'yes' },
      ruling: 'must play on',
      cite: CLAUSE,
    },
    {
      kind: 'law',
      law: 'out-before-settling',
      book: 'uspc-1898',
      story: 'A player with two chips takes his second trick and claims the game.',
      answers: { custom: 'settled' },
      ruling: 'must settle the whole hand first',
      cite: NOTES,
    },
    {
      kind: 'law',
      law: 'two-out-together',
      book: 'uspc-1898',
      story: 'Two players pay their last chips on the same hand.',
      answers: { custom: 'settled' },
      ruling: 'divide the stakes',
      cite: NOTES,
    },
    {
      kind: 'score',
      scorer: 'chips',
      book: 'uspc-1898',
      story: 'The case of the notes: the first player wins out, the second has no trick and is paid by the others first.',
      input: { before: '3.12.12.12.12', tricks: '2.0.1.1.1', payer: 'players' },
      totals: { 'Player 1': -3, 'Player 2': 4, 'Player 3': -2 },
      headline: 'Player 1 wins',
      cite: NOTES,
    },
    {
      kind: 'score',
      scorer: 'chips',
      book: 'uspc-1898',
      story: 'The same where the bank pays and the fifth player stayed out.',
      input: { before: '12.12.12.12.12', tricks: '3.0.1.1.0', out: '5', payer: 'bank' },
      totals: { 'Player 1': -3, 'Player 2': 3, 'Player 5': 1 },
      cite: PAY,
    },
    {
      kind: 'score',
      scorer: 'chips',
      book: 'blue-ribbon-1940',
      story: 'Two players take no trick: each pays the other too.',
      input: { before: '12.12.12.12.12', tricks: '3.0.1.1.0', payer: 'players' },
      totals: { 'Player 1': -5, 'Player 2': 3, 'Player 5': 3 },
      cite: BLUE,
    },
  ],
});
