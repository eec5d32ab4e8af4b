// Shows an answer: the whole in one sentence, its lines with the rule of each, the claims, and the results by the other books.
import type { EngineBundle } from '../../../lib/api/engine-bundle.ts';
import { joinWords } from '../../../lib/search/words/words.ts';
import type { Answer, Line, Scorer } from '../../../rules-engine/index.ts';
import { sayPoints, type Unit } from '../../../rules-engine/laws/remedies/amounts.ts';
import { figureOf } from '../../../rules-engine/wording/numbers.ts';
import { picture } from '../drawing/draw.ts';
import { ruleLink } from '../share/rule-link.ts';
import { element } from '../share/share.ts';

type Book = Scorer['books'][number];

/** Everything needed to show an answer. */
export interface Counted {
  readonly engine: EngineBundle;
  readonly scorer: Scorer;
  readonly place: string;
  readonly book: Book;
  readonly answer: Answer;
  readonly values: Parameters<Scorer['score']>[0];
  /** The verdict on each claim, shown below the lines. */
  readonly claims: readonly Node[];
}

/** The points as text, with their unit unless that is points: "29", "3 chips". */
function figure(points: number | undefined, unit: Unit = 'point'): string {
  return points === undefined ? '' : typeof unit === 'string' && unit.startsWith('point') ? figureOf(points) : sayPoints(points, unit);
}

/** Returns the answer as nodes of the page. */
export function answerView(counted: Counted): Node[] {
  const { answer, engine, book } = counted;
  const parts: Node[] = [element('p', 'headline', answer.headline), element('p', 'by-book', `By ${engine.BOOK_SHORT[book]}`)];
  if (answer.lines.length > 0) parts.push(tableOf(counted));
  parts.push(...counted.claims);
  if (answer.notes.length > 0) {
    const notes = element('ul', 'notes');
    notes.append(...answer.notes.map((note) => element('li', '', note)));
    parts.push(notes);
  }
  return [...parts, ...otherBooks(counted)];
}

function tableOf({ answer, place, book }: Counted): HTMLTableElement {
  const table = element('table', 'lines');
  const sided = answer.lines.some((line) => line.to !== undefined && line.to !== '');
  const body = element('tbody');
  for (const line of answer.lines) body.append(rowOf(line, place, book, sided));
  table.append(body);
  if (answer.totals.length > 0) {
    const foot = element('tfoot');
    for (const total of answer.totals) {
      const row = element('tr');
      row.append(element('th', '', total.to === '' ? 'Total' : total.to), element('td', 'number', figure(total.points, total.unit)));
      foot.append(row);
    }
    table.append(foot);
  }
  return table;
}

function rowOf(line: Line, place: string, book: Book, sided: boolean): HTMLElement {
  const row = element('tr');
  const cell = element('td');
  const what = element('div', 'what');
  cell.append(what);
  if (sided && line.to) what.append(element('small', 'to', line.to));
  what.append(element('span', 'say', line.say));
  if (line.cards !== undefined && line.cards.length > 0) {
    const hand = element('span', 'hand');
    hand.append(...line.cards.map(picture));
    what.append(hand);
  }
  if (line.stones !== undefined && line.stones.length > 0) {
    const hand = element('span', 'hand');
    void import('../forms/stone-picker.ts').then(({ stonePicture }) => hand.append(...(line.stones ?? []).map(stonePicture)));
    what.append(hand);
  }
  if (line.tiles !== undefined && line.tiles.length > 0) {
    const hand = element('span', 'hand');
    void import('../forms/tile-keys.ts').then(({ tilePicture }) => hand.append(...(line.tiles ?? []).map(tilePicture)));
    what.append(hand);
  }
  const rule = ruleLink(place, line.rule, book);
  if (rule !== null) what.append(rule);
  row.append(cell, element('td', 'number', figure(line.points, line.unit)));
  return row;
}

function otherBooks({ engine, scorer, book, answer, values }: Counted): Node[] {
  const others = scorer.books.filter((one) => one !== book);
  const found = others.flatMap((one) => {
    const scored = scorer.score(values, one);
    return scored.ok ? [{ one, headline: scored.value.headline }] : [];
  });
  const parts: Node[] = [];
  if (found.length > 0) {
    const same = found.every(({ headline }) => headline === answer.headline);
    const list = element('p', 'other-books');
    list.append(
      element('b', '', 'By the other books: '),
      same ? 'the same.' : `${found.map(({ one, headline }) => `${engine.BOOK_SHORT[one]}: ${headline.replace(/\.$/, '')}`).join('; ')}.`,
    );
    parts.push(list);
  }
  const unable = others.filter((one) => !found.some((it) => it.one === one)).map((one) => engine.BOOK_SHORT[one]);
  if (unable.length > 0) parts.push(element('p', 'other-books', `${joinWords(unable)} cannot count this.`));
  return parts;
}
