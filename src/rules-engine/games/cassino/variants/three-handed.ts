import { doubted } from '../../../laws/cites.ts';
import { scoreExample, sheetExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { dealOfThree, game, running } from './twenty-one-point/scorers.ts';

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
    Players: 'three, each for himself',
    Game: '{points.target blue-ribbon-1940} points (1940); the number agreed on, as in the game of {points.target donohue} (Donohue)',
    Deal: 'in turn, beginning on the left of the dealer (Donohue)',
  },
  seats: { opponent: 'either-opponent', 'both-sides': 'all-players', 'taking-side': 'trick-winner', 'first-to-score': 'first-out' },
  laws: {
    amend: {
      'exposed-in-deal': {
        verdict: {
          kind: 'disagree',
          say: 'The books disagree: by U.S. Playing Card the dealer loses the deal. By Blue Ribbon and Donohue a new deal may be asked for before a table card is turned up; in the last round the dealer takes the card, by Blue Ribbon only if the player it was dealt to refuses it.',
        },
      },
      'last-cards-sweep': { leads: { 'blue-ribbon-1940': 'It is a sweep, for 1 point, only if the last card really matches or combines all the cards left.' } },
    },
    repeal: { 'equal-points': 'The game runs on to a number of points; the draw is told of the game of one deal between two.' },
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
