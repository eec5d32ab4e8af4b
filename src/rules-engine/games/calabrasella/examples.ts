import type { Citation } from '../../books.ts';
import { type Example, lawExample, scoreExample } from '../../core/examples.ts';
import { COUNT, DEAL, PENALTIES } from './cites.ts';

const scored = (cite: Citation, input: Record<string, string>, story: string, totals: Record<string, number>, headline: string) =>
  scoreExample('deal', cite, { last: 'no', revoke: 'none', ...input }, story, totals, headline);

export const examples: readonly Example[] = [
  lawExample('misdeal', PENALTIES, {}, 'One player gets three cards in the first round instead of four.', 'same dealer deals again'),
  lawExample('all-pass', PENALTIES, {}, 'All three players pass.', 'passes to the player on the dealer'),
  lawExample('card-asked-for', DEAL, { card: 'again' }, 'Nobody has the three of hearts, and the player asks for another three.', 'may not ask'),
  lawExample('card-asked-for', DEAL, { card: 'two' }, 'The player holds all the threes and asks for a two.', 'may ask'),
  lawExample('exchanged-card-shown', DEAL, {}, 'An opponent holds the card he got so that his partner sees it.', 'may not show'),
  lawExample(
    'stock-looked-at',
    PENALTIES,
    { who: 'early' },
    'The player announces and looks at the stock before he has discarded.',
    'pays 35 points to each opponent',
  ),
  lawExample(
    'stock-looked-at',
    PENALTIES,
    { who: 'opponent' },
    'An opponent turns a card of the stock before the player has discarded.',
    'may look at the exposed card',
  ),
  lawExample('lead-out-of-turn', PENALTIES, { who: 'partner' }, 'One of the partners leads when the player has the lead.', 'to score 3 points'),
  lawExample('revoke', PENALTIES, {}, 'A partner fails to follow suit.', 'loses 9 points'),
  scored(COUNT, { aces: '3', cards: '12' }, 'The player makes 21 points, the others 14.', { 'Single player': 21, Partners: 14 }, 'wins 7 from each adversary'),
  scored(COUNT, { aces: '4', cards: '20', last: 'yes' }, 'The player takes every point.', { 'Single player': 70, Partners: 0 }, 'wins 70 from each'),
  scored(
    PENALTIES,
    { aces: '2', cards: '10', revoke: 'partners' },
    '16 to 19, and one of the partners has revoked.',
    { 'Single player': 25, Partners: 10 },
    'wins 15 from each',
  ),
];
