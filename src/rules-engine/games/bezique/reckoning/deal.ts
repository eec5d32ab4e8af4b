// The score of one player in a deal: declarations in the order in which they were made, cards in the tricks, the last trick.
import type { BookId } from '../../../books.ts';
import { choiceOf, count, flag, listOf } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result } from '../../../scoring/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { SUIT_NAMES, SUITS, type Suit } from '../../../vocabulary/cards.ts';
import { PACKS, type PackId } from '../../../vocabulary/packs.ts';
import { counted } from '../../../wording/numbers.ts';
import { afterDeclaring, type Declared, itemOf, type Tariff } from './best.ts';
import { brisquesOf } from './brisques.ts';
import { groupOf, type Lying, levelOf, lie, NAMES, type Name } from './groups.ts';
import { lineOf, type Prices, sayName, tariffOf, throughTheDeal } from './tariff.ts';

/** A variant of the game, as far as a deal depends on it. */
export interface DealForm {
  readonly pack: PackId;
  /** The possible combinations, in the order of the options. */
  readonly names: readonly Name[];
  /** Whether the first marriage makes the trump. */
  readonly open?: true;
  /** Whether a deal is a whole game, so that there is no score before it. */
  readonly single?: true;
}

/** The combinations of the usual variants, where the trump sequence is the only sequence. */
export const USUAL: readonly Name[] = [...SUITS.map((suit) => `marriage-${suit}`), 'sequence', 'bezique', 'double-bezique', ...NAMES.slice(-4)];
/** The same with three béziques at once. */
export const WITH_TRIPLE: readonly Name[] = [...USUAL.slice(0, 7), 'triple-bezique', ...NAMES.slice(-4)];
const SEVEN = 'seven';
const AGAIN = { other: 'With other cards', same: 'With the same cards' } as const;
const sayOption = (name: Name) => (name === 'sequence' ? 'trump sequence' : sayName(name));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export interface DealAsked {
  readonly trump: Suit | 'none';
  readonly declared: readonly string[] | null;
  readonly again: keyof typeof AGAIN | null;
  readonly turned: boolean | null;
  readonly carte: number | null;
  readonly brisques: number | null;
  readonly last: boolean;
  readonly broken: number | null;
  readonly before?: number | null;
  readonly other?: number | null;
}

/** The fields of a deal. */
export function dealFields({ pack, names, open, single }: DealForm) {
  const options = Object.fromEntries([...names, ...(open === true ? [] : [SEVEN])].map((name) => [name, capital(sayOption(name))]));
  return {
    trump: choiceOf('Trump', {
      ...Object.fromEntries(SUITS.map((suit) => [suit, capital(SUIT_NAMES[suit])])),
      ...(open === true ? { none: 'None: no marriage was declared' } : {}),
    }),
    declared: listOf('Declarations, in the order in which they were scored', choiceOf('Declaration', options), 0, 40, {
      optional: true,
      hint: open === true ? 'The first marriage makes the trump.' : 'A seven of trumps that was declared or exchanged among them.',
    }),
    again: choiceOf('One declared twice, or a lesser after a greater of its kind: with which cards?', AGAIN, {
      optional: true,
      hint: 'Such as the royal marriage after the sequence. Asked only where that was declared.',
    }),
    turned: flag('As dealer, turned up a seven', { given: 'seven-turned' }),
    carte: count('Times that carte blanche was scored', 0, 20, { optional: true, given: 'carte-blanche' }),
    brisques: count('Aces and tens taken in tricks', 0, brisquesOf(pack), {
      optional: true,
      hint: single === true ? 'Only where they are counted.' : 'Left empty: none.',
    }),
    last: flag('Won the last trick'),
    broken: count('Times that the rule of the last tricks was broken', 0, 20, { optional: true, given: 'rule-broken' }),
    ...(single === true
      ? {}
      : {
          before: count('Score before the deal', 0, 5000, { optional: true }),
          other: count('The best opponent’s score after it', 0, 9990, { optional: true, hint: 'To see whether the game is a double one.' }),
        }),
  } as const;
}

/** The full name of a chosen combination: the sequence is that of the trump suit. */
const nameOf = (name: string, trump: Suit | 'none'): Name => (name === 'sequence' ? `sequence-${trump}` : name);

/** An earlier declaration whose cards may not be used in this one: a greater one of its class, or an equal one if a card serves once. */
function usedBefore(name: Name, before: readonly Name[], { rule }: Tariff): Name | undefined {
  const used = before.filter((one) => groupOf(one) === groupOf(name) && (levelOf(one) > levelOf(name) || (rule === 'once' && levelOf(one) === levelOf(name))));
  return used.sort((one, other) => levelOf(other) - levelOf(one))[0];
}
const sayOf = (name: Name) => (name.startsWith('sequence') ? 'the sequence' : `the ${sayName(name)}`);

interface InOrder {
  readonly lines: Line[];
  readonly problems: Problem[];
  /** Lines that do not count, with the points that they would bring. */
  readonly vain: Line[];
}

