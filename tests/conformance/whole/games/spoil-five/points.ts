// What spoil five pays, from Blue Ribbon (p. 367-370).
import type { WholePlace } from '../../whole.ts';

export const points: NonNullable<WholePlace['points']> = {
  stake: { 'blue-ribbon-1940': '1 counter from each player, p. 368' },
  'dealer-adds': { 'blue-ribbon-1940': '1 counter, p. 368' },
  pool: { 'blue-ribbon-1940': 'the player who wins three of the five tricks, p. 369' },
  'all-five': { 'blue-ribbon-1940': '1 counter from each other player, p. 369' },
  spoiled: { 'blue-ribbon-1940': 'the pool stays, and the next dealer adds to it, p. 369, p. 368' },
  misdeal: { 'blue-ribbon-1940': '2 counters into the pool, p. 370' },
  trumps: { 'blue-ribbon-1940': '5, jack, ace of hearts, ace, king, queen; then 10 down to 2 in a red suit, 2 up to 10 in a black one, p. 368' },
  'plain-red': { 'blue-ribbon-1940': 'king, queen, jack, 10 down to 2, and the ace of diamonds last; the ace of hearts is a trump, p. 367-368, p. 368' },
  'plain-black': { 'blue-ribbon-1940': 'king, queen, jack, ace, and then 2 up to 10, p. 367-368, p. 368' },
  'ace-unannounced': { 'blue-ribbon-1940': 'it is the lowest trump, even the ace of hearts, p. 368-369' },
};
