// What applies at a place: its own rows, its parent's as amended, and what a book's clause brings in.
export { placesOf } from './find.ts';
export { countsAt, itemsAt } from './items.ts';
export { lackingAt } from './lacking.ts';
export { resolve } from './place.ts';
export { sourcesOf } from './sources.ts';
export * from './types.ts';
