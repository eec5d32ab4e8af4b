import type { Citation } from '../../../books.ts';
import { sheetExample, valueExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';

/** Figures that a variant takes over from the code besides the values of tricks and honours: multiples, the game, penalty points, revokes. */
export const keptFigures = (clause: Citation) =>
  [
    valueExample('doubled', clause, 'Two spades, doubled, are just made: the tricks come to 36.', 2),
    valueExample('redoubled', clause, 'One club, redoubled, is just made: the trick comes to 24.', 4),
    valueExample('game', clause, 'A side with 24 in tricks wants one club more.', 30),
    valueExample('card-touched', clause, 'An early hand in the middle of the deal turns a card over.', 50),
    valueExample('partner-doubled', clause, 'South doubles the two hearts of North.', 50),
    valueExample('redouble-redoubled', clause, 'East thinks that a redouble can be raised once more.', 500),
    valueExample('revoke', clause, 'Declarer has four odd tricks, and is shown to have revoked.', 2),
    valueExample('further-revoke', clause, 'The same side is found to have revoked a second time.', 1),
  ] as const;

type Contract = readonly [level: string, denomination: string, doubling: string, tricks: string];
const dealt = ([level, denomination, doubling, tricks]: Contract, more: Record<string, string> = {}) => ({
  kind: 'played',
  by: 'we',
  level,
  denomination,
  doubling,
  tricks,
  ...more,
});
const HAND = 'honours-declarer';
const DUMMY = 'honours-dummy';

/** The ordinary schedule on the sheet of a round of four deals. */
export const roundFigures = (clause: Citation) =>
  [
    sheetExample(
      'round',
      clause,
      {},
      [
        dealt(['1', 'clubs', 'no', '7'], { [HAND]: '2', [DUMMY]: '1' }),
        dealt(['1', 'hearts', 'no', '7'], { [HAND]: '2', [DUMMY]: '2' }),
        dealt(['1', 'spades', 'no', '7'], { [HAND]: '3', [DUMMY]: '2' }),
        dealt(['1', 'clubs', 'no', '6'], { [HAND]: '4' }),
      ],
      'Three odd tricks of three suits, a trick short, and honours each time.',
      { We: 6 + 8 + 9 + 30 + 40 + 50 + 80, They: 50 },
    ),
    sheetExample(
      'round',
      clause,
      {},
      [
        dealt(['1', 'clubs', 'doubled', '8']),
        dealt(['1', 'clubs', 'redoubled', '8']),
        dealt(['2', 'spades', 'doubled', '7'], { [HAND]: '4', [DUMMY]: '1' }),
        dealt(['2', 'spades', 'redoubled', '7'], { [HAND]: '5' }),
      ],
      'A club doubled and redoubled, each with a trick over; then spades that fail, doubled and redoubled.',
      { We: 24 + 100 + 48 + 200 + 125 + 90 + 100, They: 100 + 200 },
      'We: 1 game won',
    ),
    sheetExample(
      'round',
      clause,
      {},
      [
        dealt(['1', 'no-trumps', 'no', '7'], { [HAND]: '2', [DUMMY]: '1' }),
        dealt(['1', 'no-trumps', 'no', '7'], { [HAND]: '3', [DUMMY]: '1' }),
        dealt(['5', 'diamonds', 'no', '12'], {}),
        dealt(['4', 'spades', 'no', '13'], {}),
      ],
      'Three aces, four aces, a little slam and a grand one.',
      { We: 10 + 30 + 10 + 40 + 42 + 50 + 125 + 63 + 100 + 125, They: 0 },
      'We: 2 games won',
    ),
    valueExample('aces-four-hand', clause, 'All the aces come to one player at no trumps.', 100),
  ] as const;

const { blue, donohue } = cites;
/** Figures that no example deal of the main game shows: multiples, the length of a game, separate payments. */
export const apart = [
  valueExample('doubled', cites.blue.law(57), 'A doubled odd trick in clubs is written as 12.', 2),
  valueExample('redoubled', cites.blue.law(57), 'A redoubled odd trick in hearts is written as 32.', 4),
  valueExample('game', cites.blue.law(62), 'Five odd tricks in clubs, and no fewer, end it in one deal.', 30),
  valueExample('unfinished-game', cites.blue.law(70), 'A player is called away with one game won.', 125),
  valueExample('card-touched', cites.blue.law(72), 'A player lifts their first cards too soon, and the ace is seen.', 50),
  valueExample('partner-doubled', cites.blue.law(89), 'A player redoubles what the partner has doubled.', 50),
  valueExample('redouble-redoubled', cites.blue.law(88), 'After a redouble someone says it again.', 500),
  valueExample('revoke', cites.blue.law(122), 'A spade was trumped, and a spade turns up later.', 2),
  valueExample('further-revoke', cites.blue.law(122), 'The same hand hides a second suit as well.', 1),
  valueExample('settlement', blue.scoring, 'A rubber is worth 333 and paid as 300.', 'nearest hundred'),
  valueExample('doubled', donohue.play, 'The bidder wins what was bid though doubled once.', 2),
  valueExample('redoubled', donohue.play, 'The bidder wins what was bid, doubled and redoubled.', 4),
  valueExample('game', donohue.scoring, 'A newcomer asks what the tricks must come to.', 30),
  valueExample('rubber', donohue.scoringRubber, 'The sheet is added up for the winners of two games.', 100),
] as const;
