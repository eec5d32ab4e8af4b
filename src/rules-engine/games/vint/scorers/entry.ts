import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';

export const TRICKS = 13;
export const BIDS = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 } as const;
export type Bid = keyof typeof BIDS;
export const BOOK_TRICKS = 6;
export const HONORS = 5;
export const ACES = 4;

const SUITS = { S: 'Spades', C: 'Clubs', D: 'Diamonds', H: 'Hearts' } as const;
export const TRUMPS = { ...SUITS, 'no-trump': 'No trumps' } as const;
const SIDES = { we: 'We', they: 'They' } as const;

/** A coronet: the side, the kind and the number of its cards. */
export interface Coronet {
  readonly side: 0 | 1;
  readonly kind: 'plain' | 'trump' | 'aces';
  readonly cards: number;
}
const coronets: Record<string, Coronet> = {};
const labels: Record<string, string> = {};
for (const [side, name] of Object.entries(SIDES)) {
  const who = side === 'we' ? 0 : 1;
  for (let cards = 3; cards <= TRICKS; cards++) {
    for (const kind of ['plain', 'trump'] as const) {
      coronets[`${side}-${kind}-${cards}`] = { side: who, kind, cards };
      labels[`${side}-${kind}-${cards}`] = `${name}: ${cards} cards from the ace, ${kind === 'plain' ? 'not in trumps' : 'in trumps'}`;
    }
  }
  for (const cards of [3, 4]) {
    coronets[`${side}-aces-${cards}`] = { side: who, kind: 'aces', cards };
    labels[`${side}-aces-${cards}`] = `${name}: ${cards} aces in one hand`;
  }
}
export const CORONETS: Readonly<Record<string, Coronet>> = coronets;

export const entry = {
  bidder: choiceOf('Whose bid was it?', { we: 'Ours', they: 'Theirs' }),
  bid: choiceOf('How high?', {
    one: 'One, or simple (7 tricks)',
    two: 'Two (8 tricks)',
    three: 'Three (9 tricks)',
    four: 'Four (10 tricks)',
    five: 'Five (11 tricks)',
    six: 'Six (12 tricks)',
    seven: 'Seven (13 tricks)',
  }),
  trump: choiceOf('In what?', TRUMPS),
  tricks: count('Our tricks', 0, TRICKS, { unit: 'tricks' }),
  honors: count('Our honors', 0, HONORS, {
    unit: 'honors',
    hint: 'Ace, king, queen, jack and ten of trumps.',
    when: { field: 'trump', is: Object.keys(SUITS) },
  }),
  aces: count('Our aces', 0, ACES, { unit: 'aces', hint: 'Of all suits, that of trumps included.' }),
  coronets: listOf('Coronets', choiceOf('Coronet', labels), 0, 8, {
    optional: true,
    hint: 'Side, plain or trump or aces, and the number of cards: we-plain-3, they-trump-6, we-aces-3.',
  }),
} as const;
export type Asked = Values<typeof entry>;

/** Problems of an impossible deal: the trump ace is both an honor and an ace, and a coronet needs its ace. */
export function problemsOf(asked: Asked): Problem[] {
  const problems: Problem[] = [];
  const honors = asked.honors;
  if (honors === HONORS && asked.aces === 0) problems.push(problem('aces', 'the ace of trumps among our aces, as we hold all five honors', 'no ace'));
  if (honors === 0 && asked.aces === ACES) problems.push(problem('honors', 'the ace of trumps among our honors, as we hold all four aces', 'no honor'));
  if (asked.coronets === null || asked.coronets.length === 0) return problems;
  const aces = [asked.aces, ACES - asked.aces] as const;
  const held = [honors ?? 0, HONORS - (honors ?? 0)] as const;
  const sequences: [number, number] = [0, 0];
  let trumps = 0;
  for (const key of asked.coronets) {
    const one = CORONETS[key];
    if (one === undefined) continue;
    if (one.kind === 'aces') {
      if (aces[one.side] < one.cards)
        problems.push(problem('coronets', `at most the ${aces[one.side]} aces that the side holds`, `${one.cards} aces in one hand`));
      continue;
    }
    sequences[one.side] += 1;
    if (one.kind === 'trump') {
      trumps += 1;
      if (honors === null) problems.push(problem('coronets', 'no coronet in trumps at no-trump', key));
      else if (held[one.side] < Math.min(one.cards, HONORS))
        problems.push(problem('coronets', `honors enough for ${one.cards} trumps from the ace`, `${held[one.side]}`));
    }
  }
  if (trumps > 1) problems.push(problem('coronets', 'one coronet in trumps', `${trumps}`));
  for (const side of [0, 1] as const) {
    if (sequences[side] > aces[side]) problems.push(problem('coronets', `an ace for each sequence: ${aces[side]}`, `${sequences[side]} sequences`));
  }
  return problems;
}
