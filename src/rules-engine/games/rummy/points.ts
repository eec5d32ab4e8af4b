import { item, ruled, unscored, worth } from '../../core/points.ts';
import { FAMILY, FAMILY_ONLY, RHUM, RUM } from './cites.ts';

const LEFT = 'Cards left in the hand';
const DEAL = 'The deal';
const SIERRA = unscored(FAMILY_ONLY);

export const points = {
  'ace-left': item({
    title: 'Ace left in the hand',
    gist: 'What an ace costs its holder when somebody else is out.',
    aka: ['ace is eleven or one', 'what is an ace worth in rummy'],
    group: LEFT,
    books: { 'blue-ribbon-1940': worth(11, RUM('397'), { per: 'an ace' }), donohue: worth(1, RHUM('417'), { per: 'an ace' }), sierra: SIERRA },
  }),
  'king-left': item({
    title: 'King left in the hand',
    gist: 'What a king costs its holder.',
    aka: ['court cards', 'face cards in rummy'],
    group: LEFT,
    books: { 'blue-ribbon-1940': worth(10, RUM('397'), { per: 'a king' }), donohue: worth(13, RHUM('417'), { per: 'a king' }), sierra: SIERRA },
  }),
  'queen-left': item({
    title: 'Queen left in the hand',
    gist: 'What a queen costs its holder.',
    group: LEFT,
    books: { 'blue-ribbon-1940': worth(10, RUM('397'), { per: 'a queen' }), donohue: worth(12, RHUM('417'), { per: 'a queen' }), sierra: SIERRA },
  }),
  'jack-left': item({
    title: 'Jack left in the hand',
    gist: 'What a jack costs its holder.',
    group: LEFT,
    books: { 'blue-ribbon-1940': worth(10, RUM('397'), { per: 'a jack' }), donohue: worth(11, RHUM('417'), { per: 'a jack' }), sierra: SIERRA },
  }),
  'number-card-left': item({
    title: 'Other card left in the hand',
    gist: 'What a card from two to ten costs its holder.',
    aka: ['pips', 'spot cards'],
    group: LEFT,
    books: { 'blue-ribbon-1940': ruled('its pips', RUM('397')), donohue: ruled('its pips', RHUM('417')), sierra: SIERRA },
  }),
  'first-out': item({
    title: 'First out',
    gist: 'The player who gets rid of all cards wins the game.',
    aka: ['going out', 'rummy', 'goes out first'],
    group: DEAL,
    books: {
      'blue-ribbon-1940': ruled('collects from each of the others the pips left in the hand', RUM('397')),
      donohue: ruled('collects from each of the others the pips left in the hand', RHUM('417')),
      sierra: ruled('cards that are in no meld at the end count against their holder', FAMILY),
    },
  }),
  splash: item({
    title: 'Splash',
    gist: 'The whole hand is laid down at one time, where the players have agreed to it.',
    aka: ['going rummy', 'rummy in one go', 'all at once'],
    group: DEAL,
    books: { 'blue-ribbon-1940': worth(20, RUM('397'), { per: 'from each other player' }), donohue: unscored(), sierra: SIERRA },
  }),
  meld: item({
    title: 'Meld',
    gist: 'The combinations that may be laid down.',
    aka: ['set', 'run', 'spread', 'combination', 'triplet'],
    group: DEAL,
    books: {
      'blue-ribbon-1940': ruled('three or more of a kind, or three or more of a suit in sequence', RUM('396')),
      donohue: ruled('three of a kind, or three of a suit in sequence', RHUM('416')),
      sierra: ruled('three or more of a rank, or three or more of a suit in sequence', FAMILY),
    },
  }),
} as const;
