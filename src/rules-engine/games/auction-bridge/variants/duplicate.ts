import { doubted } from '../../../laws/cites.ts';
import { scoreExample, worthExample } from '../../../laws/examples.ts';
import { choiceOf } from '../../../scoring/fields.ts';
import { item, ruled, worth } from '../../../scoring/points.ts';
import { ok } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { BLUE, cites } from '../cites.ts';
import { variant } from '../code.ts';
import type { points } from '../points.ts';
import { dealFields } from '../reckoning/fields.ts';
import { dealProblems, reckon, sayContract, sayResult } from '../reckoning/reckon.ts';
import { NO_RUBBER } from './shared/left-out.ts';

const add = {
  'game-on-deal': item({
    title: 'Game in one deal',
    gist: 'The trick points of one deal reach game.',
    group: 'Game and rubber',
    books: { [BLUE]: worth(125, cites.blue.duplicateScoring) },
  }),
  'part-score': item({
    title: 'Part score',
    gist: 'Trick points short of game.',
    group: 'Game and rubber',
    books: { [BLUE]: ruled('They count for the deal and never towards a game in another.', [cites.blue.duplicateObject, cites.blue.duplicateScoring]) },
  }),
  'net-result': item({
    title: 'Net result of a deal',
    gist: 'What the two pairs enter.',
    group: 'Game and rubber',
    books: {
      [BLUE]: ruled(
        'One lump sum of tricks and honours; where both sides score, the difference: a plus for one pair and the same as a minus for the other.',
        cites.blue.duplicateScoring,
      ),
    },
  }),
};

const PENALTIES = ['card-touched', 'partner-doubled', 'redouble-redoubled', 'revoke', 'further-revoke'];
const PAIRS = { ns: 'North and South', ew: 'East and West' } as const;

const ask = { pair: choiceOf("Declarer's pair", PAIRS), ...dealFields } as const;

const deal = scorer({
  title: 'Score a duplicate deal',
  gist: 'The plus and minus of one deal, with the bonus for a game.',
  aka: ['duplicate bridge score', 'plus and minus'],
  books: [BLUE],
  ask,
  score: (values, by: Schedule<typeof points & Added<'game-on-deal'>>) => {
    const problems = dealProblems(values);
    if (problems.length > 0) return { ok: false, problems };
    const other = values.pair === 'ns' ? 'ew' : 'ns';
    const lines: Line[] = [];
    const sums = { ns: 0, ew: 0 };
    for (const one of reckon(values, by)) {
      const pair = one.side === 'declarers' ? values.pair : other;
      sums[pair] += one.points;
      lines.push({ rule: one.rule, say: one.say, points: one.points, to: PAIRS[pair] });
      if (one.below && one.points >= by.points('game')) {
        sums[pair] += by.points('game-on-deal');
        lines.push(by.line('game-on-deal', 'game in one deal', { unit: 'point', to: PAIRS[pair] }));
      }
    }
    const net = sums.ns - sums.ew;
    const told =
      net === 0 ? 'the deal is level' : `${PAIRS[net > 0 ? 'ns' : 'ew']} plus ${Math.abs(net)}, ${PAIRS[net > 0 ? 'ew' : 'ns']} minus ${Math.abs(net)}`;
    return ok(
      answer(`${sayContract(values)}, ${sayResult(values)}: ${told}.`, lines, [
        'Tricks and honours count as in the ordinary game; the section names no figures but the game and its bonus.',
      ]),
    );
  },
});

export default variant({
  title: 'Duplicate auction bridge',
  aliases: ['Duplicate bridge', 'Duplicate auction'],
  books: {
    [BLUE]: {
      heading: 'Duplicate Auction Bridge',
      pages: '101-102',
      inherits: {
        from: 'auction-bridge',
        cite: doubted(
          cites.blue.duplicateScoring,
          'It names tricks and honours, and no figures but the 30 points of a game and its bonus; those of the ordinary game are taken.',
        ),
        only: 'points',
      },
    },
  },
  players: { min: 8, max: 100, say: 'eight or more at two tables or more' },
  packs: ['standard-52'],
  glance: {
    Idea: 'both sides play the same cards at different tables',
    Cards: 'each hand stays in its tray and is never shuffled again',
    'A deal': 'a game in itself; {points.game-on-deal} for {points.game} points or more in tricks',
    Entry: 'the difference, plus for one pair and minus for the other',
  },
  laws: {},
  points: {
    amend: { game: { gist: 'Points in tricks that win a game, all of them in one deal.', books: { [BLUE]: worth(30, cites.blue.duplicateScoring) } } },
    add,
    repeal: { ...NO_RUBBER, ...Object.fromEntries(PENALTIES.map((key) => [key, 'The section brings in tricks and honours, and no penalty of the laws.'])) },
  },
  scorers: { deal },
  repealScorers: { rubber: NO_RUBBER.rubber },
  examples: [
    scoreExample(
      'deal',
      cites.blue.duplicateScoring,
      { pair: 'ns', level: '4', denomination: 'hearts', doubling: 'no', tricks: '10', 'honours-left': '3' },
      'North makes four hearts; East has three honours. The difference is entered.',
      { 'North and South': 157, 'East and West': 30 },
      'North and South plus 127, East and West minus 127',
    ),
    scoreExample(
      'deal',
      cites.blue.duplicateObject,
      { pair: 'ew', level: '2', denomination: 'no-trumps', doubling: 'no', tricks: '8' },
      'A part score of 20 at no trumps brings no bonus.',
      { 'East and West': 20 },
    ),
    worthExample('game', cites.blue.duplicateScoring, 'A pair makes three no trumps on one tray.', 30),
    worthExample('part-score', cites.blue.duplicateObject, 'North makes 20 at one table and hopes to add to it.', 'never towards a game'),
    worthExample('net-result', cites.blue.duplicateScoring, 'East and West have honours, North and South the tricks.', 'the difference'),
  ],
});
