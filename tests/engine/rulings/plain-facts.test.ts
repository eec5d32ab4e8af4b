// Plain facts: found first for players' questions, each with pages or a statement that the books are silent; some thirty checked by content.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { factOf, factsOf } from '../../../src/lib/catalogue/facts/plain-facts.ts';
import { placeOf } from '../../../src/lib/catalogue/library.ts';
import { find } from '../../../src/lib/search/answer/find.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import { factsAsked } from '../../../src/lib/search/words/fact-words.ts';
import { PLAIN_FACT_IDS, type PlainFact } from '../../../src/rules-engine/index.ts';
import { places, whole } from '../../support/library.ts';

const site = searchHere();
const question = z.strictObject({
  say: z.string().min(4),
  place: z.string(),
  fact: z.enum(PLAIN_FACT_IDS as [PlainFact, ...PlainFact[]]),
  /** The source of the answer: a rule, an "at a glance" line, or `silent`. */
  answer: z.string().optional(),
});
const asked = (file: string) => z.array(question).parse(JSON.parse(readFileSync(`tests/engine/search/sentences/facts/${file}.json`, 'utf8')));
const SILENT = /\b(?:does not say|books that have)\b/;
const gameOf = (place: string) => place.split('/')[0];

describe('a plain question finds the right fact of the right game first, with the right link', { skip: !whole }, () => {
  test.each(['seen', 'kept-back'])('%s: at least 95 %', async (file) => {
    const questions = asked(file);
    const missed: string[] = [];
    for (const { say, place, fact, answer } of questions) {
      const [first] = (await find(say, site)).hits;
      const right = first?.kind === 'f' && first.id.endsWith(`.fact.${fact}`) && gameOf(first.game) === gameOf(place);
      const anchor = answer?.startsWith('glance.') ? '#at-a-glance' : `#${answer}`;
      const there = answer === undefined || (answer === 'silent' ? SILENT.test(first?.gist ?? '') : first?.url.endsWith(anchor));
      if (!right || !there) missed.push(`${say}: ${first?.id} ${first?.url}`);
    }
    console.log(`${file}: ${(100 * (1 - missed.length / questions.length)).toFixed(1)} in 100\n${missed.join('\n')}`);
    expect(1 - missed.length / questions.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('the result shows its text and pages in the list itself, the reader’s book first', async () => {
    const { hits } = await find('how many cards in euchre', site);
    expect(hits[0]?.gist).toMatch(
      /^Sierra: Each player gets five cards.*\(pp\. 59–67\)\nBlue Ribbon, Donohue and U\.S\. Playing Card: .*five cards.*\(p\. 221; 11; 7\)\n/,
    );
    expect(hits[1]?.id).toBe('euchre.fact.pack');
  });
});

describe('other queries get no fact', () => {
  test.each([
    'who deals next after a misdeal euchre',
    'how many points for a run cribbage',
    'lead out of turn euchre',
    'dealt me six cards euchre',
    'how many points is a march euchre',
    'dealer exposed a card while dealing first hand whist',
    'he led before the dealer discarded euchre',
    'patience with one pack',
    'bid out of turn pinochle',
    'klondike revoke',
  ])('%s', async (said) => expect((await find(said, site)).hits.filter(({ kind }) => kind === 'f')).toEqual([]));

  test('and the words of each kind are distinguished', () => {
    const kinds: readonly (readonly [string, readonly PlainFact[]])[] = [
      ['who deals first in', ['first-deal']],
      ['who deals next in', ['next-deal']],
      ['who goes first in', ['lead']],
      ['how many cards in', ['deal', 'pack']],
      ['deck', ['pack']],
      ['minimum bid', ['bid']],
      ['how many points to win', ['target']],
      ['how do you win', ['goal']],
      ['does a flush beat a straight', ['hands']],
      ['is ace high or low in', ['rank']],
      ['what wins the trick in', ['trick']],
      ['how many people can play', ['players']],
      ['how many points is a march', []],
    ];
    for (const [said, expected] of kinds) expect(factsAsked(said.split(' ')), said).toEqual(expected);
  });
});

describe('every fact', () => {
  const facts = places.flatMap(factsOf);
  test('has a citation of a book that has the game, and gives a page or says that the books are silent', () => {
    for (const { id, lines, cites } of facts) {
      const [place = ''] = id.split('.fact.');
      expect(lines.length, id).toBeGreaterThan(0);
      expect(cites.length, id).toBeGreaterThan(0);
      for (const { book } of cites) expect(Object.keys(placeOf(place).described.books), `${id}: ${book}`).toContain(book);
      for (const { text, books } of lines) {
        expect(text, id).toMatch(/\((?:.* )?(?:pp?\. [\d–-]|page not known).*\)$/);
        if (books.length === 0) expect(text, id).toMatch(/^(?:[A-Z“].*: |Only |Neither |None )/);
      }
    }
  });
  test('does not begin with a word that refers to another sentence', () => {
    expect(
      facts.flatMap(({ id, lines }) =>
        lines.filter(({ text }) => /^(?:It|He|They|So|And|Those|Playing Card)\b/.test(text)).map(({ text }) => `${id}: ${text}`),
      ),
    ).toEqual([]);
  });
  test('exists for all basic questions on the most played games', () => {
    for (const id of ['euchre', 'spades', 'hearts', 'cribbage', 'gin-rummy', 'pinochle', 'poker', 'whist', 'pitch', 'go-fish', 'war', 'canasta'])
      for (const kind of ['players', 'pack', 'deal', 'goal'] as const) expect(factOf(placeOf(id), kind), `${id} ${kind}`).not.toBeNull();
  });
});

/** Checked in the books, each against its page. */
const CHECKED: readonly (readonly [place: string, kind: PlainFact, says: RegExp])[] = [
  ['euchre', 'pack', /24 cards.*\(pp\. 59–67\)/],
  ['euchre', 'pack', /32 cards.*\(p\. 221; 3; 7\)/],
  ['euchre', 'deal', /five cards/],
  ['euchre', 'target', /Game is 5 points/],
  ['euchre', 'first-deal', /lowest card deals/],
  ['spades', 'deal', /13 cards to each/],
  ['spades', 'target', /500 points/],
  ['spades', 'next-deal', /Only Sierra has spades, and it does not say who deals next/],
  ['spades', 'bid', /No lowest bid is named/],
  ['hearts', 'next-deal', /clockwise.*\(pp\. 79–84\)/],
  ['hearts', 'lead', /two of clubs/],
  ['hearts', 'target', /100 points or more/],
  ['cribbage', 'deal', /six cards/],
  ['cribbage', 'target', /121 holes.*\(pp\. 48–58\)/],
  ['gin-rummy', 'deal', /ten cards/],
  ['gin-rummy', 'next-deal', /Neither of the two books that have gin rummy says who deals next/],
  ['gin-rummy', 'rank', /King is high and ace low/],
  ['rummy', 'deal', /Two players get nine each, three get eight, four or more get seven.*\(p\. 416\)/],
  ['rummy', 'lead', /player on the dealer’s left begins/],
  ['pinochle', 'pack', /48 cards/],
  ['pinochle', 'deal', /twelve cards, four at a time.*\(p\. 266; 78\)/],
  ['pinochle/auction-widow', 'bid', /200 points or more.*\(p\. 271\)/],
  ['pinochle/auction-partnership', 'bid', /100 points or more/],
  ['poker', 'hands', /straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high card\. \(p\. 38\)/],
  ['poker', 'players', /2 to 7.*\(p\. 283\)/],
  ['contract-bridge', 'bid', /from one to seven/],
  ['whist', 'deal', /Thirteen cards each.*\(p\. 384\)/],
  ['five-hundred', 'pack', /32 cards and the joker.*\(p\. 232\)/],
  ['canasta', 'deal', /eleven cards/],
  ['go-fish', 'deal', /5 cards/],
  ['war', 'deal', /26 cards each/],
  ['backgammon', 'players', /Two play.*\(p\. 16\)/],
  ['cassino', 'first-deal', /lowest cut deals/],
];
test.each(CHECKED)('%s, %s: %s', (place, kind, says) => {
  const fact = factOf(placeOf(place), kind);
  expect(fact?.lines.map(({ text }) => text).join('\n')).toMatch(says);
});
