import { always, fact } from '../../../../../laws/laws.ts';
import {
  barred,
  cardExposed,
  choosesWhich,
  handEnds,
  handExposed,
  isVoid,
  mayChange,
  mayDemand,
  must,
  newDeal,
  noPenalty,
  notDecided,
  scores,
  scoresNothing,
  stands,
  takesBack,
  undecided,
} from '../../../../../laws/remedies.ts';
import type { VariantLaws } from '../../../../../rulesets/games.ts';
import { pointsOf } from '../../../../../scoring/points.ts';
import { cites } from '../../../cites.ts';
import type { Euchre } from '../../../code.ts';
import { points } from '../../../points.ts';
import { changeCard } from '../../../words.ts';
import { amended } from '../../shared/amended.ts';
import { improperCutLeads, wrongNumberLeads } from '../../shared/leads.ts';
import { threeHandedAmend } from '../points.ts';
import { threeHandedAdded } from './added.ts';

const leadAgainst = amended(points['lead-against-lone'], threeHandedAmend['lead-against-lone']);
const revokeLone = amended(points['revoke-lone'], threeHandedAmend['revoke-lone']);

// For the hand the maker plays against the two others (1898 p. 8, Donohue p. 31), and the side not at fault exacts the penalty.
const SIDES = 'For the hand the maker is one side, and the two others are the other.';
const NO_REVOKE = 'The card is never called where the call would make a revoke.';
const USPC = cites.uspc.threeHandedCut;
const DONOHUE = cites.donohue.threeHandedScoring;

