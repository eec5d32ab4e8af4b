import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided, passesTo, stands, takesBack, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  addToBlind,
  age,
  betOrPass,
  firstOrLast,
  goBlind,
  leftOfAge,
  leftOfStraddler,
  nextInPlay,
  putUpAnte,
  speakFirst,
  speakLast,
  straddle,
  theAnte,
  thePot,
  theStraddle,
} from '../words.ts';

export const anteLaws = {
  'ante-missing': law({
    offence: 'irregular-bet',
    title: 'Ante or blind not put up',
    gist: 'The age, the player on the dealer’s left, has not put up the ante when the deal begins.',
    aka: ['forgot to ante', 'the pot is short', 'who did not ante', 'no blind posted'],
    moment: 'ante',
    facts: {},
    readings: () => ({
      sierra: silent('The pot begins with an ante; the book does not say who puts it up.'),
      'blue-ribbon-1940': always([must(age, putUpAnte), noPenaltyPrinted], cites.blue.bidding, { note: 'On every deal except a jack pot.' }),
      donohue: always([must(age, putUpAnte), noPenaltyPrinted], [cites.donohue.dealing, cites.donohue.bettingCalling(17)], {
        note: 'Before the dealer begins.',
      }),
      'uspc-1898': always([must(age, putUpAnte), noPenaltyPrinted], [cites.uspc.lawsRulesBetting, cites.uspc.drawScoring], {
        note: 'Before the deal begins.',
      }),
    }),
    see: ['poker.points.blind'],
  }),
  'late-straddle': law({
    offence: 'irregular-bet',
    title: 'Straddle made too late',
    gist: 'A player straddles after the cards have been cut, dealt or looked at.',
    aka: ['straddled after looking', 'late straddle', 'when can I straddle'],
    moment: 'ante',
    needs: ['blind'],
    facts: {
      when: fact('When does the player straddle?', 'Straddled', {
        'before-cut': { label: 'Before the cut', if: 'before the cut' },
        'before-deal': { label: 'After the cut, before the first card is dealt', chip: 'After the cut', if: 'after the cut, before the first card is dealt' },
        dealt: { label: 'After the deal, before looking at the cards', chip: 'Before looking', if: 'after the deal, before the player looks at the cards' },
        looked: { label: 'After looking at the cards', chip: 'After looking', if: 'once the player has looked at their cards' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree about how long a player may straddle: by Donohue until the cut, by U.S. Playing Card until the first card is dealt, by Blue Ribbon until that player has looked at the cards.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { when: ['before-cut', 'before-deal', 'dealt'] }, then: [stands(theStraddle)] },
          { when: { when: 'looked' }, then: [barred('offender', straddle)] },
        ],
        cites.blue.bidding,
      ),
      donohue: says(
        [
          { when: { when: 'before-cut' }, then: [stands(theStraddle)] },
          { when: { when: ['before-deal', 'dealt', 'looked'] }, then: [barred('offender', straddle)] },
        ],
        cites.donohue.straddleBetting,
      ),
      'uspc-1898': says(
        [
          { when: { when: ['before-cut', 'before-deal'] }, then: [stands(theStraddle)] },
          { when: { when: ['dealt', 'looked'] }, then: [barred('offender', straddle)] },
        ],
        [cites.uspc.drawScoring, cites.uspc.lawsRulesBetting],
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'The straddle stands if the player has not looked at their cards yet. After looking, the player may not straddle.',
      donohue: 'The player may straddle before the cut, but not after it.',
      'uspc-1898': 'A straddle made before the first card is dealt stands. After the deal, the player may not straddle.',
    },
    see: ['poker.points.straddle'],
  }),
  'wrong-straddle': law({
    offence: 'irregular-bet',
    title: 'Straddle or blind by the wrong player, or too high',
    gist: 'A player straddles who has no right to, or straddles for too much.',
    aka: ['straddle out of turn', 'dealer straddled', 'raised the blind before the deal', 'restraddle'],
    moment: 'ante',
    needs: ['blind'],
    facts: {
      fault: fact('What is wrong?', 'What is wrong', {
        'not-next': {
          label: 'The player sits neither on the left of the age nor on the left of a player who straddled',
          chip: 'Wrong seat',
          if: 'if the player is not next after the age or a straddler',
        },
        'after-refusal': {
          label: 'The player before had the right and declined',
          chip: 'Right declined',
          if: 'if the player before declined the right to straddle',
        },
        'over-limit': { label: 'Made good, the straddle would pass the limit', chip: 'Over the limit', if: 'if the straddle, made good, would pass the limit' },
        'raises-too': {
          label: 'The player raises before the cards are dealt, or straddles and raises at once',
          chip: 'Raises too',
          if: 'if the player raises before the deal or with the straddle',
        },
        'own-blind': { label: 'The player goes a blind and is not the age', chip: 'Own blind', if: 'if the player goes a blind without being the age' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree that only the player on the age’s or a straddler’s left may straddle, and nobody once one has declined. Only Donohue and U.S. Playing Card also bar a straddle over the limit and any other raise before the deal. Only Donohue bars a blind by anyone but the age.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { fault: ['not-next', 'after-refusal'] }, then: [barred('offender', straddle)] },
          { when: { fault: ['over-limit', 'raises-too', 'own-blind'] }, then: [notDecided] },
        ],
        cites.blue.bidding,
      ),
      donohue: says(
        [
          { when: { fault: ['not-next', 'after-refusal', 'over-limit'] }, then: [barred('offender', straddle)], doubtful: true },
          { when: { fault: 'raises-too' }, then: [barred('offender', 'raise')] },
          { when: { fault: 'own-blind' }, then: [barred('offender', goBlind)] },
        ],
        [
          doubted(
            cites.donohue.bettingCalling(28),
            'Here the first double is no straddle yet and only the third player straddles; the chapter on the straddle and law 30 count it as the first.',
          ),
          cites.donohue.bettingCalling(29),
          cites.donohue.bettingCalling(30),
        ],
      ),
      'uspc-1898': says(
        [
          { when: { fault: ['not-next', 'after-refusal', 'over-limit'] }, then: [barred('offender', straddle)] },
          { when: { fault: 'raises-too' }, then: [barred('offender', 'raise')], note: 'Before the deal only a restraddle may raise a straddle.' },
          { when: { fault: 'own-blind' }, then: [notDecided], note: 'The ante is described as the duty of the age and nobody else.' },
        ],
        [cites.uspc.lawsRulesBetting, cites.uspc.drawScoring],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'Only the player on the age’s left may straddle, then the one on that straddler’s left, and so on. Once one declines, nobody after them may.',
      donohue:
        'Only the player on the age’s left may straddle, then the one on that straddler’s left, and so on, until one declines. No straddle may be over the limit or come with a raise.',
      'uspc-1898':
        'Only the player on the age’s left may straddle, then the one on that straddler’s left, and so on, until one declines. No straddle may be over the limit or come with a raise.',
    },
    see: ['poker.points.straddle'],
  }),
  'first-to-speak': law({
    offence: 'irregular-bet',
    title: 'Who speaks first, and what the age keeps',
    gist: 'The players differ about who speaks first, after a straddle or when the age, the player on the dealer’s left, is out.',
    aka: ['who bets first', 'first to act', 'holding the age', 'straddler has the age', 'under the gun'],
    moment: 'betting',
    facts: {
      round: fact(
        'Which betting is it?',
        'Betting',
        { before: { label: 'Before the draw', if: 'before the draw' }, after: { label: 'After the draw', if: 'after the draw' } },
        { needs: { after: 'draw' } },
      ),
      straddle: fact(
        'Was there a straddle?',
        'Straddle',
        { no: { label: 'No', if: 'if nobody straddled' }, yes: { label: 'Yes', if: 'if somebody straddled' } },
        { needs: { yes: 'blind' } },
      ),
      age: fact(
        'Is the age still in?',
        'Age still in',
        {
          in: { label: 'Yes', if: 'if the age is still in' },
          out: { label: 'No, the age passed or was raised out', chip: 'No', if: 'if the age has passed or was raised out' },
        },
        { needs: { in: 'blind' } },
      ),
    },
    usual: { age: 'in', straddle: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only after the draw, if the age is still in: by Blue Ribbon and Donohue the next player still in on the age’s left speaks first; by U.S. Playing Card the age may speak first or last.',
    },
    readings: (says) => ({
      sierra: silent('The turn to bet goes clockwise; the book does not say where it begins.'),
      'blue-ribbon-1940': says(
        [
          { when: { round: 'before', straddle: 'no' }, then: [must(leftOfAge, speakFirst)] },
          { when: { round: 'before', straddle: 'yes' }, then: [must(leftOfStraddler, speakFirst)] },
          { when: { round: 'after' }, then: [must(leftOfAge, betOrPass)], note: 'The right of the age passes to nobody, a straddler included.' },
        ],
        [cites.blue.goingIn, cites.blue.discard],
      ),
      donohue: says(
        [
          { when: { round: 'before', straddle: 'no' }, then: [must(leftOfAge, speakFirst)] },
          { when: { round: 'before', straddle: 'yes' }, then: [must(leftOfStraddler, speakFirst)] },
          { when: { round: 'after', age: 'in' }, then: [must(leftOfAge, betOrPass), allowed(age, speakLast)] },
          { when: { round: 'after', age: 'out' }, then: [must(nextInPlay, betOrPass)], note: 'The privileges of the age go to nobody else.' },
        ],
        [cites.donohue.bettingCalling(20), cites.donohue.goingOriginalHand, cites.donohue.straddleBetting],
      ),
      'uspc-1898': says(
        [
          { when: { round: 'before', straddle: 'no' }, then: [must(leftOfAge, speakFirst)] },
          {
            when: { round: 'before', straddle: 'yes' },
            then: [notDecided],
            note: 'The straddler sits next to the age and would speak first by the rule; in the example the player after the straddler is named first and the straddler last.',
          },
          {
            when: { round: 'after', age: 'in' },
            then: [allowed(age, firstOrLast)],
            note: 'To hold back is called holding the age. A straddle gives nobody the age.',
          },
          { when: { round: 'after', age: 'out' }, then: [notDecided], note: 'Only this is said: the age can neither be handed on nor taken away.' },
        ],
        [cites.uspc.drawScoring, cites.uspc.lawsRulesBetting],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'Before the draw, the player on the age’s left speaks first or, after a straddle, the one on the last straddler’s left. After the draw, the player on the age’s left speaks first.',
      donohue:
        'Before the draw, the player on the age’s left (or the last straddler’s) speaks first. After the draw, the next player still in on the age’s left does, even if the age is out.',
      'uspc-1898':
        'Before the draw, if nobody straddled, the player on the age’s left speaks first. After the draw, the age, if still in, may speak first or last. The book covers nothing else.',
    },
  }),
  'everyone-passes': law({
    offence: 'abandoned-hand',
    title: 'Everyone passes up to the age',
    gist: 'Before the draw, nobody comes in against the age, the player on the dealer’s left.',
    aka: ['nobody antes', 'all fold to the blind', 'everybody passes'],
    moment: 'betting',
    facts: {
      agreed: fact('Was it agreed that a jack pot follows then?', 'Jack pot agreed', {
        yes: { label: 'Yes', if: 'if it was agreed that a jack pot follows' },
        no: { label: 'No', if: 'if it was not agreed that a jack pot follows' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that a jack pot follows if that was agreed on; only Donohue adds that the other players put in as much as the blind. If none was agreed on, by Blue Ribbon a jack pot follows all the same, by Donohue the age wins the pot, by U.S. Playing Card the age takes back the ante.',
    },
    leads: {
      donohue:
        'If it was agreed that a jack pot follows, the blind stays in, the others put in as much, and the age deals the jack pot. Otherwise the age wins the pot.',
    },
    readings: (says) => ({
      sierra: silent('The last player in takes the pot.'),
      'blue-ribbon-1940': always(
        [passesTo('deal', 'left-of-dealer'), must('all-players', 'play-jack-pot')],
        doubted(
          cites.blue.jackPotsScoring,
          'This is in the chapter on jack pots, an addition that the book says is always played. The book does not say what becomes of the blind.',
        ),
      ),
      donohue: says(
        [
          { when: { agreed: 'no' }, then: [wins(age, thePot)], note: 'The deal is over.' },
          {
            when: { agreed: 'yes' },
            then: [must('all-players', 'play-jack-pot'), must('other-players', addToBlind), passesTo('deal', 'left-of-dealer')],
            note: 'The blind stays in.',
          },
        ],
        [cites.donohue.bettingRaisingBetting, cites.donohue.jackPotsBidding],
      ),
      'uspc-1898': says(
        [
          { when: { agreed: 'no' }, then: [takesBack(age, theAnte)] },
          { when: { agreed: 'yes' }, then: [must('all-players', 'play-jack-pot')] },
        ],
        cites.uspc.lawsRulesBetting,
      ),
    }),
  }),
};
