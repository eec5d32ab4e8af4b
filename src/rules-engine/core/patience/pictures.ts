// What a patience tells, drawn: a card that fits on a foundation, in a column, into a space, and cards that go off together.
import { type Card, sayCard } from '../cards.ts';
import { column, type Diagram, row, type Shape } from '../diagrams.ts';
import type { Build, Space, Table, Tables, Taken } from './table.ts';
import { sayBuild } from './words.ts';

/** One part of the picture: what it shows, and that in words. */
interface Panel {
  readonly title: string;
  readonly cards: readonly (Card | 'empty' | 'back')[];
  readonly lying: boolean;
  readonly say: string;
}

/** Under the card that lies, the one that may be built on it. */
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
    say: `${title}, ${sayBuild(build)}: the ${sayCard(build.way === 'either' ? higher : next)}${also} goes on the ${sayCard(upon)}.`,
  };
}

function filled({ cards }: Space): Panel {
  const card: Card | 'back' = cards === 'king' ? 'KS' : cards === 'ace' ? 'AS' : cards === 'stock' ? 'back' : '5D';
  const what = cards === 'stock' ? 'the next card of the stock' : cards === 'any' ? 'any card that may be moved' : `${cards === 'ace' ? 'an ace' : 'a king'}`;
  return { title: 'Empty space', cards: ['empty', card], lying: true, say: `An empty space takes ${what}.` };
}

const TAKEN: Readonly<Record<string, readonly Card[]>> = { pair: ['8H', '8C'], 'run-of-three': ['KS', 'AH', '2C'], next: ['8H', '9C', '8S'] };
const SUMS: Readonly<Record<number, readonly Card[]>> = { 11: ['6S', '5D'], 21: ['KH', 'AC'] };
function off(taken: Taken): Panel {
  const cards = typeof taken === 'object' ? (SUMS[taken.sum] ?? []) : (TAKEN[taken] ?? []);
  return { title: 'Taken away', cards, lying: true, say: `Taken away together: ${cards.map(sayCard).join(' and ')}.` };
}

function panelsOf({ foundations, columns, space, taken }: Table): Panel[] {
  const panels: Panel[] = [];
  const build = foundations?.is.build;
  if (build !== undefined)
    panels.push(built('On a foundation', build, foundations?.is.base === 'ace' || foundations?.is.base === 'ace-and-king' ? 'AH' : undefined));
  if (columns !== undefined && columns.is !== 'none') panels.push(built('In a column', columns.is));
  if (space !== undefined) panels.push(filled(space.is));
  if (taken !== undefined) panels.push(off(taken.is));
  return panels;
}

const widthOf = ({ cards, lying }: Panel) => (lying ? cards.length * 2.4 - 0.4 : 2);
const APART = 5.6;

/** The legal moves that a book tells, side by side; null where it tells none that can be drawn. */
export function movesDrawn(table: Table): Diagram | null {
  const panels = panelsOf(table);
  if (panels.length === 0) return null;
  const shapes = panels.flatMap((panel, n): Shape[] => {
    const middle = APART * n + APART / 2;
    const left = middle - widthOf(panel) / 2;
    return [{ kind: 'words', x: middle, y: 0.7, text: panel.title }, ...(panel.lying ? row(left, 1.3, panel.cards) : column(left, 1.3, panel.cards, 1.2))];
  });
  const tall = panels.some(({ lying }) => !lying) ? 5.6 : 4.4;
  return { title: 'What may be moved where', alt: panels.map(({ say }) => say).join(' '), width: Math.max(11, APART * panels.length), height: tall, shapes };
}

/** The same by the key that the text names, for a patience of one book: nothing where nothing can be drawn. */
export function drawnFor(tables: Tables): Readonly<Record<string, Diagram>> {
  const [table] = Object.values(tables);
  const drawn = table === undefined ? null : movesDrawn(table);
  return drawn === null ? {} : { moves: drawn };
}
