import { type BookId, cite } from '../../books.ts';
import { lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import type { ExampleOf, LawKey } from '../../core/games.ts';
import { BLUE, cites, USPC } from './cites.ts';
import type { Skat } from './code.ts';
import { figures } from './examples-figures.ts';

const HEADING: Partial<Record<BookId, string>> = { [BLUE]: 'Skat', [USPC]: 'Skat' };
const at = (book: BookId, page: string) => cite(book, page, HEADING[book] ?? 'Skat');
const ruling = (law: LawKey<Skat>, book: BookId, page: string, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, at(book, page), answers, story, says);
/** A game with the usual answers; what a case does not name is as in a plain game. */
const scored = (book: BookId, page: string, input: Record<string, string>, story: string, points: number) =>
  scoreExample('value', at(book, page), { holds: 'with', announced: 'none', sweep: 'no', ...input }, story, { 'Lone player': points });

const rulings: readonly ExampleOf<Skat>[] = [
  ruling('cut', BLUE, '356', {}, 'The player on the left of the dealer cuts.', "The player on the dealer's right must cut"),
  ruling('misdeal', BLUE, '358', {}, 'The dealer lays the skat out after the first two rounds.', 'The dealer loses 10 points'),
  ruling('faced-card', BLUE, '356', {}, 'A card falls face up in the deal.', 'fresh deal'),
  ruling('deal-out-of-turn', BLUE, '356', { done: 'yes' }, 'The wrong player has dealt all the cards.', 'The deal stands'),
  ruling('skat-in-hand', BLUE, '358', { when: 'before' }, 'Twelve cards are found in a hand during the bidding.', 'loses 25 points'),
  ruling('skat-looked-at', BLUE, '358', { who: 'dealer' }, 'The dealer, who sits out, lifts a skat card.', 'The dealer loses 10 points'),
  ruling('skat-looked-at', BLUE, '358', { who: 'player', when: 'after' }, 'An opponent looks at the skat during a solo.', 'the full value of the game'),
  ruling('bad-bid', BLUE, '356', {}, 'A player bids nine.', 'may not make that bid'),
  ruling('all-pass', BLUE, '357', { rule: 'league' }, 'All three have passed.', 'must play a ramsch'),
  ruling('all-pass', USPC, '82', {}, 'Nobody bids.', 'The game is void'),
  ruling('game-below-bid', BLUE, '348', {}, 'A player who won the bidding at 20 names a game worth 15.', 'may not play a game worth less than the bid'),
  ruling('game-below-bid', USPC, '84', {}, 'A spade simple has been bid; the player would rather have hearts.', 'may not play a game worth less than the bid'),
  ruling('overbid', BLUE, '351', { error: 'no' }, 'A bid of 12, and the diamond turned is worth ten.', 'next higher multiple'),
  ruling('overbid', BLUE, '357', { error: 'yes' }, 'The same, and an opponent revokes.', 'The lone player scores the full value'),
  ruling('announcing', BLUE, '356', { skat: 'yes' }, 'A player has turned a heart and wants to announce schneider.', 'may not announce schneider or schwarz'),
  ruling('announcing', USPC, '82', { skat: 'no' }, 'A solo is bid together with schneider.', 'may announce schneider or schwarz'),
  ruling('declared-late', BLUE, '354', { what: 'open-gucki', when: 'after' }, 'A player sees the skat and then says "open".', 'may not declare it'),
  ruling('declared-late', USPC, '84', { what: 'turned-grand', when: 'before' }, 'A jack is turned, and the player says grand.', 'The declaration stands'),
  ruling('wrong-discard', BLUE, '358', {}, 'Three cards lie in the skat.', 'loses the full value of the game'),
  ruling('open-hand', BLUE, '357', {}, 'An open null is named, and the cards stay in hand.', 'must lay the hand face up'),
  ruling(
    'announced-not-made',
    USPC,
    '83',
    { announced: 'schneider', took: 'won' },
    'Club solo with three, schneider announced: 75 points taken.',
    'loses the amount of the bid',
  ),
  ruling('announced-not-made', USPC, '83', { announced: 'schneider', took: 'none' }, 'Schneider announced, and no trick taken.', 'twice the value of the bid'),
  ruling('announced-not-made', BLUE, '352', {}, 'Schwarz is announced, and one trick is lost.', 'The lone player loses the game'),
  ruling('out-of-turn', BLUE, '359', { who: 'opponent' }, 'An opponent leads when the lone player had the lead.', 'The offender loses the full value'),
  ruling('revoke', BLUE, '358-359', { who: 'lone' }, 'The lone player throws off on a jack led and has a trump.', 'The lone player loses the game'),
  ruling('looking-back', BLUE, '357', { what: 'last' }, 'A player turns the last trick before the next card.', 'may look at the cards'),
  ruling('looking-back', BLUE, '359', { what: 'earlier', who: 'lone' }, 'The lone player counts his tricks.', 'loses the game'),
  ruling('trick-order', BLUE, '357-358', {}, 'A player shuffles his tricks together.', 'must keep the tricks in the order'),
  ruling('claimed-won', BLUE, '359', {}, 'The lone player lays down his cards with 58 points and is sure of the rest.', 'loses the game'),
  ruling('claimed-beaten', BLUE, '359', {}, 'An opponent lays down his cards too soon.', 'The lone player wins the cards'),
  ruling('given-up', BLUE, '359', {}, 'The lone player gives up.', 'The opponents win the cards'),
  ruling('given-up', USPC, '82', { when: 'first' }, 'The lone player throws down the hand after the first trick.', 'loses the amount of the bid'),
  ruling('broken-off', BLUE, '358', {}, 'The players want to stop, since the lone player has 61.', 'must play on'),
  ruling('opponents-error', BLUE, '360', {}, 'An opponent errs in another way.', 'as many points as the lone player wins'),
  ruling('sixty', BLUE, '352', {}, 'The count is 60 to 60.', 'The lone player loses the game'),
  ruling('sixty', USPC, '82', {}, 'The count is 60 to 60.', 'The lone player loses the game'),
  ruling('null-trick', BLUE, '354', {}, 'A trick falls to the lone player at null.', 'loses the game'),
  ruling('lost-game', BLUE, '352', { how: 'gucki-grand' }, 'A gucki grand is lost.', 'twice the full value'),
  ruling('lost-game', USPC, '82', { how: 'plain' }, 'A heart solo is lost with four at the table.', 'each other player'),
];

const games: readonly ExampleOf<Skat>[] = [
  scored(BLUE, '350', { kind: 'solo', suit: 'clubs', matadors: '2', points: '61' }, 'Club solo with two.', 36),
  scored(BLUE, '350', { kind: 'solo', suit: 'clubs', matadors: '2', points: '60' }, 'The same, lost.', -36),
  scored(BLUE, '351', { kind: 'tournee', suit: 'diamonds', matadors: '1', second: 'no', points: '70', bid: '12' }, 'Bid 12, and a diamond is turned.', -15),
  scored(BLUE, '352', { kind: 'gucki-grand', matadors: '3', points: '80' }, 'Gucki grand with three.', 48),
  scored(BLUE, '352', { kind: 'gucki-grand', matadors: '3', points: '50' }, 'The same, lost.', -96),
  scored(
    BLUE,
    '352',
    { kind: 'tournee', suit: 'hearts', holds: 'without', matadors: '1', second: 'no', points: '93' },
    'Heart tournee without one, 93 points.',
    18,
  ),
  scored(BLUE, '353', { kind: 'solo', suit: 'clubs', matadors: '3', announced: 'schneider', points: '98' }, 'Club solo with three, schneider announced.', 72),
  scored(BLUE, '353', { kind: 'open-grand', matadors: '4', points: '120', sweep: 'all' }, 'Open grand with four: the highest game.', 216),
  scored(BLUE, '353', { kind: 'solo-grand', matadors: '4', points: '120', sweep: 'all' }, 'The same hand, neither open nor announced.', 112),
  scored(BLUE, '354', { kind: 'open-gucki-null', tricks: '1' }, 'Open gucki nullo lost.', -60),
  scored(
    BLUE,
    '351',
    { kind: 'solo', suit: 'clubs', hand: 'JS-JH-JD-JC-10C-KC-9C-AH-10H-KH-AD-7S', points: '75' },
    'Solo with three jacks in hand; the jack of clubs lies in the skat.',
    60,
  ),
  scored(USPC, '85', { kind: 'simple', suit: 'clubs', matadors: '1', points: '61' }, 'Club simple with one.', 8),
  scored(USPC, '85', { kind: 'tournee', suit: 'clubs', matadors: '1', second: 'no', points: '61' }, 'Club tourne with one.', 16),
  scored(USPC, '85', { kind: 'solo', suit: 'clubs', holds: 'without', matadors: '1', points: '61' }, 'Club solo without one.', 24),
  scored(
    USPC,
    '85',
    { kind: 'solo', suit: 'clubs', matadors: '3', announced: 'schneider', points: '120', sweep: 'all' },
    'Club solo with three, schneider announced and schwarz made.',
    96,
  ),
  scored(USPC, '83', { kind: 'solo', suit: 'clubs', matadors: '3', announced: 'schneider', points: '92' }, 'Club solo with three, schneider announced.', 72),
  scored(USPC, '83', { kind: 'solo', suit: 'clubs', matadors: '3', announced: 'schneider', points: '75' }, 'The same with 75 points.', -72),
];

const plain = { holds: 'with', announced: 'none', sweep: 'no' };
const sheets: readonly ExampleOf<Skat>[] = [
  sheetExample(
    'session',
    cites.blue.games,
    { names: 'Ann.Ben.Cay' },
    [
      { event: 'game', player: 'two', kind: 'solo', suit: 'clubs', matadors: '2', points: '61', ...plain },
      { event: 'game', player: 'three', kind: 'tournee', suit: 'diamonds', matadors: '1', second: 'no', points: '70', bid: '12', ...plain },
      { event: 'ramsch', ramschPlayers: 'one.two.three', ramschPoints: '61.40.19', ramschTricks: '5.3.2' },
    ],
    'A round of three: a club solo won, a diamond tournee overbid, a ramsch.',
    { Ann: -20, Ben: 36, Cay: -15 },
    'each has dealt equally often',
  ),
  sheetExample(
    'session',
    cites.uspc.scoring,
    { names: 'Ann.Ben.Cay.Dot' },
    [{ event: 'game', player: 'two', kind: 'solo', suit: 'clubs', matadors: '1', points: '61', ...plain }],
    'Four at the table: a club solo with one is won, and the one who sits out pays as well.',
    { Ann: -24, Ben: 72, Cay: -24, Dot: -24 },
  ),
];

export const examples: readonly ExampleOf<Skat>[] = [...rulings, ...games, ...sheets, ...figures];
