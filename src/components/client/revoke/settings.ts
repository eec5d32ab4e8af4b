// The game, the trump and the table: what has to be set before the cards are entered.
import { type Entry, LONGEST_NAME, newEntry, usualNames } from '../../../lib/revoke/entry.ts';
import { handFor, mostCards, type RulesOfGame, type TrumpChoice } from '../../../lib/revoke/rules-of-game.ts';
import { ALL_PACKS, type AnyPackId } from '../../../rules-engine/vocabulary/all-packs.ts';
import { SUIT_NAMES } from '../../../rules-engine/vocabulary/cards.ts';
import { counted } from '../../../rules-engine/wording/numbers.ts';
import { suitSign } from '../drawing/draw.ts';
import { element } from '../share/share.ts';

/** The games of the form, by id. */
export function gamesIn(host: ParentNode): ReadonlyMap<string, RulesOfGame> {
  const options = [...host.querySelectorAll<HTMLOptionElement>('option[data-rules]')];
  return new Map(options.map(({ value, dataset }) => [value, JSON.parse(dataset.rules ?? '') as RulesOfGame]));
}

const nameOfTrump = (trump: TrumpChoice, { own }: RulesOfGame) => (trump === 'none' ? 'No trump' : trump === 'own' ? own : SUIT_NAMES[trump]);

/** Fills the row of trumps; `choose` is called with the choice. `isOpen`: nothing is chosen yet. */
export function drawTrumps(into: HTMLElement, entry: Entry, rules: RulesOfGame, isOpen: boolean, choose: (trump: TrumpChoice) => void): void {
  const isAsked = rules.trumps.length > 1;
  const field = into.closest<HTMLElement>('fieldset');
  if (field !== null) field.hidden = !isAsked;
  into.replaceChildren(
    ...rules.trumps.map((trump) => {
      const label = element('label', 'option');
      const input = Object.assign(element('input'), { type: 'radio', name: 'trump', value: trump, checked: !isOpen && entry.trump === trump });
      input.addEventListener('change', () => choose(trump));
      const words = element('span');
      if (trump === 'none' || trump === 'own') words.append(nameOfTrump(trump, rules));
      else {
        input.ariaLabel = SUIT_NAMES[trump];
        words.append(suitSign(trump));
      }
      label.append(input, words);
      return label;
    }),
  );
}

/** Says that the trump has to be chosen, and moves the focus there. */
export function askForTrump(trumps: HTMLElement): void {
  trumps.querySelector('.problem')?.remove();
  const problem = element('p', 'problem', 'Choose the trump first.');
  problem.setAttribute('role', 'alert');
  trumps.append(problem);
  trumps.querySelector('input')?.focus();
}

const field = (label: string, control: HTMLElement) => {
  const made = element('label', 'field', '');
  made.append(element('span', '', label), control);
  return made;
};
function select(options: readonly (readonly [string, string])[], value: string, choose: (value: string) => void): HTMLSelectElement {
  const made = element('select');
  made.append(...options.map(([key, title]) => Object.assign(element('option', '', title), { value: key })));
  made.value = value;
  made.addEventListener('change', () => choose(made.value));
  return made;
}

/** Fills the fields of the table; `changed` is called with the new entry. */
export function drawTable(into: HTMLElement, entry: Entry, rules: RulesOfGame, changed: (entry: Entry) => void): void {
  const fields: HTMLElement[] = [];
  const usual = usualNames(rules, entry.players);
  if (rules.players.length > 1) {
    const counts = rules.players.toSorted((a, b) => a - b).map((n) => [String(n), `${n} players`] as const);
    // With other seats the cards entered so far would belong to other players.
    fields.push(
      field(
        'Players',
        select(counts, String(entry.players), (value) => changed(newEntry(rules, Number(value), entry))),
      ),
    );
  }
  const packs = rules.packs.filter((pack) => mostCards(pack, entry.players) >= 1);
  if (packs.length > 1) {
    const choose = (value: string) => changed({ ...entry, pack: value as AnyPackId, hand: handFor(rules, value as AnyPackId, entry.players) });
    fields.push(
      field(
        'Pack',
        select(
          packs.map((pack) => [pack, ALL_PACKS[pack].title]),
          entry.pack,
          choose,
        ),
      ),
    );
  }
  const most = mostCards(entry.pack, entry.players);
  const hands = Array.from({ length: most }, (_, n) => [String(n + 1), counted(n + 1, 'card')] as const);
  fields.push(
    field(
      'Cards in each hand',
      select(hands, String(entry.hand), (value) => changed({ ...entry, hand: Number(value) })),
    ),
  );
  if (rules.alone && entry.players === 4) {
    const name = (seat: number) => entry.names[seat] || (usual[seat] ?? '');
    const who = [['', 'Nobody'], ...usual.map((_, seat) => [String(seat), `${name((seat + 2) % 4)}: ${name(seat)} lays down`] as const)] as const;
    fields.push(
      field(
        'Plays alone',
        select(who, entry.out === null ? '' : String(entry.out), (value) => changed({ ...entry, out: value === '' ? null : Number(value) })),
      ),
    );
  }
  usual.forEach((name, seat) => {
    const input = Object.assign(element('input'), {
      type: 'text',
      value: entry.names[seat] ?? '',
      placeholder: name,
      maxLength: LONGEST_NAME,
      autocomplete: 'off',
    });
    input.addEventListener('change', () => changed({ ...entry, names: usual.map((_, n) => (n === seat ? input.value.trim() : (entry.names[n] ?? ''))) }));
    fields.push(field(`Name of ${name === 'You' ? 'the first player (you)' : name}`, input));
  });
  into.replaceChildren(...fields);
}

/** Shows links to the rules on following suit. */
export function drawRules(into: HTMLElement, { rules }: RulesOfGame): void {
  const links = rules.flatMap(({ title, href }, n) => [...(n > 0 ? [', '] : []), Object.assign(element('a', '', title), { href })]);
  into.replaceChildren('By these rules: ', ...links, '.');
}
