import { seated, THREE_SEATS } from '../../../../mechanics/seats.ts';
import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import { ok, type Result } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { BLUE, USPC } from '../../../../vocabulary/book-ids.ts';
import type { points } from '../../points.ts';
import { describeDeal } from '../../reckoning/deal-lines.ts';
import { ENDS, type EndKey, matadorProblems, matadors, type Played, SUITS, type SuitKey, toutPool } from '../../reckoning/game.ts';
import { type Deal, keep, tableOf } from '../../reckoning/keep.ts';
import type { own } from './points.ts';

const BOOKS = [BLUE, USPC] as const;

type By = Schedule<typeof points & typeof own>;

/** The number of trumps in 24 cards: the seven is the only diamond left. */
const LENGTHS = { clubs: 9, spades: 9, hearts: 9, diamonds: 3 } as const;
const TO_WHOM = 'The book does not say whom the winner of the last trick pays; here it is each of the two others.';

const what = choiceOf('What happened?', { solo: 'A solo was played', passed: 'Nobody bid' }, { otherwise: 'solo' });
const AS_SOLO = { field: 'what', is: ['solo'] } as const;
const suit = choiceOf('Which suit was trumps?', SUITS, { when: AS_SOLO, hint: 'Diamonds are "color" and count double.' });
const end = choiceOf('How did it end?', ENDS, { when: AS_SOLO });
const held = { ...matadors, when: AS_SOLO } as const;

/** A solo against two with diamonds as color. */
const soloOf = (trumps: SuitKey, ended: EndKey, sequence: number | null): Played => ({
  game: 'solo',
  suit: trumps,
  end: ended,
  matadors: sequence ?? 0,
  color: 'diamonds',
  against: 2,
});

/** What the winner of the last trick pays each of the others; blue-ribbon-1940 p. 363, uspc-1898 p. 92. */
function lastTrick(by: By, winner: string, others: readonly string[], times: number): Line[] {
  const price = by.points('solo-color');
  const unit = by.unit('solo-color');
  const line = (points: number, to: string) => by.sum('last-trick', 'last trick, and nobody had bid', points, { unit, to });
  return [line(-price * times, winner), ...others.map((to) => line(price, to))];
}

const ask = {
  what,
  suit,
  end,
  matadors: held,
  pool: count('In the pool', 0, 100_000, { optional: true, hint: 'Left empty, the answer names the pool in words.', when: AS_SOLO }),
  toutPool,
} as const;

export const deal = scorer({
  title: 'Score a deal of heart solo',
  gist: 'A solo against two with matadors and pool, or what the last trick costs when nobody bids.',
  aka: ['heart solo calculator', 'nobody bids', 'last trick loses'],
  books: BOOKS,
  ask,
  score: (asked: Values<typeof ask>, by: By): Result<Answer> => {
    if (asked.what === 'passed' || asked.suit === null || asked.end === null) {
      const price = by.points('solo-color');
      return ok(
        answer(`The winner of the last trick loses ${price} to each of the others`, lastTrick(by, 'Winner of the last trick', ['Each other player'], 2), [
          TO_WHOM,
        ]),
      );
    }
    return describeDeal(soloOf(asked.suit, asked.end, asked.matadors), asked.pool, asked.toutPool === true, by, LENGTHS);
  },
});

const setup = { ...tableOf(3), toutPool } as const;
const entry = {
  dealer: choiceOf('Who dealt?', THREE_SEATS),
  what,
  caller: choiceOf('Who played, or won the last trick?', THREE_SEATS),
  suit,
  end,
  matadors: held,
} as const;
type Entry = Values<typeof entry>;

export const account = sheet({
  title: 'Keep the account and the pool',
  gist: 'Deal by deal what each of three has won or paid, and what the pool holds.',
  aka: ['heart solo score sheet', 'score pad', 'how much is in the pool'],
  books: BOOKS,
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: By) => {
    const table = seated(3, asked.names);
    const dealOf = (one: Entry): Deal => {
      const base = { dealer: one.dealer, partner: null, fined: null };
      if (one.what === 'passed' || one.suit === null || one.end === null) {
        const others = table.keys.filter((key) => key !== one.caller);
        const say = `Nobody bid; ${table.name[one.caller]} won the last trick.`;
        return { ...base, caller: one.caller, played: null, other: { say, lines: lastTrick(by, one.caller, others, others.length) }, problems: [] };
      }
      const played = soloOf(one.suit, one.end, one.matadors);
      return { ...base, caller: one.caller, played, problems: matadorProblems(played, LENGTHS) };
    };
    const say = ({ caller, played, other }: Deal) =>
      other?.say ??
      `${table.name[caller ?? 'first']}: solo in ${played?.suit ?? ''}, ${ENDS[played?.end ?? 'lost'].charAt(0).toLowerCase()}${ENDS[played?.end ?? 'lost'].slice(1)}.`;
    const agreed = () => asked.toutPool === true;
    return keep({ table, stake: asked.stake, entries, dealOf, say, agreed, notes: entries.some((one) => one.what === 'passed') ? [TO_WHOM] : [] }, by);
  },
});
