import { absent, FOUR_SEATS, type Seat, seated } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values, words } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const SIZES = { two: 2, three: 3, four: 4, partners: 2 } as const;
const setup = {
  players: choiceOf('Who plays?', { two: 'Two', three: 'Three', four: 'Four, each alone', partners: 'Four, two against two' }, { otherwise: 'two' }),
  names: listOf('Names', words('Name', 24), 2, 4, { optional: true, hint: 'Of the players, or of the two sides.' }),
  target: count('Points that win, by agreement', 1, 9999, { optional: true, hint: 'Left empty: no end. The manual sets none.' }),
} as const;
const LEFT = { field: 'ended', is: ['out', 'tie'] } as const;
const entry = {
  ended: choiceOf(
    'How did the hand end?',
    { out: 'Somebody went out', block: 'In a block: nobody can play', tie: 'Two of three players tied' },
    { otherwise: 'out' },
  ),
  who: choiceOf('Who went out?', FOUR_SEATS, { when: LEFT, hint: 'Between partners the first or the second side. In a tie: who did not share in it.' }),
  eights: count('Eights left in the other hands', 0, 4, { when: LEFT, optional: true }),
  faces: count('Kings, queens and jacks left', 0, 12, { when: LEFT, optional: true }),
  aces: count('Aces left', 0, 4, { when: LEFT, optional: true }),
  pips: count('Pips of the other cards left', 0, 184, { when: LEFT, optional: true, hint: 'Twos to sevens, nines and tens by their number.' }),
} as const;
type Entry = Values<typeof entry>;
type Winner = { readonly to: Seat; readonly share: number };

/** The points of each winner for the cards left; tied winners divide them (sierra, between p. 35 and 48). */
function linesOf({ eights, faces, aces, pips }: Entry, winners: readonly Winner[], by: Schedule<typeof points>): Line[] {
  const left = [
    ['eight', eights, 'eight', 'eights'],
    ['face', faces, 'face card', 'face cards'],
    ['ace', aces, 'ace', 'aces'],
    ['pip', pips, 'pip', 'pips'],
  ] as const;
  return winners.flatMap(({ to, share }) =>
    left.flatMap(([item, n, one, many]) =>
      n === null || n === 0 ? [] : [by.line(item, `${counted(n, one, many)} left${share === 1 ? '' : ', divided'}`, { times: n * share, to })],
    ),
  );
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = seated(SIZES[asked.players], asked.names);
  const { keys, name, columns } = table;
  const { target } = asked;
  const stands = (has: Points) => keys.map((key) => `${name[key]} ${has[key]}`).join(', ');
  const text = (seats: readonly Seat[], has: Points) => seats.map((key) => `${name[key]} ${has[key]}`).join(' and ');
  return replay({
    columns,
    entries,
    round: 'hand',
    say: ({ ended, who }) => {
      if (ended === 'block' || who === null) return 'A block';
      return ended === 'tie' ? `All but ${name[who] ?? FOUR_SEATS[who]} tied` : `${name[who] ?? FOUR_SEATS[who]} out`;
    },
    turn: (one) => {
      const { ended, who } = one;
      if (ended === 'block' || who === null) return { notes: ['Nobody wins a hand that ends in a block.'] };
      const problems: Problem[] = absent('who', who, table);
      if (ended === 'tie' && asked.players !== 'three') problems.push(problem('ended', 'a tie where three play', `${keys.length} in play`));
      if ([one.eights, one.faces, one.aces, one.pips].every((n) => n === null || n === 0))
        problems.push(problem('pips', 'cards left in one hand at least', 'none'));
      if (one.pips === 1) problems.push(problem('pips', '2 or more, since the lowest card is a two', '1'));
      if (problems.length > 0) return { problems };
      const tied = keys.filter((key) => key !== who);
      const winners: Winner[] = ended === 'tie' ? tied.map((to) => ({ to, share: 1 / tied.length })) : [{ to: who, share: 1 }];
      return { lines: linesOf(one, winners, by), notes: ended === 'tie' ? ['How two can tie when one goes out, the manual does not explain.'] : [] };
    },
    end: (has) => {
      const out = keys.filter((key) => target !== null && (has[key] ?? 0) >= target);
      const [first] = out;
      if (first === undefined) return null;
      const said = 'The number was agreed on, and who wins is for the table: the manual has neither.';
      if (out.length > 1) return `${text(out, has)} have reached ${target}. ${said}`;
      return `The game is over: ${name[first]} reached ${target}. ${stands(has)}.`;
    },
    state: (has, over) => {
      if (over !== null) return [];
      const best = Math.max(...keys.map((key) => has[key] ?? 0));
      const leaders = keys.filter((key) => has[key] === best);
      const ahead = best === 0 || leaders.length > 1 ? [] : [`In the lead: ${name[leaders[0] ?? 'first']}.`];
      return [`${stands(has)}.`, ...ahead, target === null ? 'No score ends the game.' : `The game agreed on is ${target}.`];
    },
    notes: [target === null ? 'The manual sets no score that ends the game: each hand is won by going out.' : 'The end is as agreed; the manual sets none.'],
  });
}

export const game = sheet({
  title: 'Keep the score of several hands',
  gist: 'Who goes out in each hand, and what the cards left in the other hands bring, up to a number agreed on.',
  aka: ['crazy eights score sheet', 'score pad', 'first to a hundred'],
  books: ['sierra'],
  round: 'Hand',
  setup,
  entry,
  play,
});
