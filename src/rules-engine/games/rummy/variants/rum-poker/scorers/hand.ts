import { laidOutWorse } from '../../../../../mechanics/arrangements.ts';
import { cards, choiceOf, flag, type Values } from '../../../../../scoring/fields.ts';
import { ok, type Result } from '../../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../../../scoring/scorers.ts';
import type { points } from '../../../points.ts';
import { type Ace, JOKER_LEFT, leftLines, tooOften } from '../../../reckoning/left.ts';
import { discardNotes, jokerNotes, keptOf, layOut, melderOf, meldLines } from '../../../reckoning/melds.ts';

const ACES = { rum: 'ace-left', gin: 'ace-as-in-gin' } as const satisfies Record<string, Ace>;
const ask = {
  hand: cards('Hand', 'rum-106', [7, 11], { hint: 'Ten cards, seven where three play with one pack, and the card just drawn.' }),
  drawn: flag('A card has been drawn, and one is still to be discarded'),
  ace: choiceOf('An ace counts', { rum: 'as in rum', gin: 'as in gin' }, { otherwise: 'rum', hint: 'For rum poker the book prints no figure.' }),
} as const;

function score({ hand, drawn, ace }: Values<typeof ask>, by: Schedule<typeof points & Added<'limit' | 'ace-as-in-gin'>>): Result<Answer> {
  const limit = by.points('limit');
  const problems = tooOften('hand', hand, by);
  if (problems.length > 0) return { ok: false, problems };
  const out = layOut(melderOf(by, ACES[ace]), hand, drawn);
  const { melds, dead, count } = out.best;
  const left = leftLines(dead, 'deadwood', by, ACES[ace]);
  const notes = [...discardNotes(out), ...jokerNotes(melds)];
  const like = ace === 'rum' ? 'gin' : 'rum';
  const otherwise = layOut(melderOf(by, ACES[like]), hand, drawn).best.count;
  if (otherwise !== count)
    notes.push(`The book prints no count of the ace here. With ${by.points(ACES[like])}, as in ${like}, the deadwood would be ${otherwise}.`);
  if (dead.includes('JOKER')) notes.push(JOKER_LEFT);
  const may =
    count <= limit
      ? by.mention('limit', `${count} is not more than ${limit}: the hand may be laid down`)
      : by.law('count-too-high', `${count} is more than ${limit}: the hand may not be laid down`);
  const headline = `Deadwood ${count}: the hand ${count <= limit ? 'may' : 'may not'} be laid down`;
  return ok(answer(headline, [...meldLines(melds, by), ...left, may], notes));
}

/** The least deadwood of a hand, and whether it may be laid down. */
export const hand = scorer({
  title: 'Arrange a hand',
  gist: 'The combinations that leave the least deadwood, what it counts, and whether the hand may be laid down.',
  aka: ['best melds', 'deadwood counter', 'can I lay down', 'fifteen or less'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
  least: true,
  slips: ({ hand, drawn, ace }, by, gap) => {
    const melder = melderOf(by, ACES[ace]);
    return laidOutWorse(melder, keptOf(layOut(melder, hand, drawn), hand), gap, by.id('meld'));
  },
});
