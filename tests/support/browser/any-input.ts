// Random input within the ranges of the fields: cases from the books with some answers randomised, so that part of the input stays valid.
import {
  type BOOK_IDS,
  ballsOf,
  type Field,
  type Fields,
  type ItemField,
  isAsked,
  makeTiles,
  PACKS,
  parseTiles,
  type Raw,
  STONES,
  TILES,
} from '../../../src/rules-engine/index.ts';

type Dice = () => number;
const below = (most: number, next: Dice) => Math.floor(next() * most);
const some = (all: readonly string[], least: number, most: number, next: Dice) => {
  const rest = [...all];
  return Array.from({ length: Math.min(rest.length, least + below(most - least + 1, next)) }, () => rest.splice(below(rest.length, next), 1)[0] ?? '');
};

function item(field: ItemField, was: string, next: Dice): string {
  switch (field.kind) {
    case 'choice':
      return Object.keys(field.options)[below(Object.keys(field.options).length, next)] ?? '';
    case 'count': {
      // Most mistakes at a table are off by a little.
      const near = /^-?\d+$/.test(was) && next() < 0.6 ? Number(was) + below(7, next) - 3 : field.min + below(field.max - field.min + 1, next);
      return String(Math.min(field.max, Math.max(field.min, near)));
    }
    case 'cards':
      return some(PACKS[field.pack].cards, field.min, field.max, next).join(' ');
    case 'stones':
      return some(STONES, field.min, field.max, next).join(' ');
    case 'words':
      if (field.balls !== undefined) return some(ballsOf(field.balls), field.balls.many[0], Math.min(3, field.balls.many[1]), next).join(' ');
      return field.tiles === undefined ? 'Ann' : nearTiles(was, field.tiles, next);
  }
}

/** Tiles with one of them replaced, or a newly drawn rack. */
function nearTiles(was: string, [least, most]: readonly [number, number], next: Dice): string {
  const { tiles } = parseTiles(was);
  if (tiles.length === 0 || next() < 0.3) return makeTiles(some([...TILES, ...TILES], least, most, next));
  tiles.splice(below(tiles.length, next), 1, TILES[below(TILES.length, next)] ?? '');
  return makeTiles(tiles);
}

function thrown(field: Field, was: string, next: Dice): string {
  if (field.kind === 'flag') return next() < 0.5 ? 'yes' : 'no';
  if (field.kind !== 'list') return item(field, was, next);
  const parts = was === '' ? Array.from({ length: field.min }, () => '') : was.split('.');
  if (parts.length === 0) return was;
  const at = below(parts.length, next);
  const other = below(parts.length, next);
  const one = item(field.of, parts[at] ?? '', next);
  // In lists of numbers that add up, one number gains what another loses.
  const gap = field.of.kind === 'count' && other !== at && next() < 0.7 ? Number(parts[at]) - Number(one) : 0;
  return parts.map((part, n) => (n === at ? one : n === other && gap !== 0 ? String(Number(part) + gap) : part)).join('.');
}

/** The input of a case with up to four answers randomised. Answers to questions that are then no longer asked are left out. */
export function anyNear(fields: Fields, raw: Raw, next: Dice, book: (typeof BOOK_IDS)[number]): Raw {
  const keys = Object.keys(fields);
  const input: Record<string, string> = Object.fromEntries(Object.entries(raw).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  for (let n = below(5, next); n > 0; n--) {
    const key = keys[below(keys.length, next)] ?? '';
    const field = fields[key];
    if (field !== undefined) input[key] = thrown(field, input[key] ?? '', next);
  }
  return Object.fromEntries(Object.entries(input).filter(([key]) => isAsked(fields, key, input, book)));
}
