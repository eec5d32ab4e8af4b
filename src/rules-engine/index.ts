// The one door of the engine, by subject: each of its rooms is a table of contents.

export * from './doors/counts.ts';
export * from './doors/laws.ts';
export * from './doors/odds.ts';
export * from './doors/patience.ts';
export * from './doors/places.ts';
export * from './doors/vocabulary.ts';
