import { countOut } from '../../../mechanics/counting-out.ts';
import { absent, type Seat, SIX_SEATS, seated } from '../../../mechanics/seats.ts';
import { sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, listOf, type Values, words } from '../../../scoring/fields.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type Counters, countDeal, type Deal, type Prices, problemsOf, SIX } from '../reckoning/deal.ts';
import { bidField, FAILED, jokerField, whoseFields } from '../reckoning/fields.ts';

const SIZES = { two: 2, three: 3, four: 4, five: 5, six: 6 } as const;
const setup = {
  players: choiceOf(
    'Who keeps a score?',
    { two: 'Two sides, or two players', three: 'Three players', four: 'Four, each for themselves', five: 'Five players', six: 'Six players' },
    { otherwise: 'two', hint: 'More than two by the 1898 book only.' },
  ),
  names: listOf('Names', words('Name', 24), 2, 6, { optional: true, hint: 'Of the sides or players; left empty: First player and so on.' }),
  ...FAILED,
} as const;
const WHO = { ...SIX_SEATS, nobody: 'Nobody' } as const;
const entry = {
  bidder: choiceOf('Who named the trump?', SIX_SEATS),
  ...bidField(24),
  ...whoseFields(WHO, SIX),
  joker: jokerField(SIX_SEATS),
  revoke: choiceOf('Who revoked?', { nobody: 'Nobody', ...SIX_SEATS }, { otherwise: 'nobody', seldom: true }),
} as const;
type Entry = Values<typeof entry>;

const COUNTERS: Counters = { ...SIX, joker: 'the joker' };
const seatOf = (said: string | null): string | null => (said === null || said === 'nobody' || said === 'none' ? null : said);

function play({ players, names, failed }: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played {
  const table = seated(SIZES[players], names);
  const { keys, name, columns } = table;
  const target = by.points('target');
  return replay({
    columns,
    entries,
    say: ({ bid, bidder, revoke }) => `${name[bidder]} bids ${bid}${revoke === 'nobody' ? '' : `; ${name[revoke]} revokes`}`,
    turn: ({ bid, bidder, joker, revoke, ...whose }, has: Points) => {
      const owners: Record<string, string | null> = { joker: seatOf(joker) };
      for (const [key, said] of Object.entries(whose)) owners[key] = seatOf(said);
      const deal: Deal = { bid, bidder, owners, sides: keys, revoke: seatOf(revoke), given: failed === 'given' };
      const away = [...Object.entries(owners), ['bidder', bidder] as const, ['revoke', seatOf(revoke)] as const].flatMap(([key, seat]) =>
        seat === null || seat === undefined ? [] : absent(key, seat as Seat, table),
      );
      const problems = [...away, ...problemsOf(deal, SIX, by)];
      if (problems.length > 0) return { problems };
      const { lines, notes } = countDeal(deal, COUNTERS, by);
      const { now, out } = countOut(lines, has, target);
      const [first, second] = out;
      if (first === undefined) return { lines, notes };
      const order = second === undefined ? '' : ` by ${first.say}, counted before what took ${name[second.to as Seat]} there`;
      return { lines, notes, over: `The game is over: ${name[first.to as Seat]} reached ${target}${order}. ${sayScores(table, now)}.` };
    },
    state: (has, over) => (over === null ? [`${sayScores(table, has)}; playing to ${target}.`] : []),
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Deal by deal, bids made and failed, sides in the hole, and who is out first.',
  aka: ['cinch score sheet', 'score pad', 'in the hole', 'high five score'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  setup,
  entry,
  play,
});
