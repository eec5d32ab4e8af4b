import { scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { deal } from './scorers.ts';

const NO_TURN_UP = 'No card is turned for trump.';

export default variant({
  title: 'Blind all fours',
  aliases: ['Blind all-fours'],
  books: { 'blue-ribbon-1940': { heading: 'Blind All Fours', pages: '6', inherits: { from: 'all-fours', cite: cites.blue.blind } } },
  has: { 'turned-card': false, beg: false },
  players: { min: 2, max: 4 },
  packs: ['standard-52'],
  glance: { Trump: 'the suit of the first card that the eldest hand leads', 'No turn-up': 'no turned jack, no beg, no gift', 'All else': 'as in all fours' },
  laws: {
    repeal: {
      beg: NO_TURN_UP,
      'who-may-beg': NO_TURN_UP,
      bunching: NO_TURN_UP,
      'same-suit-turned': NO_TURN_UP,
      'jack-turned-again': NO_TURN_UP,
      'turned-jack-and-misdeal': NO_TURN_UP,
      'looked-before-beg': NO_TURN_UP,
    },
  },
  points: { repeal: { 'turned-jack': NO_TURN_UP, gift: NO_TURN_UP } },
  scorers: { deal },
  repealScorers: { game: 'It asks for a jack turned and for a gift, and there is neither.' },
  examples: [
    scoreExample(
      'deal',
      cites.blue.blind,
      { counts: '0.10', high: 'eldest', low: 'dealer', jack: 'dealer', revoke: 'nobody', before: '6.6' },
      'Both stand at six; one makes high, the other low, jack and game.',
      'Eldest hand wins the game',
    ),
  ],
});
