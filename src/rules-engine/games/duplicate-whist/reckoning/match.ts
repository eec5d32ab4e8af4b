import { SIDE_NAMES, sidesOf } from '../../../mechanics/sides.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { counted, figureOf } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const TRICKS = 13;

const hundredths = (n: number) => Math.round(n * 100) / 100;

/** A match of two or more teams, from their tricks; uspc-1898 p. 28-32, law a. */
export const teams = scorer({
  title: 'Match of several teams',
  gist: 'What each team wins or loses against the average of all.',
  aka: ['duplicate average', 'plus and minus', 'fraction of a trick'],
  books: ['uspc-1898'],
  ask: {
    totals: listOf('Tricks of the teams, all told', count('Tricks', 0, 100000), 2, 40, { hint: 'One number a team, odd pairs already made up by an average.' }),
  },
  score: ({ totals }, by: Schedule<typeof points>) => {
    const sum = totals.reduce((all, one) => all + one, 0);
    if (sum === 0) return wrong(problem('totals', 'tricks', 'none'));
    if (totals.length === 2) {
      const [a = 0, b = 0] = totals;
      const half = (a + b) / 2;
      const best = Math.max(a, b);
      const lines: Line[] = [
        by.mention('two-teams', `all tricks ${a + b}, half of them ${figureOf(half)}`),
        by.sum('two-teams', 'tricks above half', a - half, { unit: 'trick', to: 'Team 1' }),
        by.sum('two-teams', 'tricks above half', b - half, { unit: 'trick', to: 'Team 2' }),
      ];
      return { ok: true, value: answer(a === b ? 'A tie' : `Team ${a > b ? 1 : 2} wins by ${figureOf(best - half)}`, lines) };
    }
    const average = sum / totals.length;
    const rounded = Math.floor(average + 0.5);
    const notes: string[] = [];
    const lines: Line[] = [
      by.mention('several-teams', `the average of ${totals.length} teams is ${average === rounded ? average : `${average.toFixed(2)}, taken as ${rounded}`}`),
    ];
    totals.forEach((own, n) => {
      const kept = own === rounded && own !== average;
      const margin = kept ? hundredths(own - average) : own - rounded;
      if (kept) notes.push(`Team ${n + 1} stands level with the whole number; the fraction is kept to avoid a tie.`);
      const say = kept ? `${margin > 0 ? 'wins' : 'loses'} by a fraction of a trick` : `${margin >= 0 ? 'wins' : 'loses'} ${Math.abs(margin)}`;
      lines.push(by.sum(kept ? 'rounding' : 'several-teams', say, margin, { unit: 'trick', to: `Team ${n + 1}` }));
    });
    const best = Math.max(...totals);
    const first = totals.filter((one) => one === best).length;
    const headline = first > 1 ? `${first} teams tie for the first place` : `Team ${totals.indexOf(best) + 1} is first`;
    return { ok: true, value: answer(headline, lines, notes) };
  },
});

/** A match of two teams deal by deal; uspc-1898 p. 28-32, law a. */
export const match = sheet({
  title: 'Match of two teams',
  gist: 'Tricks of both plays of every deal, and how far a team stands above half of all.',
  aka: ['duplicate whist score', 'duplicate score sheet', 'overplay'],
  books: ['uspc-1898'],
  setup: SIDE_NAMES,
  entry: {
    original: count('Our tricks on the original play', 0, TRICKS, { unit: 'tricks' }),
    overplay: count('Our tricks on the overplay', 0, TRICKS, { unit: 'tricks', hint: 'With the opponents’ cards.' }),
  },
  play: (setup, entries, by: Schedule<typeof points>) => {
    const { name, columns } = sidesOf(setup);
    return replay({
      columns,
      entries,
      say: ({ original, overplay }) => `${original} and ${overplay}`,
      turn: ({ original, overplay }, _, at) => {
        const mine = original + overplay;
        return {
          say: `Deal ${at + 1}: ${original} and ${overplay}`,
          lines: [
            by.line('trick', `${original} and ${overplay}`, { times: mine, to: 'we' }),
            by.line('trick', `${TRICKS - original} and ${TRICKS - overplay}`, { times: 2 * TRICKS - mine, to: 'they' }),
          ],
        };
      },
      state: ({ we = 0, they = 0 }) => {
        if (entries.length === 0) return ['No deal is entered.'];
        const half = (we + they) / 2;
        const leader = name[we > half ? 'we' : 'they'];
        const stands = leader === 'We' || leader === 'They' ? 'stand' : 'stands';
        const standing = we === half ? 'The teams are level' : `${leader} ${stands} ${figureOf(Math.abs(we - half))} above half`;
        return [`${counted(entries.length, 'deal')}, ${we + they} tricks, half of them ${figureOf(half)}. ${standing}.`];
      },
    });
  },
});
