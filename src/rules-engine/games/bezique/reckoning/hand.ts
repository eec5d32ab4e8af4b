// A hand before the draw: what may be declared, and the most that its cards can score.
import type { BookId } from '../../../books.ts';
import { cards, choiceOf, count } from '../../../scoring/fields.ts';
import { ok, type Result } from '../../../scoring/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import type { PackId } from '../../../vocabulary/packs.ts';
import { type Best, ladderOf, openNow, type Position, type Tariff } from './best.ts';
import { lie, type Served } from './groups.ts';
import { type Asked, handProblems } from './possible.ts';
import { lineOf, type Prices, sayName, tariffOf } from './tariff.ts';

/** A variant of the game, as far as a hand depends on it. */
export interface Form {
  readonly pack: PackId;
  /** The number of cards in a hand before the draw. */
  readonly most: number;
  /** Whether the first marriage makes the trump. */
  readonly open?: true;
  /** Whether combinations may include court cards won in tricks. */
  readonly won?: true;
}

const TRUMPS = { S: 'Spades', H: 'Hearts', C: 'Clubs', D: 'Diamonds' } as const;
const NONE = { none: 'None yet: no marriage has been declared' } as const;

/** The fields of a hand. Cards that have served are part of it, on the table or not. */
export function handFields({ pack, most, open, won }: Form) {
  const part = { optional: true, when: { field: 'before', is: ['yes'] } } as const;
  const served = (label: string, hint: string, max = most) => cards(label, pack, [0, max], { ...part, hint });
  return {
    hand: cards('Hand, with what lies declared before you', pack, [1, most], {
      hint: `After the trick and before the draw, ${most} at the most; give a card twice if you hold it twice.`,
    }),
    ...(won === true
      ? { won: cards('Court cards and trump tens taken from tricks', pack, [0, 26], { optional: true, hint: 'Kept apart from the hand.' }) }
      : {}),
    trump: choiceOf('Trump', { ...TRUMPS, ...(open === true ? NONE : {}) }),
    turned: cards('The card turned for trumps', pack, [0, 1], {
      optional: true,
      given: 'seven',
      hint: 'If it still lies there and you may want it for a seven.',
    }),
    before: choiceOf('Has any of these cards been declared and scored before?', { no: 'No', yes: 'Yes' }, { otherwise: 'no' }),
    married: served('Of them, in a marriage', 'Kings and queens; in a sequence as well, name them there.'),
    sequence: served('Of them, in a sequence', 'What is still held of it.'),
    single: served('Of them, in a single bézique', 'In a double as well, name them there.'),
    double: served('Of them, in a double bézique', 'What is still held of it.'),
    ...(most > 7 ? { triple: served('Of them, in a triple bézique', 'What is still held of it.') } : {}),
    fours: served('Of them, in four alike', 'What is still held of them.'),
    chances: count('Tricks after which you can still declare', 1, 60, { optional: true, hint: 'One declaration for each. Left empty: enough for all.' }),
  } as const;
}

/** One way of playing the sevens: the hand after it, the lines that come first, and how many turns these take. */
interface Plan {
  readonly hand: readonly Card[];
  readonly tens: readonly Line[];
  /** The number of turns for the tens. */
  readonly turns: number;
  readonly note?: string;
}

/** The options for sevens of trumps: exchanged for the turned card, with or without its ten, and declared. */
function plansOf({ hand, trump, turned }: Asked, by: Prices): Plan[] {
  const seven: Card | null = trump === 'none' ? null : `7${trump}`;
  const [up] = turned ?? [];
  const sevens = hand.filter((card) => card === seven);
  const ten = (card: Card) => by.line('seven', `seven of trumps: ${showCard(card)}`, { cards: [card], name: 'seven of trumps' });
  if (seven === null || sevens.length === 0 || !by.gives('seven')) return [{ hand, tens: [], turns: 0 }];
  const taken = up === undefined || up === seven ? null : [...hand.filter((_, n) => n !== hand.indexOf(seven)), up];
  const got = up === undefined ? '' : `The seven is exchanged for ${showCard(up)}`;
  if (by.way('seven') === 'exchanged') {
    if (taken === null) return [{ hand, tens: [], turns: 0 }];
    return [{ hand: taken, tens: [ten(seven)], turns: 0, note: `${got}; the book does not say whether that takes a turn of its own, and here it takes none.` }];
  }
  const declared = (n: number): Plan => ({ hand, tens: sevens.slice(0, n).map(ten), turns: n });
  const stay = sevens.map((_, n) => declared(n + 1)).concat(declared(0));
  if (taken === null) return stay;
  const more = (n: number, first: boolean): Plan => ({
    hand: taken,
    tens: [...(first ? [ten(seven)] : []), ...sevens.slice(1, 1 + n).map(ten)],
    turns: n + (first ? 1 : 0),
    note: first
      ? `${got}, with its ${by.points('seven')}; the card taken waits for another trick.`
      : `${got} without its ${by.points('seven')}, so that the card taken may be declared at once.`,
  });
  return [true, false].flatMap((first) => sevens.map((_, n) => more(sevens.length - 1 - n, first))).concat(stay);
}

