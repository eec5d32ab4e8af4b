// What the engine exports, by subject.

export * from './exports/counts.ts';
export * from './exports/laws.ts';
export * from './exports/odds.ts';
export * from './exports/patience.ts';
export * from './exports/places.ts';
export * from './exports/receipts.ts';
export * from './exports/vocabulary.ts';
