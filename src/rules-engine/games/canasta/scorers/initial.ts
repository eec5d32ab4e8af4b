import { cards, count, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result } from '../../../scoring/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, rankOf, showCard } from '../../../vocabulary/cards.ts';
import { copiesIn } from '../../../vocabulary/packs.ts';
import { gapAt, initialItem, oddValue, type Prices } from './count.ts';

const ask = {
  melds: listOf('Melds', cards('Meld', 'canasta-108', [3, 15]), 1, 6, { hint: 'The cards of each meld, wild cards included; red threes are left out.' }),
  before: count('Score of the side before the deal', -10000, 10000, { unit: 'points', hint: '0 at the beginning of a game.' }),
} as const;

const isWild = (card: Card) => card === 'JOKER' || rankOf(card) === '2';
const show = (cards: readonly Card[]) => cards.map(showCard).join(' ');
const MOST_WILD = 3;

function itemOf(card: Card): 'low' | 'high' | 'ace-or-two' | 'joker' {
  const rank = rankOf(card);
  if (rank === null) return 'joker';
  if (rank === 'A' || rank === '2') return 'ace-or-two';
  return ['3', '4', '5', '6', '7'].includes(rank) ? 'low' : 'high';
}

function faultOf(meld: readonly Card[]): string | null {
  const naturals = meld.filter((card) => !isWild(card));
  const ranks = new Set(naturals.map(rankOf));
  if (naturals.length < 2) return 'at least two natural cards in a meld';
  if (ranks.size > 1) return 'cards of one rank in a meld';
  if (ranks.has('3')) return 'no threes: black ones are melded only in going out, and red ones are no meld';
  return meld.length - naturals.length > MOST_WILD ? `at most ${MOST_WILD} wild cards in a meld` : null;
}

function score({ melds, before }: Values<typeof ask>, by: Prices): Result<Answer> {
  const problems: Problem[] = melds.flatMap((meld, n) => {
    const fault = faultOf(meld);
    return fault === null ? [] : [problem(`melds.${n + 1}`, fault, show(meld))];
  });
  problems.push(...oddValue('before', before, by));
  const all = melds.flat();
  const often = [...new Set(all)].filter((card) => all.filter((one) => one === card).length > copiesIn('canasta-108', card));
  if (often.length > 0) problems.push(problem('melds', 'each card at most as often as the pack has it', show(often)));
  if (problems.length > 0) return { ok: false, problems };
  const lines = melds.flatMap((meld, n): Line[] =>
    (['low', 'high', 'ace-or-two', 'joker'] as const).flatMap((item): Line[] => {
      const of = meld.filter((card) => itemOf(card) === item);
      return of.length === 0 ? [] : [by.line(item, `meld ${n + 1}`, { times: of.length, cards: of })];
    }),
  );
  const sum = lines.reduce((n, line) => n + (line.points ?? 0), 0);
  const item = initialItem(before);
  const needed = by.points(item);
  lines.push(by.mention(item, `with a score of ${before} it has to count ${needed}`));
  return ok(answer(sum >= needed ? `Enough: ${sum}, and ${needed} is asked for` : `Not enough: ${sum}, and ${needed} is asked for`, lines, gapAt(before)));
}

export const initialMeld = scorer({
  title: 'Check an initial meld',
  gist: 'Whether the melds of one turn count enough for the first meld of a side.',
  aka: ['how many points to go down', 'opening meld', 'initial meld requirement', '50 90 120'],
  books: ['sierra'],
  ask,
  score,
});
