import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { ACES, type Asked, BIDS, BOOK_TRICKS, CORONETS, HONORS, TRICKS } from './entry.ts';

export type Side = 0 | 1;
/** The columns of each side. */
export interface Places {
  readonly below: readonly [string, string];
  readonly above: readonly [string, string];
}
export interface Counted {
  readonly lines: Line[];
  readonly notes: string[];
  /** The points of each side below the line. */
  readonly below: readonly [number, number];
  readonly made: boolean;
}

/** Counts one deal, except games and rubber: tricks blue-ribbon-1940 p. 380, slams and penalties p. 381, honors p. 382-383, coronets p. 383. */
export function reckon(asked: Asked, places: Places, names: readonly [string, string], by: Schedule<typeof points>): Counted {
  const lines: Line[] = [];
  const notes: string[] = [];
  const bidder: Side = asked.bidder === 'we' ? 0 : 1;
  const other: Side = bidder === 0 ? 1 : 0;
  const level = BIDS[asked.bid];
  const value = by.points(asked.bid);
  const tricks = [asked.tricks, TRICKS - asked.tricks] as const;
  const below: [number, number] = [tricks[0] * value, tricks[1] * value];
  for (const side of [0, 1] as const) {
    if (tricks[side] > 0) lines.push(by.line(asked.bid, `${counted(tricks[side], 'trick')} at ${value}`, { times: tricks[side], to: places.below[side] }));
  }

  const short = level + BOOK_TRICKS - tricks[bidder];
  if (short > 0) {
    const each = by.points('short') * value;
    lines.push(by.line('short', `${short} short of the bid, at ${each}`, { times: short * value, to: places.above[other], unit: 'point' }));
  }
  for (const side of [0, 1] as const) {
    if (tricks[side] < TRICKS - 1) continue;
    const key = tricks[side] === TRICKS ? 'grand-slam' : 'little-slam';
    lines.push(by.line(key, key === 'grand-slam' ? 'grand slam' : 'little slam', { to: places.above[side] }));
    if (side !== bidder) notes.push('The book does not say that a slam has to be made by the side that bid.');
    else if (short > 0) notes.push('Seven was bid and twelve tricks made: a little slam that was not bid as such is counted.');
  }
  if (short <= 0 && (asked.bid === 'six' || asked.bid === 'seven')) {
    const key = asked.bid === 'six' ? 'six-made' : 'seven-made';
    lines.push(by.line(key, `${asked.bid} bid and made`, { to: places.above[bidder] }));
  }

  const aces = [asked.aces, ACES - asked.aces] as const;
  if (asked.honors === null) {
    const side: Side = aces[0] > aces[1] ? 0 : 1;
    if (aces[0] !== aces[1]) {
      const each = by.points('ace-no-trump') * value;
      lines.push(by.line('ace-no-trump', `${counted(aces[side], 'ace')} at ${each}`, { times: aces[side] * value, to: places.above[side], unit: 'point' }));
    } else notes.push('Aces are two each and score nothing at no-trump.');
  } else {
    const honors = [asked.honors, HONORS - asked.honors] as const;
    const strong: Side = honors[0] > honors[1] ? 0 : 1;
    const weak: Side = strong === 0 ? 1 : 0;
    const each = by.points('honor') * value;
    const score = (key: 'aces-divided' | 'majority' | 'set-off', say: string, many: number, side: Side) =>
      lines.push(by.sum(key, `${say}, at ${each}`, many * each, { to: places.above[side] }));
    const divided = aces[0] === aces[1];
    const withAces = divided ? (tricks[0] > tricks[1] ? 0 : 1) : aces[0] > aces[1] ? 0 : 1;
    if (withAces === strong) {
      score(
        divided ? 'aces-divided' : 'majority',
        `${counted(honors[strong], 'honor')} and ${counted(aces[strong], 'ace')}`,
        honors[strong] + aces[strong],
        strong,
      );
    } else {
      const left = honors[strong] - aces[weak];
      const key = divided ? 'aces-divided' : 'set-off';
      const say = `${counted(honors[strong], 'honor')} against ${counted(aces[weak], 'ace')}`;
      if (left > 0) score(key, say, left, strong);
      else if (left < 0) score(key, say, -left, weak);
      else lines.push(by.mention(key, `${say}: neither scores`, { to: places.above[strong] }));
      if (divided && honors[strong] > 3)
        notes.push(
          `${names[strong]}: the one example, three honors to two, scores 1 in either of two ways. By the majority in honors alone it would be ${
            honors[strong] - honors[weak]
          } here instead of ${left}.`,
        );
    }
  }

  for (const key of asked.coronets ?? []) {
    const one = CORONETS[key];
    if (one === undefined) continue;
    const to = places.above[one.side];
    if (one.kind === 'aces') {
      const figure = asked.honors !== null;
      if (one.cards === 4) notes.push('Four aces have no figure of their own; that of three is counted where it holds.');
      if (!figure) notes.push('No figure is given for a coronet of aces at no-trump.');
      const say = `coronet of ${one.cards} aces`;
      lines.push(figure ? by.line('three-aces', say, { to }) : by.mention('three-aces', say, { to }));
      continue;
    }
    const double = one.kind === 'trump' || asked.honors === null;
    const first = double ? 'trump-coronet' : 'coronet';
    const further = double ? 'trump-coronet-card' : 'coronet-card';
    lines.push(by.line(first, 'coronet, ace king queen', { to }));
    const more = one.cards - 3;
    if (more > 0) lines.push(by.line(further, `${more} further ${more === 1 ? 'card' : 'cards'} of it`, { times: more, to }));
  }
  return { lines, notes, below, made: short <= 0 };
}
