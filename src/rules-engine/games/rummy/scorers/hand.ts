import { laidOutWorse } from '../../../mechanics/arrangements.ts';
import { cards, flag, type Values } from '../../../scoring/fields.ts';
import { ok, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { JOKER_LEFT, leftLines, tooOften } from '../reckoning/left.ts';
import { discardNotes, jokerNotes, keptOf, type LaidOut, layOut, melderOf, meldLines } from '../reckoning/melds.ts';

/** At most ten cards are dealt, and one is drawn. */
const ask = {
  hand: cards('Hand', 'rum-106', [1, 11], { hint: 'All the cards that you hold, a card just drawn among them.' }),
  drawn: flag('A card has been drawn, and one is still to be discarded'),
} as const;

function notesOf(out: LaidOut, by: Schedule<typeof points>): string[] {
  const { melds, dead } = out.best;
  const notes = [...discardNotes(out), ...jokerNotes(melds)];
  if (melds.length > 0 && dead.length === 0 && by.gives('splash')) {
    notes.push(`Where splashes are agreed on, a whole hand laid down at one time brings ${by.points('splash')} from each of the others.`);
    if (out.discard !== null) notes.push('Whether it is a splash if the last card is discarded, the book does not say.');
  }
  const oneAtATime = by.way('first-out') === 'one-a-turn';
  if (oneAtATime && melds.length > 1) notes.push('One combination goes down in a turn, so these cannot go down together.');
  if (oneAtATime && melds.some((meld) => meld.length > 3)) {
    notes.push(
      'A combination is laid down as three; one card can then be added in a turn. For a fourth of a rank the book shows it only on the melds of others.',
    );
  }
  if (melds.length > 0) notes.push('When somebody else is out first, melds that are still in the hand are paid for like other cards.');
  if (dead.includes('JOKER')) notes.push(JOKER_LEFT);
  return notes;
}

function score({ hand, drawn }: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const problems = tooOften('hand', hand, by);
  if (problems.length > 0) return { ok: false, problems };
  const out = layOut(melderOf(by), hand, drawn);
  const { melds, dead, count } = out.best;
  const down = hand.length - dead.length - (out.discard === null ? 0 : 1);
  const rest = out.discard === null ? `all ${hand.length} cards are in melds` : 'all but the discard are in melds';
  const headline = dead.length === 0 && melds.length > 0 ? `0 left: ${rest}` : `${count} left at least: ${down} of ${counted(hand.length, 'card')} in melds`;
  return ok(answer(headline, [...meldLines(melds, by), ...leftLines(dead, 'left', by)], notesOf(out, by)));
}

export const hand = scorer({
  title: 'Arrange a hand',
  gist: 'The melds that leave the least in the hand, what the rest counts, and whether the whole hand can be laid down at once.',
  aka: ['best melds', 'rummy calculator', 'rummy solver', 'arrange my cards', 'can I go out', 'deadwood'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score,
  least: true,
  slips: ({ hand, drawn }, by, gap) => laidOutWorse(melderOf(by), keptOf(layOut(melderOf(by), hand, drawn), hand), gap, by.id('meld')),
});
