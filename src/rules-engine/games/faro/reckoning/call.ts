import type { Line } from '../../../scoring/scorers.ts';
import { type Rank, sayRank } from '../../../vocabulary/card-ranks.ts';
import type { Prices } from './settle.ts';

/** Cards in words. */
export const said = (cards: readonly Rank[]): string => cards.map(sayRank).join(', ');

/** The line of a call of the last turn (Blue Ribbon 1940, p. 238): of three different cards, or a cat-hop, with two alike among them. */
export function settledCall(cards: readonly Rank[], called: readonly Rank[], came: readonly Rank[], stake: number, by: Prices): Line {
  const right = called.every((rank, n) => rank === came[n]);
  const key = right ? (new Set(cards).size === cards.length ? 'turn-called' : 'cat-hop') : 'turn-missed';
  return by.line(key, right ? `${said(came)}, as called` : `${said(called)} was called, and ${said(came)} came`, { times: stake, unit: 'chip' });
}