export const threeHandedLaws = {
  amend: {
    'wrong-number': wrongNumberLeads,
    'improper-cut': improperCutLeads,
    'exposed-in-deal': {
      verdict: {
        kind: 'disagree',
        say: 'The books disagree on a card that the dealer exposes: by U.S. Playing Card the same dealer always deals again; by Donohue only if the other players ask, as a rule before touching any cards. If another player exposes it, only Donohue has a rule: the dealer may deal again.',
      },
      leads: {
        donohue:
          'If the dealer exposed the card, the other players may have the same dealer deal again, but only until they touch their own cards. There are more cases.',
      },
    },
    revoke: {
      facts: {
        against: fact('Who revoked?', 'Revoker', {
          'lone-hand': { label: 'One of the two opponents of the maker', chip: 'Maker’s opponent', if: 'if one of the maker’s two opponents revoked' },
          partners: { label: 'The maker', chip: 'Maker', if: 'if the maker revoked' },
        }),
        sides: fact('Did the other side revoke too?', 'Other side too', {
          one: { label: 'No', if: 'if the other side did not revoke' },
          both: { label: 'Yes, in the same deal', chip: 'Yes', if: 'if both sides revoked in one deal' },
        }),
      },
      usual: { against: 'lone-hand' },
      verdict: {
        kind: 'disagree',
        say: 'The books disagree while the trick is open: Blue Ribbon already gives points; by Donohue the card only stays face up to be called, by U.S. Playing Card it may be changed. Later all give 2 points for a revoke by the maker; for one by an opponent, Blue Ribbon gives the maker 3, the other two books 2.',
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
          'The book sets a limit for putting a revoke right, none for claiming it.',
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
              note: 'For a revoke the book does not say whether each of the two scores; for a euchre it does.',
            },
            {
              when: { claimed: 'late', sides: 'one', against: 'lone-hand' },
              then: [scores('maker', pointsOf(points.revoke, 'donohue')), scoresNothing('offender')],
              claim: { by: 'maker', until: 'next-cut' },
              note: 'The law says that the side of the player who revoked scores nothing. It leaves open whether the other of the two is meant too, as each plays for themselves.',
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
      leads: {
        'uspc-1898':
          'Until the trick is turned or the revoker plays again, the card may be changed. Later, the maker scores 2 points, or each opponent does if the maker revoked. There are more cases.',
        donohue:
          'Once the player who revoked has played again, that player scores nothing and the other side 2 points. If the trick is still open, the card only stays face up. There are more cases.',
        'blue-ribbon-1940':
          'Play stops. If an opponent of the maker revoked, the maker scores 3 points. If the maker did, the other players score 2. If both sides did, the deal does not count.',
      },
    },
    'tricks-mixed': {
      facts: {
        against: fact('Who is accused?', 'Accused player', {
          'lone-hand': { label: 'One of the two opponents of the maker', chip: 'Maker’s opponent', if: 'if one of the maker’s two opponents is accused' },
          partners: { label: 'The maker', chip: 'Maker', if: 'if the maker is accused' },
        }),
      },
      usual: { against: 'lone-hand' },
      verdict: {
        kind: 'agree',
        say: 'Both books agree on mixed tricks: the maker scores 2 points if an opponent is accused; if the maker is accused, the opponents score 2. By U.S. Playing Card, a refusal to show the tricks costs the same; Donohue does not cover it.',
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { against: 'partners' }, then: [scores('each-opponent', pointsOf(points.revoke, 'uspc-1898'))] },
            {
              when: { against: 'lone-hand' },
              then: [scores('maker', pointsOf(points.revoke, 'uspc-1898'))],
              note: 'The four points are given to four-handed play only.',
            },
          ],
          [USPC, cites.uspc.rulesRevoke, cites.uspc.rulesDeal],
          'The revoke is taken as proved.',
        ),
        donohue: says(
          [
            {
              when: { how: 'mixed', against: 'partners' },
              then: [scores('opponents', pointsOf(points.revoke, 'donohue'))],
              note: 'For a revoke the book does not say whether each of the two scores; for a euchre it does.',
            },
            { when: { how: 'mixed', against: 'lone-hand' }, then: [scores('maker', pointsOf(points.revoke, 'donohue'))] },
            { when: { how: 'refused' }, then: [notDecided] },
          ],
          [DONOHUE, cites.donohue.revoke(35)],
          'Where the tricks were mixed, the revoke is taken as proved.',
        ),
      }),
      leads: {
        donohue:
          'If the accused mixed or threw up the cards, the maker scores 2 points, or the other players do if the maker is accused. The book covers nothing else.',
        'uspc-1898': 'The revoke counts as proved. The maker scores 2 points, or each opponent does if the maker is accused.',
      },
    },
    'exposed-card': {
      verdict: {
        kind: 'agree',
        say: 'Both books agree: a card that was shown stays face up, to be played when the other players say. Only Donohue says the same of a card that was not seen but only mentioned.',
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { how: ['shown', 'two'] }, then: [cardExposed('offender', 'innocent-side')], note: 'It is led or played as soon as it legally can be.' },
            { when: { how: 'named' }, then: [notDecided] },
          ],
          [USPC, cites.uspc.rulesDeal],
          SIDES,
        ),
        donohue: always(cardExposed('offender', 'innocent-side'), [DONOHUE, cites.donohue.outOfTurn(25)], { note: `${NO_REVOKE} ${SIDES}` }),
      }),
      leads: {
        'uspc-1898':
          'A card that was seen, or played together with another, stays face up, to be played when the other players say. The book covers nothing else.',
      },
    },
    'looking-back': {
      leads: {
        'uspc-1898':
          'Any player may look at the last trick turned over, nobody at an earlier one. If a revoke is claimed, the other players may look at all the tricks.',
      },
    },
    'hand-thrown-down': {
      readings: () => ({
        donohue: always(handExposed('offender', 'innocent-side'), [DONOHUE, cites.donohue.outOfTurn(31)], { note: `In whatever order serves them. ${SIDES}` }),
      }),
    },
    'called-card-refused': {
      verdict: {
        kind: 'adds',
        say: 'Both books agree: the called card must be played, unless that would be a revoke; then there is no penalty. If the player could play it and does not, only Donohue gives the other players 2 points; U.S. Playing Card names no penalty.',
      },
      readings: (says) => ({
        donohue: says(
          [
            {
              when: { legal: 'yes' },
              then: [scores('innocent-side', pointsOf(points['called-card-refused'], 'donohue'))],
              note: 'The book does not say whether each of the two others scores if the maker refuses.',
            },
            { when: { legal: 'no' }, then: [noPenalty] },
          ],
          [DONOHUE, cites.donohue.revoke(39), cites.donohue.outOfTurn(25)],
          SIDES,
        ),
      }),
    },
    'play-out-of-turn': {
      readings: () => ({
        donohue: always(
          [mayDemand('innocent-side', takesBack('offender', 'card')), cardExposed('offender', 'innocent-side')],
          [DONOHUE, cites.donohue.outOfTurn(28)],
          { note: `${NO_REVOKE} ${SIDES}` },
        ),
      }),
    },
    'two-cards-to-a-trick': {
      readings: (says) => ({
        donohue: says(
          [
            { when: { turned: 'no' }, then: [choosesWhich('innocent-side', 'card')], note: 'Not so as to make a revoke.' },
            { when: { turned: 'yes' }, then: [mayDemand('innocent-side', newDeal(null)), undecided('next-dealer')] },
          ],
          [DONOHUE, cites.donohue.outOfTurn(30)],
          SIDES,
        ),
      }),
      leads: {
        donohue: 'Until the trick is turned over, the other players choose which of the two cards counts. After that, they may have the cards dealt again.',
      },
    },
    'lead-out-of-turn': {
      facts: {
        lone: fact('Who led?', 'Led by', {
          no: { label: 'The maker', chip: 'Maker', if: 'if the maker led out of turn' },
          yes: { label: 'One of the two opponents of the maker', chip: 'Maker’s opponent', if: 'if one of the maker’s two opponents led out of turn' },
        }),
      },
      usual: { lone: 'yes' },
      verdict: {
        kind: 'disagree',
        say: 'The books disagree if an opponent of the maker led: by Blue Ribbon play stops and the maker scores 3 points; by Donohue and U.S. Playing Card the lead is taken back, until all have played to it, and the card stays face up to be called. These two say the same if the maker led; Blue Ribbon does not.',
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { followed: ['none', 'some'] }, then: [takesBack('offender', 'lead'), cardExposed('offender', 'innocent-side')] },
            { when: { followed: 'all' }, then: [stands('lead')] },
          ],
          [USPC, cites.uspc.rulesDeal],
          SIDES,
        ),
        donohue: says(
          [
            {
              when: { followed: 'none' },
              then: [mayDemand('innocent-side', takesBack('offender', 'lead'), must('proper-leader', 'lead')), cardExposed('offender', 'innocent-side')],
            },
            {
              when: { followed: 'some' },
              then: [
                takesBack('other-players', 'cards'),
                mayDemand('innocent-side', takesBack('offender', 'lead'), must('proper-leader', 'lead')),
                cardExposed('offender', 'innocent-side'),
              ],
              note: 'Only the card of the first offender may be called.',
            },
            { when: { followed: 'all' }, then: [stands('trick')] },
          ],
          [DONOHUE, cites.donohue.outOfTurn(26), cites.donohue.outOfTurn(27)],
          `${NO_REVOKE} ${SIDES}`,
        ),
        'blue-ribbon-1940': says(
          [
            {
              when: { lone: 'yes' },
              then: [handEnds, scores('maker', pointsOf(leadAgainst, 'blue-ribbon-1940'))],
              note: 'The maker scores as if they had taken every trick.',
            },
            { when: { lone: 'no' }, then: [notDecided] },
          ],
          cites.blue.penaltiesScoring,
        ),
      }),
      leads: {
        donohue:
          'Until all have played to the lead, the others may have it taken back. The card then stays face up, to be played when they say. Once all have played, the trick stands.',
      },
    },
  },
  add: threeHandedAdded,
} satisfies VariantLaws<Euchre>;
