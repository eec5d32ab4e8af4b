import { lawExample, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Skat } from '../code.ts';

/** With one matador, 61 points and nothing announced; a case gives only the differences. */
const BARE = { holds: 'with', matadors: '1', announced: 'none', points: '61', sweep: 'no' } as const;
const { blue, uspc } = cites;

const cards: readonly ExampleOf<Skat>[] = [
  valueExample('ace', blue.trump, 'The lone player catches an ace with a jack.', 11),
  valueExample('ace', uspc.rankCards, 'Three sevens would be worth less than this highest card alone.', 11),
  valueExample('ten', blue.trump, 'A ten is lost to the ace of its suit.', 10),
  valueExample('ten', uspc.rankCards, 'The second card of the suit is thrown on a trick of the partner.', 10),
  valueExample('king', blue.trump, 'A king alone lies in the skat.', 4),
  valueExample('king', uspc.rankCards, 'The lone player needs four more and takes a king.', 4),
  valueExample('queen', blue.trump, 'Two sevens and a queen make a poor trick.', 3),
  valueExample('queen', uspc.rankCards, 'A queen ends the play with 58 taken before.', 3),
  valueExample('jack', blue.trump, 'The best trump of all adds little to the count.', 2),
  valueExample('jack', uspc.rankCards, 'A matadore falls to a higher one.', 2),
  valueExample('low-cards', blue.trump, 'A trick of nine, eight and seven is turned over.', 'They count nothing'),
  valueExample('low-cards', uspc.rankCards, 'Somebody asks what his long row of nines brings in.', 'They count nothing'),
  valueExample('pack', blue.trump, 'Both sides add up their tricks and check the sum.', 120),
  valueExample(
    'skat-counts',
    blue.overbid,
    'After a solo two untouched cards are turned up: an ace and a jack.',
    'To the lone player, in points and in matadors, touched or not',
  ),
  valueExample('skat-counts', uspc.game, 'At null nobody asks what lies on the table.', 'not at null'),
  valueExample('win', blue.trump, 'The lone player has 60 and counts again.', 61),
  valueExample('win', uspc.scoring, 'Half the points and one more are in.', 61),
  valueExample('make-schneider', blue.schneider, 'With 90 taken the lone player claims schneider and is one short.', 91),
  valueExample('make-schneider', uspc.scoring, 'The opponents keep thirty.', 90),
  valueExample('make-lone-schneider', blue.schneider, 'Thirty is all that the lone player takes home.', 90),
  valueExample('make-lone-schneider', uspc.scoring, 'The two opponents add their tricks together.', 90),
  valueExample('make-schwarz', blue.schneider, 'One trick without a point went to the other side.', 'Every trick'),
  valueExample('make-schwarz', uspc.scoring, 'Nine tricks of ten are taken.', 'Every trick'),
];

