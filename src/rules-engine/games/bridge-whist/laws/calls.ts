import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, choice, must, noPenalty, notDecided, punishedAs } from '../../../laws/remedies.ts';
import { COULD_COMPLY } from '../../../laws/trick-facts.ts';
import { cites } from '../cites.ts';
import { SKETCHES } from './sources.ts';

export const callLaws = {
  'called-card-refused': law({
    offence: 'revoke',
    title: 'Called card or suit refused',
    gist: 'A player who is lawfully called on does not play what was called.',
    aka: ['would not play the called card', 'did not lead the suit called', 'ignored the call'],
    moment: 'play',
    facts: {
      what: fact('What was called?', 'Called', {
        exposed: { label: 'A card lying exposed', chip: 'Exposed card', if: 'if a card lying exposed was called' },
        order: {
          label: 'The highest or the lowest of a suit, to win or not, to trump or not, or a suit to lead',
          chip: 'How to play',
          if: 'if the player was told how to play or which suit to lead',
        },
      }),
      able: COULD_COMPLY,
    },
    usual: { able: 'yes' },
    leads: {
      'uspc-1898':
        'If the player was told how to play or which suit to lead and could obey, it costs as much as a revoke. If an exposed card was called, it may be called again.',
      donohue:
        'A player who could play or lead as ordered, but does not, pays as for a revoke; one who could not pays nothing. The book does not cover refusing to play an exposed card.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'The books agree: a player who could play or lead as ordered, but did not, pays as for a revoke; a player who could not, or only by revoking, pays nothing. Only U.S. Playing Card covers an exposed card that was called: it may be called again until it is played.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { what: 'order', able: 'yes' }, then: [punishedAs('revoke')] },
          {
            when: { what: 'exposed', able: 'yes' },
            then: [notDecided],
            note: 'The law names orders; the call of an exposed card may be repeated until it is played.',
          },
          { when: { able: 'no' }, then: [noPenalty] },
        ],
        cites.donohue.calledCardsCardRefused,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.revoke', 'bridge-whist.law.call-not-met', 'bridge-whist.law.exposed-card'],
  }),
  'call-not-met': law({
    offence: 'irregular-play',
    title: 'A call that cannot be met',
    gist: 'A card or suit is called that the player may not or cannot play.',
    aka: ['called card would revoke', 'none of the suit called', 'call the card again'],
    moment: 'play',
    facts: {
      what: fact('What stands in the way?', 'In the way', {
        revoke: { label: 'Playing the card called would be a revoke', chip: 'A revoke', if: 'if playing the card called would be a revoke' },
        'not-yet': { label: 'The card called has not been played yet', chip: 'Not played yet', if: 'if the card called has not been played yet' },
        void: {
          label: 'The player has none of the suit called for the lead',
          chip: 'None of the suit',
          if: 'if the player has none of the suit called for the lead',
        },
      }),
    },
    leads: {
      donohue:
        'The opponents may not call a card if playing it would be a revoke. They may call a card again until it is played. A player told to lead a suit, with none of it, pays no penalty.',
      'uspc-1898':
        'The opponents may not call a card if playing it would be a revoke. They may call a card again until it is played. A player told to lead a suit, with none of it, pays no penalty.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { what: 'revoke' }, then: [barred('either-opponent', 'force-revoke')] },
          { when: { what: 'not-yet' }, then: [allowed('either-opponent', 'repeat-call')], note: 'At each trick.' },
          { when: { what: 'void' }, then: [noPenalty] },
        ],
        [cites.uspc.playWrongHand, cites.uspc.law(21), cites.uspc.law(24)],
        'As in whist.',
      ),
      donohue: says(
        [
          { when: { what: 'revoke' }, then: [barred('either-opponent', 'force-revoke')] },
          { when: { what: 'not-yet' }, then: [allowed('either-opponent', 'repeat-call')] },
          { when: { what: 'void' }, then: [noPenalty], note: 'The penalty is paid.' },
        ],
        cites.donohue.cardsLiableBeLead,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.lead-out-of-turn'],
  }),
  'attention-to-trick': law({
    offence: 'table-talk',
    title: 'Attention drawn to the trick',
    gist: 'An opponent of the dealer claims the trick, names their card or draws it near before their partner plays.',
    aka: ['said it is mine', 'named his card', 'pulled the card toward him', 'told partner the trick is won'],
    moment: 'play',
    needs: ['partners'],
    facts: {},
    leads: {
      donohue: 'The dealer may make that player’s partner play the suit’s highest or lowest card, or win or lose the trick.',

      'uspc-1898':
        'The opponent who plays last may make that player’s partner play the suit’s highest or lowest card or, with none of the suit, trump or not trump.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on the penalty: by Donohue the dealer may make the partner play the suit’s highest or lowest card, or win or lose the trick; by U.S. Playing Card the last to play on the dealer’s side may make the partner play the highest or lowest card or, without the suit, trump or not trump.',
    },
    readings: () => ({
      donohue: always(
        choice('dealer', must('partner-of-offender', 'play-highest-or-lowest'), must('partner-of-offender', 'win-or-lose')),
        cites.donohue.generalPlay,
        {
          note: 'A dealer who takes the second choice says which of the two, to win it or to lose it. It is no fault to draw the card nearer when this is required.',
        },
      ),
      ...SKETCHES,
    }),
  }),
  consulting: law({
    offence: 'table-talk',
    title: 'Partner suggests a penalty',
    gist: 'The right to a penalty belongs to one player alone, and their partner suggests or demands it.',
    aka: ['partner told him to claim', 'partner suggested the penalty', 'may we consult'],
    moment: 'play',
    needs: ['partners'],
    facts: {},
    leads: {
      donohue: 'Once the partner has suggested a penalty, that side may no longer claim it.',
    },
    readings: () => ({ donohue: always(barred('innocent-side', 'claim'), cites.donohue.generalPlay, { note: 'That penalty is lost.' }), ...SKETCHES }),
    see: ['bridge-whist.law.revoke', 'bridge-whist.law.dummy-suggests'],
  }),
  'time-to-choose': law({
    offence: 'wrong-penalty',
    title: 'Time to choose a penalty',
    gist: 'The side that may choose a penalty is hurried.',
    aka: ['hurried the decision', 'how long to decide'],
    moment: 'play',
    facts: {},
    leads: {
      donohue: 'The player who is to pay must wait until the other side has chosen the penalty.',
      'uspc-1898': 'The player who is to pay must wait until the other side has chosen the penalty.',
    },
    readings: () => ({
      'uspc-1898': always(must('offender', 'await-decision'), [cites.uspc.playWrongHand, cites.uspc.law(39)], { note: 'As in whist.' }),
      donohue: always(must('offender', 'await-decision'), cites.donohue.generalPlay, { note: 'The time given has to be reasonable.' }),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.wrong-penalty'],
  }),
};
