// The tricks as a table: a row for each trick, a column for each player. Tapping a card moves the pad to it.
import { type Cursor, type Entry, leadersIn, namesOf } from '../../../lib/revoke/entry.ts';
import type { RulesOfGame } from '../../../lib/revoke/rules-of-game.ts';
import type { Finding, RevokeCheck } from '../../../rules-engine/mechanics/revoke/check.ts';
import { isCard, type Remembered } from '../../../rules-engine/mechanics/revoke/deal.ts';
import { type Card, SUIT_NAMES, type Suit, sayCard } from '../../../rules-engine/vocabulary/cards.ts';
import { face, suitSign } from '../drawing/draw.ts';
import { element } from '../share/share.ts';

/** The trick number of the row for cards seen in a hand. */
export const SEEN = -1;

/** What is known of a card, in words. */
export const sayRemembered = (remembered: Remembered): string =>
  remembered === '?'
    ? 'not known'
    : remembered === 'other'
      ? 'not of the suit led'
      : isCard(remembered)
        ? sayCard(remembered)
        : `a card of ${SUIT_NAMES[remembered.slice(0, 1) as Suit]}`;

/** Draws a card as far as it is known. */
function drawRemembered(remembered: Remembered): HTMLElement {
  const made = element('span');
  if (isCard(remembered)) face(made, remembered);
  else if (remembered === '?' || remembered === 'other') made.append(element('span', 'unknown', remembered === '?' ? '?' : '≠'));
  else {
    const suit = remembered.slice(0, 1) as Suit;
    made.className = `card c-middle ${suit}`;
    made.append(element('b', '', '?'), suitSign(suit));
  }
  return made;
}

interface Shown {
  readonly entry: Entry;
  readonly rules: RulesOfGame;
  readonly check: RevokeCheck;
  readonly cursor: Cursor | null;
  readonly go: (cursor: Cursor) => void;
}

/** The marks of a card: a revoke, the proof of one, or a fault in the entry. */
function marksAt({ findings, faults }: RevokeCheck, trick: number, seat: number): { readonly names: string[]; readonly said: string } {
  const mine = findings.filter((one) => one.seat === seat);
  const at = mine.find((one) => one.trick === trick && one.verdict !== 'impossible');
  const isProof = mine.some((one: Finding) => one.verdict === 'proved' && one.proof.by === 'played' && one.proof.trick === trick);
  const isWrong = faults.some((fault) => fault.at.some((spot) => spot.seat === seat && (spot.trick ?? SEEN) === trick));
  const isBad = at?.verdict === 'proved';
  return {
    names: [
      ...(isBad ? ['is-revoke'] : at === undefined || at.remembered === '?' ? [] : ['is-open']),
      ...(isProof ? ['is-proof'] : []),
      ...(isWrong ? ['is-wrong'] : []),
    ],
    said: [isBad ? 'revoke' : '', isProof ? 'proves the revoke' : '', isWrong ? 'cannot be right' : ''].filter((one) => one !== '').join(', '),
  };
}

/** Draws the table. */
export function drawTricks({ entry, rules, check, cursor, go }: Shown): HTMLElement {
  const names = namesOf(entry, rules);
  const leaders = leadersIn(entry, rules);
  const table = element('table', 'revoke-tricks');
  table.append(element('caption', 'hidden', 'The tricks: a row for each, a column for each player'));
  const head = table.createTHead().insertRow();
  head.append(element('td'), ...names.map((name) => Object.assign(element('th', '', name), { scope: 'col' })));
  const body = table.createTBody();
  const rows = Math.min(entry.hand, Math.max(1, entry.tricks.length + 1, (cursor?.trick ?? 0) + 1));
  const cell = (row: HTMLTableRowElement, classes: readonly string[], label: string, at: Cursor, ...parts: readonly Node[]) => {
    const button = Object.assign(element('button', classes.join(' ')), { type: 'button' as const, ariaLabel: label });
    if (cursor?.trick === at.trick && cursor.seat === at.seat) button.setAttribute('aria-current', 'true');
    button.dataset.at = `${at.trick}.${at.seat ?? ''}`;
    button.append(...parts);
    button.addEventListener('click', () => go(at));
    row.insertCell().append(button);
  };
  for (let trick = 0; trick < rows; trick++) {
    const row = body.insertRow();
    const [leader, winner] = [leaders[trick] ?? null, entry.tricks[trick] === undefined ? null : (leaders[trick + 1] ?? null)];
    const number = Object.assign(element('button', 'number', String(trick + 1)), { type: 'button' as const });
    number.ariaLabel = leader === null ? `Trick ${trick + 1}: who led?` : `Trick ${trick + 1}, led by ${names[leader]}. Change`;
    number.dataset.at = `${trick}.`;
    if (cursor?.trick === trick && cursor.seat === null) number.setAttribute('aria-current', 'true');
    number.addEventListener('click', () => go({ trick, seat: null }));
    const first = Object.assign(element('th'), { scope: 'row' });
    first.append(number);
    row.append(first);
    names.forEach((name, seat) => {
      const remembered = entry.tricks[trick]?.remembered[seat] ?? null;
      if (entry.out === seat && remembered === null) {
        row.insertCell();
        return;
      }
      const { names: marks, said } = marksAt(check, trick, seat);
      const isTaken = winner === seat && entry.tricks[trick + 1]?.leader == null;
      const words = [remembered === null ? 'nothing entered' : sayRemembered(remembered), leader === seat ? 'led' : '', isTaken ? 'won' : '', said].filter(
        (one) => one !== '',
      );
      const classes = ['cell', ...(leader === seat ? ['led'] : []), ...(isTaken ? ['won'] : []), ...marks];
      cell(
        row,
        classes,
        `${name}, trick ${trick + 1}: ${words.join(', ')}`,
        { trick, seat },
        ...(remembered === null ? [element('span', 'none', '+')] : [drawRemembered(remembered)]),
      );
    });
  }
  const seen = body.insertRow();
  seen.className = 'seen';
  seen.append(Object.assign(element('th', '', 'Seen'), { scope: 'row', title: 'Cards seen in a hand and not played' }));
  names.forEach((name, seat) => {
    const cards: readonly Card[] = entry.shown[seat] ?? [];
    if (entry.out === seat && cards.length === 0) {
      seen.insertCell();
      return;
    }
    const { names: marks } = marksAt(check, SEEN, seat);
    const words = cards.length === 0 ? 'none' : cards.map(sayCard).join(', ');
    cell(
      seen,
      ['cell', ...marks],
      `${name}, cards seen in the hand and not played: ${words}`,
      { trick: SEEN, seat },
      ...(cards.length === 0 ? [element('span', 'none', '+')] : cards.map(drawRemembered)),
    );
  });
  return table;
}
