import { always, fact, law, says } from '../../../core/laws.ts';
import {
  allowed,
  barred,
  callHighLow,
  callSuit,
  cannotRecall,
  cardExposed,
  choice,
  countsAsRevoke,
  must,
  noPenalty,
  stands,
  takesBack,
} from '../../../core/remedies.ts';
import { BLUE, code, NO_TALK, text } from '../cites.ts';

const BY_DEFENDER = law({
  offence: 'lead-out-of-turn',
  title: 'Lead out of turn by a defender',
  gist: 'The wrong opponent of declarer leads.',
  aka: ['led out of turn', 'wrong defender led', 'not your lead', 'opening lead by the wrong hand'],
  moment: 'lead',
  facts: {
    how: fact('How did it happen?', { one: 'One defender led out of turn', both: 'Both defenders led at the same time' }),
    accepted: fact("Did declarer's side play to it before a penalty was named?", { no: 'No', yes: 'Yes' }),
    turn: fact('Whose lead was it?', { partner: "The other defender's", declarers: "Declarer's or dummy's" }),
  },
  readings: {
    [BLUE]: says(
      [
        { when: { accepted: 'yes' }, then: [stands('lead'), noPenalty] },
        {
          when: { how: 'one', accepted: 'no', turn: 'partner' },
          then: [choice('declarer', cardExposed('offender', 'declarer'), callSuit('declarer', 'other-defender'))],
          note: 'In the second case the wrong card is taken up again and the defender whose lead it is leads the suit named.',
        },
        {
          when: { how: 'one', accepted: 'no', turn: 'declarers' },
          then: [choice('declarer', cardExposed('offender', 'declarer'), callSuit('declarer', 'defender-on-lead'))],
          note: 'The lead is called when a defender next wins a trick.',
        },
        {
          when: { how: 'both', accepted: 'no' },
          then: [cardExposed('offender', 'declarer')],
          note: 'The card of the defender whose lead it was is led in order.',
        },
      ],
      [code(98), code(101, 'The law says "either adversary"; for a lead by a defender it is read as the side that may name the penalty.'), text('87')],
    ),
  },
  consult: NO_TALK,
  see: ['auction-bridge.law.card-led-from-wrong-hand', 'auction-bridge.law.dummy-rights', 'auction-bridge.question.wrong-defender-leads'],
});

const BY_DECLARER = law({
  offence: 'lead-out-of-turn',
  title: 'Declarer leads from the wrong hand',
  gist: 'Declarer leads from his own hand when dummy has the lead, or from dummy when he has it.',
  aka: ['led from dummy', 'wrong hand', 'the lead is in dummy', 'in the other hand'],
  moment: 'lead',
  facts: {
    did: fact('What did the defenders do?', {
      played: 'One of them played to it, in turn or not',
      objected: 'One of them drew attention to it',
      nothing: 'Nothing yet; declarer wants to correct it himself',
    }),
    holds: fact('Has the proper hand a card of the suit led?', { yes: 'Yes', no: 'No' }),
  },
  readings: {
    [BLUE]: says(
      [
        { when: { did: 'played' }, then: [stands('lead'), noPenalty] },
        {
          when: { did: 'objected', holds: 'yes' },
          then: [takesBack('declarer', 'card'), must('proper-hand', 'lead-same-suit')],
        },
        { when: { did: 'objected', holds: 'no' }, then: [takesBack('declarer', 'card'), allowed('declarer', 'lead-any')] },
        { when: { did: 'nothing' }, then: [cannotRecall('declarer', 'lead')], note: 'He corrects it only when a defender tells him to.' },
      ],
      [code(99), code(100), code(101), text('87')],
    ),
  },
  consult: NO_TALK,
  see: ['auction-bridge.law.lead-out-of-turn', 'auction-bridge.question.declarer-wrong-hand'],
});

const WINNERS = law({
  offence: 'lead-out-of-turn',
  title: 'Several winners led at once',
  gist: 'A defender leads a sure winner and goes on leading others without waiting for his partner to play.',
  aka: ['ran the tricks', 'led three aces', 'did not wait for partner'],
  moment: 'lead',
  facts: {
    able: fact('Can his partner win any of those tricks?', { yes: 'Yes', no: 'No' }),
    left: fact('Is any of the cards so led still unplayed on the table?', { yes: 'Yes', no: 'No' }),
  },
  readings: {
    [BLUE]: says(
      [
        {
          when: { able: 'yes', left: 'yes' },
          then: [must('partner-of-offender', 'win-if-able'), callSuit('declarer', 'partner-of-offender')],
          note: 'Only if declarer calls for it.',
        },
        { when: { able: 'yes', left: 'no' }, then: [must('partner-of-offender', 'win-if-able')], note: 'Only if declarer calls for it.' },
        { when: { able: 'no' }, then: [noPenalty], note: 'The demand is made and cannot be met.' },
      ],
      code(102),
    ),
  },
});

