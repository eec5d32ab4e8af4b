// Drawings of the legal moves: a card that fits on a foundation, in a column or into a space, and cards that are taken away together.
import { type Card, sayCard } from '../vocabulary/cards.ts';
import { column, type Diagram, row, type Shape } from '../vocabulary/diagrams.ts';
import { namesIn } from './names.ts';
import type { Build, Table, Tables, Taken } from './table.ts';
import { sayBuild, saySpace } from './words.ts';

/** One part of the drawing, and its description. */
interface Panel {
  readonly title: string;
  readonly cards: readonly (Card | 'empty' | 'back')[];
  readonly lying: boolean;
  readonly say: string;
}

/** Examples of cards by rule of building: the card laid on, one that fits upwards, one that fits downwards. */
const NEXT: Readonly<Record<Build['by'], readonly [Card, Card, Card]>> = {
  suit: ['8H', '9H', '7H'],
  color: ['8H', '9S', '7S'],
  any: ['8H', '9C', '7D'],
};
const BY_TWOS: readonly [Card, Card, Card] = ['8H', '10H', '6H'];

function built(title: string, build: Build, base?: Card): Panel {
  const [on, higher, lower] = build.step === 2 ? BY_TWOS : NEXT[build.by];
  const upon: Card = base ?? on;
  const onBase: Readonly<Partial<Record<Card, Readonly<Record<Build['by'], Card>>>>> = {
    AH: { suit: '2H', color: '2S', any: '2C' },
    KH: { suit: 'QH', color: 'QS', any: 'QC' },
  };
  const next = onBase[upon]?.[build.by] ?? (build.way === 'up' ? higher : lower);
  const cards: Card[] = build.way === 'either' && base === undefined ? [upon, higher, upon] : [upon, next];
  const also = build.way === 'either' && base === undefined ? ` or the ${sayCard(lower)}` : '';
  return {
    title,
    cards,
    lying: false,
    say: `${title}: ${sayBuild(build)}. The ${sayCard(build.way === 'either' ? higher : next)}${also} goes on the ${sayCard(upon)}.`,
  };
}

const FILLS: Readonly<Record<'king' | 'ace' | 'any', Card>> = { king: 'KS', ace: 'AS', any: '5D' };
function filled(table: Table): Panel[] {
  if (table.space === undefined) return [];
  const say = `An empty space takes ${saySpace({ ...table.space.is, never: [] }, namesIn(table))}.`;
  return [{ title: 'Empty space', cards: ['empty', FILLS[table.space.is.cards]], lying: true, say }];
}

const TAKEN: Readonly<Record<string, readonly Card[]>> = { pair: ['8H', '8C'], 'run-of-three': ['KS', 'AH', '2C'], next: ['8H', '9C', '8S'] };
const SUMS: Readonly<Record<number, readonly Card[]>> = { 11: ['6S', '5D'], 21: ['KH', 'AC'] };
function off(taken: Taken): Panel {
  const cards = typeof taken === 'object' ? (SUMS[taken.sum] ?? []) : (TAKEN[taken] ?? []);
  return { title: 'Taken away', cards, lying: true, say: `Taken away together: ${cards.map(sayCard).join(' and ')}.` };
}

function panelsOf(table: Table): Panel[] {
  const { foundations, columns, theirs, taken } = table;
  const names = namesIn(table);
  const panels: Panel[] = [];
  const build = foundations?.is.build;
  if (build !== undefined)
    panels.push(built('On a foundation', build, foundations?.is.base === 'ace' || foundations?.is.base === 'ace-and-king' ? 'AH' : undefined));
  if (typeof columns?.is === 'object') panels.push(built(names.columns === 'columns' ? 'In a column' : `In the ${names.columns}`, columns.is));
  if (theirs?.is.build !== undefined) panels.push(built('On the opponent’s piles', theirs.is.build));
  panels.push(...filled(table));
  if (taken !== undefined) panels.push(off(taken.is));
  return panels;
}

const widthOf = ({ cards, lying }: Panel) => (lying ? cards.length * 2.4 - 0.4 : 2);
/** Panels per row, so that cards and titles are legible on a phone. */
const ACROSS = 2;
/** Upper bound of a letter's width, so that titles do not collide in any system font. */
const LETTER = 0.4;
const roomOf = (panel: Panel) => Math.max(5.6, widthOf(panel) + 1.6, panel.title.length * LETTER + 0.8);
const heightOf = ({ lying, cards }: Panel) => (lying ? 4.4 : 4.4 + 1.2 * (cards.length - 1));

/** Draws the legal moves of a book, two panels per row; null if there is nothing to draw. */
export function movesDrawn(table: Table): Diagram | null {
  const panels = panelsOf(table);
  if (panels.length === 0) return null;
  const rows = Array.from({ length: Math.ceil(panels.length / ACROSS) }, (_, n) => panels.slice(n * ACROSS, (n + 1) * ACROSS));
  const shapes: Shape[] = [];
  let top = 0;
  for (const one of rows) {
    let left = 0;
    for (const panel of one) {
      const room = roomOf(panel);
      const start = left + (room - widthOf(panel)) / 2;
      shapes.push({ kind: 'words', x: left + room / 2, y: top + 0.7, text: panel.title });
      shapes.push(...(panel.lying ? row(start, top + 1.3, panel.cards) : column(start, top + 1.3, panel.cards, 1.2)));
      left += room;
    }
    top += Math.max(...one.map(heightOf)) + 0.6;
  }
  const width = Math.max(11, ...rows.map((one) => one.reduce((sum, panel) => sum + roomOf(panel), 0)));
  return { title: 'What may be moved where', alt: panels.map(({ say }) => say).join(' '), width, height: top - 0.6, shapes };
}

/** The same by the key used in the text, for a patience of one book; empty if there is nothing to draw. */
export function drawnFor(tables: Tables): Readonly<Record<string, Diagram>> {
  const [table] = Object.values(tables);
  const drawn = table === undefined ? null : movesDrawn(table);
  return drawn === null ? {} : { moves: drawn };
}
