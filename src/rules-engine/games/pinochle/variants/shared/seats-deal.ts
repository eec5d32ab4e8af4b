import type { BookId } from '../../../../books.ts';
import { choiceOf, count, flag, listOf, type Values } from '../../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, type ScorerRow, scorer } from '../../../../scoring/scorers.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import { hasOnePack } from '../../reckoning/forms.ts';

interface Seats {
  readonly books: readonly BookId[];
  readonly seats: 3 | 4;
}

const RANKS = ['ace', 'ten', 'king', 'queen', 'jack'] as const;
/** The total of the cards of a deal without the last trick: four suits, once or twice each. */
const cardsIn = (by: Schedule<typeof points>) => (hasOnePack(by) ? 4 : 8) * RANKS.reduce((sum, rank) => sum + by.points(rank), 0);

/** A deal for three or four, each with separate melds, cards and tricks; four may be two sides. */
export function seatsDeal({ books, seats }: Seats): ScorerRow {
  const four = seats === 4;
  const hands = {
    melds: listOf('Melds of each player, from the dealer’s left', count('Melds', 0, 4000), seats, seats, { hint: 'Dix included.' }),
    cards: listOf('Points in the cards of each, in the same order', count('Points', 0, 240), seats, seats, { hint: 'Without the last trick.' }),
    tricks: listOf('Did each win a trick?', choiceOf('Won a trick', { yes: 'Yes', no: 'No' }), seats, seats),
    last: choiceOf('Who won the last trick?', { '1': 'Player 1', '2': 'Player 2', '3': 'Player 3', ...(four ? { '4': 'Player 4' } : {}) }),
  } as const;
  const sided = {
    sides: choiceOf('Who plays with whom?', { alone: 'Each for themselves', partners: 'Players 1 and 3 against 2 and 4' }, { otherwise: 'alone' }),
    either: flag('A trick of either partner counts for both', {
      hint: 'A custom in U.S. Playing Card, the rule in Blue Ribbon.',
      when: { field: 'sides', is: ['partners'] },
    }),
  } as const;
  const earlier = { before: listOf('Scores before the deal', count('Score', -5000, 5000), seats, seats, { optional: true }) } as const;
  const ask = { ...hands, ...sided, ...earlier };
  const alone = { ...hands, ...earlier };

  function problemsOf(asked: Values<typeof ask>, by: Schedule<typeof points>): Problem[] {
    const problems: Problem[] = [];
    const sum = asked.cards.reduce((n, one) => n + one, 0);
    // Cards that the dealer laid away count for nobody if he takes no trick.
    const all = cardsIn(by);
    const short = by.way('cards-in-all') === 'less-laid-away' && sum < all;
    if (sum !== all && !short) problems.push(problem('cards', `${all} points in all`, `${asked.cards.join(' + ')} = ${sum}`));
    asked.cards.forEach((one, n) => {
      if (one > 0 && asked.tricks[n] === 'no')
        problems.push(problem('tricks', 'a trick for every player with points in cards', `player ${n + 1}: ${counted(one, 'point')}, no trick`));
    });
    if (asked.tricks[Number(asked.last) - 1] === 'no') problems.push(problem('tricks', 'a trick for the winner of the last', `player ${asked.last}: none`));
    if (asked.sides === 'partners' && by.way('melds-scored') === 'alone')
      problems.push(problem('sides', 'players each for themselves, as this book has it in this variant', 'partners'));
    return problems;
  }

  function score(asked: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
    const problems = problemsOf(asked, by);
    if (problems.length > 0) return { ok: false, problems };
    const partners = asked.sides === 'partners';
    const way = by.way('melds-scored');
    const shared = partners && (way === 'either-partner' || (way === 'own-or-either' && asked.either === true));
    const nameOf = (n: number) => (partners ? (n % 2 === 0 ? 'Players 1 and 3' : 'Players 2 and 4') : `Player ${n + 1}`);
    const lines: Line[] = [];
    const notes: string[] = [];
    for (let n = 0; n < seats; n++) {
      const to = nameOf(n);
      const who = partners ? `player ${n + 1}, ` : '';
      const before = asked.before?.[n] ?? 0;
      if (before !== 0) lines.push({ ...by.mention('game', `${who}before the deal: ${before}`, { to }), points: before });
      const meld = asked.melds[n] ?? 0;
      const good = way === 'no-trick-asked' || asked.tricks[n] === 'yes' || (shared && asked.tricks[(n + 2) % seats] === 'yes');
      if (meld > 0) {
        if (good) lines.push(by.sum('melds-scored', `${who}melds: ${meld}`, meld, { to }));
        else lines.push(by.law('no-trick', `${who}melds of ${meld} lost: no trick`, { to }));
      }
      const cards = asked.cards[n] ?? 0;
      if (cards > 0) lines.push(by.rated(by.gives('cards-in-all') ? 'cards-in-all' : 'ace', `${who}cards: ${cards}`, cards, { to }));
      if (Number(asked.last) === n + 1) lines.push(by.line('last-trick', `${who}last trick`, { to }));
    }
    if (partners && way === 'own-or-either' && asked.either !== true)
      notes.push('Each player’s melds depend on that player’s own tricks here. By a custom that the book mentions, a trick of either partner is enough.');
    if (asked.before !== null && by.way('game') === 'at-once')
      notes.push('The game is over as soon as it is reached: who was first cannot be seen from the sum of the deal.');
    const result = answer('', lines, notes);
    const best = [...result.totals].sort((a, b) => b.points - a.points)[0];
    return ok({ ...result, headline: best === undefined ? 'Nobody scores' : `${result.totals.map(({ to, points: sum }) => `${to} ${sum}`).join(', ')}` });
  }

  const described = {
    title: 'Score a deal',
    gist: 'Melds, cards and the last trick of every player, and whose melds are lost for want of a trick.',
    aka: ['no trick', 'lost melds', 'count the cards', 'last trick'],
    books,
  };
  // Three play each for themselves: there is no question of who plays with whom.
  return four
    ? scorer({ ...described, ask, score })
    : scorer({ ...described, ask: alone, score: (asked, by: Schedule<typeof points>) => score({ ...asked, sides: 'alone', either: null }, by) });
}