const positionOf = (hand: readonly Card[], { trump, won, ...asked }: Asked): Position => {
  const served: Served = {
    married: asked.married ?? [],
    sequence: asked.sequence ?? [],
    single: asked.single ?? [],
    double: asked.double ?? [],
    triple: asked.triple ?? [],
    fours: asked.fours ?? [],
  };
  return { groups: lie([...hand, ...(won ?? [])], served), trump: trump === 'none' ? null : trump };
};

interface Found extends Plan {
  readonly best: Best;
  readonly points: number;
}

/** The best result of a hand by a tariff, with its sevens played for the most points. */
function bestOf(asked: Asked, by: Prices, tariff: Tariff): Found {
  const limit = asked.chances ?? Number.POSITIVE_INFINITY;
  const found = plansOf(asked, by).flatMap((plan): Found[] => {
    const left = limit - plan.turns;
    if (left < 0) return [];
    const ladder = ladderOf(positionOf(plan.hand, asked), tariff);
    const best = ladder[Math.min(left, ladder.length - 1)] as Best;
    return [{ ...plan, best, points: best.points + plan.tens.reduce((sum, { points = 0 }) => sum + points, 0) }];
  });
  return found.reduce((one, other) => (other.points > one.points ? other : one));
}

/** Notes: what is lost by beginning with another declaration, and remarks on each possible one. */
function notesOf(asked: Asked, by: Prices, tariff: Tariff, found: Found): string[] {
  const position = positionOf(asked.hand, asked);
  const open = openNow(position, tariff);
  const most = ladderOf(position, tariff).at(-1)?.points ?? 0;
  const notes: string[] = [];
  if (open.length > 0) notes.push(`Open after this trick: ${open.map(({ first }) => `${sayName(first.name)} (${first.points})`).join(', ')}.`);
  for (const { first, inAll } of open)
    if (inAll < most) notes.push(`Begin with the ${sayName(first.name)}, and ${most - inAll} of the ${most} can no longer be made with these cards.`);
  if (found.note !== undefined && found.tens.length + found.best.order.length > 0) notes.push(found.note);
  const turns = found.best.order.length + found.turns;
  if (turns > 1) notes.push(`${turns} tricks have to be won for it, one for each declaration.`);
  if (by.way('declarations') === 'when-broken')
    notes.push('The cards are counted as they lie. Where one of a combination is played and a fresh one takes its place, it can be scored again.');
  if (by.way('seven') === 'exchanged' && asked.turned === null && asked.trump !== 'none' && asked.hand.includes(`7${asked.trump}`))
    notes.push('Ten are given for a seven that is exchanged; no turned card was entered.');
  return notes;
}

/** The possible declarations of a hand, by the schedule of a place. */
export function declare(asked: Asked, by: Prices, form: Form): Result<Answer> {
  const problems = handProblems(asked, form.pack, by.gives('plain-sequence'));
  if (problems.length > 0) return { ok: false, problems };
  const tariff = tariffOf(by);
  const found = bestOf(asked, by, tariff);
  const notes = notesOf(asked, by, tariff, found);
  const order = found.best.order.map((one) => lineOf(by, one));
  const lines = found.note === undefined ? [...order, ...found.tens] : [...found.tens, ...order];
  if (lines.length === 0) return ok(answer('Nothing to declare', [by.mention('declarations', 'no combination is open')], notes));
  return ok(answer(`${found.points} points to declare`, lines, notes));
}

/** The scorer of declarations for a variant. */
export function declarationsOf(form: Form, books: readonly BookId[]) {
  return scorer({
    title: 'What may be declared of a hand',
    gist: 'Every declaration that is open with the cards held, the best order for all of them, and what a wrong order gives away.',
    aka: ['bezique calculator', 'what can I declare', 'best meld', 'legal melds', 'marriage or sequence first', 'count my hand'],
    books,
    ask: handFields(form),
    score: (asked, by: Prices) => declare(asked as unknown as Asked, by, form),
  });
}
