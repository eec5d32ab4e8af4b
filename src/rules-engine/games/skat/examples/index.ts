import type { Citation } from '../../../books.ts';
import { lawExample, scoreExample, sheetExample } from '../../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Skat } from '../code.ts';
import { figures } from './figures.ts';

const ruling = (law: LawKey<Skat>, at: Citation, answers: Record<string, string>, story: string, says: string) => lawExample(law, at, answers, story, says);
/** A game with the usual answers; a case gives only what differs from a plain game. */
const scored = (at: Citation, input: Record<string, string>, story: string, points: number) =>
  scoreExample('value', at, { holds: 'with', announced: 'none', sweep: 'no', ...input }, story, { 'Lone player': points });

const rulings: readonly ExampleOf<Skat>[] = [
  ruling('cut', cites.blue.americanLaws(2), {}, 'The player on the left of the dealer cuts.', 'The player on the dealer’s right must cut'),
  ruling('misdeal', cites.blue.penalties(1), {}, 'The dealer lays the skat out after the first two rounds.', 'The dealer loses 10 points'),
  ruling('faced-card', cites.blue.americanLaws(9), {}, 'A card falls face up in the deal.', 'The cards are dealt again'),
  ruling('deal-out-of-turn', cites.blue.americanLaws(3), { done: 'yes' }, 'The wrong player has dealt all the cards.', 'The deal stands'),
  ruling('skat-in-hand', cites.blue.penalties(5), { when: 'before' }, 'Twelve cards are found in a hand during the bidding.', 'loses 25 points'),
  ruling('skat-looked-at', cites.blue.penalties(3), { who: 'dealer' }, 'The dealer, who sits out, lifts a skat card.', 'The dealer loses 10 points'),
  ruling(
    'skat-looked-at',
    cites.blue.penalties(4),
    { who: 'player', when: 'after' },
    'An opponent looks at the skat during a solo.',
    'the full value of the game',
  ),
  ruling('bad-bid', cites.blue.americanLaws(4), {}, 'A player bids nine.', 'may not make that bid'),
  ruling('all-pass', cites.blue.americanLaws(15), { rule: 'league' }, 'All three have passed.', 'must play a ramsch'),
  ruling('all-pass', cites.uspc.scoring, {}, 'Nobody bids.', 'The game does not count'),
  ruling('game-below-bid', cites.blue.play, {}, 'A player who won the bidding at 20 names a game worth 15.', 'may not play a game worth less than the bid'),
  ruling(
    'game-below-bid',
    cites.uspc.simple,
    {},
    'A spade simple has been bid; the player would rather have hearts.',
    'may not play a game worth less than the bid',
  ),
  ruling('overbid', cites.blue.overbid, { error: 'no' }, 'A bid of 12, and the diamond turned is worth ten.', 'next higher multiple'),
  ruling('overbid', cites.blue.americanLaws(17), { error: 'yes' }, 'The same, and an opponent revokes.', 'The lone player scores the full value'),
  ruling(
    'announcing',
    cites.blue.americanLaws(7),
    { skat: 'yes' },
    'A player has turned a heart and wants to announce schneider.',
    'may not announce schneider or schwarz',
  ),
  ruling('announcing', cites.uspc.scoring, { skat: 'no' }, 'A solo is bid together with schneider.', 'may announce schneider or schwarz'),
  ruling('declared-late', cites.blue.scoring, { what: 'open-gucki', when: 'after' }, 'A player sees the skat and then says "open".', 'may not declare it'),
  ruling(
    'declared-late',
    cites.uspc.tourne,
    { what: 'turned-grand', when: 'before' },
    'A jack is turned, and the player says grand.',
    'The declaration stands',
  ),
  ruling('wrong-discard', cites.blue.penalties(2), {}, 'Three cards lie in the skat.', 'loses the full value of the game'),
  ruling('open-hand', cites.blue.americanLaws(11), {}, 'An open null is named, and the cards stay in hand.', 'must lay the hand face up'),
  ruling(
    'announced-not-made',
    cites.uspc.schneiderSchwartz,
    { announced: 'schneider', took: 'won' },
    'Club solo with three, schneider announced: 75 points taken.',
    'loses the amount of the bid',
  ),
  ruling(
    'announced-not-made',
    cites.uspc.schneiderSchwartz,
    { announced: 'schneider', took: 'none' },
    'Schneider announced, and no trick taken.',
    'twice the value of the bid',
  ),
  ruling('announced-not-made', cites.blue.schneider, {}, 'Schwarz is announced, and one trick is lost.', 'The lone player loses the game'),
  ruling('out-of-turn', cites.blue.penalties(7), { who: 'opponent' }, 'An opponent leads when the lone player had the lead.', 'Play stops'),
  ruling('revoke', cites.blue.penalties(6), { who: 'lone' }, 'The lone player throws off on a jack led and has a trump.', 'The lone player loses the game'),
  ruling('looking-back', cites.blue.americanLaws(19), { what: 'last' }, 'A player turns the last trick before the next card.', 'may look at the cards'),
  ruling('looking-back', cites.blue.penalties(11), { what: 'earlier', who: 'lone' }, 'The lone player counts his tricks.', 'loses the game'),
  ruling('trick-order', cites.blue.americanLaws(20), {}, 'A player shuffles his tricks together.', 'must keep the tricks in the order'),
  ruling('claimed-won', cites.blue.penalties(8), {}, 'The lone player lays down his cards with 58 points and is sure of the rest.', 'loses the game'),
  ruling('claimed-beaten', cites.blue.penalties(9), {}, 'An opponent lays down his cards too soon.', 'The lone player wins the cards'),
  ruling('given-up', cites.blue.penalties(10), {}, 'The lone player gives up.', 'The other players win the cards'),
  ruling('given-up', cites.uspc.scoring, { when: 'first' }, 'The lone player throws down the hand after the first trick.', 'loses the amount of the bid'),
  ruling('broken-off', cites.blue.americanLaws(21), {}, 'The players want to stop, since the lone player has 61.', 'must play on'),
  ruling('opponents-error', cites.blue.penalties(13), {}, 'An opponent errs in another way.', 'as many points as the lone player wins'),
  ruling('sixty', cites.blue.schneider, {}, 'The count is 60 to 60.', 'The lone player loses the game'),
  ruling('sixty', cites.uspc.scoring, {}, 'The count is 60 to 60.', 'The lone player loses the game'),
  ruling('null-trick', cites.blue.scoring, {}, 'A trick falls to the lone player at null.', 'loses the game'),
  ruling('lost-game', cites.blue.schneider, { how: 'gucki-grand' }, 'A gucki grand is lost.', 'twice the full value'),
  ruling('lost-game', cites.uspc.scoring, { how: 'plain' }, 'A heart solo is lost with four at the table.', 'each other player'),
];

