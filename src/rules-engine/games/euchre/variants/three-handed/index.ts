import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { threeHandedCases } from '../shared/cases.ts';
import { threeHandedLaws } from './laws/index.ts';
import { threeHandedAmend } from './points.ts';
import { deal } from './scorers.ts';

export default variant({
  title: 'Three-handed euchre',
  aliases: ['Cut-throat euchre', 'Three-hand euchre', 'Cutthroat'],
  books: {
    'uspc-1898': {
      heading: 'Three-handed, or Cut-throat Euchre',
      pages: '8',
      inherits: {
        from: 'euchre',
        cite: doubted(
          cites.uspc.scoring,
          'No clause of its own: the scoring and the rules of the chapter speak of a side or a player, and name four-handed play where they mean it.',
        ),
      },
    },
    donohue: { heading: 'Three-Handed Euchre', pages: '31-33', inherits: { from: 'euchre', cite: cites.donohue.threeHandedScoring } },
    'blue-ribbon-1940': {
      heading: 'Cut-Throat, or Three-Hand',
      pages: '223',
      inherits: {
        from: 'euchre',
        cite: doubted(cites.blue.penaltiesScoring, 'No clause of its own: a paragraph inside the chapter, whose penalties name the three-handed game.'),
      },
    },
  },
  has: { partners: false, 'lone-hand': false },
  players: { min: 3, max: 3 },
  packs: ['piquet-32'],
  glance: {
    Game: '{points.game} points, each for themselves',
    Points: 'three or four tricks {points.point}, march {points.march}',
    Euchre: '{points.euchre} to each of the two opponents',
    'Two out at once': 'the elder of the two wins (U.S. Playing Card, Donohue)',
  },
  // As in the main game.
  facts: { target: 'none' },
  laws: threeHandedLaws,
  points: {
    amend: threeHandedAmend,
  },
  scorers: { deal },
  repealScorers: { game: 'Three play, one against two.', running: 'It keeps the score of two sides of partners.' },
  examples: [
    lawExample(
      'exposed-card',
      cites.uspc.rulesDeal,
      { how: 'shown' },
      'An opponent of the maker drops a card face up.',
      'The card stays face up, to be played when the other players say',
    ),
    lawExample(
      'exposed-card',
      cites.donohue.outOfTurn(25),
      { how: 'two' },
      'The maker plays two cards at once.',
      'The card stays face up, to be played when the other players say',
    ),
    lawExample(
      'hand-thrown-down',
      cites.donohue.outOfTurn(31),
      {},
      'The maker lays down the hand for a march.',
      'All of the player’s cards stay face up, each to be played when the other players say',
    ),
    lawExample(
      'called-card-refused',
      cites.donohue.revoke(39),
      { legal: 'yes' },
      'An opponent keeps back the card that the maker calls.',
      'The other players score 2 points',
    ),
    lawExample('play-out-of-turn', cites.donohue.outOfTurn(28), {}, 'The third player plays before the second.', 'take back the card'),
    lawExample(
      'two-cards-to-a-trick',
      cites.donohue.outOfTurn(30),
      { turned: 'yes' },
      'A trick is found with four cards in it.',
      'The other players may have the cards dealt again',
    ),
    lawExample('lead-out-of-turn', cites.uspc.rulesDeal, { followed: 'all' }, 'Both others have played to the wrong lead.', 'lead stands'),
    lawExample(
      'lead-out-of-turn',
      cites.donohue.outOfTurn(27),
      { followed: 'some' },
      'One of the two others has played to the wrong lead.',
      'other players take back the cards',
    ),
    lawExample(
      'tricks-mixed',
      cites.donohue.revoke(35),
      { how: 'mixed', against: 'lone-hand' },
      'An opponent of the maker, accused of a revoke, throws up the cards.',
      'maker scores 2 points',
    ),
    lawExample(
      'revoke',
      cites.uspc.rulesRevoke,
      { claimed: 'late', sides: 'one', against: 'lone-hand' },
      'An opponent of the maker has revoked.',
      'maker scores 2 points',
    ),
    lawExample(
      'revoke',
      cites.donohue.revoke(32),
      { claimed: 'late', sides: 'one', against: 'lone-hand' },
      'An opponent of the maker has revoked.',
      'maker scores 2 points',
    ),
    lawExample('tricks-mixed', cites.uspc.rulesDeal, { against: 'partners' }, 'The maker, charged with a revoke, mixes the cards.', 'scores 2 points'),
    lawExample('lead-out-of-turn', cites.blue.penaltiesScoring, { lone: 'yes' }, 'An opponent of the maker leads out of turn.', 'maker scores 3 points'),
    lawExample(
      'two-out-together',
      cites.donohue.threeHandedTwoOutTogether,
      { custom: 'elder' },
      'All three stand at four, and the dealer is euchred.',
      'nearer the dealer’s left wins the game',
    ),
    lawExample(
      'revoke',
      cites.blue.penaltiesScoring,
      { against: 'lone-hand', sides: 'one' },
      'One of the two opponents revokes against the maker.',
      'scores 3 points',
    ),
    scoreExample('deal', cites.blue.trump, { maker: 'dealer', tricks: '3', before: '0.0.0', custom: 'elder' }, 'The dealer makes three tricks.', { Dealer: 1 }),
    scoreExample('deal', cites.blue.cutThroatThree, { maker: 'dealer', tricks: '5', before: '0.0.0', custom: 'elder' }, 'The dealer makes a march.', {
      Dealer: 3,
    }),
    scoreExample(
      'deal',
      cites.donohue.threeHandedScoring,
      { maker: 'dealer', tricks: '3', before: '3.1.0', custom: 'elder' },
      'The second dealer makes one point.',
      { Dealer: 1 },
    ),
    scoreExample('deal', cites.uspc.threeHandedCut, { maker: 'dealer', tricks: '5', before: '0.0.0', custom: 'elder' }, 'The dealer takes all five tricks.', {
      Dealer: 3,
    }),
    scoreExample(
      'deal',
      cites.donohue.threeHandedScoring,
      { maker: 'dealer', tricks: '5', before: '0.0.0', custom: 'elder' },
      'The first deal of the game that the book tells: the dealer makes a march.',
      { Dealer: 3 },
    ),
    scoreExample(
      'deal',
      cites.donohue.threeHandedTwoOutTogether,
      { maker: 'dealer', tricks: '2', before: '4.4.4', custom: 'elder' },
      'All three at four; the dealer is euchred, and the elder of the other two wins.',
      { 'Eldest hand': 2, 'Second hand': 2 },
      'Eldest hand wins the game',
    ),
    scoreExample(
      'deal',
      cites.uspc.threeHandedCut,
      { maker: 'dealer', tricks: '2', before: '4.4.4', custom: 'set-back' },
      'The same, where the set-back was agreed on: the two scores stay, and the dealer goes back.',
      { Dealer: -2 },
    ),
    ...threeHandedCases,
  ],
});