const games: readonly ExampleOf<Skat>[] = [
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'simple', suit: 'diamonds' }, 'The cheapest game of all is won.', { 'Lone player': 2 }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'simple', suit: 'hearts' }, 'A simple in hearts with the club jack.', { 'Lone player': 4 }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'simple', suit: 'spades' }, 'A simple in spades, bare.', { 'Lone player': 6 }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'tournee', suit: 'diamonds', second: 'no' }, 'A diamond turns up and stays trump.', {
    'Lone player': 10,
  }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'tournee', suit: 'hearts', second: 'no' }, 'The first skat card is a heart.', { 'Lone player': 12 }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'tournee', suit: 'spades', second: 'no' }, 'The ten of spades is turned.', { 'Lone player': 14 }),
  scoreExample('value', blue.value, { ...BARE, kind: 'tournee', suit: 'spades', second: 'no' }, 'Spades, turned: twice the third figure of the row.', {
    'Lone player': 14,
  }),
  scoreExample('value', blue.value, { ...BARE, kind: 'tournee', suit: 'clubs', second: 'no' }, 'A low club is turned and welcome.', { 'Lone player': 16 }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'solo', suit: 'diamonds' }, 'Diamonds named out of hand.', { 'Lone player': 18 }),
  scoreExample('value', blue.value, { ...BARE, kind: 'solo', suit: 'diamonds', points: '60' }, 'A diamond solo stays one point short.', { 'Lone player': -18 }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'solo', suit: 'hearts' }, 'A heart solo is just made.', { 'Lone player': 20 }),
  scoreExample('value', blue.value, { ...BARE, kind: 'solo', suit: 'hearts', matadors: '2' }, 'A heart solo with the two black jacks.', { 'Lone player': 30 }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'solo', suit: 'spades' }, 'A spade solo against two.', { 'Lone player': 22 }),
  scoreExample(
    'value',
    blue.value,
    { ...BARE, kind: 'solo', suit: 'spades', holds: 'without', matadors: '3' },
    'A spade solo with the red diamond jack alone.',
    { 'Lone player': 44 },
  ),
  scoreExample('value', blue.value, { ...BARE, kind: 'turned-grand', second: 'no' }, 'A jack turns up, and jacks alone are trumps.', { 'Lone player': 24 }),
  scoreExample(
    'value',
    uspc.grandTourne,
    { ...BARE, kind: 'turned-grand', second: 'no', holds: 'without', matadors: '2' },
    'Grand is named on a red matadore turned.',
    { 'Lone player': 36 },
  ),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'solo-grand', matadors: '2' }, 'Grand on the ten cards dealt, with the two best jacks.', {
    'Lone player': 48,
  }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'open-grand', matadors: '2' }, 'A grand is played with the hand on the table.', {
    'Lone player': 72,
  }),
  scoreExample('value', blue.scoring, { kind: 'null', tricks: '0' }, 'Ten low cards take nothing.', { 'Lone player': 20 }),
  scoreExample('value', uspc.null, { kind: 'null', tricks: '1' }, 'A seven holds against all expectation.', { 'Lone player': -20 }),
  scoreExample('value', blue.scoring, { kind: 'open-null', tricks: '0' }, 'The opponents see every card and find no weak spot.', { 'Lone player': 40 }),
  scoreExample('value', uspc.gradesGames, { kind: 'open-null', tricks: '0' }, 'An exposed hand slips under ten tricks.', { 'Lone player': 40 }),
  scoreExample('value', blue.scoring, { kind: 'gucki-null', tricks: '0' }, 'A dangerous king is laid away, and no trick falls.', { 'Lone player': 15 }),
  scoreExample('value', blue.scoring, { kind: 'gucki-null', tricks: '2' }, 'The skat brought two kings of the same suit.', { 'Lone player': -30 }),
  scoreExample('value', blue.scoring, { kind: 'open-gucki-null', tricks: '0' }, 'The skat is taken, the hand laid down and nothing caught.', {
    'Lone player': 30,
  }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'solo', suit: 'clubs', points: '90' }, 'Clubs solo, and ninety come in unannounced.', {
    'Lone player': 36,
  }),
  scoreExample('value', uspc.gradesGames, { ...BARE, kind: 'solo', suit: 'clubs', points: '120', sweep: 'all' }, 'Clubs solo, and not a trick is lost.', {
    'Lone player': 60,
  }),
  scoreExample(
    'value',
    blue.announcedSchwarz,
    { ...BARE, kind: 'solo', suit: 'clubs', matadors: '3', announced: 'schneider', points: '120', sweep: 'all' },
    'More than was announced: schneider promised and all tricks made with three.',
    { 'Lone player': 84 },
  ),
  scoreExample(
    'value',
    uspc.gradesGames,
    { ...BARE, kind: 'solo', suit: 'clubs', announced: 'schwarz', points: '120', sweep: 'all' },
    'The sixth grade of all.',
    { 'Lone player': 84 },
  ),
];

const rest: readonly ExampleOf<Skat>[] = [
  valueExample(
    'value',
    blue.value,
    'Club jack and spade jack, one step for game, twelve for clubs out of hand.',
    'The unit times the sum of matadors and steps',
  ),
  valueExample('highest', blue.bidding, 'Four jacks lie face up before the first lead, and every trick is taken.', 216),
  valueExample('highest', uspc.grandOpen, 'All four matadores, jacks as trumps, and the hand exposed.', 'A grand open with four matadors is the highest bid'),
  valueExample('lowest-bid', blue.allPass, 'Middlehand would like to start at eight.', 10),
  sheetExample(
    'session',
    blue.penalties(5),
    { names: 'Eva.Fay.Gus.Hal' },
    [
      { event: 'misdeal', player: 'one' },
      { event: 'dealer-looks', player: 'one' },
      { event: 'skat-in-hand', player: 'three' },
    ],
    'Eva deals wrongly and then peeps at the skat; Gus is found with the two cards in his hand.',
    { Eva: -20, Fay: 0, Gus: -25, Hal: 0 },
  ),
  lawExample('open-hand', uspc.nullOpen, {}, 'Null-open has won the bidding, and the lone player leads from closed cards.', 'must lay the hand face up'),
  lawExample('null-trick', uspc.null, {}, 'At the ninth lead an eight of the lone player stays the highest.', 'loses the game'),
];

/** A case for each figure of the two books that no other case uses. */
export const figures: readonly ExampleOf<Skat>[] = [...cards, ...games, ...rest];
