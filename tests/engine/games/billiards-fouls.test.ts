// Disputes over fouls at billiards, form by form: blue-ribbon-1940 p. 36-55.
import { describe, expect, test } from 'vitest';
import { fouls } from '../../../src/rules-engine/games/billiards/laws/fouls.ts';
import { threeBall } from '../../../src/rules-engine/games/billiards/laws/three-ball.ts';
import { type Answers, casesOf, loadLibrary, type Place, resolve, ruleOn, sayCase } from '../../../src/rules-engine/index.ts';
import { registry } from '../../../src/rules-engine/registry.ts';

const BOOK = 'blue-ribbon-1940';
const { billiards: load, 'general-laws': general } = registry;
if (load === undefined || general === undefined) throw new Error('no billiards');
const library = await loadLibrary({ billiards: load, 'general-laws': general });
const at = (form: string): Place => resolve(library, form === '' ? 'billiards' : `billiards/${form}`);
const AMERICAN = ['', 'four-ball', 'balk-line', 'cushion-caroms', 'bank-shot', 'man-of-war', 'three-cushion'];

function lawAt(form: string, key: string) {
  const law = at(form).laws.find((one) => one.key === key);
  if (law === undefined) throw new Error(`no law ${key} at ${form}`);
  return law;
}
function ruling(form: string, key: string, answers: Answers = {}): string {
  const law = lawAt(form, key);
  const said = ruleOn(law, answers, [BOOK]);
  if (!said.ok || said.value.still.kind !== 'settled') throw new Error(`${key}: ${JSON.stringify(said)}`);
  const [ruled] = said.value.books[0]?.cases ?? [];
  return ruled === undefined ? '' : sayCase(ruled, law.people);
}

describe('a foul that nobody called before the next stroke', () => {
  test.each(AMERICAN)('stands in every American form: %s', (form) => {
    expect(ruling(form, 'unclaimed', { when: 'second' })).toContain('The count stands');
    expect(ruling(form, 'unclaimed', { when: 'first' })).toContain('Nothing is scored');
  });

  test('every foul that cancels the count, wherever it is written, can be claimed until the next stroke', () => {
    const unlimited: string[] = [];
    for (const [key, law] of Object.entries({ ...fouls, ...threeBall })) {
      const reading = law.readings[BOOK];
      if (reading?.status !== 'stated') continue;
      for (const one of reading.cases) {
        const takesCount = one.then.some((remedy) => remedy.kind === 'void');
        if (takesCount && one.claim?.until !== 'next-stroke') unlimited.push(`${key} ${JSON.stringify(one.when ?? {})}`);
      }
    }
    // A ball inside the string is the one foul that has to be called earlier (rule 3).
    expect(unlimited).toEqual(['in-hand {"warned":"yes"}']);
  });

  test('the wrong ball may be called at any time in the run at three cushions only', () => {
    expect(ruling('three-cushion', 'wrong-ball')).toContain('until the run is over');
    for (const form of AMERICAN.filter((one) => one !== 'three-cushion')) expect(ruling(form, 'wrong-ball', { when: 'second' })).toContain('The count stands');
  });

  test('English billiards has no time limit of its own: the book is silent, and the American rule is shown as such', () => {
    expect(lawAt('english', 'unclaimed').readings[BOOK]).toMatchObject({ status: 'silent', parent: { law: 'billiards.law.unclaimed' } });
  });
});

describe('what the clause on fouls brings in', () => {
  test.each(['four-ball', 'bank-shot', 'man-of-war'])('%s has the fouls, and nothing else of the three-ball game', (form) => {
    for (const key of Object.keys(fouls)) expect(casesOf(lawAt(form, key).readings[BOOK]).length, key).toBeGreaterThan(0);
    for (const key of Object.keys(threeBall)) expect(lawAt(form, key).readings[BOOK].status, key).toBe('silent');
    expect(ruling(form, 'ball-touched', { when: 'early' })).not.toContain('1 point');
    expect(ruling(form, 'wrong-ball', { when: 'missed' }), 'no price for a miss').toContain('does not cover');
  });

  test.each(['cushion-caroms', 'three-cushion'])('%s has the three-ball rules too, by its own clause', (form) => {
    for (const key of Object.keys(threeBall)) expect(casesOf(lawAt(form, key).readings[BOOK]).length, key).toBeGreaterThan(0);
  });

  test('balk-line is French caroms with lines: all laws except the crotch, which lies in a balk space', () => {
    for (const key of Object.keys(threeBall).filter((one) => one !== 'crotch')) {
      expect(lawAt('balk-line', key).readings[BOOK], key).toMatchObject({ status: 'by-reference' });
    }
    expect(at('balk-line').laws.some((law) => law.key === 'crotch')).toBe(false);
  });

  test.each([
    ['', ['carom 1', 'miss 1']],
    ['cushion-caroms', ['carom 1', 'miss 1']],
    ['balk-line', ['carom 1', 'miss 1']],
    ['bank-shot', ['carom 1']],
    ['three-cushion', ['carom 1', 'safety-penalty -1']],
    ['four-ball', ['off-red 3', 'off-white 2', 'game 100', 'shot 1', 'later-game 34']],
    ['man-of-war', []],
    ['english', ['cannon 2', 'white-hazard 2', 'red-hazard 3', 'english-miss 1', 'coup 3', 'forced-off 2']],
  ])('the schedule of %s', (form, schedule) => {
    const stated = at(form).points.map((item) => {
      const worth = item.books[BOOK];
      return `${item.key} ${worth?.status === 'stated' ? worth.points : 'silent'}`;
    });
    expect(stated).toEqual(schedule);
  });
});

