// An agreement as shown on screen, scanned and printed to sign: the books, the exceptions, the house rules, the five cards and the QR code.

import type { Agreeable } from '../../../lib/agreements/agreeable.ts';
import { type AgreedGame, type Agreement, ruleInForce } from '../../../lib/agreements/agreement.ts';
import { handOf, sayHand } from '../../../lib/agreements/hand.ts';
import { encodeAgreement } from '../../../lib/agreements/link.ts';
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { sayCard } from '../../../rules-engine/vocabulary/cards.ts';
import { face } from '../drawing/draw.ts';
import { element } from '../share/share.ts';
import { agreeableAt, nameOf } from './places.ts';

/** The link that opens an agreement on another device. */
export const linkOf = (agreement: Agreement): string => new URL(`/agreement/#${encodeAgreement(agreement)}`, location.href).href;

/** The five cards as one picture, with their names for screen readers. */
export function drawHand(agreement: Agreement, size: 'small' | 'middle' = 'middle'): HTMLElement {
  const hand = element('span', 'agreed-hand');
  const cards = handOf(agreement);
  hand.setAttribute('role', 'img');
  hand.setAttribute('aria-label', cards.map(sayCard).join(', '));
  for (const card of cards) {
    const one = element('span');
    face(one, card, size);
    hand.append(one);
  }
  return hand;
}

/** A title before a ruling. Some titles are questions. */
const asHead = (title: string): string => (title.endsWith('?') ? `${title} ` : `${title}. `);

/** The key of a law in this edition; null if the law was removed. */
const keyNow = (data: Agreeable, key: string): string | null => (Object.hasOwn(data.laws, key) ? key : (data.former[key] ?? null));

function pointLine(data: Agreeable, law: string, book: BookId): HTMLElement {
  const line = element('li');
  const key = keyNow(data, law);
  const here = key === null ? undefined : data.laws[key];
  if (here === undefined) {
    line.append(`The law “${law.replaceAll('-', ' ')}”, by ${nameOf(book)}, is no longer on the site, so this choice has no effect.`);
    return line;
  }
  const point = data.points.find((one) => one.law === key);
  const ruling = point?.choices.find(({ books }) => books.includes(book))?.ruling ?? `${nameOf(book)}’s ruling applies.`;
  const pages = here.books[book];
  line.append(
    element('b', '', asHead(here.title)),
    ...(point === undefined || point.when === '' ? [] : [element('span', 'when', `${point.when}: `)]),
    ruling,
    ' ',
    element('small', '', pages === undefined ? `${nameOf(book)}, which does not cover this` : `${nameOf(book)}, ${pages}`),
  );
  return line;
}

function houseLine(data: Agreeable, { law, text }: AgreedGame['house'][number]): HTMLElement {
  const line = element('li', 'own-rule');
  const key = law === '' ? null : keyNow(data, law);
  const title = key === null ? undefined : data.laws[key]?.title;
  line.append(
    ...(title === undefined ? [] : [element('b', '', asHead(title))]),
    text,
    ' ',
    element('small', '', law !== '' && title === undefined ? 'House rule, on a law that is no longer on the site' : 'House rule, not from a book'),
  );
  return line;
}

function gamePart(game: AgreedGame, data: Agreeable): HTMLElement {
  const part = element('section', 'deed-game');
  part.append(element('h2', '', data.title));
  const lines = [
    ...Object.entries(game.points)
      // A house rule on the same law replaces the choice of a book, also where one of them has a former key.
      .filter(([law]) => ruleInForce(game, keyNow(data, law) ?? law, data.former as Record<string, string>)?.by !== 'house')
      .map(([law, book]) => pointLine(data, law, book)),
    ...game.house.map((rule) => houseLine(data, rule)),
  ];
  const extent = lines.length === 0 ? ' throughout.' : ', except for this:';
  const noBook = 'No book was chosen. Where nothing is listed here, the site answers as usual, with the newest book first.';
  part.append(element('p', 'whose', game.book === null ? noBook : `${BOOK_SHORT[game.book]} applies${extent}`));
  if (lines.length > 0) {
    const list = element('ul');
    list.append(...lines);
    part.append(list);
  }
  return part;
}

/** The section of a game; an explanation if its file cannot be loaded or no longer exists. */
async function partOf(game: AgreedGame): Promise<HTMLElement> {
  const unavailable = (say: string | Node) => {
    const part = element('section', 'deed-game');
    part.append(element('h2', '', game.place.replaceAll('-', ' ').replace('/', ': ')), say);
    return part;
  };
  try {
    const data = await agreeableAt(game.place);
    return data === null
      ? unavailable(element('p', 'problem', 'This game is no longer on the site, so what you agreed on it has no effect.'))
      : gamePart(game, data);
  } catch (error) {
    const { sayLoadError } = await import('../offline/load.ts');
    return unavailable(sayLoadError(error));
  }
}

/** The number of lines for signatures on paper. */
const NAMES = 4;

/** A whole agreement, with its QR code. */
export async function deedOf(agreement: Agreement): Promise<HTMLElement> {
  const deed = element('section', 'deed');
  const head = element('p', 'deed-head');
  head.append(drawHand(agreement), element('b', 'deed-name', agreement.name === '' ? 'Our agreement' : agreement.name));
  const code = element('figure', 'deed-code');
  const check = element(
    'p',
    'small',
    `The five cards stand for these rules. Phones that show the same five cards have the same rules: ${sayHand(handOf(agreement))}.`,
  );
  const silent = element('p', 'small', 'Where a book does not cover something, the site answers as it does without an agreement, and says so.');
  const names = element('div', 'deed-names');
  names.append(...Array.from({ length: NAMES }, () => element('p')));
  deed.append(head, ...(await Promise.all(agreement.games.map(partOf))), silent, code, check, names);
  void import('../share/qr-code.ts')
    .then(({ qrCode }) => code.append(qrCode(linkOf(agreement)), element('figcaption', 'small', 'Scan it with another phone’s camera.')))
    .catch(() =>
      code.replaceChildren(element('figcaption', 'small', 'No QR code: it could not be loaded, or the agreement is too long for one. Share the link instead.')),
    );
  return deed;
}