const games: readonly ExampleOf<Skat>[] = [
  scored(cites.blue.value, { kind: 'solo', suit: 'clubs', matadors: '2', points: '61' }, 'Club solo with two.', 36),
  scored(cites.blue.value, { kind: 'solo', suit: 'clubs', matadors: '2', points: '60' }, 'The same, lost.', -36),
  scored(
    cites.blue.overbid,
    { kind: 'tournee', suit: 'diamonds', matadors: '1', second: 'no', points: '70', bid: '12' },
    'Bid 12, and a diamond is turned.',
    -15,
  ),
  scored(cites.blue.schneider, { kind: 'gucki-grand', matadors: '3', points: '80' }, 'Gucki grand with three.', 48),
  scored(cites.blue.schneider, { kind: 'gucki-grand', matadors: '3', points: '50' }, 'The same, lost.', -96),
  scored(
    cites.blue.schneider,
    { kind: 'tournee', suit: 'hearts', holds: 'without', matadors: '1', second: 'no', points: '93' },
    'Heart tournee without one, 93 points.',
    18,
  ),
  scored(
    cites.blue.bidding,
    { kind: 'solo', suit: 'clubs', matadors: '3', announced: 'schneider', points: '98' },
    'Club solo with three, schneider announced.',
    72,
  ),
  scored(cites.blue.bidding, { kind: 'open-grand', matadors: '4', points: '120', sweep: 'all' }, 'Open grand with four: the highest game.', 216),
  scored(cites.blue.bidding, { kind: 'solo-grand', matadors: '4', points: '120', sweep: 'all' }, 'The same hand, neither open nor announced.', 112),
  scored(cites.blue.scoring, { kind: 'open-gucki-null', tricks: '1' }, 'Open gucki nullo lost.', -60),
  scored(
    cites.blue.overbid,
    { kind: 'solo', suit: 'clubs', hand: 'JS-JH-JD-JC-10C-KC-9C-AH-10H-KH-AD-7S', points: '75' },
    'Solo with three jacks in hand; the jack of clubs lies in the skat.',
    60,
  ),
  scored(cites.uspc.openNull, { kind: 'simple', suit: 'clubs', matadors: '1', points: '61' }, 'Club simple with one.', 8),
  scored(cites.uspc.openNull, { kind: 'tournee', suit: 'clubs', matadors: '1', second: 'no', points: '61' }, 'Club tourne with one.', 16),
  scored(cites.uspc.openNull, { kind: 'solo', suit: 'clubs', holds: 'without', matadors: '1', points: '61' }, 'Club solo without one.', 24),
  scored(
    cites.uspc.openNull,
    { kind: 'solo', suit: 'clubs', matadors: '3', announced: 'schneider', points: '120', sweep: 'all' },
    'Club solo with three, schneider announced and schwarz made.',
    96,
  ),
  scored(
    cites.uspc.rank,
    { kind: 'solo', suit: 'clubs', matadors: '3', announced: 'schneider', points: '92' },
    'Club solo with three, schneider announced.',
    72,
  ),
  scored(cites.uspc.rank, { kind: 'solo', suit: 'clubs', matadors: '3', announced: 'schneider', points: '75' }, 'The same with 75 points.', -72),
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
    cites.blue.scoring,
    { names: 'Ann.Ben.Cay' },
    [
      { event: 'ramsch', ramschPoints: '50.50.20', ramschTricks: '4.4.2' },
      { event: 'ramsch', ramschPoints: '50.70.0', ramschTricks: '4.6.0' },
      { event: 'ramsch', ramschPoints: '0.0.120', ramschTricks: '0.0.10' },
    ],
    'Three ramsch running: two tied for most, one player without a trick, one with every trick.',
    { Ann: -20, Ben: -50, Cay: -50 },
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
