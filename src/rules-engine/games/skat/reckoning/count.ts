import { ok, type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points/index.ts';
import { type Kind, NULLS, type Played, SUITED, sayKind, sayTaken, TRUMPED } from './fields.ts';
import { type Matadors, matadorsOf, SUIT_CHOICES, sayMatadors } from './matadors.ts';

export type Prices = Schedule<typeof points>;
type Key = keyof typeof points;

export const LONE = 'Lone player';
export interface Reckoned {
  readonly won: boolean;
  /** The score of the lone player (1940), or the payment from each of the others (1898); negative if lost. */
  readonly value: number;
  readonly sum: string;
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
}
/** The card points of the pack: four cards of each rank that counts. */
export const packOf = (by: Prices): number =>
  by.gives('pack') ? by.points('pack') : 4 * (['ace', 'ten', 'king', 'queen', 'jack'] as const).reduce((sum, rank) => sum + by.points(rank), 0);

const isTrumped = (kind: Kind) => (TRUMPED as readonly Kind[]).includes(kind);
/** Only a suit game has a suit, so kind and suit together name a score item. */
const unitKey = (game: Played) => (game.suit === null ? game.kind : `${game.kind}-${game.suit}`) as Key;

/** The matadors of a game, as entered or counted from the cards. */
export function countMatadors(game: Pick<Played, 'holds' | 'matadors' | 'hand' | 'suit'>): Result<Matadors> {
  const most = game.suit === null ? 4 : 11;
  if (game.hand !== null) {
    const counted = matadorsOf(game.hand, game.suit);
    if (game.matadors !== null && game.matadors !== counted.number)
      return wrong(problem('matadors', `${counted.number}, as the cards show (${sayMatadors(counted)})`, `${game.matadors}`));
    return ok(counted);
  }
  if (game.matadors === null) return wrong(problem('matadors', `a number from 1 to ${most}, or the cards`, 'nothing'));
  if (game.matadors > most) return wrong(problem('matadors', `at most ${most}: a grand has four trumps`, `${game.matadors}`));
  return ok({ holds: game.holds ?? 'with', number: game.matadors });
}

/** Whether bids are numbers, so that a bid can be too high. */
const byNumber = (by: Prices): boolean => by.gives('lowest-bid');

/** Whether a number is the value of a game, as every bid must be: a multiple of a unit, at least two, or a null (blue-ribbon-1940 p. 348). */
function isValue(bid: number, by: Prices): boolean {
  const units = TRUMPED.flatMap((kind) => ((SUITED as readonly Kind[]).includes(kind) ? Object.keys(SUIT_CHOICES).map((suit) => `${kind}-${suit}`) : [kind]));
  const has = (key: string) => by.gives(key as Key);
  const isOf = (unit: number) => bid % unit === 0 && bid >= 2 * unit;
  return units.some((key) => has(key) && isOf(by.points(key as Key))) || NULLS.some((kind) => has(kind) && by.points(kind) === bid);
}

/** The problem of impossible card points and tricks. */
export function takenProblems(game: Pick<Played, 'points' | 'sweep'>, by: Prices): Problem[] {
  const taken = game.points ?? 0;
  // Without a trick the lone player has only the two skat cards.
  const skat = 2 * by.points('ace');
  if (game.sweep === 'all' && taken !== packOf(by)) return [problem('points', `all ${packOf(by)} points with every trick`, `${taken}`)];
  if (game.sweep === 'none' && taken > skat) return [problem('points', `at most ${skat} points without a trick, those of the skat`, `${taken}`)];
  return [];
}

const SAY_GRADE = {
  game: 'game',
  schneider: 'game, schneider',
  'schneider-announced': 'game, schneider announced',
  schwarz: 'game, schneider, schwarz',
  'schneider-announced-schwarz': 'game, schneider announced, schwarz',
  'schwarz-announced': 'game, schwarz announced',
} as const;
export type Grade = keyof typeof SAY_GRADE;

function outcome(game: Played, by: Prices): { won: boolean; grade: Grade } {
  const taken = game.points ?? 0;
  const announced = by.way('open-grand') === 'schwarz-announced' && game.kind === 'open-grand' ? 'schwarz' : (game.announced ?? 'none');
  const all = game.sweep === 'all';
  const schneider = all || taken >= by.points('make-schneider');
  const enough = taken >= by.points('win');
  if (announced === 'schwarz') return { won: all, grade: 'schwarz-announced' };
  if (announced === 'schneider') return { won: enough && schneider, grade: all ? 'schneider-announced-schwarz' : 'schneider-announced' };
  if (enough) return { won: true, grade: all ? 'schwarz' : schneider ? 'schneider' : 'game' };
  const cut = packOf(by) - taken >= by.points('make-lone-schneider');
  return { won: false, grade: game.sweep === 'none' ? 'schwarz' : cut ? 'schneider' : 'game' };
}

function reckonNull(game: Played, by: Prices): Result<Reckoned> {
  const won = game.tricks === 0;
  const lostKey = `${game.kind}-lost` as Key;
  const own = !won && by.gives(lostKey);
  const rule = own ? lostKey : unitKey(game);
  const worth = by.points(unitKey(game));
  if (byNumber(by) && game.bid !== null && game.bid > worth)
    return wrong(problem('bid', `at most ${worth} for this game, which has no multipliers`, `${game.bid}`));
  const value = own ? by.points(rule) : won ? worth : -worth;
  const say = `${sayKind(game.kind)}: ${sayTaken(game.tricks ?? 0)}`;
  return ok({ won, value, sum: `${Math.abs(value)}`, lines: [by.rated(rule, say, value, { to: LONE })], notes: [] });
}

/** Counts a game by one book. All points are in lines; the value is their sum. */
export function reckon(game: Played, by: Prices): Result<Reckoned> {
  const key = unitKey(game);
  if (!by.gives(key)) return wrong(problem('kind', 'a game that this book has', sayKind(game.kind)));
  if (byNumber(by) && game.bid !== null && !isValue(game.bid, by)) return wrong(problem('bid', 'the value of some game', `${game.bid}`));
  if (!isTrumped(game.kind)) return reckonNull(game, by);
  const issues = takenProblems(game, by);
  if (issues.length > 0) return wrong(...issues);
  const counted = countMatadors(game);
  if (!counted.ok) return counted;
  const matadors = counted.value;
  const unit = by.points(key);
  const scored = outcome(game, by);
  const steps = by.points(scored.grade);
  const times = matadors.number * by.points('matador') + steps;
  const overbid = byNumber(by) && game.bid !== null && times * unit < game.bid;
  const won = scored.won && !overbid;
  const sign = won ? 1 : -1;
  const notes: string[] = [];
  const lines: Line[] = [
    by.mention(key, `${sayKind(game.kind)}${game.suit === null ? '' : ` in ${game.suit}`}: unit ${unit}`),
    by.rated('matador', `${sayMatadors(matadors)}: ${matadors.number} × ${unit}`, sign * (times - steps) * unit, { to: LONE }),
    by.rated(scored.grade, `${SAY_GRADE[scored.grade]}: ${steps} × ${unit}`, sign * steps * unit, { to: LONE }),
  ];
  let sum = `${times} × ${unit} = ${times * unit}`;
  if (overbid) {
    const needed = Math.ceil((game.bid ?? 0) / unit);
    lines.push(by.sum('overbid', `raised to ${needed} × ${unit}, which covers the bid of ${game.bid}`, -(needed - times) * unit, { to: LONE }));
    sum = `${needed} × ${unit} = ${needed * unit}`;
  }
  if (!won && by.gives('lost-double') && (game.second === true || game.kind === 'gucki-grand')) {
    const single = lines.reduce((all, line) => all + (line.points ?? 0), 0);
    lines.push(
      by.rated('lost-double', game.second === true ? 'lost on the second card: double' : 'lost gucki: double', single * (by.points('lost-double') - 1), {
        to: LONE,
      }),
    );
    sum += ', doubled';
    if (overbid) notes.push('The book does not say expressly whether a game raised to cover the bid is doubled as well.');
  }
  if (
    !won &&
    by.way('schneider-announced') === 'lost-twice' &&
    scored.grade === 'schneider-announced' &&
    packOf(by) - (game.points ?? 0) >= by.points('make-lone-schneider')
  ) {
    const bare = matadors.number * by.points('matador') + by.points('game');
    const twice = game.sweep === 'none' ? 2 : 1;
    const say =
      twice === 2
        ? `no trick: twice the bid without the announcement, 2 × ${bare} × ${unit}`
        : `fewer than 31 points: the bid without the announcement, ${bare} × ${unit}`;
    lines.push({ ...by.law('announced-not-made', say), points: -twice * bare * unit, to: LONE });
    sum += twice === 2 ? ` and 2 × ${bare * unit}` : ` and ${bare * unit}`;
    notes.push('The bid without the announcement is taken as matadors and game.');
  }
  if (!won && game.announced !== null && game.announced !== 'none' && by.way('schneider-announced') === 'all-lost')
    notes.push('The book says that all is lost with a missed announcement; that this includes the announced steps is taken from the rule on lost games.');
  if (by.way('open-grand') === 'multiplied-unsaid' && game.kind === 'open-grand')
    notes.push('The book does not say expressly that a grand open is multiplied; it calls it the highest bid with four matadors.');
  if (!byNumber(by) && game.bid !== null) notes.push('In this book games are bid by name; the number bid is left out of account.');
  const value = lines.reduce((all, line) => all + (line.points ?? 0), 0);
  return ok({ won, value, sum, lines, notes });
}
