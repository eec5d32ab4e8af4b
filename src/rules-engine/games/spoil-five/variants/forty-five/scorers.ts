import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { endOfGame, SIDE_NAMES, type Side, sayScores, sidesOf } from '../../../../mechanics/sides.ts';
import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { added, replay, type Turn } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import { trickBy } from '../../reckoning/trick.ts';
import type { own } from './points.ts';

type By = Schedule<typeof own>;
const TRICKS = 5;
const MOST = 3;
const turned = choiceOf('Was a king or an ace turned for trumps?', { no: 'No', yes: 'Yes' }, { otherwise: 'no', given: 'turned-card' });

/** The lines of the tricks of one side. */
function trickLines(tricks: number, to: string, by: By): Line[] {
  if (tricks === 0) return [];
  if (by.gives('trick')) return [by.line('trick', sayPoints(tricks, 'trick'), { times: tricks, to })];
  if (tricks === TRICKS) return [by.line('all-tricks', 'all five tricks', { to })];
  return tricks < MOST ? [] : [by.line('majority', sayPoints(tricks, 'trick'), { to })];
}
const turnedLines = (yes: string | null, to: string, by: By): Line[] =>
  yes === 'yes' && by.gives('turned-card') ? [by.line('turned-card', 'a king or an ace turned', { to })] : [];

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What each side scores for its tricks, and the dealer for a card turned.',
  aka: ['45 calculator', 'five or ten', 'points for tricks'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask: { turned, dealer: count('Tricks of the dealer’s side', 0, TRICKS), other: count('Tricks of the other side', 0, TRICKS) },
  score: ({ turned: card, dealer, other }, by: By) => {
    if (dealer + other !== TRICKS) return wrong(problem('other', `${TRICKS} tricks in all`, `${dealer + other}`));
    const lines = [...turnedLines(card, 'Dealer', by), ...trickLines(dealer, 'Dealer', by), ...trickLines(other, 'Other side', by)];
    const result = answer('', lines);
    return ok({ ...result, headline: result.totals.map(({ to, points }) => `${to} ${points}`).join(', ') });
  },
});

const SIDES = { we: 'We', they: 'They' } as const;
const ENTRY = {
  dealer: choiceOf('Who dealt?', SIDES),
  turned,
  ours: count('Tricks of the first side', 0, TRICKS),
  theirs: count('Tricks of the second side', 0, TRICKS),
  first: choiceOf('If both came to the game: who was first?', SIDES, { optional: true, seldom: true, given: 'trick' }),
} as const;

function play(names: Values<typeof SIDE_NAMES>, entries: readonly Values<typeof ENTRY>[], by: By): Played {
  const table = sidesOf(names);
  const { name } = table;
  const target = by.points('game');
  return replay({
    columns: table.columns,
    entries,
    say: ({ dealer, ours, theirs }) => `${name[dealer]} deal; ${name.we} ${ours}, ${name.they} ${theirs}.`,
    turn: ({ dealer, turned: card, ours, theirs, first }, has): Turn => {
      const before = turnedLines(card, dealer, by);
      const out = (points: Readonly<Record<string, number>>) => (['we', 'they'] as const).filter((side: Side) => (points[side] ?? 0) >= target);
      if (out(added(has, before)).length > 0) return { lines: before, notes: ['The card turned ended the game; the tricks of that deal are not counted.'] };
      const lines = [...before, ...trickLines(ours, 'we', by), ...trickLines(theirs, 'they', by)];
      const reached = out(added(has, lines));
      const over = ours + theirs;
      if (over > TRICKS || (over < TRICKS && reached.length === 0)) return { problems: [problem('theirs', `${TRICKS} tricks in all`, `${over}`)] };
      if (reached.length < 2) return { lines };
      if (first === null) return { problems: [problem('first', `the side that came to ${target} first`, 'both have come to it')] };
      return { lines, over: `The game is over: ${name[first]} came to ${target} first.` };
    },
    end: (has) => endOfGame(table, has, target, ''),
    state: (has, over) => (over === null ? [`${sayScores(table, has)}; playing to ${target}.`] : []),
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Deal by deal to 45, for two players or two sides.',
  aka: ['45 score sheet', 'forty-five up'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup: SIDE_NAMES,
  entry: ENTRY,
  play,
});

export const trick = trickBy(['blue-ribbon-1940', 'donohue']);