const FOURTH_BEFORE_SECOND = law({
  offence: 'play-out-of-turn',
  title: 'Fourth hand plays before second',
  gist: 'A defender who plays last to a trick plays before his partner, who should play second.',
  aka: ['played out of turn', 'played before partner'],
  moment: 'play',
  facts: {
    both: fact('Had declarer and dummy both played before either defender?', { no: 'No', yes: 'Yes' }),
    second: fact('What does the second hand hold?', {
      suit: 'Cards of the suit led',
      designated: 'None of it, but some of the suit that declarer names instead',
      neither: 'Neither',
    }),
  },
  readings: {
    [BLUE]: says(
      [
        { when: { both: 'yes' }, then: [noPenalty] },
        { when: { both: 'no', second: 'suit' }, then: [callHighLow('declarer', 'second-hand')] },
        { when: { both: 'no', second: 'designated' }, then: [must('second-hand', 'play-highest-named')] },
        { when: { both: 'no', second: 'neither' }, then: [noPenalty], note: 'The penalty counts as paid.' },
      ],
      [code(103), code(104)],
    ),
  },
  consult: NO_TALK,
});

const EXPOSED = law({
  offence: 'exposed-card',
  title: 'Exposed card',
  gist: 'A card is shown during the play, or mentioned as being in the hand.',
  aka: ['dropped a card', 'penalty card', 'showed a card', 'card face up', 'I have the king', 'declarer faced his hand'],
  moment: 'play',
  facts: {
    whose: fact('Whose card is it?', { declarer: "Declarer's", defender: "A defender's" }),
    how: fact('How was it exposed?', {
      shown: 'Dropped face up, or held so that the partner could see any of its face',
      named: 'Mentioned or hinted at as being in the hand',
      claim: 'Shown because declarer claimed or conceded tricks',
    }),
  },
  readings: {
    [BLUE]: says(
      [
        { when: { whose: 'declarer' }, then: [noPenalty], note: 'How his cards stand after a claim is told with the claim.' },
        {
          when: { whose: 'defender', how: ['shown', 'named'] },
          then: [must('offender', 'leave-face-up'), cardExposed('offender', 'declarer')],
          note: 'It may be called to be led or played in turn, again and again until it is played, but never so as to make a revoke. Its holder may also play it when it fits.',
        },
        { when: { whose: 'defender', how: 'claim' }, then: [noPenalty], note: 'Such cards are not called.' },
      ],
      [code(105), code(106), code(107), code(108), code(110), code(111), text('88', 'The summary says "the dealer" where the code says declarer.')],
    ),
  },
  consult: NO_TALK,
  see: ['auction-bridge.law.exposed-before-lead', 'auction-bridge.law.two-cards-played', 'auction-bridge.law.claims-the-rest'],
});

const TWO_CARDS = law({
  offence: 'exposed-card',
  title: 'Two cards played at once',
  gist: 'A player lays two or more cards to a trick together.',
  aka: ['two cards stuck together', 'played two cards'],
  moment: 'play',
  facts: { whose: fact('Who played them?', { declarer: 'Declarer', defender: 'A defender' }) },
  readings: {
    [BLUE]: says(
      [
        { when: { whose: 'declarer' }, then: [noPenalty] },
        {
          when: { whose: 'defender' },
          then: [cardExposed('offender', 'declarer')],
          note: 'All of them are exposed cards; which one counts as played is not said.',
        },
      ],
      [code(105), code(106), code(107), text('88')],
    ),
  },
  consult: NO_TALK,
  see: ['auction-bridge.law.exposed-card'],
});

const LAST_TWO = law({
  offence: 'play-out-of-turn',
  title: 'Last two tricks played ahead',
  gist: 'A defender lays down the cards for the last two tricks while his partner has yet to play to the first of them.',
  aka: ['threw in the last two cards', 'played the last two together'],
  moment: 'play',
  facts: {},
  readings: {
    [BLUE]: says([{ then: [cardExposed('partner-of-offender', 'declarer')], note: "Both of the partner's cards are meant." }], code(109)),
  },
  consult: NO_TALK,
});

