// All faults of a content page are reported at once, with file and line.
import { expect, test } from 'vitest';
import { ContentError } from '../../../src/lib/content/faults.ts';
import { type Named, parseContent } from '../../../src/lib/content/grammar.ts';
import { cite } from '../../../src/rules-engine/index.ts';

const FILE = 'content/games/euchre.mdx';
const named: Named = {
  cites: () => ({ donohue: { deal: cite('donohue', '3-4', 'Euchre') } }),
  title: (id) => {
    if (id === 'euchre.law.lone-hand-not-open') return 'May this player go alone?';
    if (id !== 'euchre.law.revoke') throw new Error(`no law "${id}"`);
    return 'Revoke';
  },
  worth: (id) => id,
  terms: () => new Set(['maker', 'trump']),
};
const HEAD = ['---', 'description: A page that a test has made up to be read.', '---'];

/** The faults of a page; empty if it can be read. */
function faultsOf(lines: readonly string[], head = HEAD): readonly string[] {
  try {
    parseContent(FILE, [...head, ...lines].join('\n'), named);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    expect((error as ContentError).message).toBe((error as ContentError).faults.join('\n'));
    return (error as ContentError).faults;
  }
}
const rule = (attributes: string, text = 'Words. <Cite at="donohue.deal" />') => [`<Rule ${attributes}>`, '', text, '', '</Rule>'];

test('a valid page has none', () => {
  expect(
    faultsOf(rule('id="deal" title="The deal" topic="deal"', 'The <Term id="maker">maker</Term>. <Ref id="euchre.law.revoke" /> <Cite at="donohue.deal" />')),
  ).toEqual([]);
});

test('four faults of different kinds are reported together, in order, each with its line', () => {
  const faults = faultsOf([
    ...rule('id="seats" title="Seats" topic="seets"'),
    ...rule('id="makers" title="Makers" topic="trump"', 'The <Term id="makr">makers</Term>. <Cite at="donohue.deal" />'),
    ...rule('id="deal" title="The deal" topic="deal"', 'Words. <Cite at="donohue.deel" />'),
    ...rule('id="play" topic="play"'),
  ]);
  expect(faults).toHaveLength(4);
  expect(faults[0]).toMatch(/^content\/games\/euchre\.mdx:4: <Rule topic="seets">: expected seats \(of /);
  expect(faults[1]).toBe(`${FILE}:11: <Term id="makr">: no such term in the glossary; the nearest is "maker"`);
  expect(faults[2]).toBe(`${FILE}:16: <Cite at="donohue.deel">: no citation "donohue.deel"; the nearest is "donohue.deal"`);
  expect(faults[3]).toBe(`${FILE}:19: <Rule> needs id, title and topic; found {"id":"play","topic":"play"}`);
});

test('a full stop after a title that is a question is a fault; after another title it is not', () => {
  const see = (id: string, stop: string) =>
    faultsOf(rule('id="deal" title="The deal" topic="deal"', `See <Ref id="${id}" />${stop} <Cite at="donohue.deal" />`));
  expect(see('euchre.law.lone-hand-not-open', '.')).toEqual([expect.stringMatching(/^content\/games\/euchre\.mdx:6: .*lone-hand-not-open.*full stop/)]);
  expect(see('euchre.law.lone-hand-not-open', '')).toEqual([]);
  expect(see('euchre.law.revoke', '.')).toEqual([]);
});

test('two faults of one element are both reported, in the order of their lines', () => {
  expect(faultsOf(rule('id="seats" title="Seats" topic="seets"', 'See <Ref id="euchre.law.revoek" />. <Cite at="donohue.deel" />'))).toEqual([
    expect.stringContaining(':4: <Rule topic="seets">'),
    expect.stringContaining(':6: <Cite at="donohue.deel">'),
    expect.stringContaining(':6: <Ref id="euchre.law.revoek">: no law'),
  ]);
});

test('an element with attributes other than plain text is skipped and reported once', () => {
  expect(faultsOf([...rule('id={1} title="Seats" topic="seets"'), ...rule('id="play" title="Play" topic="play"', 'No book.')])).toEqual([
    `${FILE}:4: <Rule> takes plain "quoted" attributes only; found id`,
    `${FILE}:9: <Rule id="play"> names no book; every rule has a <Cite>`,
  ]);
});

test('questions and definitions need an id and a title', () => {
  expect(faultsOf(['<Question id="one">', '', 'Words.', '', '</Question>', '', '<Define title="Two">', '', 'Words.', '', '</Define>'])).toEqual([
    `${FILE}:4: <Question> needs id and title; found {"id":"one"}`,
    `${FILE}:10: <Define> needs id and title; found {"title":"Two"}`,
  ]);
});

test('front matter is reported with the other faults, on one line', () => {
  const bad = rule('id="seats" title="Seats" topic="seets"');
  expect(faultsOf(bad, [])).toEqual([`${FILE}:1: front matter needs a description`, expect.stringContaining(':1: <Rule topic="seets">')]);
  const faults = faultsOf(bad, ['---', 'description: Short.', 'colour: red', '---']);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(/^content\/games\/euchre\.mdx:1: front matter: .*colour/);
  expect(faultsOf(bad, ['---', 'description: [', '---'])).toHaveLength(2);
});

test('a syntax error is reported alone, because nothing after it can be read', () => {
  const faults = faultsOf([...rule('id="seats" title="Seats" topic="seets"'), '<Rule id="play">', '', 'Words.']);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^content\/games\/euchre\.mdx:\d+: .*Rule/);
});