describe('disputes', () => {
  test('a player who has just used the wrong ball unnoticed cannot complain of it', () => {
    expect(ruling('', 'wrong-ball', { when: 'self' })).toContain('The opponent may not claim');
  });

  test('frozen balls: four ways, two with a cushion before the ball, and away from the ball at three cushions', () => {
    const ways = (form: string) => {
      const said = ruling(form, 'frozen', { played: 'no' });
      return said.match(/\(\d\)/g)?.length ?? said.split(' or ').length;
    };
    expect([ways(''), ways('cushion-caroms'), ways('bank-shot'), ways('three-cushion')]).toEqual([4, 3, 2, 2]);
    expect(ruling('three-cushion', 'frozen', { played: 'no' })).toContain('play away from the ball');
  });

  test('an honest miss costs nothing at three cushions, a point in the three-ball game', () => {
    expect(ruling('three-cushion', 'miss', { honest: 'yes' })).toContain('no penalty');
    expect(ruling('three-cushion', 'miss', { honest: 'no' })).toContain('loses 1 point');
    expect(ruling('', 'miss')).toContain('The opponent scores 1 point');
  });

  test('a red that springs back to the cushion it lay on is no safety', () => {
    expect(ruling('three-cushion', 'safety-off-cushion', { cushion: 'same' })).toContain('loses 1 point');
    expect(ruling('three-cushion', 'safety-off-cushion', { cushion: 'another' })).toContain('That is allowed');
  });

  test('a cue ball off the table that hit nothing is a coup and a foul, one in a pocket only a coup', () => {
    expect(ruling('english', 'forced-off', { ball: 'cue' })).toMatch(/3 points.*chooses/);
    expect(ruling('english', 'forced-off', { ball: 'pocketed' })).not.toContain('chooses');
  });
});

describe('diagrams', () => {
  const drawn = (form: string, key: string) => at(form).described.diagrams?.[key];
  test('nothing is drawn outside the grid', () => {
    for (const [form, key] of [
      ['', 'table'],
      ['balk-line', 'lines'],
      ['man-of-war', 'start'],
      ['english', 'table'],
    ] as const) {
      const diagram = drawn(form, key);
      expect(diagram, form).toBeDefined();
      for (const shape of diagram?.shapes ?? []) {
        const [x, y] = shape.kind === 'line' ? shape.to : [shape.x, shape.y];
        expect(x >= 0 && y >= 0 && x <= (diagram?.width ?? 0) && y <= (diagram?.height ?? 0), `${form} ${JSON.stringify(shape)}`).toBe(true);
      }
    }
  });

  test('four lines and eight anchor spaces; six pockets and the D', () => {
    const kinds = (form: string, key: string) => drawn(form, key)?.shapes.map((shape) => shape.kind) ?? [];
    const number = (all: readonly string[], kind: string) => all.filter((one) => one === kind).length;
    expect(number(kinds('balk-line', 'lines'), 'line')).toBe(4);
    expect(number(kinds('balk-line', 'lines'), 'box')).toBe(9);
    expect(number(kinds('english', 'table'), 'arc')).toBe(1);
  });

  test('the cue ball is within six inches of the spotted white at the opening, and does not touch it', () => {
    const balls = (drawn('', 'table')?.shapes ?? []).flatMap((shape) => (shape.kind === 'disc' && shape.tone === 'light' ? [shape] : []));
    const [white, cue] = balls;
    if (white === undefined || cue === undefined) throw new Error('two white balls are drawn');
    const units = Math.hypot(white.x - cue.x, white.y - cue.y);
    expect(units * 6).toBeLessThanOrEqual(6);
    expect(units).toBeGreaterThan(white.r + cue.r);
  });
});