const GATHERED = law({
  offence: 'irregular-trick',
  title: 'Trick gathered by the wrong side',
  gist: 'A side takes in a trick that the other has won.',
  aka: ['took our trick', 'stole a trick', 'that was our trick'],
  moment: 'trick-turned',
  facts: { entered: fact('Has the score of the deal been entered?', { no: 'No', yes: 'Yes' }) },
  readings: {
    [BLUE]: says(
      [
        { when: { entered: 'no' }, then: [allowed('innocent-side', 'claim-trick')], claim: { by: 'innocent-side', until: 'score-entered' } },
        { when: { entered: 'yes' }, then: [barred('innocent-side', 'claim-trick')] },
      ],
      code(49),
    ),
  },
});

const LOOKING_BACK = law({
  offence: 'looking-back',
  title: 'Looking back at a trick',
  gist: 'A player wants to see a trick that has been turned down.',
  aka: ['see the last trick', 'quitted trick', 'turn that over again'],
  moment: 'trick-turned',
  facts: {
    which: fact('Which trick?', {
      last: 'The last one, and neither he nor his partner has led or played to the next',
      'played-on': 'The last one, but he or his partner has led or played again',
      earlier: 'An earlier one',
      surplus: 'One that is found to hold too many cards',
    }),
  },
  readings: {
    [BLUE]: says(
      [
        { when: { which: 'last' }, then: [allowed('anyone', 'look-back')] },
        {
          when: { which: ['played-on', 'earlier'] },
          then: [barred('offender', 'look-back')],
          note: 'When the play is over the tricks may be looked at.',
        },
        { when: { which: 'surplus' }, then: [allowed('anyone', 'look-back')] },
      ],
      [code(49), code(55)],
    ),
  },
  see: ['auction-bridge.law.trick-five-cards'],
});

const NOT_OBEYED = law({
  offence: 'irregular-play',
  title: 'Penalty not obeyed',
  gist: 'A player does not do what a penalty demands of him.',
  aka: ['refused to play the called card', 'did not lead the suit called'],
  moment: 'play',
  facts: { able: fact('Could he have done it?', { yes: 'Yes', no: 'No: he had no such card, or it would have made him revoke' }) },
  readings: {
    [BLUE]: says(
      [
        { when: { able: 'yes' }, then: [countsAsRevoke] },
        { when: { able: 'no' }, then: [noPenalty] },
      ],
      [code(108), code(114), text('87')],
    ),
  },
  see: ['auction-bridge.law.revoke'],
});

const NOT_MET = law({
  offence: 'irregular-play',
  title: 'A call that cannot be met',
  gist: 'A player has no card of the suit called, or the card called would make him revoke.',
  aka: ['none of the suit called', 'cannot play the called card'],
  moment: 'play',
  facts: {},
  readings: {
    [BLUE]: always(noPenalty, [code(100), code(103), code(108)], {
      note: 'A call never goes so far as a revoke; where the suit is not held, the penalty counts as paid.',
    }),
  },
  see: ['auction-bridge.law.called-card-refused'],
});

const DETACHED = law({
  offence: 'exposed-card',
  title: 'Card held so that it can be named',
  gist: 'A defender takes a card out of the hand and holds it so that it is seen.',
  aka: ['pulled a card out', 'detached card'],
  moment: 'play',
  facts: {},
  readings: {
    [BLUE]: always([must('offender', 'leave-face-up'), cardExposed('offender', 'declarer')], [code(46), code(106), code(107)], {
      note: 'If the partner could see any of its face, the card also counts as played.',
    }),
  },
  see: ['auction-bridge.law.exposed-card', 'auction-bridge.law.card-taken-back'],
});

const PLACED = law({
  offence: 'irregular-play',
  title: 'Asking who played which card',
  gist: 'A player asks that the cards of a trick be claimed by those who played them.',
  aka: ['draw your card', 'who played that', 'place the cards'],
  moment: 'play',
  facts: { who: fact('Who asks?', { player: 'Declarer or a defender', dummy: 'Dummy' }) },
  readings: {
    [BLUE]: says(
      [
        { when: { who: 'player' }, then: [allowed('anyone', 'place-cards')] },
        { when: { who: 'dummy' }, then: [barred('dummy', 'ask-who-played')] },
      ],
      code(131),
    ),
  },
});

export const leadLaws = { 'lead-out-of-turn': BY_DEFENDER, 'card-led-from-wrong-hand': BY_DECLARER, 'winners-led-on': WINNERS };
export const playLaws = {
  'play-out-of-turn': FOURTH_BEFORE_SECOND,
  'exposed-card': EXPOSED,
  'two-cards-played': TWO_CARDS,
  'last-two-tricks': LAST_TWO,
  'trick-wrongly-gathered': GATHERED,
  'looking-back': LOOKING_BACK,
  'called-card-refused': NOT_OBEYED,
  'call-not-met': NOT_MET,
  'card-detached': DETACHED,
  'cards-placed': PLACED,
};
