// Practice: the questions made from worked examples, and their order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameBooks } from '../../../src/lib/books/names.ts';
import { placeOf } from '../../../src/lib/catalogue/library.ts';
import { gamesToPractise, questionsOfGame } from '../../../src/lib/practice/of-game.ts';
import { afterAnswer, type Missed, nextQuestion, type PracticeQuestion, readMissed, shuffled, TIMES_RIGHT } from '../../../src/lib/practice/practice.ts';
import { isHeldBack } from '../../../src/lib/rulings/one-line.ts';
import { BOOK_IDS, casesMet, casesOf, sayRemedies } from '../../../src/rules-engine/index.ts';

const all = gamesToPractise.flatMap(({ id }) => questionsOfGame(id));

describe('the questions', () => {
  test('there are many, and no two are the same', () => {
    expect(all.length).toBeGreaterThan(2500);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('the first choice is the ruling of the book for the answers in the URL, and no other choice is', () => {
    const wrong = all.filter(({ id, url, choices }) => {
      const [law = '', query = ''] = id.split('?');
      const params = new URLSearchParams(query);
      const place = placeOf(law.split('.law.')[0] ?? '');
      const found = place.laws.find((one) => one.id === law);
      const book = BOOK_IDS.find((one) => one === params.get('book'));
      if (found === undefined || book === undefined || isHeldBack(found) || !url.endsWith(query)) return true;
      const [met] = casesMet(casesOf(found.readings[book]), found.facts, Object.fromEntries(params));
      return met === undefined || sayRemedies(met.then, found.people) !== choices[0] || new Set(choices).size !== choices.length;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('each has a story, two to four choices, and its book', () => {
    const odd = all.filter(({ story, choices, book, citation }) => {
      const isKnown = BOOK_IDS.some((one) => nameBooks([one]) === book);
      return story === '' || choices.length < 2 || choices.length > 4 || !isKnown || !citation.startsWith(book);
    });
    expect(odd).toEqual([]);
  });
});

const question = (id: string): PracticeQuestion => ({ id, place: '', title: '', story: id, facts: '', book: '', choices: ['a', 'b'], citation: '', url: '' });

describe('the order', () => {
  test('a missed question comes back after three others, until it was answered correctly twice', () => {
    const questions = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(question);
    const asked: string[] = [];
    let missed: Missed = {};
    for (let n = 0; n < 12; n += 1) {
      const next = nextQuestion(questions, asked, missed, () => 0);
      missed = afterAnswer(missed, next?.id ?? '', next?.id !== 'a' || n > 0);
      asked.push(next?.id ?? '');
    }
    expect(asked.slice(0, 9)).toEqual(['a', 'b', 'c', 'd', 'a', 'e', 'f', 'g', 'a']);
    expect(missed).toEqual({});
  });

  test('no question is asked twice in a row, and all are asked before a correctly answered one is repeated', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (many, stream) => {
        const questions = Array.from({ length: many }, (_, n) => question(String(n)));
        const asked: string[] = [];
        for (let n = 0; n < many * 2; n += 1) asked.push(nextQuestion(questions, asked, {}, () => stream.next().value)?.id ?? '');
        expect(new Set(asked.slice(0, many)).size).toBe(many);
        expect(asked.filter((id, n) => id === asked[n - 1])).toEqual([]);
      }),
    );
  });

  test('shuffling keeps the same choices', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (choices, stream) => {
        expect(shuffled(choices, () => stream.next().value).toSorted()).toEqual(choices.toSorted());
      }),
    );
  });
});

describe('stored data', () => {
  test('any stored text is parsed without an error, and only whole numbers in range are kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const left of Object.values(readMissed(text))) expect([1, TIMES_RIGHT]).toContain(left);
      }),
    );
    expect(readMissed('{"a":2,"b":9,"c":"1","d":1}')).toEqual({ a: 2, d: 1 });
    expect(readMissed('[1]')).toEqual({});
    expect(readMissed(null)).toEqual({});
  });

  test('only the newest 500 missed questions are kept', () => {
    let missed: Missed = {};
    for (let n = 0; n < 600; n += 1) missed = afterAnswer(missed, `q${n}`, false);
    expect(Object.keys(missed).length).toBe(500);
    expect(missed.q599).toBe(TIMES_RIGHT);
    expect(missed.q0).toBeUndefined();
  });
});
