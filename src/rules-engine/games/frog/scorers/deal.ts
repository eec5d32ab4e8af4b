import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { ok, type Result, wrong } from '../../../scoring/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type By, GAMES, game, players, pointProblems, SIZES, sayValue, taken, valueFor } from '../reckoning/games.ts';

const BIDDER = 'Bidder';
const OTHERS = 'Each other player';
const COUNTED = { field: 'known', is: ['cards'] } as const;
const each = (label: string) => count(label, 0, 4, { when: COUNTED });

const ask = {
  game,
  known: choiceOf('What is known?', { points: 'The points of the bidder', cards: 'The cards taken in' }, { otherwise: 'points' }),
  points: { ...taken, when: { field: 'known', is: ['points'] } },
  aces: each('Aces'),
  tens: each('Tens'),
  kings: each('Kings'),
  queens: each('Queens'),
  jacks: each('Jacks'),
  players,
} as const;

const CARDS = { aces: 'ace', tens: 'ten', kings: 'king', queens: 'queen', jacks: 'jack' } as const;
const GROUPS = Object.keys(CARDS) as (keyof typeof CARDS)[];

/** The payments between the bidder and each of the others; blue-ribbon-1940 p. 242. */
function score(asked: Values<typeof ask>, by: By): Result<Answer> {
  const counted = GROUPS.reduce((sum, group) => sum + (asked[group] ?? 0) * by.points(CARDS[group]), 0);
  const points = asked.known === 'cards' ? counted : (asked.points ?? 0);
  const problems = asked.known === 'cards' ? [] : pointProblems('points', points, by);
  if (problems.length > 0) return wrong(...problems);
  const others = SIZES[asked.players] - 1;
  const value = valueFor(asked.game, points, by);
  const cards = asked.known === 'cards' ? GROUPS.filter((group) => (asked[group] ?? 0) > 0) : [];
  const lines: Line[] = cards.map((group) => by.mention(CARDS[group], `${asked[group]} ${group}, ${(asked[group] ?? 0) * by.points(CARDS[group])} points`));
  const notes = [
    ...(asked.game === 'grand'
      ? ['In grand the book does not say again that the widow counts for the bidder; here it is counted with the bidder’s points.']
      : []),
    ...(asked.players === 'three' ? [] : [`${others - 2} of those who ${value < 0 ? 'are paid' : 'pay'} had no cards in the deal.`]),
  ];
  if (value === 0) return ok(answer(`A stand-off: exactly ${points}`, [...lines, by.mention('even', `${points} points, and nobody pays`)], notes));
  const say = sayValue(asked.game, points, by);
  const line = (words: string, times: number, to: string): Line =>
    value > 0 ? by.rated(asked.game, words, value * times, { to }) : by.sum('lost', words, value * times, { to });
  lines.push(line(`${say}, ${value > 0 ? 'from' : 'to'} ${others} players`, others, BIDDER), line(say, -1, OTHERS));
  if (value < 0) notes.push('How much a bidder pays who falls short is not spelled out; the points short are taken at the rate of the game bid.');
  const headline = `${GAMES[asked.game]}: the bidder ${value > 0 ? `wins ${value} from` : `pays ${-value} to`} each of ${others} players`;
  return ok(answer(headline, lines, notes));
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What the bidder wins from each of the others or pays to each, by game and points.',
  aka: ['frog calculator', 'value of chico', 'how much is grand worth', 'count the points'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
