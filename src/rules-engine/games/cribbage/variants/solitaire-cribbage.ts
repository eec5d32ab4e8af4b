import { item, ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { solitaireCases } from './shared/cases.ts';

const NO_PLAY = 'Hands and cribs are counted without any play.';
const OWN_PACK = 'Each player deals to themselves from their own pack.';

export default variant({
  title: 'Solitaire cribbage',
  aliases: ['Cribbage solitaire', 'Cribbage for one'],
  books: { 'blue-ribbon-1940': { heading: 'Solitaire Cribbage', pages: '400', inherits: { from: 'cribbage', cite: cites.blue.solitaire } } },
  players: { min: 1, max: 2, say: '1, or 2 in a race, each with a pack' },
  packs: ['standard-52'],
  glance: {
    Game: 'the game hole; with two, the nearer one when the packs run out',
    Cards: '3 to the hand, 2 to the crib, 3 more to the hand',
    'To the crib': '2 of the 6 in hand',
    'A pack gives': '6 deals of 8 cards, and 4 cards over',
    'First to count': 'the player with the lower starter',
  },
  laws: {
    amend: { 'over-score': { leads: { 'blue-ribbon-1940': 'The points that were too many come off. If there is an opponent, the opponent scores as many.' } } },
    repeal: {
      'cut-for-deal': OWN_PACK,
      'deal-out-of-turn': OWN_PACK,
      'two-cards-at-once': OWN_PACK,
      'exposed-in-deal': OWN_PACK,
      'faced-card-in-pack': OWN_PACK,
      'wrong-number-of-cards': OWN_PACK,
      'wrong-crib': OWN_PACK,
      'two-starters': OWN_PACK,
      'thin-cut': OWN_PACK,
      'heels-forgotten': NO_PLAY,
      'over-thirty-one': NO_PLAY,
      'card-taken-back': NO_PLAY,
      'card-withheld': NO_PLAY,
      'count-miscalled': NO_PLAY,
      'three-for-last-claimed': NO_PLAY,
    },
  },
  points: {
    repeal: {
      'play-fifteen': NO_PLAY,
      'play-pair': NO_PLAY,
      'play-pair-royal': NO_PLAY,
      'play-double-pair-royal': NO_PLAY,
      'play-run': NO_PLAY,
      'thirty-one': NO_PLAY,
      go: NO_PLAY,
      'last-card': NO_PLAY,
      penalty: OWN_PACK,
    },
    add: {
      'last-four': item({
        title: 'The last four cards',
        gist: 'When the pack is down to four cards, they are turned up and counted.',
        group: 'The show',
        books: { 'blue-ribbon-1940': ruled('as a hand without a starter', cites.blue.solitaire) },
      }),
    },
  },
  scorers: {},
  repealScorers: {
    game: 'One plays alone.',
    play: 'Nothing is played.',
    show: 'One player counts alone, without an opponent to count first.',
  },
  examples: solitaireCases,
});
