// The sentence of a whole case, and the fields of an example.
import { describe, expect, test } from 'vitest';
import { extraDrawn, packShuffled } from '../../../src/rules-engine/games/put/words.ts';
import { lawExample } from '../../../src/rules-engine/laws/examples.ts';
import { deedWords } from '../../../src/rules-engine/laws/remedies/deeds.ts';
import { isVoid } from '../../../src/rules-engine/laws/remedies.ts';
import { sayCase } from '../../../src/rules-engine/laws/rulings/cases.ts';
import { readPosition } from '../../../src/rules-engine/mechanics/draughts/board.ts';
import { PARTNERS } from '../../support/rulings/people.ts';

describe('a case', () => {
  const then = [isVoid('count')];
  test('without a claim or a note is its ruling only', () => expect(sayCase({ then }, PARTNERS)).toBe('Nothing is scored.'));
  test('with a claim says after the ruling who may claim and until when', () =>
    expect(sayCase({ then, claim: { by: 'opponent', until: 'stroke' } }, PARTNERS)).toMatch(
      /^Nothing is scored\. The opponent may claim this until .*stroke.*\.$/,
    ));
  test('with a note and no claim has nothing between them', () =>
    expect(sayCase({ then, note: 'They may play on.' }, PARTNERS)).toBe('Nothing is scored. They may play on.'));
});

test('a deed on several things is worded in the plural, on one in the singular', () => {
  expect(deedWords(extraDrawn)).toEqual({ what: 'the extra cards', many: true, done: 'drawn out' });
  expect(deedWords(packShuffled)).toEqual({ what: 'the pack', many: false, done: 'shuffled and dealt again' });
  expect(deedWords('pack-cut')).toEqual({ what: 'the pack', many: false, done: 'cut again' });
});

test('an example has a board only if one is given', () => {
  const cite = { book: 'donohue', page: 1, heading: 'A heading' } as unknown as Parameters<typeof lawExample>[1];
  expect(lawExample('revoke', cite, {}, 'A story.', 'a ruling', 'corner').board).toBe('corner');
  expect(lawExample('revoke', cite, {}, 'A story.', 'a ruling')).not.toHaveProperty('board');
});

test.each(['xW:W18:B1', 'W:W18:B1 and more', 'W:W18', 'W:W18x:B1', 'W:W18-:B1', 'W:W-18:B1', 'W:W18K:B1', 'W:WKK18:B1'])('%s is invalid', (notation) => {
  expect(() => readPosition(notation, 8)).toThrow('expected');
});
test('a range in a position covers all its squares, and kings are kings', () => {
  const { turn, men } = readPosition('B:WK32,21-23:B1', 8);
  expect(turn).toBe('black');
  expect([...men].map(([square, { side, king }]) => `${side} ${square}${king ? ' king' : ''}`)).toEqual([
    'white 32 king',
    'white 21',
    'white 22',
    'white 23',
    'black 1',
  ]);
});
