// "Put it right": the steps of every ruling at every place are sentences that name who acts, in the order in which a table acts.
import { describe, expect, test } from 'vitest';
import { stepsOfGame } from '../../src/lib/steps/of-game.ts';
import { PACK, THINGS } from '../../src/lib/steps/steps.ts';
import {
  BOOK_IDS,
  type Case,
  callSuit,
  cardExposed,
  casesOf,
  claimOf,
  draftsOf,
  EVERYBODY,
  handEnds,
  losesDeal,
  mayDemand,
  misdeal,
  must,
  newDeal,
  noPenalty,
  onlyIf,
  type People,
  type Remedy,
  scores,
  stands,
  stepsOf,
  takesBack,
} from '../../src/rules-engine/index.ts';
import { library, placeRows } from '../support/library.ts';
import { unreadable } from '../support/unreadable.ts';

const PARTNERS: People = { seats: 'partners', needsOffender: false };
const textsOf = (...then: Remedy[]) => stepsOf(then, undefined, PARTNERS).map(({ text }) => text);

/** Everybody, under every name that a step has for it. */
const ALL_NAMED = /\b(?:[Ee]verybody|[Nn]obody|[Oo]ne of you|[Aa]ny of you|[Ss]ee to it together|[Ww]hoever did it)\b/;
const cases = (place: (typeof placeRows)[number][1]) =>
  place.laws.flatMap((law) =>
    BOOK_IDS.flatMap((book) => casesOf(law.readings[book]).map((one): readonly [string, Case, People] => [`${law.id}, ${book}`, one, law.people])),
  );
/** Somebody deals, and is not only allowed to. */
const isDeal = (text: string) =>
  /\bdeals? (?:again|next|the cards again)\b|gets new cards|loses the deal\.|must deal\b/.test(text) && !/ may (?!be)|chooses one of/.test(text);
const AT_REST: readonly Remedy['kind'][] = ['no-penalty', 'no-penalty-printed', 'etiquette', 'not-decided', 'stands'];

describe.each(placeRows)('%s', (_, place) => {
  test('every ruling that asks something of somebody has steps, each a sentence that names who acts', () => {
    const faults: string[] = [];
    for (const [where, one, people] of cases(place)) {
      const steps = stepsOf(one.then, claimOf(one), people);
      const isAtRest = one.then.every(({ kind }) => AT_REST.includes(kind));
      if (isAtRest !== (steps.length === 0)) faults.push(`${where}: ${steps.length} steps`);
      if (steps.length === 1 && !steps[0]?.text.includes('play ends here')) faults.push(`${where}: it stops and nothing is put right`);
      for (const { who, text } of steps) {
        const fault = unreadable(text);
        if (fault !== null) faults.push(`${where}: ${fault}: "${text}"`);
        if (who === EVERYBODY && !ALL_NAMED.test(text) && !one.then.some(({ kind }) => kind === 'free')) faults.push(`${where}: names nobody: "${text}"`);
      }
      if (new Set(steps.map(({ text }) => text)).size !== steps.length) faults.push(`${where}: a step stands twice`);
    }
    expect(faults).toEqual([]);
  });

  test('everybody stops before anything else, and the cards are dealt after it', () => {
    const faults = cases(place).flatMap(([where, one, people]) => {
      const steps = stepsOf(one.then, claimOf(one), people).map(({ text }) => text);
      const stops = steps.findIndex((text) => /verybody stops/.test(text));
      const deals = steps.findIndex(isDeal);
      return steps.length > 0 && (stops !== 0 || (deals > 0 && !steps.slice(deals).every(isDeal))) ? [`${where}: ${steps.join(' ')}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

test('a card goes back before it is shown, a choice is made before a card is led, and points are scored before the deal', () => {
  expect(textsOf(callSuit('opponents', 'proper-leader'), cardExposed('offender', 'opponents'), takesBack('offender', 'lead'))).toEqual([
    'Everybody stops until this is put right.',
    'The player takes back the lead.',
    'The player leaves the card face up, and the other side may say when it is played.',
    'The other side may say which suit the player whose lead it was must lead.',
    'The player whose lead it was leads, in that suit if one was named.',
  ]);
  expect(textsOf(losesDeal(), scores('opponents', 2))).toEqual([
    'Everybody stops until this is put right.',
    'Everybody hands in what was dealt: this deal does not count.',
    'The other side scores 2 points.',
    'The player on the dealer’s left deals next: the dealer loses the deal.',
  ]);
});

test('play that ends is what everybody does first, and is said once', () =>
  expect(textsOf(scores('opponents', 2), handEnds)).toEqual(['Everybody stops: play ends here.', 'The other side scores 2 points.']));

test('a misdeal with a new deal hands the cards in once', () => expect(textsOf(misdeal, newDeal()).filter((text) => /hands in/.test(text))).toHaveLength(1));

test('a condition stands before each step that hangs on it, and what may be asked for is no order', () => {
  expect(textsOf(onlyIf('demanded', must('offender', 'play-that-card')))).toContain('If it is demanded, the player must play that card.');
  expect(textsOf(mayDemand('opponents', newDeal()))).toEqual([
    'Everybody stops until this is put right.',
    'The other side may have the same dealer deal again.',
  ]);
});

test('a claim comes before what is claimed, with its limit', () =>
  expect(stepsOf([scores('opponents', 2)], { by: 'opponents', until: 'next-cut' }, PARTNERS).map(({ text }) => text)[1]).toBe(
    'The other side may claim this until the cut for the next deal.',
  ));

test('where nothing is asked of anybody there is no step', () => {
  expect(textsOf(noPenalty)).toEqual([]);
  expect(textsOf(stands('deal'))).toEqual([]);
});

test('a card that is taken back is drawn on its way from the table to its player', () =>
  expect(draftsOf(takesBack('offender', 'card') as never, PARTNERS)[0]?.picture).toEqual({ thing: 'card', from: 'table', to: 'offender' }));

test.each([...library.keys()])('the file of %s names a seat for whoever acts, and nothing outside itself', (game) => {
  const { laws, cases: all, rulings, words } = stepsOfGame(game);
  for (const here of Object.values(laws)) for (const number of Object.values(here)) expect(all[number]).toBeDefined();
  for (const one of all.flat(2)) expect(rulings[one[1]]).toBeDefined();
  for (const [seats, ...steps] of rulings)
    for (const [who, sentence, thing, from, to] of steps) {
      expect(words[sentence]).toMatch(/[.”]$/);
      if (who >= 0) expect(words[seats[who] ?? -1]).toBeDefined();
      if (thing === undefined) continue;
      expect(THINGS[thing]).toBeDefined();
      for (const place of [from, to]) expect(place !== undefined && place >= PACK && place < seats.length).toBe(true);
    }
});
