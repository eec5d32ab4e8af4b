import { fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { callSuit, choice, mayRequire, must, noPenalty, otherIsPenaltyCard, penaltyCard, punishedAs, stands, takesBack } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { leadThatSuit, nextDefender, playExtremeOrSuit, theCorrectLead } from '../words.ts';

const PLAYED_TO = fact('Had the other side played to it?', 'Other side played', {
  yes: { label: 'Yes, before it was taken back', chip: 'Yes', if: 'if the other side played to the lead before it was withdrawn' },
  no: { label: 'No', if: 'if the other side has not played to the lead' },
});

export const leadLaws = {
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn by a defender',
    gist: 'A defender leads when it is the lead of another.',
    aka: ['led out of turn', 'wrong defender led', 'opening lead from the wrong side', 'partner should have led'],
    moment: 'lead',
    facts: {
      answered: PLAYED_TO,
      whose: fact('Whose lead was it?', 'Right leader', {
        partner: { label: 'The other defender’s, who had won the last trick', chip: 'Partner won trick', if: 'if the other defender had won the last trick' },
        opening: { label: 'The other defender’s, to the first trick', chip: 'Partner opens', if: 'if the other defender had the opening lead' },
        declarers: { label: 'Declarer’s or dummy’s', chip: 'Declarer’s side', if: 'if the lead was declarer’s or dummy’s' },
      }),
    },
    usual: { answered: 'no' },
    leads: {
      'blue-ribbon-1940':
        'Once declarer’s side has played to it, the lead stands. Before that, declarer may make the card a penalty card or, except at the first trick, name the suit defenders lead next.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { answered: 'yes' }, then: [stands('lead')] },
          {
            when: { answered: 'no', whose: 'partner' },
            then: [choice('declarer', stands('lead'), penaltyCard('offender'), callSuit('declarer', 'other-defender'))],
          },
          {
            when: { answered: 'no', whose: 'opening' },
            then: [choice('declarer', stands('lead'), penaltyCard('offender'))],
            note: 'The other defender’s lead may be called if that defender won the trick before. The first trick has none before it, and the book does not say whether the lead may be called then.',
          },
          {
            when: { answered: 'no', whose: 'declarers' },
            then: [choice('declarer', stands('lead'), penaltyCard('offender'), callSuit('declarer', nextDefender))],
          },
        ],
        cites.blue.leadOutTurn,
      ),
      sierra: silent(),
    }),
    see: ['contract-bridge.law.penalty-card'],
  }),
  'card-led-from-wrong-hand': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn by declarer',
    gist: 'Declarer leads from the wrong one of their two hands, or when it is a defender’s lead.',
    aka: ['led from the wrong hand', 'you are in dummy', 'led from dummy instead of hand', 'card led from wrong hand'],
    moment: 'lead',
    facts: {
      answered: PLAYED_TO,
      what: fact('Which lead was it?', 'Whose lead', {
        'wrong-hand': {
          label: 'Declarer’s lead, but from the other of the two hands',
          chip: 'Declarer’s',
          if: 'if declarer had the lead, but in the other hand',
        },
        defenders: { label: 'A defender’s lead', chip: 'A defender’s', if: 'if a defender had the lead' },
      }),
    },
    usual: { answered: 'no', what: 'wrong-hand' },
    leads: {
      'blue-ribbon-1940':
        'Once a defender has played to the lead, it stands. Before that, either defender may have it taken back; if it was declarer’s turn, the same suit is led from the correct hand.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { answered: 'yes' }, then: [stands('lead')] },
          {
            when: { answered: 'no', what: 'wrong-hand' },
            then: [choice('either-defender', stands('lead'), [takesBack('declarer', 'lead'), must('declarer', leadThatSuit)])],
            note: 'The book does not say what follows if the right hand has none of the suit.',
          },
          {
            when: { answered: 'no', what: 'defenders' },
            then: [choice('either-defender', stands('lead'), [takesBack('declarer', 'lead')])],
          },
        ],
        cites.blue.leadOutTurn,
      ),
      sierra: silent(),
    }),
  }),
  'leads-together': law({
    offence: 'lead-out-of-turn',
    title: 'Both defenders lead at once',
    gist: 'Two cards are led at the same moment, one by each defender.',
    aka: ['simultaneous leads', 'both led'],
    moment: 'lead',
    notGeneral: true,
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [stands(theCorrectLead), otherIsPenaltyCard('offender')] }], cites.blue.leadOutTurn),
      sierra: silent(),
    }),
  }),
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Defender plays before their partner',
    gist: 'A defender plays to a trick when it is the turn of the other defender.',
    aka: ['played out of turn', 'played too soon', 'fourth hand played before second', 'premature play'],
    moment: 'play',
    facts: {
      both: yesNo(
        'Had declarer already played from both hands?',
        'Both hands played',
        'if declarer had already played from both hands',
        'if declarer had not yet played from both hands',
      ),
    },
    usual: { both: 'no' },
    leads: {
      'blue-ribbon-1940':
        'Declarer may demand the other defender’s highest or lowest of the suit led or, if that defender has none, a suit to play. If declarer played from both hands, there is no penalty.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { both: 'no' }, then: [mayRequire('declarer', 'other-defender', playExtremeOrSuit)] },
          { when: { both: 'yes' }, then: [noPenalty] },
        ],
        cites.blue.prematurePlay,
      ),
      sierra: silent(),
    }),
  }),
  'lead-before-trick-complete': law({
    offence: 'lead-out-of-turn',
    title: 'Defender leads to the next trick too soon',
    gist: 'A defender leads on before their partner has played to the trick on the table.',
    aka: ['led before the trick was finished', 'premature lead', 'led too early'],
    moment: 'next-lead',
    notGeneral: true,
    facts: {
      wins: yesNo(
        'Does the player who led win the trick on the table?',
        'Wins the trick',
        'if the player wins the trick on the table',
        'if the player does not win the trick on the table',
      ),
    },
    usual: { wins: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'Declarer may demand the other defender’s highest or lowest card of the suit led. If the defender who led does not win that trick, the early lead is also a lead out of turn.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { wins: 'yes' }, then: [mayRequire('declarer', 'other-defender', playExtremeOrSuit)] },
          {
            when: { wins: 'no' },
            then: [mayRequire('declarer', 'other-defender', playExtremeOrSuit), punishedAs('lead-out-of-turn')],
            note: 'The card led is a lead out of turn to the next trick as well.',
          },
        ],
        cites.blue.prematureLead,
      ),
      sierra: silent(),
    }),
    see: ['contract-bridge.law.lead-out-of-turn'],
  }),
};
