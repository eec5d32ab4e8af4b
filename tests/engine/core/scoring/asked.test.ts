// The fields that a place asks follow from its schedule: a field about a score item is asked only where a book has the item.
import { expect, test } from 'vitest';
import catchTheTen from '../../../../src/rules-engine/games/catch-the-ten/index.ts';
import poker from '../../../../src/rules-engine/games/poker/index.ts';
import soloWhist from '../../../../src/rules-engine/games/solo-whist/index.ts';
import { decode } from '../../../../src/rules-engine/scoring/decoding.ts';
import { askedAt, cards, choiceOf, count, flag, listOf } from '../../../../src/rules-engine/scoring/fields.ts';
import { scorerOf } from '../../../support/counts/counts.ts';

const fields = {
  tricks: count('Tricks', 0, 5),
  slam: flag('A slam', { given: 'slam' }),
  claimed: choiceOf('Claimed?', { no: 'No', yes: 'Yes' }, { given: 'slam' }),
  call: choiceOf('Call', { solo: 'Solo', prop: 'Proposal' }, { if: { prop: 'proposal' } }),
} as const;
const BOOKS = ['donohue', 'uspc-1898'] as const;

test('a field of an item that no book has is not asked, nor are fields that depend on it', () => {
  const hangs = { ...fields, made: count('Made', 0, 5, { when: { field: 'slam', is: ['yes'] } }) };
  expect(Object.keys(askedAt(hangs, BOOKS, () => false))).toEqual(['tricks', 'call']);
});

test('a field of an item that only some books have is asked for those books, and is optional', () => {
  const asked = askedAt(fields, BOOKS, (_, book) => book === 'donohue');
  expect(asked.claimed).toEqual({ kind: 'choice', label: 'Claimed?', options: { no: 'No', yes: 'Yes' }, books: ['donohue'] });
  expect(decode(asked, { tricks: '2', call: 'solo' })).toEqual({ ok: true, value: { tricks: 2, slam: null, claimed: null, call: 'solo' } });
});

test('a field of an item that every book has is asked like any other', () => {
  const asked = askedAt(fields, BOOKS, () => true);
  expect(asked.claimed).toEqual({ kind: 'choice', label: 'Claimed?', options: { no: 'No', yes: 'Yes' } });
  expect(decode(asked, { tricks: '2', call: 'solo' }).ok).toBe(false);
});

test('a choice without a usual answer begins empty and must be chosen, in a list as well', () => {
  const asked = {
    card: choiceOf('Card', { ace: 'Ace', king: 'King' }),
    bets: listOf('Bets', choiceOf('Card', { ace: 'Ace', king: 'King' }), 1, 3),
  } as const;
  expect(decode(asked, {})).toMatchObject({
    problems: [
      { field: 'card', expected: 'one of ace, king', found: 'nothing' },
      { field: 'bets', found: 'none' },
    ],
  });
  expect(decode(asked, { card: 'king', bets: '.ace' })).toMatchObject({ problems: [{ field: 'bets.1', expected: 'one of ace, king' }] });
});

test('catch-the-ten.score.deal asks for the ten of diamonds only at French whist', () => {
  expect(scorerOf(catchTheTen, 'deal').ask['diamond-ten']).toBeUndefined();
  expect(scorerOf(catchTheTen, 'deal', 'french-whist').ask['diamond-ten']).toMatchObject({ label: 'Who took the ten of diamonds?' });
});

test('solo-whist.score.deal offers the calls that the variant scores', () => {
  const calls = (form?: string) => Object.keys((scorerOf(soloWhist, 'deal', form).ask.call as { options: object }).options);
  expect(calls()).toContain('proposal');
  expect(calls('kimberly')).not.toContain('proposal');
  expect(calls('three-handed')).not.toContain('solo');
});

test('a field may depend on a way of counting: straights are left out where the book has them by agreement only', () => {
  const books = (form?: string) => scorerOf(poker, 'showdown', form).ask['no-straights']?.books;
  expect(books()).toEqual(['donohue']);
  expect(Object.keys(scorerOf(poker, 'showdown', 'stud').ask)).toEqual(['hands']);
});

test('a field that depends on another one follows its default answer, through several levels', () => {
  const chain = {
    event: choiceOf('What?', { deal: 'A deal', none: 'Nothing' }, { otherwise: 'deal' }),
    doubled: flag('Doubled', { when: { field: 'event', is: ['deal'] } }),
    by: choiceOf('By whom?', { us: 'Us', them: 'Them' }, { when: { field: 'doubled', is: ['yes'] } }),
  } as const;
  expect(decode(chain, { doubled: 'yes' })).toMatchObject({ problems: [{ field: 'by', expected: 'one of us, them', found: 'nothing' }] });
  expect(decode(chain, { event: 'none', doubled: 'yes', by: 'us' })).toEqual({ ok: true, value: { event: 'none', doubled: null, by: null } });
});

test('with a book given, only the fields of that book must be answered', () => {
  const asked = askedAt({ ...fields, made: choiceOf('Made?', { no: 'No', yes: 'Yes' }, { given: 'slam' }) }, BOOKS, (_, book) => book === 'donohue');
  expect(decode(asked, { tricks: '2', call: 'solo', made: 'yes' }, 'donohue')).toMatchObject({ problems: [{ field: 'claimed', found: 'nothing' }] });
  expect(decode(asked, { tricks: '2', call: 'solo', made: 'yes' }, 'uspc-1898')).toMatchObject({ value: { claimed: null, made: null } });
});

test('an option that only some books have is accepted for those only', () => {
  const asked = askedAt(fields, BOOKS, (_, book) => book === 'donohue');
  expect(asked.call).toMatchObject({ only: { prop: ['donohue'] } });
  expect(decode(asked, { tricks: '2', call: 'prop', slam: 'no', claimed: 'no' }, 'donohue').ok).toBe(true);
  expect(decode(asked, { tricks: '2', call: 'prop' }, 'uspc-1898')).toMatchObject({ problems: [{ field: 'call', expected: 'one of solo', found: '"prop"' }] });
});

test('cards that may be none must still be entered: an empty field is not "none"', () => {
  const fields = { taken: cards('Taken', 'standard-52', [0, 20]), hands: listOf('Hands', cards('Hand', 'standard-52', [0, 5]), 2, 4) } as const;
  expect(decode(fields, { hands: 'none.AS' })).toMatchObject({
    problems: [{ field: 'taken', expected: 'cards, or none where there are none', found: 'nothing' }],
  });
  expect(decode(fields, { taken: 'none', hands: 'none.AS' })).toMatchObject({ value: { taken: [], hands: [[], ['AS']] } });
});
