import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, isVoid, losesAmount, mayChange, must, noPenalty, permitted, scores, scoresAmount, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points/index.ts';
import { amountOverlooked, amountOverScored, pegBehind, placePeg } from '../words.ts';

const overScored = [losesAmount('offender', amountOverScored), scoresAmount('opponent', amountOverScored)];
/** A doubt about the 1898 rule on a score that is too high. */
export const EXCESS = 'The number to be added is described as what the opponent "should have scored"; taken as the excess.';
const overlooked = scoresAmount('opponent', amountOverlooked);

export const scoreLaws = {
  'hand-not-shown': law({
    offence: 'hand-not-shown',
    title: 'Hand or crib not plainly shown',
    gist: 'A player claims a count without laying the cards out.',
    aka: ['counted in his hand', 'show me the cards'],
    moment: 'showdown',
    facts: {},
    readings: () => ({
      'uspc-1898': always(must('offender', 'show-hand'), cites.uspc.generalRulesEntered, { note: 'The opponent has to be satisfied that the count is right.' }),
      donohue: silent(),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
  }),
  'mixed-with-pack': law({
    offence: 'hand-not-shown',
    title: 'Hand or crib mixed with the pack',
    gist: 'A player puts their hand or crib into the pack before its count is claimed.',
    aka: ['threw in the crib', 'forgot to count the crib', 'shuffled the crib in'],
    moment: 'showdown',
    facts: {},
    leads: { 'uspc-1898': 'That hand or crib scores nothing. Points already claimed stay.' },
    readings: () => ({
      'uspc-1898': always(isVoid('score'), cites.uspc.generalRulesEntered, {
        note: 'What that hand or crib held is lost; points already claimed are not touched.',
      }),
      donohue: silent(),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
  }),
  'over-score': law({
    offence: 'over-score',
    title: 'Too much scored',
    gist: 'A player pegs more than their play, hand or crib is worth.',
    aka: ['overpegged', 'pegged 2 too many', 'pegged too many', 'took too many holes', 'counted 29 wrong', '19 hand'],
    moment: 'score-entered',
    facts: {},
    readings: () => ({
      'uspc-1898': always(overScored, doubted(cites.uspc.generalRulesEntered, EXCESS), {
        note: 'The opponent need not claim it. No time limit is named, and letting go of the peg does not close the score against this claim.',
      }),
      donohue: always(overScored, cites.donohue.law(5), { note: 'The opponent need not claim it. No time limit is named.' }),
      'blue-ribbon-1940': always(overScored, cites.blue.penaltiesEntered, {
        note: 'The opponent need not claim it. No time limit is named. A wrong 15 or 31 in the play has a rule of its own.',
      }),
      sierra: silent(),
    }),
    leads: {
      'blue-ribbon-1940': 'The points that were too many come off, and the opponent scores as many.',
      donohue: 'The points that were too many come off, and the opponent scores as many.',
      'uspc-1898': 'The points that were too many come off, and the opponent scores as many.',
    },
    see: ['cribbage.law.count-miscalled', 'cribbage.law.peg-let-go', 'cribbage.law.under-score'],
  }),
  'under-score': law({
    offence: 'under-score',
    title: 'Too little scored (muggins)',
    gist: 'A player overlooks points in their play, hand or crib.',
    aka: ['muggins', 'missed a fifteen', 'forgot his nobs', 'undercount'],
    moment: 'score-entered',
    facts: {
      pegged: fact('Has the player pegged and let go of the peg?', 'Peg let go', {
        yes: { label: 'Yes', if: 'once the player has pegged and let go of the peg' },
        no: { label: 'Not yet', if: 'before the player has pegged and let go of the peg' },
      }),
      agreed: fact('Did the players agree upon muggins?', 'Muggins agreed', {
        yes: { label: 'Yes', if: 'if muggins was agreed upon' },
        no: { label: 'No', if: 'if muggins was not agreed upon' },
      }),
    },
    usual: { pegged: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the opponent scores what was overlooked once the player has let go of the peg; by Sierra only if muggins was agreed upon; by Donohue and U.S. Playing Card never.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { pegged: 'yes' }, then: [stands('score')] },
          { when: { pegged: 'no' }, then: [mayChange('offender', 'score')] },
        ],
        cites.uspc.generalRulesEntered,
        'The opponent gets nothing. The book says only that a peg let go closes the score.',
      ),
      donohue: always(noPenalty, cites.donohue.law(5), { note: 'The book does not say whether the points may still be marked.' }),
      'blue-ribbon-1940': says(
        [
          { when: { pegged: 'yes' }, then: [overlooked] },
          { when: { pegged: 'no' }, then: [noPenalty], note: 'Nothing may be claimed before the wrong count is pegged.' },
        ],
        cites.blue.penaltiesEntered,
        'It is law here and needs no agreement.',
      ),
      sierra: says(
        [
          { when: { agreed: 'yes' }, then: [overlooked] },
          { when: { agreed: 'no' }, then: [noPenalty] },
        ],
        cites.sierra.play,
        'Muggins is an option of the game.',
      ),
    }),
    leads: { 'uspc-1898': 'Once the player has let go of the peg, the score stands. Before that, the player may still mark the points.' },
    see: ['cribbage.points.muggins'],
  }),
  'peg-let-go': law({
    offence: 'score-error',
    title: 'Score changed after the peg is let go',
    gist: 'A player has marked their points and wants to change them.',
    aka: ['peg quitted', 'recount', 'wanted to add points later'],
    moment: 'score-entered',
    notGeneral: true,
    facts: {},
    readings: () => ({
      'uspc-1898': always(stands('score'), cites.uspc.generalRulesEntered, { note: 'The one exception is a score too high.' }),
      donohue: silent(),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    see: ['cribbage.law.over-score', 'cribbage.law.under-score'],
  }),
  'pegs-touched': law({
    offence: 'peg-trouble',
    title: 'Pegs touched without need',
    gist: 'A player touches the pegs with nothing to mark.',
    moment: 'any-time',
    facts: {
      which: fact('Which pegs, and why?', 'Pegs touched', {
        own: { label: 'The player’s own, with nothing to score', chip: 'Own', if: 'if the player touched their own with nothing to score' },
        theirs: { label: 'The opponent’s, without a reason', chip: 'Opponent’s', if: 'if the player touched the opponent’s without a reason' },
        'over-score': {
          label: 'The opponent’s, to take down a score too high',
          chip: 'To correct a score',
          if: 'if the opponent’s were touched to lower a score too high',
        },
      }),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { which: ['own', 'theirs'] }, then: [scores('opponent', pointsOf(points.penalty, 'uspc-1898'))] },
          { when: { which: 'over-score' }, then: [permitted] },
        ],
        cites.uspc.generalRulesEntered,
      ),
      donohue: says(
        [
          { when: { which: ['own', 'theirs'] }, then: [scores('opponent', pointsOf(points.penalty, 'donohue'))] },
          { when: { which: 'over-score' }, then: [permitted], note: 'Law 5 gives the opponent the right to put the player back.' },
        ],
        [cites.donohue.law(6), cites.donohue.law(5)],
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      donohue: 'The opponent scores 2 points. But touching the opponent’s pegs to lower a score that is too high is allowed.',
      'uspc-1898': 'The opponent scores 2 points. But touching the opponent’s pegs to lower a score that is too high is allowed.',
    },
    see: ['cribbage.law.over-score'],
  }),
  'pegs-displaced': law({
    offence: 'peg-trouble',
    title: 'Pegs displaced',
    gist: 'A peg comes out of its hole, and its place is lost.',
    aka: ['pulled out the wrong peg', 'knocked the board over', 'pulled the front peg'],
    moment: 'any-time',
    facts: {
      which: fact('Which of the player’s own pegs?', 'Displaced', {
        front: { label: 'The front peg', chip: 'Front peg', if: 'if only the front peg was displaced' },
        both: { label: 'Both pegs', if: 'if both pegs of the player were displaced' },
      }),
    },
    usual: { which: 'front' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { which: 'front' }, then: [must('offender', pegBehind)] },
          { when: { which: 'both' }, then: [allowed('opponent', placePeg), must('offender', pegBehind)] },
        ],
        cites.uspc.generalRulesEntered,
      ),
      donohue: silent(),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      'uspc-1898':
        'If only the front peg came out, it goes behind the other peg. If both did, the opponent may place the back peg where it is believed to have stood; the front peg goes behind it.',
    },
  }),
  'three-for-last-claimed': law({
    question: 'what-counts',
    title: 'Three for last claimed in the six-card game',
    gist: 'The non-dealer marks three for last at the start of a game with six cards.',
    aka: ['three for last', 'dealer has an advantage'],
    moment: 'before-play',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The three points do not count.', donohue: 'The three points do not count.' },
    readings: () => ({
      'uspc-1898': silent(),
      donohue: always(isVoid('score'), cites.donohue.sixCard, { note: 'The allowance belongs to the five-card game.' }),
      'blue-ribbon-1940': always(isVoid('score'), cites.blue.sixCardPlay, {
        note: 'The allowance belongs to the five-card game.',
      }),
      sierra: silent(),
    }),
  }),
} as const;
