import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { type Euchre, variant } from '../../code.ts';
import { twoHandedCases } from '../shared/cases.ts';
import { twoHandedLaws } from './laws.ts';
import { deal } from './scorers.ts';

const amend = {
  point: { books: { donohue: bookValue(1, cites.donohue.twoHandedScoring) } },
  march: { books: { donohue: bookValue(2, cites.donohue.twoHandedScoring), 'blue-ribbon-1940': bookValue(2, cites.blue.twoHand) } },
  euchre: { books: { donohue: bookValue(2, cites.donohue.twoHandedScoring), 'blue-ribbon-1940': bookValue(2, cites.blue.twoHand) } },
  game: { books: { 'blue-ribbon-1940': bookValue(5, cites.blue.twoHand) } },
} satisfies AmendedPoints<Euchre>;
const NO_LONE = 'With two players nobody has a partner, so there is no lone hand.';

export default variant({
  title: 'Two-handed euchre',
  aliases: ['Two-hand euchre', 'Euchre for two'],
  books: {
    'uspc-1898': { heading: 'Two-handed Euchre', pages: '7-8', inherits: { from: 'euchre', cite: cites.uspc.twoHandedTrump } },
    donohue: { heading: 'Two-Handed Euchre', pages: '29-31', inherits: { from: 'euchre', cite: cites.donohue.twoHandedClause } },
    'blue-ribbon-1940': {
      heading: 'Two-Hand',
      pages: '223',
      inherits: {
        from: 'euchre',
        cite: doubted(cites.blue.twoHand, 'No clause of its own: a paragraph inside the chapter of euchre, whose penalties follow it.'),
      },
    },
  },
  has: { partners: false, 'lone-hand': false },
  players: { min: 2, max: 2 },
  packs: ['piquet-32', 'short-24'],
  glance: {
    Game: '{points.game} points',
    Points: 'three or four tricks {points.point}, march {points.march}, euchre {points.euchre}',
    'No lone hand': 'a march is never worth more than a march',
    Pack: '32 cards; Blue Ribbon usually 24, nine to ace',
    'Both pass twice': 'the deal goes to the other player',
  },
  // As in the main game.
  facts: { target: 'none' },
  laws: twoHandedLaws,
  points: {
    amend,
    repeal: {
      'revoke-lone': NO_LONE,
      'lead-against-lone': NO_LONE,
    },
  },
  scorers: { deal },
  repealScorers: { game: 'Nobody has checked yet whether the sheet applies here unchanged.', running: 'It keeps the score of two sides of partners.' },
  examples: [
    scoreExample('deal', cites.donohue.twoHandedScoring, { maker: 'dealer', tricks: '3' }, 'The dealer takes up the trump and wins three tricks.', {
      Dealer: 1,
    }),
    scoreExample('deal', cites.donohue.twoHandedScoring, { maker: 'non-dealer', tricks: '2' }, 'The non-dealer orders up and wins two tricks.', { Dealer: 2 }),
    scoreExample('deal', cites.blue.twoHand, { maker: 'dealer', tricks: '5' }, 'The dealer wins all five tricks.', { Dealer: 2 }),
    lawExample('lead-out-of-turn', cites.uspc.rulesDeal, { followed: 'none' }, 'The dealer leads to the first trick.', 'The player takes back the lead'),
    lawExample(
      'lead-out-of-turn',
      cites.donohue.outOfTurn(26),
      { followed: 'none' },
      'The loser of a trick leads to the next.',
      'The opponent may make the player take back the lead',
    ),
    lawExample('all-pass', cites.uspc.twoHandedTrump, {}, 'The dealer cannot make the trump either.', 'deal passes to the non-dealer'),
    lawExample('all-pass', cites.donohue.twoHandedScoring, {}, 'Both have passed twice, and the cards are thrown together.', 'deal passes to the non-dealer'),
    lawExample(
      'discard-changed',
      cites.donohue.twoHandedScoring,
      { laid: 'laid' },
      'The dealer sees that he discarded the wrong card.',
      'may not take back the discard',
    ),
    scoreExample('deal', cites.donohue.twoHandedScoring, { maker: 'dealer', tricks: '5' }, 'The dealer takes up the trump and wins all five tricks.', {
      Dealer: 2,
    }),
    scoreExample(
      'deal',
      cites.blue.twoHand,
      { maker: 'non-dealer', tricks: '2' },
      'The non-dealer orders up the trump and takes two tricks.',
      { Dealer: 2 },
      'Dealer scores 2',
    ),
    ...twoHandedCases,
  ],
});
