import { doubted } from '../../laws/cites.ts';
import { type BookValue, bookValue, item, ruled, type ScoreItem, unscored } from '../../scoring/points.ts';
import { BLUE, cites } from './cites.ts';

const SIERRA = unscored('The manual gives no figures.');
const ABOVE = { unit: 'point-above' } as const;

/** A row for the three books: the 1926 code, Donohue's older schedule, and the manual, which has no figures. */
function row(group: string, title: string, gist: string, blue: BookValue, donohue: BookValue, aka: readonly string[] = []): ScoreItem {
  return item({ title, gist, group, aka, books: { [BLUE]: blue, donohue, sierra: SIERRA } });
}
const bridge = (points: number, more: { per?: string; says?: string; unit?: 'point-above'; way?: string } = {}, page = cites.donohue.scoring): BookValue =>
  bookValue(points, [cites.donohue.play, page], more);
const times = (points: number, doubt?: string): BookValue => bookValue(points, [cites.donohue.play, doubted(cites.donohue.scoring, doubt)], { unit: 'times' });
const ODD = { per: 'an odd trick' };
const suit = (name: string, blue: number, donohue: number, aka: readonly string[]): ScoreItem =>
  row(
    'Odd tricks, below the line',
    name,
    `Each trick that declarer wins over six with ${name.toLowerCase()}.`,
    bookValue(blue, [cites.blue.law(57), cites.blue.bidding], ODD),
    bridge(donohue, ODD),
    aka,
  );
const honours = (title: string, gist: string, blue: number, multiple: number, doubt?: string): ScoreItem =>
  row('Honours, above the line', title, gist, bookValue(blue, [cites.blue.law(59), cites.blue.scoring], ABOVE), times(multiple, doubt));
const ONLY_BLUE = unscored('The section gives no such figure.');

