import { doubted } from '../../../laws/cites.ts';
import { fact, law } from '../../../laws/laws.ts';
import { allowed, callSuit, cannotRecall, cardExposed, choice, mayRequire, must, noPenalty, stands, takesBack } from '../../../laws/remedies.ts';
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
      how: fact('How did it happen?', 'How it happened', {
        one: { label: 'One defender led out of turn', chip: 'One defender', if: 'if one defender led out of turn' },
        both: { label: 'Both defenders led at the same time', chip: 'Both defenders', if: 'if both defenders led at the same time' },
      }),
      accepted: fact('Did declarer’s side play to it before a penalty was named?', 'Declarer played', {
        no: { label: 'No', if: 'if declarer’s side has not played to the lead' },
        yes: { label: 'Yes', if: 'if declarer’s side played to the lead before naming a penalty' },
      }),
      turn: fact('Whose lead was it?', 'Whose lead', {
        partner: { label: 'The other defender’s', chip: 'Other defender’s', if: 'if it was the other defender’s lead' },
        declarers: { label: 'Declarer’s or {dummy:dummy’s}{-dummy:the partner’s}', chip: 'Declarer’s side’s', if: 'if it was declarer’s or dummy’s lead' },
      }),
    },
    usual: { how: 'one', accepted: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree once declarer’s side has played to the lead but not all four have: by Blue Ribbon the lead stands, by Donohue the cards are taken back. Before that, by both declarer may say when the card led must be played, or name a suit that the defenders must lead.',
    },
    leads: {
      'blue-ribbon-1940':
        'Declarer may say when that card must be played, or name a suit that the defenders must lead. Once declarer’s side has played, the lead stands. There are more cases.',
      donohue:
        'Declarer says when the card led is played, or names a suit that the defenders must lead. Cards played after it are taken back. But once all four have played, the trick stands.',
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
          doubted(cites.blue.law(101), 'The law says "either adversary". For a lead by a defender, this is read as the side that may name the penalty.'),
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
    gist: 'Declarer leads from hand when dummy has the lead, or from dummy when the lead is in hand.',
    aka: ['led from dummy', 'wrong hand', 'the lead is in dummy', 'in the other hand'],
    moment: 'lead',
    needs: ['dummy'],
    facts: {
      did: fact('What did the defenders do?', 'Defenders', {
        played: { label: 'One of them played to it, in turn or not', chip: 'Played to it', if: 'if a defender played to the lead' },
        objected: { label: 'One of them drew attention to it', chip: 'Objected', if: 'if a defender drew attention to the lead' },
        nothing: {
          label: 'Nothing yet; declarer wants to correct it unasked',
          chip: 'Nothing yet',
          if: 'if declarer corrects the lead before a defender acts',
        },
      }),
      holds: fact('Has the proper hand a card of the suit led?', 'Right hand has it', {
        yes: { label: 'Yes', if: 'if the hand that should have led has a card of the suit led' },
        no: { label: 'No', if: 'if the hand that should have led has none of the suit led' },
      }),
    },
    usual: { holds: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that declarer may not take the card back once a defender has played to it. Before that, Donohue has declarer take it back; Blue Ribbon only if a defender objects, and then declarer leads the same suit from the correct hand.',
    },
    leads: {
      'blue-ribbon-1940':
        'If a defender objects, declarer takes the card back and leads the same suit from the correct hand. If a defender played to the lead, it stands. There are more cases.',
      donohue: 'If nobody has played to the lead, declarer takes it back. Once a player has played to it, it may not be taken back.',
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
          { when: { did: 'nothing' }, then: [cannotRecall('declarer', 'lead')], note: 'Declarer corrects it only when told to by a defender.' },
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
    gist: 'A defender leads a sure winner and goes on leading others without waiting for their partner to play.',
    aka: ['ran the tricks', 'led three aces', 'did not wait for partner'],
    moment: 'lead',
    notGeneral: true,
    facts: {
      able: fact('Can the partner win any of those tricks?', 'Partner could win', {
        yes: { label: 'Yes', if: 'if the partner can win one of those tricks' },
        no: { label: 'No', if: 'if the partner can win none of those tricks' },
      }),
      left: fact('Is any of the cards so led still unplayed on the table?', 'Unplayed card left', {
        yes: { label: 'Yes', if: 'if one of the cards so led still lies unplayed' },
        no: { label: 'No', if: 'if none of the cards so led lies unplayed' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if cards led ahead still lie unplayed: by Blue Ribbon declarer may say which suit the partner leads; by Donohue those cards stay face up, and declarer says when each is played. By both, declarer may make the partner win any one of those tricks, if able.',
    },
    leads: {
      'blue-ribbon-1940':
        'Declarer may make the other defender win any one of those tricks, if able. While a card led too soon awaits its turn, declarer may also name a suit for that defender to lead.',
      donohue: 'Declarer may make the partner win any one of those tricks, if able. The other cards led stay face up, each to be played when declarer says.',
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
