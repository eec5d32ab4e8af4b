import { choiceOf, count, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { BLUE } from '../cites.ts';
import { points } from '../points.ts';
import { countMatadors, LONE, takenProblems } from '../scorers/count.ts';
import { hand, holds, matadors, sayTaken, sweep, points as taken } from '../scorers/fields.ts';
import { sayMatadors } from '../scorers/matadors.ts';
import { amended, own } from './american-skat-points.ts';

const GAMES = { diamonds: 'Diamonds', hearts: 'Hearts', spades: 'Spades', clubs: 'Clubs', grand: 'Grand', null: 'Null', 'open-null': 'Open null' } as const;
const TRUMPED = ['diamonds', 'hearts', 'spades', 'clubs', 'grand'] as const;
const whenTrumped = { field: 'game', is: TRUMPED } as const;

const ask = {
  game: choiceOf('Which game was played?', GAMES),
  holds: { ...holds, when: whenTrumped },
  matadors: { ...matadors, when: whenTrumped },
  hand: { ...hand, when: whenTrumped },
  announced: choiceOf('Announced', { none: 'Nothing', schneider: 'Schneider', schwarz: 'Schwarz' }, { when: whenTrumped, otherwise: 'none' }),
  points: { ...taken, when: whenTrumped },
  sweep: { ...sweep, when: whenTrumped },
  tricks: count('Tricks of the lone player', 0, 10, { when: { field: 'game', is: ['null', 'open-null'] } }),
  bid: count('The bid', 18, 504, { optional: true, hint: 'Finds an overbid.' }),
} as const;
type Asked = Values<typeof ask>;

const double = pointsOf({ ...points['lost-double'], ...amended['lost-double'] }, BLUE);
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + (line.points ?? 0), 0);

function finish(won: boolean, lines: readonly Line[], notes: readonly string[]): Result<Answer> {
  const single = sumOf(lines);
  const all = won
    ? lines
    : [
        ...lines.map((line) => (line.points === undefined ? line : { ...line, points: -line.points })),
        { rule: 'points.lost-double', say: 'lost: double', points: -(double - 1) * single, to: LONE },
      ];
  const total = Math.abs(sumOf(all));
  return { ok: true, value: answer(`${won ? 'Won: plus' : 'Lost: minus'} ${total}`, all, notes) };
}

function score(asked: Asked): Result<Answer> {
  const { game } = asked;
  if (game === 'null' || game === 'open-null') {
    const value = pointsOf({ ...points[game], ...amended[game] }, BLUE);
    if (asked.bid !== null && asked.bid > value) return wrong(problem('bid', `at most ${value} for this game`, `${asked.bid}`));
    const won = asked.tricks === 0;
    return finish(won, [{ rule: `points.${game}`, say: sayTaken(asked.tricks ?? 0), points: value, to: LONE }], []);
  }
  const issues = takenProblems(asked);
  if (issues.length > 0) return wrong(...issues);
  const counted = countMatadors({ ...asked, suit: game === 'grand' ? null : game });
  if (!counted.ok) return counted;
  const mats = counted.value;
  const unit = pointsOf(own[game], BLUE);
  const all = asked.sweep === 'all';
  const card = asked.points ?? 0;
  const schneider = all || card >= pointsOf(points['make-schneider'], BLUE);
  const announced = asked.announced ?? 'none';
  const made = announced === 'schwarz' ? all : announced === 'schneider' ? schneider : card >= pointsOf(points.win, BLUE);
  const cut = pointsOf(points.pack, BLUE) - card >= pointsOf(points['make-lone-schneider'], BLUE);
  const grade =
    announced === 'schwarz'
      ? 'schwarz'
      : announced === 'schneider'
        ? 'schneider'
        : (made ? all : asked.sweep === 'none')
          ? 'schwarz'
          : (made ? schneider : cut)
            ? 'schneider'
            : 'game';
  const steps = pointsOf(points[grade], BLUE);
  const lines: Line[] = [
    { rule: `points.${game}`, say: `${GAMES[game].toLowerCase()}: unit ${unit}` },
    { rule: 'points.matador', say: `${sayMatadors(mats)}: ${mats.number} × ${unit}`, points: mats.number * unit, to: LONE },
    {
      rule: `points.${grade}`,
      say: `${{ game: 'game', schneider: 'game, schneider', schwarz: 'game, schneider, schwarz' }[grade]}: ${steps} × ${unit}`,
      points: steps * unit,
      to: LONE,
    },
  ];
  const base = (mats.number + steps) * unit;
  if (announced === 'schneider') {
    const times = pointsOf(own['announced-schneider'], BLUE);
    lines.push({ rule: 'points.announced-schneider', say: 'announced schneider: doubled', points: (times - 1) * base, to: LONE });
    if (all) {
      const more = pointsOf(own['schwarz-after-announcement'], BLUE) * unit;
      lines.push({ rule: 'points.schwarz-after-announcement', say: `schwarz made besides: ${unit}`, points: more, to: LONE });
    }
  }
  if (announced === 'schwarz') {
    const times = pointsOf(own['announced-schwarz'], BLUE);
    lines.push({ rule: 'points.announced-schwarz', say: 'announced schwarz: trebled', points: (times - 1) * base, to: LONE });
  }
  const value = sumOf(lines);
  const notes: string[] = [];
  const overbid = asked.bid !== null && value < asked.bid;
  if (overbid) {
    const needed = Math.ceil((asked.bid ?? 0) / unit) * unit;
    lines.push({ rule: 'points.overbid', say: `raised to ${needed}, which covers the bid of ${asked.bid}`, points: needed - value, to: LONE });
    notes.push('That an overbid game is raised to the next multiple is the main game’s rule; that it is doubled follows from "always".');
  }
  if (!made && announced !== 'none') notes.push('The announced steps are part of the amount lost, as in the worked example of the book.');
  return finish(made && !overbid, lines, notes);
}

export const value = scorer({
  title: 'The value of a game of American skat',
  gist: 'Unit, matadors, schneider, schwarz and announcements, double when lost.',
  aka: ['american skat calculator', 'with two', 'without one', 'skat value 18'],
  books: [BLUE],
  ask,
  score,
});
