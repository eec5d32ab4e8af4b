import { choiceOf, flag, count as numberOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { Prices } from '../reckoning/deal.ts';

/** The number of cards of a rank in two packs, and of plain suits. */
const OF_A_RANK = 8;
const PLAIN = 3;
const EMPTY = { optional: true, hint: 'Left empty: none.' } as const;

export const count = scorer({
  title: 'Count toward 101',
  gist: 'What a side has from the cards of its tricks, marriages and sevens, and how far it is from 101.',
  aka: ['have we 101', 'count our tricks', 'card points'],
  books: ['uspc-1898'],
  ask: {
    ace: numberOf('Aces taken', 0, OF_A_RANK, EMPTY),
    ten: numberOf('Tens taken', 0, OF_A_RANK, EMPTY),
    king: numberOf('Kings taken', 0, OF_A_RANK, EMPTY),
    queen: numberOf('Queens taken', 0, OF_A_RANK, EMPTY),
    jack: numberOf('Jacks taken', 0, OF_A_RANK, EMPTY),
    common: numberOf('Common marriages', 0, PLAIN, EMPTY),
    double: numberOf('Double common marriages', 0, PLAIN, EMPTY),
    royal: choiceOf('In trumps', { none: 'No marriage', one: 'A royal marriage', two: 'A double royal marriage' }, { otherwise: 'none' }),
    sevens: flag('Five sevens in one hand'),
  },
  score: ({ common, double, royal, sevens, ...taken }, by: Prices) => {
    const [single, pairs] = [common ?? 0, double ?? 0];
    if (single + pairs > PLAIN) return wrong(problem('double', `at most ${PLAIN} plain suits with a marriage, single or double`, `${single + pairs}`));
    const lines: Line[] = (['ace', 'ten', 'king', 'queen', 'jack'] as const).flatMap((rank) => {
      const held = taken[rank] ?? 0;
      return held === 0 ? [] : [by.line(rank, counted(held, rank), { times: held })];
    });
    if (single > 0) lines.push(by.line('common-marriage', counted(single, 'common marriage'), { times: single }));
    if (pairs > 0) lines.push(by.line('double-common', `common marriages, double: ${pairs}`, { times: pairs }));
    if (royal === 'one') lines.push(by.line('royal-marriage', 'royal marriage'));
    if (royal === 'two') lines.push(by.line('double-royal', 'double royal marriage'));
    if (sevens) lines.push(by.line('five-sevens', 'five sevens'));
    const total = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    const target = by.points('game');
    const doubt = pairs > 0 || royal === 'two' ? ['Two marriages of one suit have a price in the book, and are forbidden in another of its lines.'] : [];
    return ok(answer(total >= target ? `${total}: ${target} is reached` : `${total}: ${target - total} short of ${target}`, lines, doubt));
  },
});
