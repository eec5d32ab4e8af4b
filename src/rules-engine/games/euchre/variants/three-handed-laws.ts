import { doubted } from '../../../core/cites.ts';
import type { VariantLaws } from '../../../core/games.ts';
import { always, fact, law, silent } from '../../../core/laws.ts';
import { pointsOf } from '../../../core/points.ts';
import {
  barred,
  cardExposed,
  handEnds,
  isVoid,
  loses,
  mayChange,
  newDeal,
  notDecided,
  scores,
  scoresNothing,
  undecided,
  wins,
} from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import type { Euchre } from '../code.ts';
import { points } from '../points.ts';
import { changeCard, elderOfTwo } from '../words.ts';
import { amended } from './shared/amended.ts';
import { threeHandedAmend } from './three-handed-points.ts';

const euchre = amended(points.euchre, threeHandedAmend.euchre);
const leadAgainst = amended(points['lead-against-lone'], threeHandedAmend['lead-against-lone']);
const revokeLone = amended(points['revoke-lone'], threeHandedAmend['revoke-lone']);

export const threeHandedLaws = {
  amend: {
    revoke: {
      facts: {
        against: fact('Who revoked?', { 'lone-hand': 'One of the two opponents of the maker', partners: 'The maker' }),
        sides: fact('Did the other side revoke too?', { one: 'No', both: 'Yes, in the same deal' }),
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { claimed: 'in-time', against: 'partners' }, then: [mayChange('offender', 'card'), mayChange('either-opponent', 'card')] },
            {
              when: { claimed: 'in-time', against: 'lone-hand' },
              then: [mayChange('offender', 'card'), mayChange('maker', 'card'), barred('other-defender', changeCard)],
              note: 'The book counts the two opponents of the maker as one side for the hand.',
            },
            { when: { claimed: ['turned', 'late'], sides: 'one', against: 'partners' }, then: [scores('each-opponent', pointsOf(points.revoke, 'uspc-1898'))] },
            {
              when: { claimed: ['turned', 'late'], sides: 'one', against: 'lone-hand' },
              then: [scores('maker', pointsOf(points.revoke, 'uspc-1898'))],
              note: 'The four points are given to four-handed play only.',
            },
            { when: { claimed: ['turned', 'late'], sides: 'both' }, then: [notDecided] },
          ],
          cites.uspc.rulesRevoke,
          'A limit is set for putting a revoke right, none for claiming it.',
        ),
        donohue: says(
          [
            { when: { claimed: 'in-time', against: 'partners' }, then: [cardExposed(), mayChange('either-opponent', 'card')] },
            { when: { claimed: 'in-time', against: 'lone-hand' }, then: [cardExposed('offender', 'maker'), mayChange('maker', 'card')] },
            {
              when: { claimed: 'turned', sides: 'one' },
              then: [notDecided],
              note: 'Either the right to correct or the penalty applies, as the word between the two limits is read.',
            },
            {
              when: { claimed: 'late', sides: 'one', against: 'partners' },
              then: [scores('opponents', pointsOf(points.revoke, 'donohue')), scoresNothing('maker')],
              claim: { by: 'opponents', until: 'next-cut' },
              note: 'Whether each of the two scores is not said of a revoke; it is of a euchre.',
            },
            {
              when: { claimed: 'late', sides: 'one', against: 'lone-hand' },
              then: [scores('maker', pointsOf(points.revoke, 'donohue')), scoresNothing('offender')],
              claim: { by: 'maker', until: 'next-cut' },
            },
            {
              when: { claimed: ['turned', 'late'], sides: 'both' },
              then: [isVoid('deal'), newDeal(null), undecided('next-dealer')],
              note: 'Nobody forfeits anything.',
            },
          ],
          [cites.donohue.threeHandedScoring, cites.donohue.revoke(32, 33), cites.donohue.revoke(34), cites.donohue.revoke(36), cites.donohue.revoke(37, 38)],
        ),
        'blue-ribbon-1940': says(
          [
            { when: { sides: 'one', against: 'partners' }, then: [handEnds, scores('opponents', pointsOf(points.revoke, 'blue-ribbon-1940'))] },
            { when: { sides: 'one', against: 'lone-hand' }, then: [handEnds, scores('maker', pointsOf(revokeLone, 'blue-ribbon-1940'))] },
            { when: { sides: 'both' }, then: [isVoid('deal')] },
          ],
          cites.blue.penaltiesScoring,
        ),
      }),
    },
    'tricks-mixed': {
      readings: () => ({
        'uspc-1898': always(scores('opponents', pointsOf(points.revoke, 'uspc-1898')), cites.uspc.rulesRevoke, {
          note: 'The revoke is taken as proved; the four points are given to four-handed play only.',
        }),
      }),
    },
    'lead-out-of-turn': {
      facts: { lone: fact('Who led?', { no: 'The maker', yes: 'One of the two opponents of the maker' }) },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            {
              when: { lone: 'yes' },
              then: [handEnds, scores('maker', pointsOf(leadAgainst, 'blue-ribbon-1940'))],
              note: 'The maker scores as though he had taken every trick.',
            },
            { when: { lone: 'no' }, then: [notDecided] },
          ],
          cites.blue.penaltiesScoring,
        ),
      }),
    },
  },
  add: {
    'two-out-together': law({
      question: 'who-goes-out',
      title: 'Two players go out together',
      gist: 'A euchre carries both opponents of the maker to the game.',
      aka: ['both win', 'who goes out first', 'tie at five', 'four all'],
      moment: 'game-over',
      facts: { custom: fact('Was the set-back agreed on beforehand?', { elder: 'No', 'set-back': 'Yes: the euchred player goes back instead' }) },
      readings: (says) => ({
        'uspc-1898': says(
          [
            {
              when: { custom: 'elder' },
              then: [wins('eldest-hand', 'game')],
              note: 'Which of the two wins when the eldest hand is the one euchred is not said.',
            },
            {
              when: { custom: 'set-back' },
              then: [loses('maker', pointsOf(euchre, 'uspc-1898'))],
              note: 'The scores of the two opponents stay as they are. A maker with nothing to lose owes the points and pays them out of the next ones made.',
            },
          ],
          cites.uspc.threeHandedCut,
        ),
        donohue: always(
          wins(elderOfTwo, 'game'),
          doubted(
            cites.donohue.threeHandedTwoOutTogether,
            'The book tells of a dealer euchred with all three at four that both opponents win (page 32); its rule on page 33 gives the game to the elder.',
          ),
        ),
        'blue-ribbon-1940': silent(),
      }),
      see: ['euchre/three-handed.points.euchre'],
    }),
  },
} satisfies VariantLaws<Euchre>;
