import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, choice, isVoid, must, noPenalty, permitted, scores, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points/index.ts';
import { answerQuestion, askOwnRevoke, departFromStatement, discussLaw, statePlay, takeFinesse, theClaim, treatAsPenalty, warnOfRights } from '../words.ts';

export const claimLaws = {
  'looking-back': law({
    offence: 'looking-back',
    title: 'Looking at a trick turned down',
    gist: 'A trick that is turned down is looked at before the end of the deal.',
    aka: ['looked at the last trick', 'turned up a trick', 'see the last trick'],
    moment: 'trick-turned',
    facts: {
      reason: fact('Why was it looked at?', 'Reason', {
        none: { label: 'To see the cards again', chip: 'To see the cards', if: 'if it was only to see the cards again' },
        winner: { label: 'Opinions differ about which hand won it', chip: 'Who won it', if: 'if opinions differ about which hand won the trick' },
        number: { label: 'It has a wrong number of cards', chip: 'Wrong number', if: 'if the trick has a wrong number of cards' },
        correct: { label: 'A correct card has to be put into it', chip: 'A card to put in', if: 'if a correct card has to be put into the trick' },
      }),
    },
    usual: { reason: 'none' },
    leads: {
      'blue-ribbon-1940':
        'If it was only to see the cards again, the other side scores 50 points above the line. For a good reason, such as who won the trick, it is allowed.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { reason: 'none' }, then: [scores('opponents', pointsOf(points['quitted-trick'], 'blue-ribbon-1940'), 'point-above')] },
          { when: { reason: ['winner', 'number', 'correct'] }, then: [permitted] },
        ],
        cites.blue.inspectingQuitted,
      ),
      sierra: silent(),
    }),
    see: ['contract-bridge.points.quitted-trick'],
  }),
  'tricks-claimed': law({
    offence: 'abandoned-hand',
    title: 'Declarer claims or concedes the rest',
    gist: 'Declarer claims or gives up tricks that are not played, and it is disputed how they would be played.',
    aka: ['claim', 'the rest are mine', 'laydown', 'spread his hand', 'took a finesse after claiming', 'concede'],
    moment: 'play',
    facts: {
      what: fact('What is in dispute?', 'In dispute', {
        'no-statement': {
          label: 'Declarer has not said how every card will be played',
          chip: 'No statement',
          if: 'if declarer has not said how every card will be played',
        },
        doubted: {
          label: 'A defender wants the statement or the hand played out',
          chip: 'A defender doubts',
          if: 'if a defender wants the statement or the hand played out',
        },
        finesse: { label: 'Declarer takes a finesse that was not announced', chip: 'A finesse', if: 'if declarer takes a finesse that was not announced' },
        departs: { label: 'Declarer plays otherwise than stated', chip: 'Other play', if: 'if declarer does not play as stated' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'Declarer must lay the hand face up, say how each card will be played, and keep to that. Either defender may have the hand played on instead.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'no-statement' }, then: [must('declarer', statePlay)] },
          { when: { what: 'doubted' }, then: [choice('either-defender', must('declarer', statePlay), must('declarer', 'play-on'))] },
          { when: { what: 'finesse' }, then: [barred('declarer', takeFinesse)] },
          { when: { what: 'departs' }, then: [barred('declarer', departFromStatement)] },
        ],
        cites.blue.claimConcession,
        'A claim or concession that is only implied is treated alike.',
      ),
      sierra: silent(),
    }),
  }),
  'claim-cards-shown': law({
    offence: 'abandoned-hand',
    title: 'Defenders show their cards at declarer’s claim',
    gist: 'Defenders face cards because declarer claims or concedes.',
    aka: ['threw in the hand after a claim', 'both defenders folded', 'showed cards at a claim'],
    moment: 'play',
    facts: {
      what: fact('What did they do?', 'Defenders', {
        shown: { label: 'Showed cards', if: 'if defenders showed cards without abandoning both hands' },
        abandoned: { label: 'Both abandoned their hands', chip: 'Both gave up', if: 'if both defenders abandoned their hands' },
      }),
    },
    usual: { what: 'shown' },
    leads: {
      'blue-ribbon-1940': 'Declarer may not treat the cards shown as penalty cards. If both defenders abandoned their hands, the claim or concession stands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'shown' }, then: [barred('declarer', treatAsPenalty), noPenalty], note: 'To show cards is not to abandon the hand.' },
          { when: { what: 'abandoned' }, then: [stands(theClaim)] },
        ],
        cites.blue.claimConcession,
      ),
      sierra: silent(),
    }),
  }),
  'abandoned-hand': law({
    offence: 'abandoned-hand',
    title: 'Defender claims or concedes',
    gist: 'A defender shows declarer cards to claim tricks or to give them up.',
    aka: ['defender concedes the rest', 'defender claim', 'partner gave up'],
    moment: 'play',
    facts: {
      what: fact('Which was it?', 'Defender', {
        claims: { label: 'The defender claims tricks', chip: 'Claims', if: 'if the defender claims tricks' },
        concedes: { label: 'The defender concedes tricks', chip: 'Concedes', if: 'if the defender concedes tricks' },
      }),
      agrees: yesNo('Does the other defender agree?', 'Partner agrees', 'if the other defender agrees', 'if the other defender does not agree'),
    },
    usual: { agrees: 'no' },
    leads: {
      'blue-ribbon-1940': 'A concession of tricks counts only if the other defender agrees. A defender who claims tricks may show declarer their own cards.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'claims' }, then: [permitted], note: 'For it, the defender may show declarer any of their own cards.' },
          { when: { what: 'concedes', agrees: 'yes' }, then: [stands('concession')] },
          { when: { what: 'concedes', agrees: 'no' }, then: [isVoid('concession')], note: 'Showing the cards to declarer is allowed all the same.' },
        ],
        cites.blue.claimsByDefender,
      ),
      sierra: silent(),
    }),
  }),
  'conceded-in-error': law({
    offence: 'abandoned-hand',
    title: 'Trick conceded that could not be lost',
    gist: 'A side gives up a trick that no play of the cards could lose.',
    aka: ['conceded by mistake', 'had the ace all along', 'conceded in error'],
    moment: 'play',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': always(isVoid('concession'), cites.blue.tricksConceded), sierra: silent() }),
  }),
  'dummy-rights': law({
    offence: 'table-talk',
    title: 'What dummy may say',
    gist: 'Declarer’s partner speaks during the play.',
    aka: ['dummy looked at declarer’s hand', 'dummy’s rights', 'can dummy warn', 'no spades partner', 'dummy points out a revoke', 'dummy saw a hand'],
    moment: 'dummy-exposed',
    facts: {
      looked: yesNo(
        'Has dummy looked on purpose at a card in a player’s hand?',
        'Looked at a hand',
        'if dummy has looked on purpose at a card in a hand',
        'if dummy has not looked on purpose at a card in a hand',
      ),
    },
    usual: { looked: 'no' },
    leads: {
      'blue-ribbon-1940':
        'Dummy may answer proper questions, ask declarer about a revoke and point out a defender’s fault. A dummy who has looked at a player’s hand on purpose may not.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { looked: 'no' },
            then: [allowed('dummy', answerQuestion), allowed('dummy', discussLaw), allowed('dummy', askOwnRevoke), allowed('dummy', warnOfRights)],
          },
          {
            when: { looked: 'yes' },
            then: [barred('dummy', answerQuestion), barred('dummy', discussLaw), barred('dummy', askOwnRevoke), barred('dummy', warnOfRights)],
            note: 'The four rights are lost; no other penalty is named.',
          },
        ],
        cites.blue.declarersPartner,
      ),
      sierra: silent('The manual says only that dummy takes no further part in the hand.'),
    }),
  }),
};
