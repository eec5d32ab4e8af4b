// "Put it right": the steps of every ruling are full sentences that name the acting player, in the right order.
import { describe, expect, test } from 'vitest';
import { stepsOfGame } from '../../../src/lib/steps/of-game.ts';
import { PACK, THINGS } from '../../../src/lib/steps/steps.ts';
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
} from '../../../src/rules-engine/index.ts';
import { library, placeRows } from '../../support/library.ts';
import { unreadable } from '../../support/rulings/unreadable.ts';

const PARTNERS: People = { seats: 'partners', needsOffender: false };
const textsOf = (...then: Remedy[]) => stepsOf(then, undefined, PARTNERS).map(({ text }) => text);

/** The ways in which a step can address all players. */
const ALL_NAMED = /\b(?:[Ee]verybody|[Nn]obody|[Oo]ne of you|[Aa]ny of you|[Dd]o this together|[Tt]he player who did it)\b/;
const cases = (place: (typeof placeRows)[number][1]) =>
  place.laws.flatMap((law) =>
    BOOK_IDS.flatMap((book) => casesOf(law.readings[book]).map((one): readonly [string, Case, People] => [`${law.id}, ${book}`, one, law.people])),
  );
/** Whether a step is a deal that must take place. */
const isDeal = (text: string) =>
  /\bdeals? (?:again|next|the cards again)\b|gets new cards|loses the deal\.|must deal\b/.test(text) && !/ may (?!be)|chooses one of/.test(text);
const NO_ACTION: readonly Remedy['kind'][] = ['no-penalty', 'permitted', 'no-penalty-printed', 'etiquette', 'not-decided', 'stands'];

describe.each(placeRows)('%s', (_, place) => {
  test('every ruling that requires action has steps, each a sentence that names the acting player', () => {
    const faults: string[] = [];
    for (const [where, one, people] of cases(place)) {
      const steps = stepsOf(one.then, claimOf(one), people);
      const needsNoAction = one.then.every(({ kind }) => NO_ACTION.includes(kind));
      if (needsNoAction !== (steps.length === 0)) faults.push(`${where}: ${steps.length} steps`);
      if (steps.length === 1 && !steps[0]?.text.includes('play ends here')) faults.push(`${where}: everybody stops and nothing else happens`);
      for (const { who, text } of steps) {
        const fault = unreadable(text);
        if (fault !== null) faults.push(`${where}: ${fault}: "${text}"`);
        if (who === EVERYBODY && !ALL_NAMED.test(text) && !one.then.some(({ kind }) => kind === 'free')) faults.push(`${where}: names no player: "${text}"`);
      }
      if (new Set(steps.map(({ text }) => text)).size !== steps.length) faults.push(`${where}: duplicate step`);
    }
    expect(faults).toEqual([]);
  });

  test('everybody stops first, and dealing comes last', () => {
    const faults = cases(place).flatMap(([where, one, people]) => {
      const steps = stepsOf(one.then, claimOf(one), people).map(({ text }) => text);
      const stops = steps.findIndex((text) => /verybody stops/.test(text));
      const deals = steps.findIndex(isDeal);
      return steps.length > 0 && (stops !== 0 || (deals > 0 && !steps.slice(deals).every(isDeal))) ? [`${where}: ${steps.join(' ')}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

test('cards go back before they are shown, choices come before leads, and points come before the deal', () => {
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

test('the end of play is the first step, and appears once', () =>
  expect(textsOf(scores('opponents', 2), handEnds)).toEqual(['Everybody stops: play ends here.', 'The other side scores 2 points.']));

test('after a misdeal and a new deal the cards are handed in once', () =>
  expect(textsOf(misdeal, newDeal()).filter((text) => /hands in/.test(text))).toHaveLength(1));

test('each conditional step begins with its condition, and an option is not phrased as a duty', () => {
  expect(textsOf(onlyIf('demanded', must('offender', 'play-that-card')))).toContain('If it is demanded, the player must play that card.');
  expect(textsOf(mayDemand('opponents', newDeal()))).toEqual([
    'Everybody stops until this is put right.',
    'The other side may have the same dealer deal again.',
  ]);
});

test('a claim comes before the penalty, with its time limit', () =>
  expect(stepsOf([scores('opponents', 2)], { by: 'opponents', until: 'next-cut' }, PARTNERS).map(({ text }) => text)[1]).toBe(
    'The other side may claim this until the cut for the next deal.',
  ));

test('a ruling that requires no action has no steps', () => {
  expect(textsOf(noPenalty)).toEqual([]);
  expect(textsOf(stands('deal'))).toEqual([]);
});

test('a card that is taken back is drawn moving from the table to its player', () =>
  expect(draftsOf(takesBack('offender', 'card') as never, PARTNERS)[0]?.picture).toEqual({ thing: 'card', from: 'table', to: 'offender' }));

test.each([...library.keys()])('the file of %s has a seat for every acting player, and valid indexes', (game) => {
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
