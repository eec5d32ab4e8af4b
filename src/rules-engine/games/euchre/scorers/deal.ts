import { choiceOf, count, flag, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer, totalsOf } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { EUCHRE_BOOKS, type ItemKey, lineOf } from './schedule.ts';

export const TRICKS = 5;
export const MAKERS = 'Makers';
const OPPONENTS = 'Opponents';
const BY = { none: 'Nobody', makers: 'The makers', opponents: 'The opponents' } as const;

export const ask = {
  alone: choiceOf('Did a player of the side that made the trump play alone?', { no: 'No, both partners played', yes: 'Yes' }, { otherwise: 'no' }),
  tricks: count('Tricks taken by the makers', 0, TRICKS, { optional: true, unit: 'tricks', hint: 'May be left out where a penalty ended the hand.' }),
  others: count('Tricks taken by the opponents', 0, TRICKS, { optional: true, unit: 'tricks', hint: 'To check the count.' }),
  revoke: choiceOf('Who revoked, and did not put it right in time?', { ...BY, both: 'Both sides' }, { otherwise: 'none', seldom: true }),
  lead: flag('An opponent led out of turn against the lone hand', { when: { field: 'alone', is: ['yes'] }, seldom: true }),
  refused: choiceOf('Who refused to play a called card?', BY, { otherwise: 'none', seldom: true }),
  hint: choiceOf('Who gave the partner a hint?', BY, { otherwise: 'none', seldom: true }),
} as const;
type Asked = Values<typeof ask>;

/** The side that scores when this side offends. */
const against = (by: 'makers' | 'opponents') => (by === 'makers' ? OPPONENTS : MAKERS);

function problemsOf(asked: Asked): Result<never> | null {
  const { tricks, others } = asked;
  if (tricks !== null && others !== null) {
    const ended = asked.revoke !== 'none' || asked.lead === true;
    if (tricks + others > TRICKS || (!ended && tricks + others < TRICKS)) {
      return wrong(problem('others', `tricks that make ${TRICKS} with those of the makers`, `${tricks} and ${others}, together ${tricks + others}`));
    }
  }
  return null;
}

/** The line of the tricks alone. */
function trickLine(by: Schedule<typeof points>, alone: boolean, tricks: number): Line | null {
  const taken = tricks === 1 ? '1 trick' : `${tricks} tricks`;
  const who = alone ? 'lone hand, ' : '';
  const keys = (lone: ItemKey, both: ItemKey): ItemKey[] => (alone ? [lone, both] : [both]);
  if (tricks < 3) return lineOf(by, keys('euchre-lone', 'euchre'), `${who}euchre: the makers took ${taken}`, OPPONENTS);
  if (tricks < TRICKS) return lineOf(by, keys('lone-point', 'point'), `${who}the point: ${taken}`, MAKERS);
  return lineOf(by, keys('lone-march', 'march'), `${who}march: ${taken}`, MAKERS);
}

/** The lines of a revoke and of a lead against a lone hand: they replace the tricks, unless a book adds them. */
function endOf(by: Schedule<typeof points>, asked: Asked): { lines: Line[]; notes: string[]; tricksCount: boolean } {
  const lone = asked.alone === 'yes';
  const short = by.name;
  if (asked.revoke === 'both') {
    const say =
      by.way('revoke') === 'instead-one-side' ? `${short} does not cover a revoke by both sides.` : `By ${short} the deal is void when both sides revoke.`;
    if (by.gives('revoke')) return { lines: [by.law('revoke', 'both sides revoked')], notes: [say], tricksCount: false };
  } else if (asked.revoke !== 'none') {
    const to = against(asked.revoke);
    const onLone = lone && asked.revoke === 'opponents';
    const line = lineOf(by, onLone ? ['revoke-lone', 'revoke'] : ['revoke'], onLone ? 'revoke against a lone hand' : 'revoke', to);
    if (line !== null) {
      const also = by.way('revoke') === 'first';
      return {
        lines: [line],
        notes: [
          also
            ? 'The penalty is counted first (law 3). Only the side that revoked is barred from counting what it made (law 38); the other side is given its own points as well, of which the book has no worked case.'
            : `By ${short} the penalty takes the place of what the tricks would bring.`,
        ],
        tricksCount: also,
      };
    }
  }
  if (asked.revoke !== 'none') return { lines: [], notes: [`${short} gives no penalty for a revoke.`], tricksCount: true };
  if (asked.lead === true) {
    const line = lineOf(by, ['lead-against-lone'], 'lead out of turn against a lone hand', MAKERS);
    if (line !== null) return { lines: [line], notes: ['The hand is abandoned.'], tricksCount: false };
    return { lines: [], notes: [`${short} gives no points for a lead out of turn.`], tricksCount: true };
  }
  return { lines: [], notes: [], tricksCount: true };
}

function score(asked: Asked, by: Schedule<typeof points>): Result<Answer> {
  const bad = problemsOf(asked);
  if (bad !== null) return bad;
  const { lines, notes, tricksCount } = endOf(by, asked);
  const innocentOnly = asked.revoke !== 'none' && lines.length > 0;
  if (tricksCount && asked.tricks === null && !innocentOnly) return wrong(problem('tricks', `the tricks of the makers, 0 to ${TRICKS}`, 'nothing'));
  if (tricksCount && asked.tricks !== null) {
    const line = trickLine(by, asked.alone === 'yes', asked.tricks);
    const barred = innocentOnly && line?.to !== lines[0]?.to;
    if (line !== null && !barred) lines.push(line);
    if (line?.rule === by.id('point') && asked.alone === 'yes')
      notes.push(`${by.name} gives a lone hand a figure of its own for five tricks only; three or four count as for partners.`);
  }
  for (const [what, key, say] of [
    [asked.refused, 'called-card-refused', 'called card refused'],
    [asked.hint, 'hint', 'hint to a partner'],
  ] as const) {
    if (what === 'none') continue;
    const line = lineOf(by, [key], say, against(what));
    if (line === null) notes.push(`${by.name} gives no points for this: ${say}.`);
    else lines.push(line);
  }
  return { ok: true, value: answer(headlineOf(lines), lines, notes) };
}

function headlineOf(lines: readonly Line[]): string {
  const totals = totalsOf(lines);
  if (totals.length === 0) return 'Nobody scores';
  return totals.map(({ to, points }) => `${to} score ${points}`).join(', ');
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What the tricks, a lone hand and the penalties of one deal bring to each side.',
  aka: ['how many points for a march', 'points for a euchre', 'loner points', 'renege points'],
  books: EUCHRE_BOOKS,
  ask,
  score,
});
