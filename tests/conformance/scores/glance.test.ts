// "At a glance": its figures come from the schedule.
import { describe, expect, test } from 'vitest';
import { glanceOf } from '../../../src/lib/catalogue/facts/key-facts.ts';
import { keyFigures } from '../../../src/lib/catalogue/facts/key-figures.ts';
import type { Place } from '../../../src/rules-engine/index.ts';
import { placeRows } from '../../support/library.ts';

const REFERENCE = /\{[^}]*\}/g;
/** Labels of lines about a target or a score; under other labels, a figure counts as a score only if a unit follows it. */
const OF_SCORES =
  /^(game|each game|to win|scor|points|counts?\b|cards count|what counts|rubber|highest|tricks$|odd tricks|march|euchre|value( of a game)?$|cards left|left in the hand|deadwood|undercut|aces and|cassinos|cards and spades|pays|start)/i;
const ANY_FIGURE = /(?<![\w,-])\d[\d,]*(?![\w-])/g;
const SCORE_FIGURE = /(?<![\w,-])\d[\d,]*(?= (?:points?|holes|chips?|counters?|dollars)\b)/g;
/** Chances, stakes and tricks are small numbers that have many other meanings. */
const NO_SCORE = new Set<unknown>(['stake', 'throw-in-36', 'trick', 'game']);

/** Figures typed out although an item of the place gives them. */
function typedTwice(place: Pick<Place, 'described' | 'points'>): string[] {
  const givers = new Map<string, string>();
  for (const { key, books } of place.points)
    for (const worth of Object.values(books))
      if (worth?.status === 'stated' && worth.points !== undefined && !NO_SCORE.has(worth.unit)) givers.set(`${Math.abs(worth.points)}`, key);
  const figures = (place.described.figures ?? []).map((one) => ['figures', one.join(' ')] as const);
  return [...Object.entries(place.described.glance), ...figures].flatMap(([label, text]) =>
    [...text.replace(REFERENCE, '').matchAll(OF_SCORES.test(label) ? ANY_FIGURE : SCORE_FIGURE)].flatMap(([figure]) => {
      const giver = givers.get(figure.replaceAll(',', ''));
      return giver === undefined ? [] : [`${label}: ${figure} is what {points.${giver}} gives`];
    }),
  );
}

describe.each(placeRows)('%s', (_, place) => {
  test('every reference at a glance resolves to one figure', () => {
    const figures = keyFigures(place).map(({ figure, words }) => `${figure} ${words}`);
    expect([...Object.values(glanceOf(place)), ...figures].filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
  });
  test('no figure of a score is typed if the schedule gives it', () => {
    expect(typedTwice(place)).toEqual([]);
  });
});

describe('references', () => {
  const cites = [] as const;
  const points = [
    {
      key: 'game',
      title: 'Game',
      books: { 'uspc-1898': { status: 'stated', points: 5, unit: 'point', cites }, donohue: { status: 'stated', points: 1250, unit: 'point', cites } },
    },
    { key: 'march', title: 'March', books: { 'uspc-1898': { status: 'stated', points: -2, unit: 'point', cites }, donohue: { status: 'silent' } } },
  ] as unknown as Place['points'];
  const glancing = (glance: Record<string, string>) => ({ id: 'euchre', points, described: { glance } }) as unknown as Place;
  const with_ = (text: string) => glancing({ Game: text });
  const say = (text: string) => glanceOf(with_(text)).Game;

  test('figures are the books’ own, named by book where they differ', () => {
    expect(say('{points.game uspc-1898} points; {points.game donohue} (Donohue); march {points.march}')).toBe('5 points; 1,250 (Donohue); march 2');
  });
  test('an unknown reference is reported with the nearest name', () => {
    expect(() => say('{points.gane}')).toThrow('euchre, "Game" in glance (index.ts): {points.gane}: expected points. and game (of game, march)');
    expect(() => say('{points.game donahue}')).toThrow('expected a book that gives a number, donohue (of ');
    expect(() => say('{points.game}')).toThrow('expected one number, found donohue 1250, uspc-1898 5. Name the books');
    expect(() => say('{points.march donohue}')).toThrow('expected a book that gives a number, uspc-1898');
  });
  test('a typed figure is found, by its label or by the unit after it', () => {
    expect(typedTwice(with_('5 tricks, or 1,250'))).toEqual(['Game: 5 is what {points.game} gives', 'Game: 1,250 is what {points.game} gives']);
    expect(typedTwice(glancing({ Deal: '5 cards each; 5 points to the dealer' }))).toHaveLength(1);
    expect(typedTwice(with_('{points.game uspc-1898} points (1898)'))).toEqual([]);
  });
});
