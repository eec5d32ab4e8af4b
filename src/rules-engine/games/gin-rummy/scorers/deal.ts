import type { Arrangement, Melder } from '../../../mechanics/melds.ts';
import { cards, choiceOf, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import { show } from './hand.ts';
import { ginMelder, type Response, respond } from './melds.ts';
import { settleKnock } from './settle.ts';

const ask = {
  knocker: cards('Cards of the player who knocked', 'standard-52', 10, { hint: 'Ten cards, the discard made.' }),
  opponent: cards('Cards of the opponent', 'standard-52', 10),
  melds: listOf('Melds as they were laid down', cards('Meld', 'standard-52', [3, 10]), 1, 3, {
    optional: true,
    hint: 'Only if they lie otherwise than for the least deadwood.',
  }),
  onGin: choiceOf(
    'Lay-offs on a gin hand',
    { printed: 'Allowed: no book excepts it', barred: 'Not allowed, by agreement' },
    { otherwise: 'printed', hint: 'Tables often bar them; the books do not.' },
  ),
} as const;
type Asked = Values<typeof ask>;
type Prices = Schedule<typeof points>;
const NAMES = { knocker: 'Knocker', opponent: 'Opponent' } as const;

function problemsOf({ knocker, opponent, melds }: Asked, { isMeld }: Melder): Problem[] {
  const problems: Problem[] = [];
  const both = opponent.filter((card) => knocker.includes(card));
  if (both.length > 0) problems.push(problem('opponent', 'cards that the other player does not hold', show(both)));
  const laid = (melds ?? []).flat();
  const strange = laid.filter((card, n) => !knocker.includes(card) || laid.indexOf(card) !== n);
  if (strange.length > 0) problems.push(problem('melds', 'cards of the hand that knocked, each once', show(strange)));
  for (const meld of melds ?? []) if (!isMeld(meld)) problems.push(problem('melds', 'three or more of a rank, or of a suit in sequence', show(meld)));
  return problems;
}

interface Shown {
  readonly way: Arrangement;
  readonly reply: Response;
  readonly gain: number;
}

/** The results of all arrangements of the knocker's hand. */
function waysToShow({ knocker, opponent, melds, onGin }: Asked, { arrangements, countOf }: Melder, by: Prices): Shown[] {
  const replies = arrangements(opponent);
  const own: Arrangement[] = arrangements(knocker);
  const laid = melds?.flat() ?? [];
  const dead = knocker.filter((card) => !laid.includes(card));
  const ways = melds === null ? own : [{ melds, dead, count: countOf(dead) }];
  return ways.map((way) => {
    const reply = respond(replies, way.count === 0 && onGin === 'barred' ? [] : way.melds, countOf);
    const lines = settleKnock(by, way.count, reply.count, NAMES);
    const gain = lines.reduce((sum, line) => sum + (line.to === NAMES.knocker ? 1 : -1) * (line.points ?? 0), 0);
    return { way, reply, gain };
  });
}
/** Least deadwood first, then the most points for the player, then the fewest melds. */
const order = (a: Shown, b: Shown) => a.way.count - b.way.count || b.gain - a.gain || a.way.melds.length - b.way.melds.length;

const meldLines = (melds: readonly (readonly Card[])[], whose: string, by: Prices): Line[] =>
  melds.map((meld) => by.mention('meld', `${whose}: meld`, { cards: meld }));
const deadLine = (cards: readonly Card[], count: number, whose: string, by: Prices): Line =>
  cards.length === 0 ? by.mention('number-card', `${whose}: no deadwood`) : by.mention('number-card', `${whose}: deadwood, count ${count}`, { cards });

function tooHigh(way: Arrangement, by: Prices): Result<Answer> {
  const lines: Line[] = [...meldLines(way.melds, NAMES.knocker, by), deadLine(way.dead, way.count, NAMES.knocker, by)];
  const limit = by.points('knock-limit');
  const head = `The knock does not stand: ${way.count} is more than ${limit}`;
  if (!by.gives('call-too-high')) return ok(answer(head, [...lines, by.law('knock-over-ten', 'not allowed; no price is printed')]));
  const forfeit: Line = by.line('call-too-high', 'forfeited for the call', { times: -1, to: NAMES.knocker });
  return ok(answer(head, [...lines, forfeit], ['The cards are taken up again, and the deal goes on.']));
}

function notesOf(best: Shown, ways: readonly Shown[], asked: Asked, { arrangements }: Melder, by: Prices): string[] {
  const notes: string[] = [];
  const limit = by.points('knock-limit');
  const dearer = ways.filter((one) => one.way.count <= limit).reduce((one, other) => (other.gain > one.gain ? other : one), best);
  if (dearer.gain > best.gain) {
    notes.push(
      `Laid down as ${dearer.way.melds.map(show).join(' and ')}, with a count of ${dearer.way.count}, the hand would have come off better: less can be laid off on it.`,
    );
  }
  if (asked.melds !== null) {
    const least = arrangements(asked.knocker).reduce((one, other) => (other.count < one.count ? other : one));
    if (least.count < best.way.count) notes.push(`The hand could have been laid down with a count of ${least.count}.`);
  }
  if (best.reply.laid.length > 0 && best.way.count === 0)
    notes.push('The books do not except a gin hand from lay-offs; many tables do, and then nothing is laid off.');
  return notes;
}

function score(asked: Asked, by: Prices): Result<Answer> {
  const melder = ginMelder(by);
  const problems = problemsOf(asked, melder);
  if (problems.length > 0) return { ok: false, problems };
  const ways = waysToShow(asked, melder, by);
  const best = [...ways].sort(order)[0] as Shown;
  if (best.way.count > by.points('knock-limit')) return tooHigh(best.way, by);
  const { way, reply } = best;
  const settled = settleKnock(by, way.count, reply.count, NAMES);
  const lines: Line[] = [
    ...meldLines(way.melds, NAMES.knocker, by),
    deadLine(way.dead, way.count, NAMES.knocker, by),
    ...meldLines(reply.melds, NAMES.opponent, by),
    ...reply.laid.map((card): Line => by.mention('lay-off', `${NAMES.opponent}: laid off`, { cards: [card] })),
    deadLine(reply.left, reply.count, NAMES.opponent, by),
    ...settled,
  ];
  const paid = settled.filter((line) => line.to !== undefined);
  const sum = paid.reduce((n, line) => n + (line.points ?? 0), 0);
  const winner = paid[0]?.to;
  const how = settled.some((line) => line.rule === by.id('gin'))
    ? 'gin'
    : settled.some((line) => line.rule === by.id('undercut'))
      ? 'an undercut'
      : 'the lower count';
  const headline = winner === undefined ? 'Equal counts: nobody scores' : `${winner} scores ${sum} for ${how}, ${way.count} against ${reply.count}`;
  return ok(answer(headline, lines, notesOf(best, ways, asked, melder, by)));
}

export const deal = scorer({
  title: 'Settle a knock',
  gist: 'Arranges both hands, lays off what fits the melds of the player who knocked, and says who scores what.',
  aka: ['gin score', 'undercut', 'lay-offs', 'who wins the knock', 'deadwood difference'],
  books: ['sierra', 'blue-ribbon-1940'],
  ask,
  score,
});
