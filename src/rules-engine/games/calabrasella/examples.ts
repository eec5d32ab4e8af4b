import type { Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { COUNT, DEAL, PENALTIES } from './cites.ts';

const book = 'blue-ribbon-1940' as const;
const ruling = (law: string, answers: Record<string, string>, story: string, says: string, cite: Citation): Example => ({
  kind: 'law',
  law,
  book,
  story,
  answers,
  ruling: says,
  cite,
});
const scored = (input: Record<string, string>, totals: Record<string, number>, headline: string, story: string, cite: Citation): Example => ({
  kind: 'score',
  scorer: 'deal',
  book,
  story,
  input: { last: 'no', revoke: 'none', ...input },
  totals,
  headline,
  cite,
});

export const examples: readonly Example[] = [
  ruling('misdeal', {}, 'One player gets three cards in the first round instead of four.', 'same dealer deals again', PENALTIES),
  ruling('all-pass', {}, 'All three players pass.', 'passes to the player on the dealer', PENALTIES),
  ruling('card-asked-for', { card: 'again' }, 'Nobody has the three of hearts, and the player asks for another three.', 'may not ask', DEAL),
  ruling('card-asked-for', { card: 'two' }, 'The player holds all the threes and asks for a two.', 'may ask', DEAL),
  ruling('exchanged-card-shown', {}, 'An opponent holds the card he got so that his partner sees it.', 'may not show', DEAL),
  ruling(
    'stock-looked-at',
    { who: 'early' },
    'The player announces and looks at the stock before he has discarded.',
    'pays 35 points to each opponent',
    PENALTIES,
  ),
  ruling(
    'stock-looked-at',
    { who: 'opponent' },
    'An opponent turns a card of the stock before the player has discarded.',
    'may look at the exposed card',
    PENALTIES,
  ),
  ruling('lead-out-of-turn', { who: 'partner' }, 'One of the partners leads when the player has the lead.', 'the lone player scores 3 points', PENALTIES),
  ruling('revoke', {}, 'A partner fails to follow suit.', 'loses 9 points', PENALTIES),
  scored({ aces: '3', cards: '12' }, { 'Single player': 21, Partners: 14 }, 'wins 7 from each adversary', 'The player makes 21 points, the others 14.', COUNT),
  scored({ aces: '4', cards: '20', last: 'yes' }, { 'Single player': 70, Partners: 0 }, 'wins 70 from each', 'The player takes every point.', COUNT),
  scored(
    { aces: '2', cards: '10', revoke: 'partners' },
    { 'Single player': 25, Partners: 10 },
    'wins 15 from each',
    '16 to 19, and one of the partners has revoked.',
    PENALTIES,
  ),
];
