import type { BookId } from '../../books.ts';
import { lawExample, scoreExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { counted } from '../../wording/numbers.ts';
import { BLUE, cites, DONOHUE } from './cites.ts';
import type { Backgammon } from './code.ts';

const worth = (book: BookId, input: Record<string, string>, story: string, games: number) =>
  scoreExample('worth', book === BLUE ? cites.blue.backgammon : cites.donohue.play, { custom: 'full', ...input }, story, games);

/** The number of throws that enter a man when one to five points are open, as printed. */
const ENTERING_PRINTED = [11, 20, 27, 32, 35];
/** The odds against a hit from one to twelve points away, as printed. */
const ODDS_PRINTED = [25, 24, 22, 21, 21, 19, 30, 30, 31, 33, 34, 35] as const;

export const examples: readonly ExampleOf<Backgammon>[] = [
  lawExample(
    'wrong-set-up',
    cites.blue.law(1),
    { moved: 'yes' },
    'After two throws White sees that a man stands on the seven point instead of the eight.',
    'set-up stands',
  ),
  lawExample('man-missing', cites.blue.law(2), { thrown: 'yes' }, 'A player has thrown and finds that he has fourteen men.', 'may not add'),
  lawExample('man-missing', cites.donohue.law('III'), {}, 'A player finds that he plays with fourteen men.', 'no penalty'),
  lawExample('tie-for-first', cites.blue.law(3), {}, 'Both throw a four to see who moves first.', 'throw again'),
  lawExample('die-off-table', cites.blue.law(5), {}, 'One die falls to the floor, the other shows a six.', 'both dice'),
  lawExample('cocked-die', cites.blue.law(6), {}, 'A die leans on a man.', 'both dice'),
  lawExample('dice-touched', cites.blue.law(7), {}, 'The caster stops a rolling die with his hand.', 'to any number'),
  lawExample(
    'throw-miscalled',
    cites.blue.law(8),
    { noticed: 'lifted' },
    'Six-four is called and played as six-five, and the dice are in the box.',
    'play stands',
  ),
  lawExample('throw-miscalled', cites.donohue.law('V'), { noticed: 'thrown' }, 'A throw was misread, and the opponent has thrown.', 'common consent'),
  lawExample('wrong-number-moved', cites.blue.law(9), { noticed: 'late' }, 'A man went five points on a four, and the opponent has thrown.', 'move stands'),
  lawExample(
    'wrong-number-moved',
    cites.blue.law(10),
    { noticed: 'in-time', can: 'other-man' },
    'The man moved wrongly is blocked; the other can go on.',
    'second die',
  ),
  lawExample('wrong-number-moved', cites.donohue.law('V'), { noticed: 'late' }, 'A five was played for a four, and the opponent has thrown.', 'common consent'),
  lawExample('touched-man', cites.blue.law(11), { how: 'notice' }, 'A player says j’adoube and straightens a man.', 'allowed'),
  lawExample('touched-man', cites.donohue.law('I'), { how: 'taken', playable: 'yes' }, 'Two men are lifted from one point.', 'both men'),
  lawExample('move-taken-back', cites.blue.law(11), { hand: 'off' }, 'A player lets a man go and wants it back.', 'may not take back'),
  lawExample('move-taken-back', cites.donohue.law('II'), { hand: 'on' }, 'The hand is still on the man.', 'may change the move'),
  lawExample('one-number-played', cites.blue.law(12), { can: 'either' }, 'Either the five or the two can be played, not both.', 'larger'),
  lawExample('one-number-played', cites.donohue.play, { can: 'one' }, 'Only one man can be played.', 'number that can be played'),
  lawExample('covered-point', cites.blue.move, {}, 'A five would rest on a point with two men, and the six go on from it.', 'may not stop'),
  lawExample('covered-point', cites.donohue.coveredPoint, {}, 'Double fours fall with the fourth point covered and the eighth open.', 'may not stop'),
  lawExample('no-move', cites.donohue.play, {}, 'Every point within reach is covered.', 'passes to the opponent'),
  lawExample('blot-passed', cites.blue.doublets, { how: 'rested' }, 'A man touches down on a blot with the three and goes on with the five.', 'on the bar'),
  lawExample(
    'man-on-bar',
    cites.blue.enter,
    { open: 'others' },
    'A player with a man on the bar throws two numbers whose points are covered.',
    'leave the man on the bar',
  ),
  lawExample('man-on-bar', cites.donohue.doublets, { open: 'none' }, 'All six points are covered.', 'throw passes to the opponent'),
  lawExample('borne-too-soon', cites.blue.law(13), { why: 'away' }, 'Two men are borne off while one is still in the outer table.', 'enter them again'),
  lawExample('borne-too-soon', cites.donohue.law('IV'), { why: 'bar' }, 'Men are borne off while one waits on the bar.', 'enter them again'),
  lawExample('no-man-on-point', cites.blue.play, { where: 'higher' }, 'A five falls, none on the five point and one on the six point.', 'move a man up'),
  lawExample('no-man-on-point', cites.donohue.play, { where: 'lower' }, 'Double sixes fall and the six point is empty.', 'any lower point'),
  lawExample('hit-while-bearing', cites.blue.play, {}, 'A blot is hit with four men still to bear off.', 'before bearing off again'),
  worth(BLUE, { borne: 'yes' }, 'The loser has borne off three men.', 1),
  worth(BLUE, { borne: 'no', rearmost: 'own' }, 'The loser has borne off none.', 2),
  worth(BLUE, { borne: 'no', rearmost: 'outer' }, 'None borne off, and a man in the winner’s outer table.', 3),
  worth(DONOHUE, { borne: 'no', rearmost: 'outer' }, 'None borne off, and a man in the winner’s outer table.', 2),
  worth(DONOHUE, { borne: 'no', rearmost: 'inner' }, 'None borne off, and a man in the winner’s inner table.', 3),
  worth(DONOHUE, { borne: 'yes' }, 'Each of the two has borne off men.', 1),
  scoreExample('worth', cites.blue.hitsOnly, { custom: 'hits', borne: 'no', rearmost: 'own' }, 'None borne off, but the play is for a hit.', 1),
  ...ODDS_PRINTED.flatMap((against, n) =>
    [cites.blue.scoring, cites.donohue.scoring].map((at) =>
      scoreExample('odds', at, { distance: `${n + 1}` }, `A blot stands ${counted(n + 1, 'point')} away.`, `${against} to ${36 - against}`),
    ),
  ),
  ...ENTERING_PRINTED.map((enters, n) =>
    scoreExample(
      'entering',
      cites.donohue.scoring,
      { open: `${n + 1}` },
      `A man waits on the bar; ${counted(n + 1, 'point')} of the six ${n === 0 ? 'is' : 'are'} open.`,
      n === 0 ? '25 to 11 against' : `${enters} to ${36 - enters} for`,
    ),
  ),
  sheetExample(
    'session',
    cites.blue.backgammon,
    { first: 'Anna', second: 'Ben', custom: 'full' },
    [
      { winner: 'first', borne: 'yes' },
      { winner: 'second', borne: 'no', rearmost: 'own' },
      { winner: 'second', borne: 'no', rearmost: 'inner' },
    ],
    'A hit to one side, a gammon and a backgammon to the other.',
    { Anna: 1, Ben: 5 },
    'Ben is 4 games ahead',
  ),
];
