import { doubted } from '../../../core/cites.ts';
import { fact, law } from '../../../core/laws.ts';
import { allowed, callSuit, cannotRecall, cardExposed, choice, mayRequire, must, noPenalty, stands, takesBack } from '../../../core/remedies.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { defenderOnLead, leadAny, leadSameSuit, properHand, winIfAble } from '../words.ts';

export const leadLaws = {
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn by a defender',
    gist: 'The wrong opponent of declarer leads.',
    aka: ['led out of turn', 'wrong defender led', 'not your lead', 'opening lead by the wrong hand'],
    moment: 'lead',
    facts: {
      how: fact('How did it happen?', { one: 'One defender led out of turn', both: 'Both defenders led at the same time' }),
      accepted: fact("Did declarer's side play to it before a penalty was named?", {
        no: ['No', 'nobody played to it'],
        yes: ['Yes', 'declarer’s side played to it'],
      }),
      turn: fact('Whose lead was it?', { partner: "The other defender's", declarers: "Declarer's or {dummy:dummy's}{-dummy:his partner's}" }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { accepted: 'yes' }, then: [stands('lead'), noPenalty] },
          {
            when: { how: 'one', accepted: 'no', turn: 'partner' },
            then: [choice('declarer', cardExposed('offender', 'declarer'), callSuit('declarer', 'other-defender'))],
            note: 'In the second case the wrong card is taken up again and the defender whose lead it is leads the suit named.',
            doubtful: true,
          },
          {
            when: { how: 'one', accepted: 'no', turn: 'declarers' },
            then: [choice('declarer', cardExposed('offender', 'declarer'), callSuit('declarer', defenderOnLead))],
            note: 'The lead is called when a defender next wins a trick.',
            doubtful: true,
          },
          {
            when: { how: 'both', accepted: 'no' },
            then: [cardExposed('offender', 'declarer')],
            note: 'The card of the defender whose lead it was is led in order.',
          },
        ],
        [
          cites.blue.law(98),
          doubted(cites.blue.law(101), 'The law says "either adversary"; for a lead by a defender it is read as the side that may name the penalty.'),
          cites.blue.revoke,
        ],
      ),
    }),
    consult: NO_TALK,
    see: ['auction-bridge.law.card-led-from-wrong-hand', 'auction-bridge.law.dummy-rights', 'auction-bridge.question.wrong-defender-leads'],
  }),
  'card-led-from-wrong-hand': law({
    offence: 'lead-out-of-turn',
    title: 'Declarer leads from the wrong hand',
    gist: 'Declarer leads from his own hand when dummy has the lead, or from dummy when he has it.',
    aka: ['led from dummy', 'wrong hand', 'the lead is in dummy', 'in the other hand'],
    moment: 'lead',
    needs: ['dummy'],
    facts: {
      did: fact('What did the defenders do?', {
        played: 'One of them played to it, in turn or not',
        objected: 'One of them drew attention to it',
        nothing: 'Nothing yet; declarer wants to correct it himself',
      }),
      holds: fact('Has the proper hand a card of the suit led?', { yes: ['Yes', 'right hand has the suit'], no: ['No', 'right hand lacks the suit'] }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { did: 'played' }, then: [stands('lead'), noPenalty] },
          {
            when: { did: 'objected', holds: 'yes' },
            then: [takesBack('declarer', 'card'), must(properHand, leadSameSuit)],
          },
          { when: { did: 'objected', holds: 'no' }, then: [takesBack('declarer', 'card'), allowed('declarer', leadAny)] },
          { when: { did: 'nothing' }, then: [cannotRecall('declarer', 'lead')], note: 'He corrects it only when a defender tells him to.' },
        ],
        [cites.blue.law(99), cites.blue.law(100), cites.blue.law(101), cites.blue.revoke],
      ),
    }),
    consult: NO_TALK,
    see: ['auction-bridge.law.lead-out-of-turn', 'auction-bridge.question.declarer-wrong-hand'],
  }),
  'winners-led-on': law({
    offence: 'lead-out-of-turn',
    title: 'Several winners led at once',
    gist: 'A defender leads a sure winner and goes on leading others without waiting for his partner to play.',
    aka: ['ran the tricks', 'led three aces', 'did not wait for partner'],
    moment: 'lead',
    facts: {
      able: fact('Can his partner win any of those tricks?', { yes: ['Yes', 'partner could win one'], no: ['No', 'partner could win none'] }),
      left: fact('Is any of the cards so led still unplayed on the table?', { yes: ['Yes', 'a card still lies there'], no: ['No', 'all played'] }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { able: 'yes', left: 'yes' },
            then: [mayRequire('declarer', 'partner-of-offender', winIfAble), callSuit('declarer', 'partner-of-offender')],
          },
          { when: { able: 'yes', left: 'no' }, then: [mayRequire('declarer', 'partner-of-offender', winIfAble)] },
          { when: { able: 'no' }, then: [noPenalty], note: 'The demand is made and cannot be met.' },
        ],
        cites.blue.law(102),
      ),
    }),
  }),
};
