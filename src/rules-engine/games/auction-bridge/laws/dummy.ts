import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, cannotRecall, choice, must, noPenalty, notDecided, stands, takesBack } from '../../../laws/remedies.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { callFirstLead, chooseLeader, demandPlay, joinDispute, playSuggested, pointOut } from '../words.ts';

export const dummyLaws = {
  'dummy-looks': law({
    offence: 'looking-back',
    title: 'Dummy looks at another player’s hand',
    gist: 'Dummy looks over the hand of declarer or of a defender.',
    aka: ['dummy peeked', 'dummy walked round the table', 'dummy saw my cards'],
    moment: 'play',
    needs: ['dummy-player'],
    facts: {
      purpose: yesNo('Did dummy look on purpose?', 'On purpose', 'if dummy looked on purpose', 'if dummy looked by chance'),
      then: yesNo(
        'Did dummy afterwards call attention to an irregularity?',
        'Then spoke up',
        'if dummy then called attention to an irregularity',
        'if dummy then kept silent',
      ),
    },
    usual: { purpose: 'yes' },
    verdict: {
      kind: 'adds',
      say: 'Donohue forbids looking and names no penalty. Only Blue Ribbon says what it costs: if dummy looked on purpose and then calls attention to a fault, declarer may not claim the penalty; looking by chance costs nothing.',
    },
    leads: {
      'blue-ribbon-1940':
        'If dummy looked on purpose and then points out a fault, declarer may not claim the penalty for that fault. If dummy looked by chance, there is no penalty.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { purpose: 'no' }, then: [noPenalty], note: 'Dummy keeps every right of a player.' },
          { when: { purpose: 'yes', then: 'no' }, then: [barred('dummy', pointOut)], note: 'Nothing else is lost by looking.' },
          {
            when: { purpose: 'yes', then: 'yes' },
            then: [barred('declarer', 'exact-penalty')],
            note: 'The penalty lost is the one for that irregularity. The law “Dummy’s rights” says what more is lost by a lead out of turn or a question.',
          },
        ],
        [cites.blue.law(54), cites.blue.law(96)],
      ),
    }),
    see: ['auction-bridge.law.dummy-rights'],
  }),
  'dummy-revokes': law({
    offence: 'revoke',
    title: 'Dummy revokes',
    gist: 'A card of another suit is played from dummy, which could have followed.',
    aka: ['dummy reneged', 'declarer did not follow from dummy'],
    moment: 'play',
    needs: ['dummy'],
    facts: {
      lead: fact('Has the next trick been led?', 'Next trick led', {
        no: { label: 'No', if: 'before the next trick is led' },
        yes: { label: 'Yes', if: 'once the next trick has been led' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on how long the card may be changed: by Blue Ribbon until the next trick is led, by Donohue until the trick is turned over. After that, by both the trick stands.',
    },
    leads: {
      'blue-ribbon-1940': 'Before the next trick is led, dummy takes back the card. Once it has been led, the trick stands.',
      donohue: 'Until the trick is turned over, declarer may change the card, and those who played after it may change theirs. Later the trick stands.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { lead: 'no' }, then: [takesBack('dummy', 'card'), noPenalty] },
          { when: { lead: 'yes' }, then: [stands('trick'), noPenalty] },
        ],
        [cites.blue.law(53), cites.blue.law(117), cites.blue.law(119)],
      ),
    }),
    see: ['auction-bridge.law.revoke', 'auction-bridge.law.revoke-corrected'],
  }),
  'dummy-shown-early': law({
    offence: 'exposed-card',
    title: 'Dummy shows cards before the first lead',
    gist: 'Dummy faces a card or the whole hand before the opening lead.',
    aka: ['dummy came down early', 'dummy laid down too soon'],
    moment: 'opening-lead',
    notGeneral: true,
    needs: ['dummy-player'],
    facts: {},
    leads: { 'blue-ribbon-1940': 'Declarer loses any right to say which suit is led to the first trick.' },
    readings: (says) => ({
      [BLUE]: says(
        [{ then: [barred('declarer', callFirstLead)], note: 'Declarer may still call a card exposed by the opponent on declarer’s right.' }],
        cites.blue.law(94),
      ),
      donohue: silent('The code of bridge takes from the partner of a player who shows a card only the right to double, which is over by then.'),
    }),
    see: ['auction-bridge.law.exposed-before-lead'],
  }),
  'dummy-suggests': law({
    offence: 'table-talk',
    title: 'Dummy suggests a play',
    gist: 'Dummy touches a card or in some other way hints what to play.',
    aka: ['dummy reached for a card', 'dummy touched a card', 'dummy told partner what to play'],
    moment: 'play',
    needs: ['dummy-player'],
    facts: {
      revoke: fact('Would the play demanded make declarer revoke?', 'Would be a revoke', {
        no: { label: 'No', if: 'if the play demanded is no revoke' },
        yes: { label: 'Yes', if: 'if the play demanded would make declarer revoke' },
      }),
    },
    usual: { revoke: 'no' },
    verdict: {
      kind: 'adds',
      say: 'The books agree: either defender may order the card suggested or forbid it, but may not demand a revoke. Only Blue Ribbon says the same of a suit.',
    },
    leads: {
      'blue-ribbon-1940': 'Either defender may make declarer play the card or suit suggested, or forbid it. A play that would be a revoke may not be demanded.',
      donohue: 'Either defender may make declarer play the card suggested, or leave it unplayed. A card whose play would be a revoke may not be demanded.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { revoke: 'no' },
            then: [choice('either-defender', must('declarer', playSuggested), barred('declarer', playSuggested))],
          },
          { when: { revoke: 'yes' }, then: [barred('defenders', demandPlay)] },
        ],
        [cites.blue.law(52), cites.blue.law(95)],
      ),
    }),
    consult: NO_TALK,
  }),
  'dummy-rights': law({
    offence: 'table-talk',
    title: 'Dummy’s rights',
    gist: 'Dummy speaks up during the play.',
    aka: ['dummy talks', 'dummy asked no spades partner', 'dummy looked at my hand', 'dummy called the lead', 'can dummy say anything'],
    moment: 'play',
    needs: ['dummy-player'],
    facts: {
      looked: fact('Has dummy intentionally looked at another player’s hand?', 'Dummy has looked', {
        no: { label: 'No', if: 'if dummy has looked at no player’s hand' },
        yes: { label: 'Yes', if: 'if dummy has looked at a player’s hand on purpose' },
      }),
      what: fact('What does dummy do?', 'Dummy does', {
        irregularity: {
          label: 'Draws attention to an exposed card, a revoke or the like, for which declarer may claim',
          chip: 'Points out a fault',
          if: 'if dummy points out an exposed card, a revoke or the like',
        },
        lead: {
          label: 'Draws attention to a lead out of turn by a defender',
          chip: 'Points out a lead',
          if: 'if dummy points out a defender’s lead out of turn',
        },
        renounce: { label: 'Asks whether declarer has none of the suit led', chip: 'Asks about a suit', if: 'if dummy asks declarer about the suit led' },
        trick: {
          label: 'Points out a trick with too many or too few cards, or gathered by the wrong side',
          chip: 'Points out a trick',
          if: 'if dummy points out a faulty or wrongly taken trick',
        },
      }),
    },
    usual: { looked: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if dummy has looked at no hand: by Blue Ribbon dummy may point out a fault; by Donohue, if dummy points one out, declarer may not claim the penalty for it. If dummy has looked at a hand on purpose, by both books declarer may not claim it.',
    },
    leads: {
      'blue-ribbon-1940':
        'Dummy may point out a fault. But if dummy had looked at a player’s hand on purpose, declarer may not claim the penalty for that fault. There are more cases.',
      donohue:
        'If dummy draws attention to a fault, declarer may not claim the penalty for it. But dummy may ask whether declarer has a card of the suit led left.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { looked: 'no' }, then: [allowed('dummy', pointOut)] },
          { when: { looked: 'yes', what: 'irregularity' }, then: [barred('declarer', 'exact-penalty')], doubtful: true },
          {
            when: { looked: 'yes', what: 'lead' },
            then: [barred('declarer', 'exact-penalty'), allowed('defenders', chooseLeader)],
            note: 'Here the defenders may consult which of them leads.',
            doubtful: true,
          },
          {
            when: { looked: 'yes', what: 'renounce' },
            then: [cannotRecall('declarer', 'card'), barred('declarer', 'exact-penalty')],
            note: 'Declarer loses any rights they had in the matter.',
            doubtful: true,
          },
          {
            when: { looked: 'yes', what: 'trick' },
            then: [barred('dummy', pointOut)],
            note: 'The book does not say what follows if dummy does.',
            doubtful: true,
          },
        ],
        [
          cites.blue.law(54),
          doubted(
            cites.blue.law(96),
            'A footnote of the editor calls the law silly, because dummy cannot help seeing the hands on either side; the word "intentionally" decides.',
          ),
          cites.blue.law(118),
        ],
      ),
    }),
    consult: { [BLUE]: { who: 'defenders', may: true, cites: [cites.blue.law(96), cites.blue.law(133)] } },
    see: ['auction-bridge.law.dummy-suggests', 'auction-bridge.law.dummy-in-dispute', 'auction-bridge.law.warning-partner'],
  }),
  'dummy-in-dispute': law({
    offence: 'dummy-interferes',
    title: 'Dummy in a dispute',
    gist: 'Declarer and the defenders dispute over the laws or the facts, and dummy joins in.',
    aka: ['dummy argued', 'can dummy join the argument'],
    moment: 'any-time',
    needs: ['dummy-player'],
    facts: {},
    readings: (says) => ({ [BLUE]: says([{ then: [allowed('dummy', joinDispute)] }], cites.blue.law(97)) }),
  }),
  'dummy-away': law({
    offence: 'revoke',
    title: 'Dummy away from the table',
    gist: 'Dummy leaves the table with their rights intact, and declarer then does not follow suit.',
    aka: ['dummy got up', 'nobody asked declarer', 'dummy went for drinks'],
    moment: 'play',
    needs: ['dummy-player'],
    facts: {
      asked: fact('Did the defenders ask declarer about having none of the suit?', 'Defenders asked', {
        yes: { label: 'Yes', if: 'if the defenders asked declarer about the suit' },
        no: { label: 'No', if: 'if the defenders did not ask declarer about the suit' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The defenders may claim the penalty only if they asked whether declarer had none of the suit.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { asked: 'no' }, then: [barred('defenders', 'exact-penalty')], note: 'It is for them to keep declarer from revoking.' },
          {
            when: { asked: 'yes' },
            then: [allowed('defenders', 'exact-penalty')],
            note: 'Declarer was then protected, as the law asks.',
          },
        ],
        cites.blue.law(117),
      ),
    }),
    see: ['auction-bridge.law.revoke', 'auction-bridge.law.dummy-revokes'],
  }),
  'card-taken-back': law({
    offence: 'irregular-play',
    title: 'Played card taken back',
    gist: 'A player wants to take back a card that they have played, named or touched.',
    aka: ['card laid is a card played', 'take that back', 'touched a card in dummy', 'changed his mind', 'wrong card from dummy'],
    moment: 'play',
    facts: {
      from: fact(
        'From which hand is the card?',
        'Whose card',
        {
          declarer: { label: 'Declarer’s own', if: 'if it is a card from declarer’s own hand' },
          dummy: { label: 'Dummy', chip: 'Dummy’s', if: 'if it is a card of dummy' },
          defender: { label: 'A defender’s', if: 'if it is a defender’s card' },
        },
        { needs: { dummy: 'dummy' } },
      ),
      done: fact('Was the play complete?', 'Play complete', {
        yes: {
          label: 'Yes: declarer’s card face up and let go; {dummy:dummy’s named or touched; }a defender’s so held that the partner could see any of its face',
          chip: 'Yes',
          if: 'if the card was let go, or seen by a defender’s partner',
        },
        no: {
          label: 'No: declarer still held it; {dummy:dummy’s cards were being arranged, as announced, or pushed aside; }the partner had no chance to see it',
          chip: 'No',
          if: 'if the card was still held and unseen by the partner',
        },
      }),
      how: fact('How far did it go?', 'How far it went', {
        drawn: { label: 'Drawn, but still in the fingers', chip: 'Only drawn', if: 'if the card was drawn but still in the fingers' },
        played: { label: 'Played, or named as the card to be played', chip: 'Played or named', if: 'if the card was played or named as the card to be played' },
        revoke: { label: 'Played or named, and it would be a revoke', chip: 'A revoke', if: 'if the card was played or named and would be a revoke' },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree on declarer’s cards: one still held may be taken back, one played may not (Donohue: unless it would be a revoke). Only Blue Ribbon covers a defender’s card: it may not be taken back once let go or seen by the partner.',
    },
    leads: {
      'blue-ribbon-1940': 'A card still held may be taken back, unless it is a defender’s and the partner has seen it. Once let go, it is played.',
      donohue:
        'Declarer may take back a card still in the fingers, or one that would be a revoke. Once played or named, any other card stays. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { from: 'declarer', done: 'yes' }, then: [cannotRecall('declarer', 'card')] },
          { when: { from: 'dummy', done: 'yes' }, then: [must('declarer', 'play-it')] },
          { when: { from: 'defender', done: 'yes' }, then: [cannotRecall('offender', 'card')] },
          { when: { done: 'no' }, then: [takesBack('offender', 'card')] },
        ],
        [cites.blue.law(46), cites.blue.law(112), cites.blue.law(113)],
      ),
      donohue: says(
        [
          {
            when: { from: ['declarer', 'dummy'], how: 'drawn' },
            then: [takesBack('declarer', 'card')],
            note: 'It is not played until declarer’s fingers have left it.',
          },
          { when: { from: ['declarer', 'dummy'], how: 'played' }, then: [cannotRecall('declarer', 'card')] },
          {
            when: { from: ['declarer', 'dummy'], how: 'revoke' },
            then: [takesBack('declarer', 'card')],
            note: 'To save the revoke; see what may then be required of declarer.',
          },
          { when: { from: 'defender' }, then: [notDecided], note: 'The law is printed among those on dummy and speaks of the player of the two hands.' },
        ],
        [cites.donohue.play, cites.donohue.dummy],
      ),
    }),
    see: ['auction-bridge.law.revoke-corrected'],
  }),
};
