import { cards, flag, type Values } from '../../../scoring/fields.ts';
import { ok, type Result } from '../../../scoring/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, rankOf } from '../../../vocabulary/cards.ts';
import { CLASSES, endsInFour, holdingsOf, isCourt, type Prices, timesOf } from '../reckoning/holdings.ts';

const ask = {
  hand: cards('Hand', 'piquet-32', [8, 12], { hint: 'The twelve cards after the draw; for carte blanche those that were dealt.' }),
  short: flag('A point of 34, 44, 54 or 64 is reckoned one lower', { given: 'point-in-four' }),
} as const;

/** The lines for the pips of the cards in the point. */
function pipLines(point: readonly Card[], by: Prices): Line[] {
  const of = (key: 'pips-ace' | 'pips-court' | 'pips-other', say: string, cards: readonly Card[]): Line[] =>
    cards.length === 0 ? [] : [by.mention(key, say, { cards })];
  const aces = point.filter((card) => rankOf(card) === 'A');
  return [
    ...of('pips-ace', `the ace makes ${by.points('pips-ace')}`, aces),
    ...of('pips-court', `court cards make ${by.points('pips-court')} each`, point.filter(isCourt)),
    ...of(
      'pips-other',
      'the others make their pips',
      point.filter((card) => !isCourt(card) && !aces.includes(card)),
    ),
  ];
}

function score({ hand, short }: Values<typeof ask>, by: Prices): Result<Answer> {
  const held = holdingsOf(hand, by);
  const lines: Line[] = [];
  if (!hand.some(isCourt)) lines.push(by.line('carte-blanche', 'carte blanche: no king, queen or jack', { cards: hand }));
  const [point, ...others] = held.point;
  if (point !== undefined) lines.push(...pipLines(point.cards, by));
  for (const kind of CLASSES) {
    for (const one of kind === 'point' ? held.point.slice(0, 1) : held[kind]) {
      lines.push(by.line(one.item, one.say, { times: timesOf(one), cards: one.cards }));
      if (kind === 'point' && short === true && endsInFour(one, by)) lines.push(by.line('point-in-four', 'reckoned one lower, as agreed'));
    }
  }
  const notes = ['Each counts only if the opponent has nothing better of its kind; this is the hand when all of it is good.'];
  const alike = others.filter((one) => one.rank.every((part, n) => part === point?.rank[n]));
  if (alike.length > 0) notes.push(`As good a point: ${alike.map((one) => one.say).join('; ')}. One point is called.`);
  if (by.way('better-point') === 'cards' && point !== undefined) notes.push(`Asked for its value, the point is called by the last figure alone.`);
  if (!hand.some(isCourt)) notes.push('Carte blanche is counted for the cards as they were dealt, not after an exchange.');
  const total = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
  const reaches = total >= by.points('count-for-pic') ? `; enough for repic if the opponent has nothing good before it` : '';
  return ok(answer(`${total} in hand, if all is good${reaches}`, lines, notes));
}

export const hand = scorer({
  title: 'What a hand can declare',
  gist: 'Finds the point, every sequence, fours and triplets, and carte blanche, and says what they count if they are good.',
  aka: ['piquet hand calculator', 'find my sequences', 'tierce', 'quatorze', 'best point'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
