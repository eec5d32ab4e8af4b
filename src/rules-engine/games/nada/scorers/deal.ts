import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { ok, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const TO_LOSE = { seven: 7, eight: 8, nine: 9, ten: 10, nil: 11, 'grand-nil': 12, nada: 13 } as const;
export const BIDS = {
  seven: 'To lose seven',
  eight: 'To lose eight',
  nine: 'To lose nine',
  ten: 'To lose ten',
  nil: 'Nil, to lose eleven',
  'grand-nil': 'Grand nil, to lose twelve',
  nada: 'Nada, to lose all thirteen',
} as const;
export const BIDDER = 'Bidder';
export const ABOVE = 'Adversaries, above the line';

export const ask = {
  bid: choiceOf('Bid', BIDS),
  lost: count('Tricks lost by the bidder’s side', 0, 13, { unit: 'tricks', hint: 'In a nil or nada the bidder alone counts.' }),
} as const;

function score({ bid, lost }: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const worth = by.points(bid);
  const needed = TO_LOSE[bid];
  const short = needed - lost;
  if (short <= 0) {
    const notes = ['It counts toward the game.', ...(short < 0 ? ['Tricks lost beyond the bid add nothing.'] : [])];
    return ok(answer(`The bidder scores ${worth} toward the game`, [by.line(bid, `${lost} lost, ${needed} bid`, { to: BIDDER })], notes));
  }
  const lines = [
    by.sum('bid-lost', 'the value of the bid', worth, { to: ABOVE }),
    by.line('trick-short', `${lost} lost of ${needed} bid, ${short} short`, { times: short, to: ABOVE }),
  ];
  const sum = lines.reduce((total, line) => total + (line.points ?? 0), 0);
  return ok(answer(`The adversaries score ${sum} above the line`, lines, ['Neither side scores toward the game.']));
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What a bid to lose tricks brings, or costs when too few are lost.',
  aka: ['nil value', 'nada penalty', 'above the line'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
