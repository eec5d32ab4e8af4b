// @module-tag rotating
// The MCP server: its tools, what it rejects, and its resources and prompts.
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOfSources } from '../../../src/lib/editions/edition.ts';
import { clientOfSources, type Replied } from '../../support/mcp.ts';

describe('the MCP server', { timeout: 180_000 }, () => {
  let { client, call } = {} as Awaited<ReturnType<typeof clientOfSources>>;
  beforeAll(async () => {
    ({ client, call } = await clientOfSources());
  });

  test('has five read-only tools, each with schemas of its input and its output', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['find', 'next_question', 'rule', 'score', 'cite']);
    for (const { annotations, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(outputSchema?.required).toContain('edition');
    }
  });

  const REFUSED: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['find', { words: 'who deals', game: 'euker' }, 'No game "euker". Did you mean euchre?'],
    ['find', { words: 'who deals', gamme: 'euchre' }, 'No input "gamme". Did you mean game?'],
    ['find', { words: ' ' }, 'Enter what happened'],
    ['next_question', { law: 'euchre.law.revok' }, 'No law "revok" in euchre. Did you mean euchre.law.revoke?'],
    ['next_question', { law: 'euchre.score.deal' }, 'Enter an id such as euchre.law.revoke. You have "euchre.score.deal".'],
    ['rule', { law: 'cribage.law.misdeal' }, 'No game "cribage". Did you mean cribbage?'],
    ['rule', { law: 'euchre.law.revoke', book: 'donahue' }, 'No book "donahue". Did you mean donohue?'],
    [
      'rule',
      { law: 'euchre.law.revoke', book: 'hoffmann' },
      'hoffmann does not have Euchre; the books that have it: sierra, blue-ribbon-1940, donohue, uspc-1898.',
    ],
    ['rule', { law: 'euchre.law.revoke', answers: { claimed: 'lat' } }, 'No answer "lat" to claimed (When did it come out?). Did you mean late?'],
    ['rule', { law: 'euchre.law.revoke', answers: { claimd: 'late' } }, 'No question "claimd" in this law. Did you mean claimed?'],
    ['score', { scorer: 'cribbage.score.hnd' }, 'No scorer "hnd" in cribbage. Did you mean cribbage.score.hand?'],
    ['score', { scorer: 'cribbage.score.hand' }, 'cribbage.score.hand asks:\n  hand: Hand or crib (3 to 5 cards'],
    ['score', { scorer: 'cribbage.score.hand', input: { hands: '5H' } }, 'No input "hands" in cribbage.score.hand.'],
    ['score', { scorer: 'cribbage.score.hand', input: { hand: '5H 5S 5C ZZ', starter: '5D' } }, 'ZZ'],
    ['score', { scorer: 'cribbage.score.hand', deals: 'hand=5H' }, 'cribbage.score.hand is a scorer: enter input, not deals.'],
    ['score', { scorer: 'spades.score.game' }, 'spades.score.game is a score sheet: enter deals.'],
    ['score', { scorer: 'cribbage.score.hand', input: { hand: '5H 5S 5C JD', starter: '5D' }, claims: ['many'] }, 'claims: enter'],
    ['cite', { id: 'euchre.rule.dealt' }, 'No rule "dealt" in euchre. Did you mean euchre.rule.deal?'],
    ['cite', { id: 'euchre.points.marsh' }, 'Did you mean euchre.points.march?'],
    ['cite', { id: 'euchre.rule.deal', book: 'hoffmann' }, 'Hoffmann is not cited for euchre.rule.deal'],
  ];
  test.each(REFUSED)('%s rejects %j', async (name, input, says) => {
    const { text, refused, value } = await call(name, input);
    expect(text).toContain(says);
    expect([refused, value]).toEqual([true, undefined]);
  });

  test('if no game is named, find lists the other games to choose from', async () => {
    const { text, value } = await call('find', { words: 'led out of turn' });
    const others = (value?.others ?? []) as readonly { readonly id: string; readonly title: string }[];
    expect(others.length).toBeGreaterThan(2);
    expect(text).toContain(`Which game? The same words have an answer in ${others.map(({ title }) => title).join(', ')}.`);
    expect((await call('find', { words: 'led out of turn at euchre' })).value?.others).toEqual([]);
    expect((await call('find', { words: 'led out of turn', game: 'euchre' })).value?.others).toEqual([]);
  });

  test('every answer names the edition and its hash', async () => {
    const answers: Replied[] = [
      await call('find', { words: 'dealt me six at euchre' }),
      await call('next_question', { law: 'euchre.law.revoke' }),
      await call('rule', { law: 'euchre.law.revoke' }),
      await call('score', { scorer: 'cribbage.score.hand', input: { hand: '5H 5S 5C JD', starter: '5D' } }),
      await call('cite', { id: 'euchre.law.revoke' }),
    ];
    for (const { text, value } of answers) {
      expect(value.edition.hash).toBe(hashOfSources());
      expect(text).toMatch(new RegExp(`According to Hoyle \\S+, \\S+, edition ${value.edition.hash}$`));
    }
  });

  test('find returns the answers that the words give to questions of the law', async () => {
    const { value } = await call('find', { words: 'reneged against a loner at euchre' });
    expect(value.covered).toBe(true);
    expect(value.hits[0]).toMatchObject({ id: 'euchre.law.revoke', kind: 'law', answers: { against: 'lone-hand' } });
    expect(value.hits[0].citations).toContainEqual(expect.objectContaining({ book: 'uspc-1898', page: '9-10', heading: 'Euchre: Rules' }));
  });
  test('a rule is cited for each book, with the text of that book', async () => {
    const { value } = await call('cite', { id: 'euchre.rule.pack', book: 'sierra' });
    expect(value.books).toHaveLength(1);
    expect(value.books[0].line).toContain('24 cards');
    expect(value.books[0].citations[0]).toMatchObject({ book: 'sierra', page: '59-67' });
  });
  test('a claimed total is explained', async () => {
    const { value } = await call('score', { scorer: 'cribbage.score.hand', input: { hand: '5H 5S 5C JD', starter: '5D' }, claims: ['28'] });
    expect(value.claims[0].verdict).toBe('28 is 1 too few: 29 is right.');
    expect(value.claims[0].reasons[0]).toContain('one for his nobs');
  });

  test('laws and games are resources, by id', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('hoyle://game/euchre/railroad');
    const read = async (uri: string) => {
      const [one] = (await client.readResource({ uri })).contents;
      return one !== undefined && 'text' in one ? one.text : '';
    };
    expect(await read('hoyle://game/euchre')).toContain('euchre.law.revoke: Revoke');
    const games = resources.filter(({ uri }) => uri.startsWith('hoyle://game/'));
    expect(games.length).toBeGreaterThan(400);
    for (const { uri } of games) expect([uri, /undefined|NaN|\[object/.exec(await read(uri))]).toEqual([uri, null]);
    const law = await read('hoyle://law/euchre/railroad.law.revoke');
    expect(law).toContain('U.S. Playing Card, 1898, p. 16, Railroad Euchre');
    expect(law).toContain('Blue Ribbon has Railroad euchre and says nothing about this.');
    await expect(read('hoyle://game/euker')).rejects.toThrow('No game "euker". Did you mean euchre?');
    const ref = { type: 'ref/resource', uri: 'hoyle://law/{+id}' } as const;
    const { completion } = await client.complete({ ref, argument: { name: 'id', value: 'euchre.law.rev' } });
    expect(completion.values).toEqual(['euchre.law.revoke']);
  });
  test('the three jobs are prompts', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['look-up-a-rule', 'settle-an-offence', 'check-a-score']);
    const { messages } = await client.getPrompt({ name: 'settle-an-offence', arguments: { happened: 'Bill reneged', book: 'donohue' } });
    expect(messages[0]?.content).toMatchObject({ text: expect.stringMatching(/Bill reneged[\s\S]*book donohue[\s\S]*next_question/) });
  });
});
