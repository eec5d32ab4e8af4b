import { cards, choiceOf, flag, type Values } from '../../../core/fields.ts';
import { pointsOf, type ScoreItem } from '../../../core/points.ts';
import { ok, type Result } from '../../../core/result.ts';
import { type Answer, answer, type Line, type ScorerRow, scorer } from '../../../core/scorers.ts';
import { points as gin } from '../../gin-rummy/points.ts';
import { points } from '../points.ts';
import { discardNotes } from './hand.ts';
import { JOKER_LEFT, leftLines, tooOften } from './left.ts';
import { jokerNotes, layOut, melderOf, meldLines, rumWithAce } from './melds.ts';

const BOOK = 'blue-ribbon-1940';
const ACES = {
  rum: { count: pointsOf(points['ace-left'], BOOK), rule: 'points.ace-left', melder: melderOf(BOOK) },
  gin: { count: pointsOf(gin.ace, BOOK), rule: 'gin-rummy.points.ace', melder: rumWithAce(pointsOf(gin.ace, BOOK)) },
} as const;
const ask = {
  hand: cards('Hand', 'rum-106', [7, 11], { hint: 'Ten cards, seven where three play with one pack, and the card just drawn.' }),
  drawn: flag('A card has been drawn, and one is still to be discarded'),
  ace: choiceOf(
    'An ace counts',
    { rum: `${ACES.rum.count}, as in rum`, gin: `${ACES.gin.count}, as in gin` },
    { otherwise: 'rum', hint: 'For rum poker the book prints no figure.' },
  ),
} as const;

function score({ hand, drawn, ace }: Values<typeof ask>, limit: number): Result<Answer> {
  const problems = tooOften('hand', hand, BOOK);
  if (problems.length > 0) return { ok: false, problems };
  const chosen = ACES[ace];
  const out = layOut(chosen.melder, hand, drawn);
  const { melds, dead, count } = out.best;
  const left = leftLines(dead, 'deadwood', BOOK).map(
    (line): Line => (line.rule === ACES.rum.rule ? { ...line, rule: chosen.rule, points: (line.cards ?? []).length * chosen.count } : line),
  );
  const notes = [...discardNotes(out), ...jokerNotes(melds)];
  const [other, like] = ace === 'rum' ? ([ACES.gin, 'gin'] as const) : ([ACES.rum, 'rum'] as const);
  const otherwise = layOut(other.melder, hand, drawn).best.count;
  if (otherwise !== count) notes.push(`The book prints no count of the ace here. With ${other.count}, as in ${like}, the deadwood would be ${otherwise}.`);
  if (dead.includes('JOKER')) notes.push(JOKER_LEFT);
  const may: Line =
    count <= limit
      ? { rule: 'points.limit', say: `${count} is not more than ${limit}: the hand may be laid down` }
      : { rule: 'law.count-too-high', say: `${count} is more than ${limit}: the hand may not be laid down` };
  const headline = `Deadwood ${count}: the hand ${count <= limit ? 'may' : 'may not'} be laid down`;
  return ok(answer(headline, [...meldLines(melds), ...left, may], notes));
}

/** The least deadwood of a hand, and whether it may be laid down; the limit is the variant's own score item. */
export const rumPokerHand = (limit: ScoreItem): ScorerRow =>
  scorer({
    title: 'Arrange a hand',
    gist: 'The combinations that leave the least deadwood, what it counts, and whether the hand may be laid down.',
    aka: ['best melds', 'deadwood counter', 'can I lay down', 'fifteen or less'],
    books: [BOOK],
    ask,
    score: (values) => score(values, pointsOf(limit, BOOK)),
    contested: true,
  });
