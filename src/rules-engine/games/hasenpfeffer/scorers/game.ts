import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { across, endOfGame, SIDE_NAMES, sayScores, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type By, DEAL, dealLines } from '../reckoning/deal.ts';
import { BOTH_SIDES, SET_BACK } from '../reckoning/doubts.ts';

const ENTRY = { bidder: choiceOf('Which side bid highest?', { we: 'We', they: 'They' }), ...DEAL } as const;

function play(names: Values<typeof SIDE_NAMES>, entries: readonly Values<typeof ENTRY>[], by: By): Played {
  const table = sidesOf(names);
  const target = by.points('game');
  return replay({
    columns: table.columns,
    entries,
    say: ({ bidder, bid, tricks }) => `${table.name[bidder]} bid ${bid} and take ${sayPoints(tricks, 'trick')}.`,
    turn: (one) => ({
      lines: dealLines(one, one.bidder, across(one.bidder), by),
      notes: one.tricks > 0 && one.tricks < one.bid ? [SET_BACK] : [],
    }),
    end: (has) => endOfGame(table, has, target, 'Who of them counts first the book does not say.'),
    state: (has, over) => (over === null ? [`${sayScores(table, has)}; playing to ${target}.`] : []),
    notes: [BOTH_SIDES],
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Deal by deal to ten, bids that fail taken off.',
  aka: ['hasenpfeffer score sheet', 'ten up'],
  books: ['blue-ribbon-1940'],
  setup: SIDE_NAMES,
  entry: ENTRY,
  play,
});
