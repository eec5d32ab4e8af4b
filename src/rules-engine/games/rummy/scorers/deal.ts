import type { BookId } from '../../../books.ts';
import { type Card, rankOf, showCard } from '../../../core/cards.ts';
import { cards, flag, listOf, type Values } from '../../../core/fields.ts';
import { copiesIn, PACKS, type PackId } from '../../../core/packs.ts';
import { pointsOf, scoresIt } from '../../../core/points.ts';
import { ok, type Problem, problem, type Result } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';

const ask = {
  hands: listOf('Cards left in each other hand', cards('Cards left', 'rum-106', [0, 30]), 1, 5, {
    hint: 'One hand for each player who pays; none if a hand is empty.',
  }),
  splash: flag('The whole hand was laid down at one time, and splashes are played', { hint: 'Only by agreement, and in one book.' }),
} as const;

/** Packs that a book has: the older one plays with a single pack only. */
const PACK_OF: Readonly<Partial<Record<BookId, PackId>>> = { 'blue-ribbon-1940': 'rum-106', donohue: 'standard-52' };
const PICTURES = { A: 'ace-left', K: 'king-left', Q: 'queen-left', J: 'jack-left' } as const;
const WINNER = 'Winner';
const show = (cards: readonly Card[]) => cards.map(showCard).join(' ');
const handName = (n: number) => `hand ${n + 1}`;

function itemOf(card: Card): keyof typeof points | null {
  const rank = rankOf(card);
  if (rank === null) return null;
  return rank in PICTURES ? PICTURES[rank as keyof typeof PICTURES] : 'number-card-left';
}

function linesOf(hand: readonly Card[], n: number, book: BookId): Line[] {
  const lines: Line[] = [];
  for (const item of ['ace-left', 'king-left', 'queen-left', 'jack-left', 'number-card-left'] as const) {
    const of = hand.filter((card) => itemOf(card) === item);
    if (of.length === 0) continue;
    const sum = item === 'number-card-left' ? of.reduce((total, card) => total + Number(rankOf(card)), 0) : of.length * pointsOf(points[item], book);
    lines.push({ rule: `points.${item}`, say: handName(n), points: sum, to: WINNER, cards: of });
  }
  const jokers = hand.filter((card) => card === 'JOKER');
  if (jokers.length > 0) lines.push({ rule: 'law.joker-left', say: `${handName(n)}: no figure in the book`, cards: jokers });
  return lines;
}

function score({ hands, splash }: Values<typeof ask>, book: BookId): Result<Answer> {
  const pack = PACK_OF[book] ?? 'standard-52';
  const all = hands.flat();
  const often = [...new Set(all)].filter((card) => all.filter((one) => one === card).length > copiesIn(pack, card));
  const problems: Problem[] = [];
  if (often.length > 0) problems.push(problem('hands', `no card more often than in the pack (${PACKS[pack].title})`, show(often)));
  if (splash && !scoresIt(points.splash, book)) problems.push(problem('splash', 'no splash, which this book does not have', 'yes'));
  if (problems.length > 0) return { ok: false, problems };
  const each = hands.map((hand, n) => linesOf(hand, n, book));
  const bonus = splash ? pointsOf(points.splash, book) : 0;
  const lines = each.flat();
  if (splash)
    lines.push({
      rule: 'points.splash',
      say: `a splash, from ${hands.length === 1 ? '1 player' : `${hands.length} players`}`,
      points: hands.length * bonus,
      to: WINNER,
    });
  const sum = lines.reduce((total, line) => total + (line.points ?? 0), 0);
  const paid = each.map((own) => own.reduce((total, line) => total + (line.points ?? 0), bonus));
  const notes = paid.length > 1 ? [`To pay: ${paid.map((one, n) => `${handName(n)} ${one}`).join(', ')}.`] : [];
  if (all.includes('JOKER')) notes.push('The book gives a joker left in the hand no figure; it is not counted here.');
  return ok(answer(`The winner collects ${sum}`, lines, notes, WINNER));
}

export const deal = scorer({
  title: 'Settle with the player who is out',
  gist: 'What each hand pays for the cards left in it, by either book, and the splash where it is played.',
  aka: ['rummy score', 'count the cards left', 'what do I owe', 'rum points'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score,
});
