// Checks for impossible deals.
import { wrongLeft } from '../../../mechanics/cards-left.ts';
import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import { counted } from '../../../wording/numbers.ts';
import type { Deal, Maybe } from './asked.ts';
import { LAYOUT, LAYOUT_KEYS } from './layout.ts';
import type { Prices } from './settling.ts';

const PACK = 52;
const SIZES = { 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' } as const;

/** The most cards in a hand: by the dealing table, or, if the whole pack is dealt with a spare hand, the larger number. */
function handOf(players: number, by: Prices): number {
  const key = SIZES[players as keyof typeof SIZES];
  return key !== undefined && by.gives(key) ? by.points(key) : Math.ceil(PACK / (players + 1));
}

/** The counters that all players together put on the layout. */
function staked({ bet }: Deal, players: number, by: Prices): number {
  return by.gives('dealer-stake') ? by.points('dealer-stake') + by.points('stake') * (players - 1) : (bet ?? 0) * players;
}

function wrongStakes(deal: Deal, players: number, by: Prices): Problem[] {
  const { bet, on } = deal;
  const problems: Problem[] = [];
  if (bet !== null && by.gives('least-bet') && (bet < by.points('least-bet') || bet > by.points('most-bet')))
    problems.push(problem('bet', `${by.points('least-bet')} to ${by.points('most-bet')} counters`, `${bet}`));
  const [sum, all] = [on.reduce((one, other) => one + other, 0), staked(deal, players, by)];
  if (sum !== all) problems.push(problem('on', `${counted(all, 'counter')} in all`, `${sum}`));
  if (by.way('spread') === 'equally' && on.some((one) => one !== on[0])) problems.push(problem('on', 'the same number on each card', on.join(', ')));
  return problems;
}

function wrongFaults({ stops, revokes, below, spoilers, holders, ...deal }: Deal, { keys, name }: Table<Seat>): Problem[] {
  const problems: Problem[] = [];
  for (const [field, list] of [
    ['stops', stops],
    ['revokes', revokes],
  ] as const)
    if (list !== null && list.length !== keys.length) problems.push(problem(field, counted(keys.length, 'player'), `${list.length}`));
  const [cards, by, to] = [below ?? [], spoilers ?? [], holders ?? []];
  if (by.length !== cards.length) problems.push(problem('spoilers', `${cards.length}, one for each card`, `${by.length}`));
  if (to.length !== cards.length) problems.push(problem('holders', `${cards.length}, one for each card`, `${to.length}`));
  if (problems.length > 0) return problems;
  for (const seat of keys) {
    const [named, held] = [by.filter((one) => one === seat).length, revokes?.[keys.indexOf(seat)] ?? 0];
    if (named > held) problems.push(problem('revokes', `${counted(named, 'card')} held back by ${name[seat]}`, `${held}`));
  }
  for (const [n, card] of cards.entries()) {
    const [holder, player]: Maybe[] = [to[n] ?? 'nobody', deal[card]];
    if (cards.indexOf(card) !== n) problems.push(problem('below', 'each card once', LAYOUT[card].name));
    if (player !== undefined && player !== 'nobody' && player !== holder)
      problems.push(problem('holders', `${name[player]}, who played the ${LAYOUT[card].name}`, holder === 'nobody' ? 'nobody' : SEAT_NAMES[holder as Seat]));
  }
  return problems;
}

/** All problems of a deal. */
export function impossible(deal: Deal, table: Table<Seat>, by: Prices): Problem[] {
  const seat = (field: string, one: Maybe) => (one === 'nobody' ? [] : absent(field, one, table));
  const seats = [
    ...seat('dealer', deal.dealer),
    ...seat('out', deal.out),
    ...LAYOUT_KEYS.flatMap((key) => seat(key, deal[key])),
    ...(deal.spoilers ?? []).flatMap((one) => seat('spoilers', one)),
    ...(deal.holders ?? []).flatMap((one) => seat('holders', one)),
  ];
  if (seats.length > 0) return seats;
  const hand = handOf(table.keys.length, by);
  const played = (one: Seat) => LAYOUT_KEYS.filter((key) => deal[key] === one).length;
  return [...wrongStakes(deal, table.keys.length, by), ...wrongLeft(deal, table, (one) => hand - played(one)), ...wrongFaults(deal, table)];
}
