import { always, type LawAmendment, type Reading, refersTo, silent } from '../../../../laws/laws.ts';
import { cannotRecall, cardExposed, isVoid, mayChange, newDeal, notDecided, scores, scoresNothing, undecided } from '../../../../laws/remedies.ts';
import { type AmendedLaws, each, type LawKey } from '../../../../rulesets/games.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';
import { points } from '../../points.ts';

// Donohue's set-back is a game of each for himself (page 33); Blue Ribbon's reverses the scoring of the game of partners and nothing else.
const SINGLE = 'Everyone plays for himself here: the laws of partners and of lone hands have no place.';
const COUNT = 'Points here are taken off what a player has still to make; whether every opponent has them is not said.';
const CLAUSE = cites.donohue.setBackScoring;

const ofPartners = [
  'cards-touched-in-deal',
  'lone-hand-not-open',
  'defending-alone',
  'lone-hand-opposed',
  'lone-partner-shows',
  'lone-hand-unclear',
] as const satisfies readonly LawKey<Euchre>[];
const amended = <K extends LawKey<Euchre>>(keys: readonly K[], reading: (key: K) => Reading) =>
  each(keys, (key): LawAmendment => ({ readings: () => ({ donohue: reading(key) }) }));

export const setBackLaws = {
  ...amended([...ofPartners, 'table-talk', 'bridge-prompt'], () => silent(SINGLE)),
  ...amended(['tricks-mixed', 'called-card-refused'], (key) => refersTo(`euchre.law.${key}`, CLAUSE, COUNT)),
  ...amended(['lead-before-discard'], () => always([cannotRecall('eldest-hand', 'lead'), mayChange('dealer', 'discard')], [CLAUSE, cites.donohue.dealing(22)])),
  revoke: {
    readings: (says) => ({
      donohue: says(
        [
          { when: { claimed: 'in-time' }, then: [cardExposed(), mayChange('each-opponent', 'card')] },
          {
            when: { claimed: 'turned', sides: 'one' },
            then: [notDecided],
            note: 'Either the right to correct or the penalty applies, as the word between the two limits is read.',
          },
          {
            when: { claimed: 'late', sides: 'one' },
            then: [scores('opponents', pointsOf(points.revoke, 'donohue')), scoresNothing('offender')],
            claim: { by: 'opponents', until: 'next-cut' },
          },
          {
            when: { claimed: ['turned', 'late'], sides: 'both' },
            then: [isVoid('deal'), newDeal(null), undecided('next-dealer')],
            note: 'Nobody forfeits anything.',
          },
        ],
        [CLAUSE, cites.donohue.revoke(32, 33), cites.donohue.revoke(34), cites.donohue.revoke(36), cites.donohue.revoke(37, 38)],
        COUNT,
      ),
    }),
  },
} satisfies AmendedLaws<Euchre>;
