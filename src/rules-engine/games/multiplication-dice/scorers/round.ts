import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { added, type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { productLine, THROWS } from '../reckoning/product.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const entry = { player: choiceOf('Who threw?', SEAT_NAMES), first: THROWS.first, second: THROWS.second, third: THROWS.third } as const;
type Entry = Values<typeof entry>;

export const round = sheet({
  title: 'Keep a round',
  gist: 'Player by player the score of three throws, who leads and who has the highest.',
  aka: ['multiplication score sheet', 'who is ahead', 'pool'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup,
  round: 'Turn',
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played => {
    const table = tableOfSize(asked.players, asked.names);
    const { keys, name, columns } = table;
    const done = new Set<Seat>();
    const left = () => keys.filter((key) => !done.has(key));
    const leaders = (has: Points) => {
      const most = Math.max(...keys.map((key) => has[key] ?? 0));
      return { most, of: keys.filter((key) => has[key] === most).map((key) => name[key]) };
    };
    const turn = ({ player, ...throws }: Entry, has: Points): Turn => {
      const strange = absent('player', player, table);
      if (strange.length > 0) return { problems: strange };
      if (done.has(player))
        return {
          problems: [
            problem(
              'player',
              left()
                .map((seat) => name[seat])
                .join(' or '),
              name[player],
            ),
          ],
        };
      done.add(player);
      const lines = [productLine(throws, by, player)];
      if (left().length > 0) return { lines };
      const { most, of } = leaders(added(has, lines));
      if (of.length > 1) return { lines, over: `${of.join(' and ')} are equal with ${most}; ${by.name} does not say who wins.` };
      return { lines, over: `${of[0]} has the highest score, ${most}.` };
    };
    const played = replay({
      columns,
      entries,
      round: 'turn',
      whole: 'round',
      say: ({ player, first, second, third }) => `${name[player] ?? SEAT_NAMES[player]} throws ${first.join('-')}, then ${second.join('-')}, then ${third}.`,
      turn,
      state: (has, over) => {
        if (over !== null) return [];
        const { most, of } = leaders(has);
        const ahead = most === 0 ? [] : [`${of.join(' and ')} ${of.length === 1 ? 'leads' : 'lead'} with ${most}.`];
        return [
          ...ahead,
          `Still to throw: ${left()
            .map((key) => name[key])
            .join(', ')}.`,
        ];
      },
    });
    return { ...played, next: { player: left()[0] ?? 'first' } };
  },
});
