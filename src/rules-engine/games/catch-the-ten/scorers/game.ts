import { countOut } from '../../../mechanics/counting-out.ts';
import { SEATS, type Seat, tableOf } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values, words } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import { dealt } from '../../../sheets/deals.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { ask, DIAMOND_LAST, deal, decided, PACK, SIDES, type SideKey } from './deal.ts';

const setup = {
  sides: choiceOf(
    'How many sides?',
    { '2': 'Two', '3': 'Three', '4': 'Four', '5': 'Five', '6': 'Six', '7': 'Seven', '8': 'Eight' },
    { otherwise: '2', hint: 'Partners are one side.' },
  ),
  names: listOf('Names of the sides', words('Name', 24), 2, 8, { optional: true, hint: 'Left empty: Side 1, Side 2 and so on.' }),
} as const;
const COUNTED = { field: 'ended', is: ['counted'] } as const;
const who = (card: 'jack' | 'ten' | 'ace' | 'king' | 'queen') => choiceOf(ask[card].label, SIDES, { when: COUNTED });
const entry = {
  ended: choiceOf('How did the deal end?', { counted: 'It was counted', revoke: 'By a revoke, claimed and proved' }, { otherwise: 'counted' }),
  revoked: choiceOf('Which side revoked?', SIDES, { when: { field: 'ended', is: ['revoke'] } }),
  taken: listOf('Cards taken in, side by side', count('Side', 0, PACK), 1, 8, { when: COUNTED, hint: 'The last side may be left out: it has the rest.' }),
  jack: who('jack'),
  ten: who('ten'),
  ace: who('ace'),
  king: who('king'),
  queen: who('queen'),
  'diamond-ten': choiceOf(ask['diamond-ten'].label, ask['diamond-ten'].options, { when: COUNTED, given: 'ten-of-diamonds' }),
} as const;
type Entry = Values<typeof entry>;

/** The cards of every side; the last side has the rest. */
function takenBy(taken: readonly number[], sides: number, share: number): readonly number[] {
  if (taken.length !== sides - 1) return taken;
  return [...taken, Math.max(0, share * sides - taken.reduce((sum, cards) => sum + cards, 0))];
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points & Added<'ten-of-diamonds'>>): Played {
  const sides = Number(asked.sides);
  // Sixes are removed if 36 cards cannot be dealt equally (donohue p. 84).
  const share = Math.floor(PACK / sides);
  const keys = SEATS.slice(0, sides);
  const { name, columns } = tableOf(Object.fromEntries(keys.map((key, n) => [key, asked.names?.[n] || `Side ${n + 1}`])) as Record<Seat, string>);
  const keyOf = (to: string): Seat => SEATS[Object.values<string>(SIDES).indexOf(to)] ?? 'first';
  const nameOf = (side: SideKey) => (Number(side) > sides ? SIDES[side] : name[keyOf(SIDES[side])]);
  const target = by.points('game');
  const stands = (has: Points) => keys.map((key) => `${name[key]} ${has[key]}`).join(', ');
  return replay({
    columns,
    entries,
    say: ({ revoked, taken, ten, jack }) =>
      revoked !== null || ten === null || jack === null
        ? `A revoke by ${revoked === null ? 'nobody' : nameOf(revoked)}`
        : `${takenBy(taken ?? [], sides, share).join(', ')} cards; the ten to ${nameOf(ten)}, the jack to ${nameOf(jack)}`,
    turn: ({ revoked, taken, ended: _, ...cards }, has) => {
      if (revoked !== null) {
        if (Number(revoked) > sides) return { problems: [problem('revoked', `one of the ${sides} sides`, SIDES[revoked])] };
        const to = keyOf(SIDES[revoked]);
        return { lines: [by.law('revoke', 'a revoke loses the game', { to })], over: `The game is over: ${name[to]} lost it by a revoke. ${stands(has)}.` };
      }
      const all = takenBy(taken ?? [], sides, share);
      if (all.length !== sides) return { problems: [problem('taken', `${sides} numbers, or ${sides - 1} and the last side has the rest`, `${all.length}`)] };
      const turn = dealt(deal, { ...cards, dealt: share, taken: all, before: null }, by, keyOf);
      const { now, out } = countOut(turn.lines ?? [], has, target);
      const [first] = out;
      if (first === undefined) return turn;
      const { wins } = decided(out, by);
      const reached = out.map(({ to }) => name[to as Seat]).join(' and ');
      const order =
        out.length > 1 ? `${reached} reached ${target}; ${name[first.to as Seat]} counted out first, with ${first.say}` : `${reached} reached ${target}`;
      const says = wins ? order : `${reached} reached ${target} in one deal, and the book does not say who wins`;
      return { ...turn, over: `The game is over: ${says}. ${stands(now)}.` };
    },
    state: (has, over) => (over === null ? [`${stands(has)}; playing to ${target}.`] : []),
    notes: [`The share of each side is ${share} cards. The eldest hand leads.`, ...(by.gives('ten-of-diamonds') ? [DIAMOND_LAST] : [])],
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score of every side deal by deal, with the trumps and the cards taken in, and who counts out first.',
  aka: ['catch the ten score sheet', 'score pad', 'who is out', 'both over forty-one'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup,
  entry,
  play,
});
