import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { ok, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { MIDDLE_BIDS } from './bids.ts';

/** The tricks that the player bids. */
export const TRICKS = { five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13 } as const;
export type TrickKey = keyof typeof TRICKS;
/** The tricks that a partner has to make. */
export const PARTNERS: Readonly<Partial<Record<TrickKey, number>>> = { five: 3, six: 4, seven: 5 };
const TRICK_KEYS = Object.keys(TRICKS) as TrickKey[];

/** The names of payers and payees in lines. */
export const PARTIES = {
  player: 'Player',
  each: 'Each of the two',
  together: 'The two together',
  loser: 'The one who failed',
  opponent: 'Each opponent',
  aside: 'The bast laid aside',
} as const;
const { player: PLAYER, each: EACH, together: TOGETHER, loser: LOSER, opponent: OPPONENT, aside: ASIDE } = PARTIES;

export const ask = {
  declared: choiceOf('What was declared?', {
    five: 'Boston: five tricks',
    ...MIDDLE_BIDS,
    thirteen: 'Grand slam: thirteen tricks',
    'petite-misere': 'Petite misère',
    'grande-misere': 'Grande misère',
    'petite-misere-ouverte': 'Petite misère ouverte',
    'grande-misere-ouverte': 'Grande misère ouverte',
  }),
  suit: choiceOf(
    'Which suit was trumps?',
    { common: 'A common suit', second: 'Second preference', first: 'First preference' },
    { when: { field: 'declared', is: TRICK_KEYS } },
  ),
  partner: choiceOf('Was there a partner?', { no: 'No', yes: 'Yes' }, { when: { field: 'declared', is: Object.keys(PARTNERS) } }),
  tricks: count('Tricks of the player', 0, 13, { unit: 'tricks' }),
  'partner-tricks': count('Tricks of the partner', 0, 13, { unit: 'tricks', when: { field: 'partner', is: ['yes'] } }),
  honours: count('Honours held, with the partner if there is one', 0, 4, { unit: 'honours', when: { field: 'declared', is: TRICK_KEYS } }),
  pool: count('Fish in the pool', 0, 9999, { unit: 'fish' }),
} as const;
type Asked = Values<typeof ask>;

const isTricks = (declared: string): declared is TrickKey => declared in TRICKS;

/** A deal by the table: a success (donohue p. 347), a failure (p. 347-348) or a misère (p. 348-349). */
function score(asked: Asked, by: Schedule<typeof points>): Result<Answer> {
  const lines: Line[] = [];
  const notes: string[] = [];
  const unit = 'fish';
  const { declared, pool } = asked;
  const partner = asked.partner === 'yes';
  const own = asked.tricks;
  const theirs = partner ? (asked['partner-tricks'] ?? 0) : 0;
  const taken = own + theirs;
  if (declared.startsWith('petite-') && own > 12) return wrong(problem('tricks', 'at most 12 tricks, as a card is put out before a petite misère', `${own}`));
  if (taken > 13) return wrong(problem('partner-tricks', 'tricks that make at most 13 with those of the player', `${own} and ${theirs}, together ${taken}`));

  let each: number;
  let made: boolean;
  let key: keyof typeof points = declared;
  let say: string;
  let failed: 'alone' | 'both' | 'one' = 'alone';
  if (isTricks(declared)) {
    const share = TRICKS[declared];
    const help = partner ? (PARTNERS[declared] ?? 0) : 0;
    const undertaken = share + help;
    const honours = asked.honours ?? 0;
    made = taken >= undertaken;
    if (partner) failed = own < share && theirs < help ? 'both' : 'one';
    const preference = asked.suit === 'first' ? 'first-preference' : asked.suit === 'second' ? 'second-preference' : null;
    const rate = by.points(declared) * (preference === null ? 1 : by.points(preference));
    const counted = made ? taken : undertaken + undertaken - taken;
    const product = (counted + honours) * rate;
    const divisor = by.points('divisor');
    // Half the divisor or more is rounded up.
    each = Math.max(by.points('least'), Math.floor((product + divisor / 2) / divisor));
    if (product < divisor) key = 'least';
    const short = undertaken - taken;
    const what = made ? `${taken} tricks` : `${undertaken} undertaken and ${short} short`;
    say = `${what}, with ${honours} ${honours === 1 ? 'honour' : 'honours'}: ${counted + honours} times ${rate} is ${product}`;
    if (partner && made) notes.push('Each winner is paid this sum once, and each loser pays it once: the reverse of a failure by both.');
    if (honours > 0) notes.push('The examples say "by honours"; the number held is counted, as the rule has it.');
  } else {
    made = own === 0;
    each = by.points(declared);
    say = made ? 'the misère is made' : 'the misère is lost';
  }

  if (made) {
    lines.push(partner ? by.rated(key, say, each, { unit, to: EACH }) : by.rated(key, say, 3 * each, { unit, to: PLAYER }));
    lines.push(by.rated(key, say, -each, { unit, to: OPPONENT }));
    if (pool > 0) lines.push(by.sum('pool-won', 'the pool', pool, { unit, to: partner ? TOGETHER : PLAYER }));
    return ok(
      answer(
        partner ? `Made: ${each} fish to each of the two, and the pool of ${pool}` : `Made: ${each} fish from each of three, and the pool of ${pool}`,
        lines,
        notes,
      ),
    );
  }
  const payer = !partner ? PLAYER : failed === 'both' ? EACH : LOSER;
  lines.push(by.rated(key, say, payer === PLAYER ? -3 * each : payer === EACH ? -each : -2 * each, { unit, to: payer }));
  lines.push(by.rated(key, say, each, { unit, to: OPPONENT }));
  if (pool > 0) {
    const bast = (points: number, to: string) => by.sum('bast', 'a bast as great as the pool', points, { unit, to });
    lines.push(bast(-pool, payer === EACH ? TOGETHER : payer), bast(pool, ASIDE));
  }
  if (payer === LOSER)
    notes.push(
      `The ${own < TRICKS[declared as TrickKey] ? 'player' : 'partner'} fell short of their own number and bears the whole loss; the book does not say apart that the bast is theirs alone.`,
    );
  return ok(answer(`Lost: ${each} fish to each opponent, and a bast of ${pool}`, lines, notes));
}

export const deal = scorer({
  title: 'A deal of Boston by the old table',
  gist: 'Fish to pay or to receive by the Boston table, with the pool or the bast.',
  aka: ['boston table', 'how many fish', 'preference', 'bast'],
  books: ['donohue'],
  ask,
  score,
});
