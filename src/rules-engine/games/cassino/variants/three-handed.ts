import { doubted } from '../../../laws/cites.ts';
import { scoreExample, sheetExample } from '../../../laws/examples.ts';
import type { AddedBy, AmendedLaws } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import { type Cassino, variant } from '../code.ts';
import type twentyOne from './twenty-one-point/index.ts';
import { dealOfThree, game, running } from './twenty-one-point/scorers.ts';

/** Laws that differ with three players; the first claim of 21 is a law of the twenty-one point game. */
const amended = {
  'exposed-in-deal': {
    leads: {
      donohue:
        'Before a table card is turned up, any other player may have a new deal. Later, the player who got the card need not keep it. There are more cases.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by U.S. Playing Card the dealer loses the deal. By Blue Ribbon and Donohue a new deal may be asked for before a table card is turned up. In the last round, by Donohue the dealer takes the card; by Blue Ribbon the dealer takes it only if the player it was dealt to refuses it.',
    },
  },
  'last-cards-sweep': {
    verdict: {
      kind: 'distinguishes',
      say: 'Both books agree that getting the last cards is no sweep by itself. Only Blue Ribbon says that it is a sweep if the last card really matches or combines all the cards left.',
    },
    leads: {
      'blue-ribbon-1940': 'It is a sweep, for 1 point, only if the last card really matches or combines all the cards left.',
      'uspc-1898': 'The cards left for the taker of the last trick are no sweep. The book does not cover a last card that really takes them all.',
    },
  },
  'faced-card': {
    leads: {
      donohue:
        'In the first deal, before a table card was turned up, any other player may have a new deal. Later, the player who got the card may keep it or take the next one.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By U.S. Playing Card the same dealer always deals again. By Blue Ribbon and Donohue, after a table card was turned up, the player who got the card may keep it or take the next one. Before that, by Donohue, a new deal may be asked for.',
    },
  },
  'false-build': {
    leads: { donohue: 'If nobody has taken in the build, it is separated, and any other player may use its cards.' },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the build is separated if nobody has taken it in. They disagree on what follows: by Blue Ribbon those who played after it may change their plays, by Donohue any other player may use the cards in any lawful way.',
    },
  },
  'both-reach-21': {
    verdict: {
      kind: 'adds',
      say: 'Both books agree that the player who made the points first wins. Only Blue Ribbon adds: if nobody claimed the game during the play, the points are counted in a fixed order (cards, spades, Big Cassino and so on).',
    },
    leads: {
      'blue-ribbon-1940':
        'If somebody claimed the game during the play, the first to make 21 wins. If nobody did, count in this order: cards, spades, Big Cassino, Little Cassino, aces, sweeps.',
    },
  },
} satisfies AmendedLaws<Cassino & AddedBy<typeof twentyOne>>;

export default variant({
  title: 'Three-handed cassino',
  aliases: ['Three-hand casino'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Twenty-One-Point Cassino',
      pages: '137',
      inherits: { from: 'cassino/twenty-one-point', cite: doubted(cites.blue.twentyOnePoint, 'No section of its own: a sentence on three or four players.') },
    },
    'uspc-1898': {
      heading: 'Cassino',
      pages: '55',
      inherits: { from: 'cassino', cite: doubted(cites.uspc.players, 'No section of its own: three players are named beside two and four.') },
    },
    donohue: { heading: 'Three and Four-Handed Cassino', pages: '95', inherits: { from: 'cassino/twenty-one-point', cite: cites.donohue.threeFourDeal } },
  },
  players: { min: 3, max: 3 },
  packs: ['standard-52'],
  glance: {
    Players: 'three, each for themselves',
    Game: '{points.target blue-ribbon-1940} points (1940); the number agreed on, as in the game of {points.target donohue} (Donohue)',
    Deal: 'in turn, beginning on the left of the dealer (Donohue)',
  },
  seats: { opponent: 'either-opponent', 'both-sides': 'all-players', 'taking-side': 'trick-winner', 'first-to-score': 'first-out' },
  laws: {
    amend: amended,
    repeal: { 'equal-points': 'The game runs on to a number of points; the book gives the draw for the game of one deal between two.' },
  },
  points: {},
  scorers: { deal: dealOfThree, game, running },
  repealScorers: { sitting: 'Three play for a number of points.' },
  examples: [
    scoreExample(
      'deal',
      cites.donohue.threeFourDeal,
      { cards: '20.17.15', spades: '4.6.3', big: '1', little: '2', aceSpades: '2', aceClubs: '3', aceHearts: '3', aceDiamonds: '1', before: '10.5.19' },
      'Three players; one with most cards, one with most spades.',
      'Side 3 wins the game',
    ),
    sheetExample(
      'game',
      cites.donohue.threeFourDeal,
      { sides: '3', names: 'Ann.Bob.Cleo' },
      [{ cards: '20.17.15', spades: '4.6.3', big: '1', little: '2', aceSpades: '2', aceClubs: '3', aceHearts: '3', aceDiamonds: '1' }],
      'The first deal of three players.',
      { Ann: 6, Bob: 3, Cleo: 2 },
    ),
    sheetExample(
      'running',
      cites.donohue.threeFourDeal,
      { sides: '3', agreed: '5', names: 'Ann.Bob.Cleo' },
      [
        { what: 'sweep', who: '3' },
        { what: 'ace', who: '3', times: '3' },
        { what: 'big-cassino', who: '1' },
        { what: 'sweep', who: '3' },
      ],
      'Three play to five, and the third is there before the cards are counted.',
      { Ann: 2, Bob: 0, Cleo: 5 },
      'Cleo came first to 5',
    ),
  ],
});
