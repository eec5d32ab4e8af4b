import { doubted } from '../../../../laws/cites.ts';
import { always, type LawAmendment, type Reading, refersTo, silent } from '../../../../laws/laws.ts';
import {
  barred,
  cannotRecall,
  cardExposed,
  isVoid,
  losesDeal,
  mayChange,
  mayDemand,
  misdeal,
  newDeal,
  noPenalty,
  notDecided,
  scores,
  scoresNothing,
  stands,
  undecided,
} from '../../../../laws/remedies.ts';
import { type AmendedLaws, each, type LawKey } from '../../../../rulesets/games.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';
import { THREE_TRICKS } from '../../laws/deal.ts';
import { points } from '../../points.ts';
import { claimMisdeal } from '../../words.ts';

// In Donohue's set-back each player plays alone (page 33); Blue Ribbon's only reverses the scoring of the partnership game.
const SINGLE = 'Each plays for themselves here: the laws of partners and of lone hands do not apply.';
const COUNT = 'Points here are taken off what a player has still to make; the book does not say whether every opponent gets them.';
const SINGLE_DEALER = '{partners:In this book nobody has a partner.}';
const SIDES = `${THREE_TRICKS} It speaks of a side; where each plays for themselves, the player at fault is meant.`;
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
  'lead-out-of-turn': {
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Donohue the lead may be taken back, until all have played to it, and the card stays face up to be called; after that the trick stands. By Blue Ribbon a lead against a lone hand gives the lone player 4 points; if it was the partner’s lead, an opponent names the suit.',
    },
  },
  revoke: {
    verdict: {
      kind: 'disagree',
      say: 'The books disagree until the trick is turned over: by Blue Ribbon play stops and the other side scores at once; by Donohue the card only stays face up to be called. Later both give 2 points; only Blue Ribbon gives 4 against a lone hand.',
    },
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
    leads: {
      donohue:
        'Once the player who revoked has played again, that player scores nothing and the other side 2 points. If the trick is still open, the card only stays face up. There are more cases.',
    },
  },
  // Donohue's wording of four laws names the dealer's side or partner, but in this game it has no partners.
  'wrong-number': {
    verdict: {
      kind: 'disagree',
      say: 'Both books agree until the player with the wrong number has played: the dealer loses the deal. After that they disagree: by Blue Ribbon the deal stands, and that player scores nothing; by Donohue the dealer still loses the deal.',
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { what: 'many', noticed: 'later' },
            then: [scoresNothing('offender'), losesDeal(null)],
            note: 'The others score whatever they make.',
            doubtful: true,
          },
          { when: { what: ['many', 'few'], noticed: ['before-play', 'first-trick'] }, then: [misdeal, losesDeal()] },
          { when: { what: 'few', noticed: 'later' }, then: [misdeal, losesDeal()] },
          { when: { what: 'hands' }, then: [notDecided] },
        ],
        [CLAUSE, cites.donohue.dealing(11), cites.donohue.dealing(13), doubted(cites.donohue.dealing(24), SIDES)],
      ),
    }),
    leads: {
      donohue:
        'The deal passes to the player on the dealer’s left. If a hand has too many cards after the first trick, its player also scores nothing. There are more cases.',
    },
  },
  'interrupted-deal': {
    readings: (says) => ({
      donohue: says([{ then: [barred('anyone', claimMisdeal)], note: 'The deal is not lost.' }], [CLAUSE, cites.donohue.dealing(14)], SINGLE_DEALER),
    }),
  },
  'exposed-in-deal': {
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { who: 'dealer', touched: 'nothing' },
            then: [mayDemand('other-players', newDeal())],
            claim: { by: 'other-players', until: 'cards-touched' },
          },
          { when: { who: 'dealer', touched: ['touched', 'looked'] }, then: [stands('deal')] },
          { when: { who: 'opponent', touched: ['nothing', 'touched'] }, then: [mayDemand('dealer', newDeal())] },
          { when: { who: 'opponent', touched: 'looked' }, then: [stands('deal')] },
          { when: { who: 'partner' }, then: [notDecided], note: SINGLE_DEALER },
        ],
        [CLAUSE, cites.donohue.dealing(15), cites.donohue.dealing(16), cites.donohue.dealing(17)],
      ),
    }),
    leads: {
      donohue: 'If the dealer exposed it, the other players may have the same dealer deal again until they have touched their cards. There are more cases.',
    },
  },
  'no-discard': {
    readings: (says) => ({
      donohue: says(
        [
          { when: { found: ['first-trick', 'before-third'] }, then: [noPenalty], note: 'The book does not say how the hand is put right.', doubtful: true },
          { when: { found: 'late' }, then: [scoresNothing('dealer'), losesDeal(null)], note: 'The others score whatever they make.', doubtful: true },
        ],
        [CLAUSE, doubted(cites.donohue.dealing(24), SIDES)],
        'That the dealer is safe who speaks in time follows from the condition in the law.',
      ),
    }),
  },
} satisfies AmendedLaws<Euchre>;
