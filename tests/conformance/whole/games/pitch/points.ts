// What each book gives at auction pitch: Blue Ribbon (p. 8-9), Donohue (p. 47-49, the cards for game at all fours, p. 79) and the Sierra manual
// (p. 103-106).
import type { WholePlace } from '../../whole.ts';

const SET_BACK = 'The amount of the bid is taken off, and nothing that the bidder made counts.';

export const points: NonNullable<WholePlace['points']> = {
  high: { sierra: '1 point, p. 103-106', 'blue-ribbon-1940': '1 point, p. 8', donohue: '1 point, p. 48' },
  low: { sierra: '1 point, p. 103-106', 'blue-ribbon-1940': '1 point, p. 8', donohue: '1 point, p. 48' },
  jack: { sierra: '1 point, p. 103-106', 'blue-ribbon-1940': '1 point, p. 8', donohue: '1 point, p. 48' },
  game: { sierra: '1 point, p. 103-106', 'blue-ribbon-1940': '1 point, p. 8', donohue: '1 point, p. 48' },
  ...Object.fromEntries(
    Object.entries({ ten: '10 points', ace: '4 points', king: '3 points', queen: '2 points', jack: '1 point' }).map(([card, gives]) => [
      `card-${card}`,
      { sierra: `${gives} toward game, p. 103-106`, 'blue-ribbon-1940': `${gives} toward game, p. 8`, donohue: `${gives} toward game, p. 49, p. 79` },
    ]),
  ),
  'bid-failed': { sierra: `${SET_BACK}, p. 103-106`, 'blue-ribbon-1940': `${SET_BACK}, p. 8`, donohue: `${SET_BACK}, p. 47-48` },
  sold: { donohue: 'The amount of the bid, before a card is led., p. 47, p. 48' },
  smudge: { sierra: '5 points, p. 103-106' },
  'smudge-failed': { sierra: '-5 points, p. 103-106' },
  order: {
    sierra: 'High, low, jack, game, no matter who made them., p. 103-106',
    'blue-ribbon-1940': 'The bidder first, with all that they made; then the others by high, low, jack, game., p. 8-9',
    donohue: 'High, low, jack, game, no matter who made them. A bid that was sold has been scored before., p. 48',
  },
  target: { sierra: '7 points, p. 103-106', 'blue-ribbon-1940': '10 points, p. 8', donohue: '10 points, p. 48' },
  'middle-target': { sierra: '11 points, p. 103-106' },
  'long-target': { sierra: '21 points, p. 103-106' },
  revoke: {
    'blue-ribbon-1940': 'The offender is set back the amount of the bid and scores nothing., p. 9',
    donohue: 'The offender is set back the highest number bid in the deal and scores nothing., p. 49',
  },
  'revoke-no-bid': { 'blue-ribbon-1940': '-2 points, p. 9' },
  'pitched-unbid': { 'blue-ribbon-1940': '4 points, p. 9' },
};
