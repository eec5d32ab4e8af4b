import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Calabrasella } from './code.ts';

const scored = (cite: Citation, input: Record<string, string>, story: string, totals: Record<string, number>, headline: string) =>
  scoreExample('deal', cite, { last: 'no', revoke: 'none', ...input }, story, totals, headline);

export const examples: readonly ExampleOf<Calabrasella>[] = [
  lawExample('misdeal', cites.blue.penalties, {}, 'One player gets three cards in the first round instead of four.', 'same dealer deals again'),
  lawExample('all-pass', cites.blue.penalties, {}, 'All three players pass.', 'passes to the player on the dealer'),
  lawExample('card-asked-for', cites.blue.scoring, { card: 'again' }, 'Nobody has the three of hearts, and the player asks for another three.', 'may not ask'),
  lawExample('card-asked-for', cites.blue.scoring, { card: 'two' }, 'The player holds all the threes and asks for a two.', 'may ask'),
  lawExample('exchanged-card-shown', cites.blue.scoring, {}, 'An opponent holds the card he got so that his partner sees it.', 'may not show'),
  lawExample(
    'stock-looked-at',
    cites.blue.penalties,
    { who: 'early' },
    'The player announces and looks at the stock before he has discarded.',
    'pays 35 points to each opponent',
  ),
  lawExample(
    'stock-looked-at',
    cites.blue.penalties,
    { who: 'opponent' },
    'An opponent turns a card of the stock before the player has discarded.',
    'may look at the exposed card',
  ),
  lawExample(
    'lead-out-of-turn',
    cites.blue.penalties,
    { who: 'partner' },
    'One of the partners leads when the player has the lead.',
    'The lone player chooses one of two: (1) stop the play, win the stock, score 3 points and forbid the other players to count more than the points already taken in; or (2) make all the players play on',
  ),
  lawExample('revoke', cites.blue.penalties, {}, 'A partner fails to follow suit.', 'loses 9 points'),
  scored(
    cites.blue.cards,
    { aces: '3', cards: '12' },
    'The player makes 21 points, the others 14.',
    { 'Single player': 21, Partners: 14 },
    'wins 7 from each adversary',
  ),
  scored(cites.blue.cards, { aces: '4', cards: '20', last: 'yes' }, 'The player takes every point.', { 'Single player': 70, Partners: 0 }, 'wins 70 from each'),
  scored(
    cites.blue.penalties,
    { aces: '2', cards: '10', revoke: 'partners' },
    '16 to 19, and one of the partners has revoked.',
    { 'Single player': 25, Partners: 10 },
    'wins 15 from each',
  ),
  sheetExample(
    'account',
    cites.blue.cards,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [
      { what: 'played', player: 'first', taken: '21', revoke: 'none', dealer: 'none' },
      { what: 'played', player: 'second', taken: '15', revoke: 'none', dealer: 'none' },
      { what: 'played', player: 'third', taken: '35', revoke: 'none', dealer: 'none' },
    ],
    'Ann makes 21 against 14, Ben 15 against 20, and Cay takes every point.',
    { Ann: 14 + 5 - 70, Ben: -7 - 10 - 70, Cay: -7 + 5 + 140 },
    'Ann -51, Ben -87, Cay +138.',
  ),
  sheetExample(
    'account',
    cites.blue.penalties,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [
      { what: 'stock', player: 'first', dealer: 'none' },
      { what: 'played', player: 'second', taken: '16', revoke: 'partners', dealer: 'none' },
    ],
    'Ann looks at the stock before she has discarded; then Ben makes 16 to 19, and one of the others has revoked.',
    { Ann: -70 - 15, Ben: 35 + 30, Cay: 35 - 15 },
  ),
  valueExample('deal', cites.blue.scoring, 'One side has taken everything, the last trick included.', 35),
];
