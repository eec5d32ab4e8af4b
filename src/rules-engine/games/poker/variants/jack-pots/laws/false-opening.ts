import { fact, law } from '../../../../../laws/laws.ts';
import { barred, deadHand, losesAmount, must, newDeal, pays, undecided, wins } from '../../../../../laws/remedies.ts';
import { cites } from '../../../cites.ts';
import { anteForTable, bestOtherHand, chipsStaked, equalToPot, thePot, twiceOpeningBet } from '../../../words.ts';

const USPC_FINE = pays('offender', equalToPot, 'pot');
const DONOHUE_FINE = pays('offender', twiceOpeningBet, 'pot');
const BLUE_LOSS = [deadHand(), losesAmount('offender', chipsStaked)];
const BLUE_RIDE = must('offender', anteForTable);
const BLUE_EARLY = ['before-draw', 'stood-pat'] as const;
const BLUE_DROPPED = 'The law orders the pot to be played for once anyone has come in, and does not think of those who have dropped.';

export const falseOpening = law({
  offence: 'false-opening',
  title: 'False opening',
  gist: 'A player opens a jack pot without a pair of jacks or better.',
  aka: ['opened a jack pot on tens', 'opened without openers', 'opened light', 'false openers', 'broke the pot without jacks', 'free ride'],
  moment: 'betting',
  facts: {
    stage: fact('When does it come out?', 'Came out', {
      'before-draw': { label: 'Before the opener has drawn cards', chip: 'Before drawing', if: 'before the opener has drawn cards' },
      drew: { label: 'After the opener drew cards', chip: 'After drawing', if: 'after the opener has drawn cards' },
      'stood-pat': { label: 'After the draw, but the opener had stood pat', chip: 'After standing pat', if: 'after the draw in which the opener stood pat' },
    }),
    others: fact('Who is in against the opener?', 'Against the opener', {
      none: { label: 'Nobody has come in', chip: 'Nobody came in', if: 'if nobody has come in against the opener' },
      'still-in': { label: 'One or more came in and are still in', chip: 'Some still in', if: 'if one or more came in and are still in' },
      dropped: {
        label: 'Some came in, but all of them have thrown up their hands to the opener',
        chip: 'All gave up',
        if: 'if some came in and all of them gave up to the opener',
      },
      'won-by-other': {
        label: 'Another player has driven out the opener and everybody else',
        chip: 'One drove all out',
        if: 'if another player drove the opener and all others out',
      },
    }),
  },
  usual: { others: 'still-in' },
  readings: (says) => ({
    'uspc-1898': says(
      [
        {
          when: { others: ['none', 'dropped'] },
          then: [USPC_FINE, newDeal()],
          note: 'The pot, with the penalty in it, is played for again, and the false opener is dealt in.',
        },
        {
          when: { others: 'still-in' },
          then: [USPC_FINE, barred('offender', 'take-part'), must('other-players', 'play-on')],
          note: 'They play as if the opening had been good.',
        },
        {
          when: { others: 'won-by-other' },
          then: [USPC_FINE, barred('offender', 'take-part'), wins('last-in', thePot)],
          note: 'The others proceed as if the opening had been good.',
        },
      ],
      cites.uspc.lawsRulesJackFalse,
      'The draw makes no difference: the penalty is measured by the pot at the moment of discovery.',
    ),
    donohue: says(
      [
        {
          when: { others: 'none' },
          then: [DONOHUE_FINE, newDeal(null), undecided('next-dealer')],
          note: 'The penalty is added to the pot.',
        },
        { when: { others: 'still-in' }, then: [DONOHUE_FINE, wins(bestOtherHand, thePot)] },
        { when: { others: 'won-by-other' }, then: [DONOHUE_FINE, wins('last-in', thePot)] },
        { when: { others: 'dropped' }, then: [DONOHUE_FINE, undecided('pot')] },
      ],
      [cites.donohue.jackPotsBetting, cites.donohue.jackPotsFalseOpening],
      'The book finds its own penalty light, advises the table to agree on one beforehand, and mentions ten times the ante as not too much. The draw makes no difference.',
    ),
    'blue-ribbon-1940': says(
      [
        { when: { stage: BLUE_EARLY, others: 'none' }, then: [...BLUE_LOSS, undecided('pot')], doubtful: true },
        { when: { stage: BLUE_EARLY, others: 'still-in' }, then: [...BLUE_LOSS, must('other-players', 'play-on')], doubtful: true },
        { when: { stage: BLUE_EARLY, others: 'dropped' }, then: [...BLUE_LOSS, undecided('pot-played-for')], note: BLUE_DROPPED, doubtful: true },
        { when: { stage: BLUE_EARLY, others: 'won-by-other' }, then: [...BLUE_LOSS, wins('last-in', thePot)], doubtful: true },
        { when: { stage: 'drew', others: 'none' }, then: [...BLUE_LOSS, BLUE_RIDE, undecided('pot')], doubtful: true },
        { when: { stage: 'drew', others: 'still-in' }, then: [...BLUE_LOSS, BLUE_RIDE, must('other-players', 'play-on')], doubtful: true },
        { when: { stage: 'drew', others: 'dropped' }, then: [...BLUE_LOSS, BLUE_RIDE, undecided('pot-played-for')], note: BLUE_DROPPED, doubtful: true },
        { when: { stage: 'drew', others: 'won-by-other' }, then: [...BLUE_LOSS, BLUE_RIDE, wins('last-in', thePot)], doubtful: true },
      ],
      [
        {
          ...cites.blue.jackPotsFreeRide,
          doubt:
            'This page does not call the hand dead, lets the player pay for all the others where page 294 has the whole table, and names the loss of the stake only for an error found before the draw.',
        },
        cites.blue.jackPotLaws,
      ],
      'Two passages are read together. Only page 294 spares the false opener who stood pat the ante at the next jack pot.',
    ),
  }),
  verdict: {
    kind: 'disagree',
    say: 'The books disagree on the penalty: by Blue Ribbon the hand and the stake are lost; by Donohue the opener pays the pot twice the opening bet; by U.S. Playing Card as much as the pot holds. By all three, the other players who came in go on for the pot.',
  },
  leads: {
    'blue-ribbon-1940':
      'The opener’s hand is dead, and the stake is lost. Players who came in go on without the opener. An opener who drew also pays all antes of the next jack pot. There are more cases.',
    donohue: 'The player pays the pot twice the opening bet. The best hand among the other players still in wins the pot. There are more cases.',
    'uspc-1898':
      'The opener pays the pot as much as it holds, and is out. Players who came in go on without the opener. If nobody is left, the same dealer deals again. There are more cases.',
  },
  see: ['poker/jack-pots.law.splitting-openers', 'poker/jack-pots.law.showing-openers', 'poker/jack-pots.points.openers'],
});
