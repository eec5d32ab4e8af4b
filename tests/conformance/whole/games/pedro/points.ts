// What each book gives at pedro: Blue Ribbon, p. 10-11; Donohue, p. 41-43; U.S. Playing Card, p. 71-72.
import type { WholePlace } from '../../whole.ts';

const each = (donohue: string) => ({ 'blue-ribbon-1940': '1 point, p. 10', donohue: `1 point, ${donohue}`, 'uspc-1898': '1 point, p. 71' });

export const points: NonNullable<WholePlace['points']> = {
  high: each('p. 41'),
  low: each('p. 41, p. 43'),
  jack: each('p. 41'),
  game: each('p. 41, p. 43'),
  pedro: { donohue: '5 points, p. 41', 'uspc-1898': '5 points, p. 71' },
  whole: { donohue: '9 points, p. 43', 'uspc-1898': '9 points, p. 72' },
  'bid-made': { donohue: 'all that the player has made, above the bid as well, p. 42', 'uspc-1898': 'all that the player has made, p. 72' },
  'only-bid': { donohue: 'the amount of the bid, in some places, p. 43' },
  'bid-failed': {
    'blue-ribbon-1940': 'as in auction pitch: the amount of the bid comes off, and what the player made counts for nothing, p. 10, p. 11',
    donohue: 'the amount of the bid is put back on the player’s score, and what the player made counts for nothing, p. 42, p. 41',
    'uspc-1898': 'the amount of the bid is put back on the player’s score, and what the player made counts for nothing, p. 72',
  },
  sold: {
    donohue: 'the amount of the bid, as the seller scores it in pitch, p. 41',
    'uspc-1898': 'the amount of the bid, taken off the dealer’s score at once, p. 72',
  },
  revoke: {
    'blue-ribbon-1940': 'as in auction pitch: set back by the bid, and nothing scored, p. 11',
    donohue: 'as in pitch: set back by the bid, and nothing scored, p. 41',
    'uspc-1898': 'set back by the bid, and nothing scored, p. 72',
  },
  'revoke-no-bid': { 'blue-ribbon-1940': '-2 points, p. 11' },
  order: { donohue: 'high, low, jack, game, pedro, p. 41, p. 43', 'uspc-1898': 'high, low, jack, game, pedro, p. 71, p. 72' },
  target: { donohue: '21 points, p. 43', 'uspc-1898': '21 points, p. 72' },
};
