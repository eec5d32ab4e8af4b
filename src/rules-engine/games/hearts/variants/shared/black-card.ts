import type { Citation } from '../../../../books.ts';
import type { LawAmendment } from '../../../../core/games.ts';
import { fact, type Law, law, says } from '../../../../core/laws.ts';
import { pointsOf, type ScoreItem } from '../../../../core/points.ts';
import { allowed, barred, must, noPenalty } from '../../../../core/remedies.ts';
import { ok, problem, wrong } from '../../../../core/result.ts';
import { answer, type Line, scorer } from '../../../../core/scorers.ts';
import { points } from '../../points.ts';
import { chips, HEARTS_IN_PACK, heartsTaken, heartsWord, nameOf, placeOf, seatOf, sum, wrongSum } from '../../scorers/fields.ts';

/** The queen or the jack of spades as a card that counts: one law and one scorer for both forms. */
export const blackCardLaw = (name: string, cite: Citation, see: readonly string[]): Law =>
  law({
    offence: 'irregular-play',
    title: `When the ${name} may be thrown`,
    gist: `A player throws the ${name} on a trick, or is told that it may not be thrown.`,
    aka: ['throw it on hearts', 'lower than the two of hearts', 'discard on another suit', 'must follow with it'],
    moment: 'play',
    facts: {
      led: fact('What was led?', { spades: 'Spades', hearts: 'Hearts', other: 'Clubs or diamonds' }),
      able: fact('Had the player a card of the suit led?', { yes: 'Yes', no: 'No' }),
    },
    readings: {
      'blue-ribbon-1940': says(
        [
          { when: { led: 'spades' }, then: [noPenalty], note: 'On a spade lead it is a spade like any other and keeps its rank there.' },
          { when: { led: ['hearts', 'other'], able: 'yes' }, then: [must('anyone', 'follow-suit')] },
          { when: { led: 'other', able: 'no' }, then: [allowed('anyone', 'throw-it')], note: 'Just as a heart may be thrown.' },
          { when: { led: 'hearts', able: 'no' }, then: [allowed('anyone', 'throw-it')], note: 'On a heart lead it ranks below the two of hearts.' },
        ],
        cite,
      ),
    },
    see,
  });

export const passedAmendment = (cite: Citation): LawAmendment => ({
  readings: {
    'blue-ribbon-1940': says(
      [
        { when: { passed: 'no' }, then: [barred('offender', 'look-back')], note: 'Each puts out his own three before he takes up any. No penalty is printed.' },
        { when: { passed: 'yes' }, then: [noPenalty] },
      ],
      cite,
    ),
  },
});

export const blackCardScorer = (name: string, row: ScoreItem, rule: string) =>
  scorer({
    title: 'Count a deal',
    gist: `What each player has taken in hearts, with the ${name}.`,
    aka: ['discard hearts', `${name} taken`],
    books: ['blue-ribbon-1940'],
    ask: { hearts: heartsTaken(4, 4), card: seatOf(`Who took the ${name}?`, 'By place in the same order as the hearts.') },
    score: ({ hearts, card }, book) => {
      const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, true);
      if (off !== null) return wrong(off);
      const taker = placeOf(card);
      if (taker >= hearts.length) return wrong(problem('card', `one of the ${hearts.length} players`, nameOf(taker)));
      const lines = hearts.flatMap((own, n): Line[] => [
        ...(own > 0 ? [{ rule: 'points.heart', say: heartsWord(own), points: -own * pointsOf(points.heart, book), unit: 'chip' as const, to: nameOf(n) }] : []),
        ...(n === taker ? [{ rule, say: `the ${name}`, points: -pointsOf(row, book), unit: 'chip' as const, to: nameOf(n) }] : []),
      ]);
      const all = -sum(lines.map((line) => line.points ?? 0));
      return ok(answer(`${chips(all)} into the pool`, lines, ['Who takes the pool turns on the way of settling; taking everything earns nothing.']));
    },
  });