/** The lines of the declarations in order, or the problem of the first one that is impossible with these packs. */
function inOrder(asked: DealAsked, by: Prices, { pack, open }: DealForm, tariff: Tariff): InOrder {
  const lines: Line[] = [];
  const vain: Line[] = [];
  const before: Name[] = [];
  const ways: (readonly Lying[])[] = lie(PACKS[pack].cards).map((lying) => [lying]);
  let trump: Suit | null = open === true || asked.trump === 'none' ? null : asked.trump;
  const refuse = (n: number, expected: string, found: string) => ({
    lines,
    vain,
    problems: [problem('declared', expected, `${found} as number ${n + 1}`)],
  });
  let sevens = 0;
  for (const [n, said] of (asked.declared ?? []).entries()) {
    if (said === SEVEN) {
      // The seven that was turned up is not in the hand.
      const held = PACKS[pack].cards.filter((card) => card === `7${asked.trump}`).length - (asked.turned === true ? 1 : 0);
      const most = by.way('seven') === 'exchanged' ? 1 : held;
      sevens += 1;
      if (sevens > most)
        return refuse(n, `${counted(most, 'seven')} of trumps at the most${asked.turned === true ? ', beside the one turned up' : ''}`, 'another');
      lines.push(by.line('seven', 'seven of trumps'));
      continue;
    }
    if (said === 'sequence' && asked.trump === 'none') return refuse(n, 'a trump, for a sequence of trumps', 'a sequence');
    const name = nameOf(said, asked.trump);
    const isMarriage = name.startsWith('marriage');
    if (trump === null && isMarriage && name !== `marriage-${asked.trump}`)
      return refuse(
        n,
        asked.trump === 'none' ? 'no marriage, since there is no trump' : `the first marriage in ${SUIT_NAMES[asked.trump]}, which is trump`,
        sayName(name),
      );
    const key = itemOf(name, trump);
    const points = tariff.worth[key];
    if (points === undefined) return refuse(n, 'a declaration that this book has before a trump is made', sayName(name));
    const one: Declared = { name, key, points, cards: [] };
    const used = usedBefore(name, before, tariff);
    if (used !== undefined && asked.again === null) {
      const expected = `whether ${sayOf(name)} (number ${n + 1}) was made with other cards than ${used === name ? 'the one before' : sayOf(used)}`;
      return { lines, vain, problems: [{ ...problem('again', expected, 'nothing'), choose: 'with other cards or with the same cards' }] };
    }
    if (used !== undefined && asked.again === 'same') {
      const say = `${sayName(name)} with cards of ${used === name ? 'the one before' : sayOf(used)}: does not count`;
      lines.push(by.law(levelOf(used) > levelOf(name) ? 'lesser-after-greater' : 'card-used-again', say));
      vain.push(lineOf(by, one));
      continue;
    }
    before.push(name);
    const group = groupOf(name);
    const after = afterDeclaring(ways[group] ?? [], name, tariff.rule);
    ways[group] = after;
    if (after.length === 0) return refuse(n, 'a declaration for which there are fresh cards, the lesser of a class before the greater', sayName(name));
    const line = lineOf(by, one);
    lines.push(used === undefined ? line : { ...line, say: `${line.say}, with other cards than ${used === name ? 'before' : `in ${sayOf(used)}`}` });
    if (isMarriage) trump ??= asked.trump === 'none' ? null : asked.trump;
  }
  return { lines, problems: [], vain };
}

/** The score of the game after the deal. */
function standing({ before = null, other = null }: DealAsked, total: number, by: Prices): { headline: string; notes: string[] } {
  const now = (before ?? 0) + total;
  if (!by.gives('game')) return { headline: `${total} points`, notes: [] };
  const target = by.points('game');
  if (now < target)
    return { headline: before === null ? `${total} points` : `${total} points: ${now} in all`, notes: before === null ? [] : [`${target - now} to go.`] };
  const half = other !== null && by.gives('double-game') && other < target / 2;
  const doubled = half ? [`A double game: the other has ${other}, less than half of ${target}.`] : [];
  return { headline: `Out with ${now}`, notes: doubled };
}

function score(asked: DealAsked, by: Prices, form: DealForm): Result<Answer> {
  const { before = null, other = null } = asked;
  const wrongly: Problem[] = [];
  for (const [field, points] of Object.entries({ before, other }))
    if (points !== null && points % by.points('brisque') !== 0)
      wrongly.push(problem(field, 'a score that ends in 0, as everything that counts does', `${points}`));
  if (before !== null && by.gives('game') && before >= by.points('game'))
    wrongly.push(problem('before', `less than ${by.points('game')}, which ends the game`, `${before}`));
  if (wrongly.length > 0) return { ok: false, problems: wrongly };
  const { lines, problems } = inOrder(asked, by, form, throughTheDeal(tariffOf(by), by));
  if (problems.length > 0) return { ok: false, problems };
  const { turned, carte, brisques, last, broken } = asked;
  if (turned === true && by.gives('seven-turned')) lines.unshift(by.line('seven-turned', 'seven turned up'));
  if (carte !== null && carte > 0 && by.gives('carte-blanche'))
    lines.unshift(by.line('carte-blanche', counted(carte, 'carte blanche', 'times carte blanche'), { times: carte }));
  if (brisques !== null && brisques > 0) lines.push(by.line('brisque', counted(brisques, 'ace or ten', 'aces and tens'), { times: brisques }));
  if (last) lines.push(by.line('last-trick', 'last trick'));
  if (broken !== null && broken > 0 && by.gives('rule-broken')) lines.push(by.line('rule-broken', 'rule of the last tricks broken', { times: broken }));
  const total = lines.reduce((sum, { points = 0 }) => sum + points, 0);
  const { headline, notes } = standing(asked, total, by);
  return ok(answer(headline, lines, notes));
}

/** The scorer of a player's deal in a variant. */
export function dealOf(form: DealForm, books: readonly BookId[]) {
  return scorer({
    title: 'Count a player’s deal',
    gist: 'Declarations in their order, aces and tens, and the last trick. A combination made twice is asked about.',
    aka: ['bezique score', 'add up the deal', 'brisques', 'sevens', 'last trick'],
    books,
    ask: dealFields(form),
    score: (asked, by: Prices) => score(asked as unknown as DealAsked, by, form),
    slips: (asked, by: Prices) => inOrder(asked as unknown as DealAsked, by, form, throughTheDeal(tariffOf(by), by)).vain,
  });
}
