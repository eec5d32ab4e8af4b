// A reader who has only the ruling acts correctly: a condition, a multiplier or a doubt about the actor belongs in the remedy, not in its note.
import { expect, test } from 'vitest';
import { BOOK_IDS, type Case, casesOf, type Remedy } from '../../../src/rules-engine/index.ts';
import { placeRows, whole } from '../../support/library.ts';
import allowed from './conditional-notes.json' with { type: 'json' };

/** Every case once, with the game where it is written. A case that a variant inherits is the same object. */
const cases = new Map<Case, string>();
for (const [id, place] of placeRows) {
  for (const law of place.laws) {
    for (const book of BOOK_IDS) for (const one of casesOf(law.readings[book])) if (!cases.has(one)) cases.set(one, id.split('/')[0] ?? id);
  }
}

// An inherited case is counted where it is written, so every game must be loaded.
test.runIf(whole)('conditions and multipliers in notes are counted, and the count may only shrink', () => {
  const found = [...cases].filter(([one]) => /^(Only if|If|Where|Unless|(So )?[Ff]or (each|every)) /.test(one.note ?? ''));
  const counts: Record<string, number> = {};
  for (const [, game] of found) counts[game] = (counts[game] ?? 0) + 1;
  console.log(`conditional notes: ${found.length}; ${JSON.stringify(counts)}`);
  const over = found.filter(([, game]) => (counts[game] ?? 0) > ((allowed as Record<string, number>)[game] ?? 0)).map(([one, game]) => `${game}: ${one.note}`);
  expect(over, 'let a fact, a condition (onlyIf) or an amount (forEach) carry it').toEqual([]);
});

test('no note contradicts the actor named in its remedy', () => {
  const found = [...cases]
    .filter(([one]) => /\bby whom\b|which of the players|\bwho (may|shuffles|cuts|deals)\b[^.]*\bnot (said|say)/i.test(one.note ?? ''))
    .map(([one, game]) => `${game}: ${one.note}`);
  expect(found, 'use a remedy without an actor (isDone, mayBeDone), or undecided(...)').toEqual([]);
});

test('an undecided case has no claim, and a rule without a penalty is expressed by its remedy', () => {
  const isOpen = (remedy: Remedy | undefined) => remedy?.kind === 'not-decided' && remedy.of === undefined;
  const found = [...cases].flatMap(([one, game]) => {
    if (isOpen(one.then[0]) && one.claim !== undefined) return [`${game}: a claim to what is not decided`];
    return /\bNo (penalty|charge) is (printed|named|given|set)\.|names no penalty\.$/.test(one.note ?? '') ? [`${game}: ${one.note}`] : [];
  });
  expect(found, 'use noPenaltyPrinted').toEqual([]);
});
