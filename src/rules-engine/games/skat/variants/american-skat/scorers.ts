import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import type { points } from '../../points/index.ts';
import { countMatadors, LONE, packOf, takenProblems } from '../../reckoning/count.ts';
import { hand, holds, matadors, sayTaken, sweep, points as taken } from '../../reckoning/fields.ts';
import { sayMatadors } from '../../reckoning/matadors.ts';
import type { own } from './points.ts';

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
type Prices = Schedule<typeof points & typeof own>;

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + (line.points ?? 0), 0);

function finish(won: boolean, lines: readonly Line[], notes: readonly string[], by: Prices): Result<Answer> {
  const single = sumOf(lines);
  const all = won
    ? lines
    : [
        ...lines.map((line) => (line.points === undefined ? line : { ...line, points: -line.points })),
        by.rated('lost-double', 'lost: double', -(by.points('lost-double') - 1) * single, { to: LONE }),
      ];
  const total = Math.abs(sumOf(all));
  return { ok: true, value: answer(`${won ? 'Won: plus' : 'Lost: minus'} ${total}`, all, notes) };
}

function score(asked: Asked, by: Prices): Result<Answer> {
  const { game } = asked;
  if (game === 'null' || game === 'open-null') {
    const value = by.points(game);
    if (asked.bid !== null && asked.bid > value) return wrong(problem('bid', `at most ${value} for this game`, `${asked.bid}`));
    const won = asked.tricks === 0;
    return finish(won, [by.line(game, sayTaken(asked.tricks ?? 0), { to: LONE })], [], by);
  }
  const issues = takenProblems(asked, by);
  if (issues.length > 0) return wrong(...issues);
  const counted = countMatadors({ ...asked, suit: game === 'grand' ? null : game });
  if (!counted.ok) return counted;
  const mats = counted.value;
  const unit = by.points(game);
  const all = asked.sweep === 'all';
  const card = asked.points ?? 0;
  const schneider = all || card >= by.points('make-schneider');
  const announced = asked.announced ?? 'none';
  const made = announced === 'schwarz' ? all : announced === 'schneider' ? schneider : card >= by.points('win');
  const cut = packOf(by) - card >= by.points('make-lone-schneider');
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
  const steps = by.points(grade);
  const lines: Line[] = [
    by.mention(game, `${GAMES[game].toLowerCase()}: unit ${unit}`),
    by.rated('matador', `${sayMatadors(mats)}: ${mats.number} × ${unit}`, mats.number * unit, { to: LONE }),
    by.rated(grade, `${{ game: 'game', schneider: 'game, schneider', schwarz: 'game, schneider, schwarz' }[grade]}: ${steps} × ${unit}`, steps * unit, {
      to: LONE,
    }),
  ];
  const base = (mats.number + steps) * unit;
  if (announced === 'schneider') {
    const times = by.points('announced-schneider');
    lines.push(by.rated('announced-schneider', 'announced schneider: doubled', (times - 1) * base, { to: LONE }));
    if (all) {
      const more = by.points('schwarz-after-announcement') * unit;
      lines.push(by.rated('schwarz-after-announcement', `schwarz made besides: ${unit}`, more, { to: LONE }));
    }
  }
  if (announced === 'schwarz') {
    const times = by.points('announced-schwarz');
    lines.push(by.rated('announced-schwarz', 'announced schwarz: trebled', (times - 1) * base, { to: LONE }));
  }
  const value = sumOf(lines);
  const notes: string[] = [];
  const overbid = asked.bid !== null && value < asked.bid;
  if (overbid) {
    const needed = Math.ceil((asked.bid ?? 0) / unit) * unit;
    lines.push(by.sum('overbid', `raised to ${needed}, which covers the bid of ${asked.bid}`, needed - value, { to: LONE }));
    notes.push('That an overbid game is raised to the next multiple is the main game’s rule; that it is doubled follows from "always".');
  }
  if (!made && announced !== 'none') notes.push('The announced steps are part of the amount lost, as in the worked example of the book.');
  return finish(made && !overbid, lines, notes, by);
}

export const value = scorer({
  title: 'The value of a game of American skat',
  gist: 'Unit, matadors, schneider, schwarz and announcements, double when lost.',
  aka: ['american skat calculator', 'with two', 'without one', 'skat value 18'],
  books: [BLUE],
  ask,
  score,
});