export const points = {
  clubs: suit('Clubs', 6, 4, ['minor suit']),
  diamonds: suit('Diamonds', 7, 6, ['minor suit']),
  hearts: suit('Hearts', 8, 8, ['major suit']),
  spades: suit('Spades', 9, 2, ['major suit', 'royals']),
  'no-trumps': suit('No trumps', 10, 12, ['without', 'NT']),
  doubled: row(
    'Odd tricks, below the line',
    'Contract doubled',
    'Declarer makes a doubled contract; each odd trick is multiplied.',
    bookValue(2, [cites.blue.law(57), cites.blue.bidding], { unit: 'multiple' }),
    bookValue(2, [cites.donohue.play, cites.donohue.doubling], { unit: 'multiple' }),
  ),
  redoubled: row(
    'Odd tricks, below the line',
    'Contract redoubled',
    'Declarer makes a redoubled contract; each odd trick is multiplied.',
    bookValue(4, [cites.blue.law(57), cites.blue.bidding], { unit: 'multiple' }),
    bookValue(4, [cites.donohue.play, cites.donohue.doubling], { unit: 'multiple' }),
  ),
  game: row(
    'Game and rubber',
    'Game',
    'Points in tricks that win a game, in one deal or more.',
    bookValue(30, [cites.blue.law(62), cites.blue.bidding]),
    bridge(30),
  ),
  rubber: row(
    'Game and rubber',
    'Rubber',
    'Bonus for the side that first wins two games.',
    bookValue(250, [cites.blue.law(64), cites.blue.scoring], ABOVE),
    bridge(100, ABOVE, cites.donohue.scoringRubber),
  ),
  'unfinished-game': row(
    'Game and rubber',
    'Unfinished rubber',
    'Bonus for a game won by either side when the rubber is broken off.',
    bookValue(125, [cites.blue.law(70), cites.blue.law(147)], { ...ABOVE, per: 'a game won' }),
    ONLY_BLUE,
  ),
  undertrick: row(
    'Contract failed',
    'Undertrick',
    'The defenders score for each trick by which the contract fails; declarer scores nothing for tricks.',
    bookValue(50, [cites.blue.law(58), cites.blue.play], { ...ABOVE, per: 'a trick short' }),
    bookValue(50, cites.donohue.play, { ...ABOVE, per: 'a trick short', says: 'Neither side scores towards game.' }),
    ['down one', 'set', 'went down'],
  ),
  'undertrick-doubled': row(
    'Contract failed',
    'Undertrick doubled',
    'The same, the contract being doubled.',
    bookValue(100, [cites.blue.law(58), cites.blue.play], { ...ABOVE, per: 'a trick short' }),
    bookValue(100, cites.donohue.play, { ...ABOVE, per: 'a trick short' }),
  ),
  'undertrick-redoubled': row(
    'Contract failed',
    'Undertrick redoubled',
    'The same, the contract being redoubled.',
    bookValue(200, [cites.blue.law(58), cites.blue.play], { ...ABOVE, per: 'a trick short' }),
    bookValue(200, cites.donohue.play, { ...ABOVE, per: 'a trick short' }),
  ),
  'doubled-made': row(
    'Doubled contract made',
    'Doubled contract made',
    'Declarer fulfils a doubled contract.',
    bookValue(50, [cites.blue.law(61), cites.blue.scoring], ABOVE),
    bookValue(50, cites.donohue.play, ABOVE),
  ),
  'overtrick-doubled': row(
    'Doubled contract made',
    'Trick over a doubled contract',
    'Each trick over a doubled contract, besides its value below the line.',
    bookValue(50, [cites.blue.law(61), cites.blue.scoring], { ...ABOVE, per: 'a trick over' }),
    bookValue(50, cites.donohue.play, { ...ABOVE, per: 'a trick over' }),
  ),
  'redoubled-made': row(
    'Doubled contract made',
    'Redoubled contract made',
    'Declarer fulfils a redoubled contract.',
    bookValue(100, [cites.blue.law(61), cites.blue.scoring], ABOVE),
    bookValue(100, cites.donohue.play, ABOVE),
  ),
  'overtrick-redoubled': row(
    'Doubled contract made',
    'Trick over a redoubled contract',
    'Each trick over a redoubled contract, besides its value below the line.',
    bookValue(100, [cites.blue.law(61), cites.blue.scoring], { ...ABOVE, per: 'a trick over' }),
    bookValue(100, cites.donohue.play, { ...ABOVE, per: 'a trick over' }),
  ),
  'honours-three': honours('Three honours', 'A side holds three of the five trump honours.', 30, 2, 'The line names "any four three honors"; three are meant.'),
  'honours-four': honours('Four honours divided', 'Partners hold four trump honours between them.', 40, 4),
  'honours-five': honours('Five honours divided, three and two', 'Partners hold all five, three in one hand and two in the other.', 50, 5),
  'honours-four-hand': honours('Four honours in one hand', 'One hand holds four trump honours; an opponent has the fifth.', 80, 8),
  'honours-four-one': honours(
    'Four honours in one hand, the fifth with the partner',
    'One hand holds four trump honours and the hand opposite the other.',
    90,
    9,
  ),
  'honours-five-hand': honours('Five honours in one hand', 'One hand holds all the trump honours.', 100, 10),
  'aces-three': row(
    'Honours, above the line',
    'Three aces',
    'At no trumps a side holds three aces.',
    bookValue(30, [cites.blue.law(59), cites.blue.scoring], ABOVE),
    bridge(30, ABOVE),
  ),
  'aces-four': row(
    'Honours, above the line',
    'Four aces divided',
    'At no trumps partners hold four aces between them.',
    bookValue(40, [cites.blue.law(59), cites.blue.scoring], ABOVE),
    bridge(40, ABOVE),
  ),
  'aces-four-hand': row(
    'Honours, above the line',
    'Four aces in one hand',
    'At no trumps one hand holds the four aces.',
    bookValue(100, [cites.blue.law(59), cites.blue.scoring], ABOVE),
    bridge(100, ABOVE),
  ),
  chicane: row(
    'Honours, above the line',
    'Chicane',
    'A player is dealt no trump.',
    unscored('The 1926 code has no chicane.'),
    bookValue(2, [cites.donohue.play, cites.donohue.scoringRubber], { unit: 'times' }),
    ['void of trumps', 'no trump in hand'],
  ),
  'little-slam': row(
    'Slams, above the line',
    'Little slam',
    'Either side wins twelve tricks.',
    bookValue(50, [cites.blue.law(60), cites.blue.scoring], {
      ...ABOVE,
      says: 'Also if declarer bid seven and wins twelve tricks, though the contract fails.',
    }),
    bridge(20, { ...ABOVE, says: 'Tricks taken for a revoke do not count.', way: 'without-revoke' }, cites.donohue.scoringRubber),
    ['small slam'],
  ),
  'grand-slam': row(
    'Slams, above the line',
    'Grand slam',
    'Either side wins all the tricks.',
    bookValue(100, [cites.blue.law(60), cites.blue.scoring], ABOVE),
    bridge(40, { ...ABOVE, says: 'Tricks taken for a revoke do not count.' }, cites.donohue.scoringRubber),
  ),
  'card-touched': row(
    'Penalties',
    'Card exposed by touching it in the deal',
    'The opponents of a player who touches their own cards before the deal is complete and so exposes one.',
    bookValue(50, cites.blue.law(72), ABOVE),
    ONLY_BLUE,
  ),
  'partner-doubled': row(
    'Penalties',
    'Partner doubled',
    'The opponents of a player who doubles their own partner’s bid or redoubles their own partner’s double.',
    bookValue(50, cites.blue.law(89), ABOVE),
    ONLY_BLUE,
  ),
  'redouble-redoubled': row(
    'Penalties',
    'Redouble doubled again',
    'The opponents of a player who doubles or redoubles a redouble.',
    bookValue(500, cites.blue.law(88), ABOVE),
    ONLY_BLUE,
  ),
  revoke: row(
    'Penalties',
    'Revoke',
    'Tricks that the side at fault gives to the other at the end of the hand.',
    bookValue(2, [cites.blue.law(122), cites.blue.revoke], { unit: 'trick', says: 'They count as if won in play.' }),
    unscored('The page leaves the revoke to the rules of Bridge: see the law.'),
  ),
  'further-revoke': row(
    'Penalties',
    'Further revoke',
    'Tricks for each further revoke by the same side.',
    bookValue(1, [cites.blue.law(122), cites.blue.revoke], { unit: 'trick', per: 'a further revoke' }),
    unscored('The page leaves the revoke to the rules of Bridge: see the law.'),
  ),
  settlement: row(
    'Game and rubber',
    'Settling in hundreds',
    'How the difference at the end of a rubber is rounded.',
    ruled('The nearest hundred by custom: 50 and over go up, 49 and less fall away.', cites.blue.scoring),
    ONLY_BLUE,
  ),
};
