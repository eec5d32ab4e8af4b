import type { Citation } from '../../../../books.ts';
import { doubted } from '../../../../laws/cites.ts';
import { type Case, type LawAmendment, refersTo } from '../../../../laws/laws.ts';
import { barred, isVoid, notDecided, stands } from '../../../../laws/remedies.ts';
import { each, type LawKey, type Treatment } from '../../../../rulesets/games.ts';
import { bookValue, pointsOf, type ScoreItem } from '../../../../scoring/points.ts';
import type { Party } from '../../../../vocabulary/parties.ts';
import { BOOK, cites } from '../../cites.ts';
import type { Billiards } from '../../code.ts';
import { wrongBall, wrongBallRule } from '../../laws/fouls.ts';
import { asTheyLieFor, IN_TIME } from '../../laws/rows.ts';
import { threeBall } from '../../laws/three-ball.ts';
import { countNextStroke } from '../../words.ts';

/** For the forms with two players; all forms are in one book and played without cards. */
export const TWO = { players: { min: 2, max: 2 }, packs: ['none-0'] } as const;

/** The book says that the fouls govern all games of billiards (p. 40). The rules of the three-ball game are not part of them. */
export const FOULS_ALONE: NonNullable<Treatment<LawKey<Billiards>>['inherits']> = {
  from: 'billiards',
  cite: cites.blue.foulPlay,
  except: Object.keys(threeBall) as (keyof typeof threeBall)[],
};

/** A touched ball, by the code of fouls without the additions of the three-ball game (rules 7 and 8, p. 41-42). */
export function touchedByFouls(doubt?: string, next: Party = 'opponent'): LawAmendment {
  const asTheyLie = asTheyLieFor(next);
  const who = next === 'opponent' ? 'the opponent' : 'the next player';
  return {
    leads: { [BOOK]: `If a ball was touched other than by the stroke, nothing is scored, and ${who} may have the balls put back. There are more cases.` },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { when: 'stroke' }, then: [isVoid('count'), asTheyLie], claim: IN_TIME },
          { when: { when: 'moving' }, then: [isVoid('stroke')], claim: IN_TIME },
          { when: { when: 'rest' }, then: [barred('player', countNextStroke)] },
          {
            when: { when: 'early' },
            then: [barred('player', countNextStroke), barred('player', 'safety-play')],
            note: 'The touch is itself a stroke.',
          },
          { when: { when: 'second' }, then: [isVoid('count'), barred('player', 'safety-play'), asTheyLie], claim: IN_TIME },
        ],
        [cites.blue.fouls(7), doubted(cites.blue.fouls(8), doubt)],
      ),
    }),
  };
}

/** A miss with the wrong ball, if the book gives no penalty for a miss. */
export const unpricedMiss: Case = {
  when: { when: 'missed' },
  then: [notDecided],
  note: 'The penalty is that of any miss, and the book gives none for this game.',
};
/** The wrong ball, by the code of fouls without the additions of the three-ball game (rule 6, p. 41). */
export const wrongByFouls: LawAmendment = {
  leads: { [BOOK]: 'If it is claimed before a second stroke, nothing is scored. If later, the count stands. There are more cases.' },
  readings: (says) => ({
    [BOOK]: says(
      [...wrongBall.filter(({ when }) => when?.when !== 'missed'), unpricedMiss, { when: { when: 'both-off' }, then: [stands('stroke')] }],
      wrongBallRule,
    ),
  }),
};

/** For each law, a reading that refers to the three-ball game by a clause of doubtful wording. */
export const byDoubtfulWords = (clause: Citation, keys: readonly LawKey<Billiards>[]): Record<string, LawAmendment> =>
  each(keys, (key) => ({ readings: () => ({ [BOOK]: refersTo(`billiards.law.${key}`, clause) }) }));

/** A figure of the three-ball game that a form takes over, with the clause that brings it in. */
export function takenOver(item: ScoreItem, clause: Citation): Pick<ScoreItem, 'books'> {
  return { books: { [BOOK]: bookValue(pointsOf(item, BOOK), [clause, cites.blue.frenchScoring]) } };
}
