import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites, FAMILY_ONLY } from './cites.ts';

const LEFT = 'Cards left in the hand';
const DEAL = 'The deal';
const SIERRA = unscored(FAMILY_ONLY);

export const points = {
  'ace-left': item({
    title: 'Ace left in the hand',
    gist: 'What an ace costs its holder when somebody else is out.',
    aka: ['ace is eleven or one', 'what is an ace worth in rummy'],
    group: LEFT,
    books: {
      'blue-ribbon-1940': bookValue(11, cites.blue.rumScoring, { per: 'an ace' }),
      donohue: bookValue(1, cites.donohue.rulesScoring, { per: 'an ace' }),
      sierra: SIERRA,
    },
  }),
  'king-left': item({
    title: 'King left in the hand',
    gist: 'What a king costs its holder.',
    aka: ['court cards', 'face cards in rummy'],
    group: LEFT,
    books: {
      'blue-ribbon-1940': bookValue(10, cites.blue.rumScoring, { per: 'a king' }),
      donohue: bookValue(13, cites.donohue.rulesScoring, { per: 'a king' }),
      sierra: SIERRA,
    },
  }),
  'queen-left': item({
    title: 'Queen left in the hand',
    gist: 'What a queen costs its holder.',
    group: LEFT,
    books: {
      'blue-ribbon-1940': bookValue(10, cites.blue.rumScoring, { per: 'a queen' }),
      donohue: bookValue(12, cites.donohue.rulesScoring, { per: 'a queen' }),
      sierra: SIERRA,
    },
  }),
  'jack-left': item({
    title: 'Jack left in the hand',
    gist: 'What a jack costs its holder.',
    group: LEFT,
    books: {
      'blue-ribbon-1940': bookValue(10, cites.blue.rumScoring, { per: 'a jack' }),
      donohue: bookValue(11, cites.donohue.rulesScoring, { per: 'a jack' }),
      sierra: SIERRA,
    },
  }),
  'number-card-left': item({
    title: 'Other card left in the hand',
    gist: 'What a card from two to ten costs its holder.',
    aka: ['pips', 'spot cards'],
    group: LEFT,
    books: {
      'blue-ribbon-1940': ruled('its pips', cites.blue.rumScoring),
      donohue: ruled('its pips', cites.donohue.rulesScoring, { way: 'one-pack' }),
      sierra: SIERRA,
    },
  }),
  'first-out': item({
    title: 'First out',
    gist: 'The player who gets rid of all cards wins the game.',
    aka: ['going out', 'rummy', 'goes out first'],
    group: DEAL,
    books: {
      'blue-ribbon-1940': ruled('collects from each of the others the pips left in the hand', cites.blue.rumScoring),
      donohue: ruled('collects from each of the others the pips left in the hand', cites.donohue.rulesScoring, { way: 'one-a-turn' }),
      sierra: ruled('cards that are in no meld at the end count against their holder', cites.sierra.history),
    },
  }),
  splash: item({
    title: 'Splash',
    gist: 'The whole hand is laid down at one time, where the players have agreed to it.',
    aka: ['going rummy', 'rummy in one go', 'all at once'],
    group: DEAL,
    books: { 'blue-ribbon-1940': bookValue(20, cites.blue.rumScoring, { per: 'from each other player' }), donohue: unscored(), sierra: SIERRA },
  }),
  meld: item({
    title: 'Meld',
    gist: 'The combinations that may be laid down.',
    aka: ['set', 'run', 'spread', 'combination', 'triplet'],
    group: DEAL,
    books: {
      'blue-ribbon-1940': ruled('three or more of a kind, or three or more of a suit in sequence', cites.blue.rumObject),
      donohue: ruled('three of a kind, or three of a suit in sequence', cites.donohue.rulesDeal, { way: 'ace-low' }),
      sierra: ruled('three or more of a rank, or three or more of a suit in sequence', cites.sierra.history),
    },
  }),
} as const;
