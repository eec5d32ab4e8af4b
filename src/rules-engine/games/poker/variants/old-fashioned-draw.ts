import { lawExample, valueExample } from '../../../laws/examples.ts';
import { always, amendment, fact, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, handEnds, must, notDecided, passesTo } from '../../../laws/remedies.ts';
import { item, ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { age, betOrPass, callRaiseOrDrop, comeBack, leftOfAge, leftOfStraddler, nextInPlay, putUpAnte, speakFirst, speakLast } from '../words.ts';

export default variant({
  title: 'Old-fashioned draw poker',
  aliases: ['Old-fashioned poker', 'Dealer antes', 'Draw poker with the dealer’s ante'],
  books: { donohue: { heading: 'The Old-Fashioned Game', pages: '54-55', inherits: { from: 'poker', cite: cites.donohue.oldBetting } } },
  players: { min: 2, max: 6 },
  packs: ['standard-52'],
  glance: {
    Ante: 'A fixed one, by the dealer',
    Blind: 'Optional, by the age alone, before the cut',
    'Pass and come in again': 'Before the draw, while there is no bet or blind',
    'All pass before the draw': 'The eldest hand antes and deals',
  },
  laws: {
    amend: {
      'ante-missing': {
        readings: () => ({
          donohue: always(must('dealer', putUpAnte), [cites.donohue.oldBetting, cites.donohue.bettingCalling(17)], {
            note: 'A fixed ante, before the deal; it is neither a bet nor a blind. The age need not blind at all.',
          }),
        }),
      },
      'first-to-speak': amendment({
        facts: { blind: yesNo('Has the age gone a blind?', 'Blind', 'if the age has gone a blind', 'if the age has not gone a blind') },
        readings: (says) => ({
          donohue: says(
            [
              {
                when: { round: 'before', blind: 'no' },
                then: [notDecided],
                note: 'The player after the age begins because the age has put up a blind; the book does not say who begins without one.',
              },
              { when: { round: 'before', blind: 'yes', straddle: 'no' }, then: [must(leftOfAge, speakFirst)] },
              { when: { round: 'before', blind: 'yes', straddle: 'yes' }, then: [must(leftOfStraddler, speakFirst)] },
              { when: { round: 'after', age: 'in' }, then: [must(leftOfAge, betOrPass), allowed(age, speakLast)] },
              { when: { round: 'after', age: 'out' }, then: [must(nextInPlay, betOrPass)], note: 'The privileges of the age go to nobody else.' },
            ],
            [cites.donohue.oldBetting, cites.donohue.bettingCalling(20), cites.donohue.goingOriginalHand, cites.donohue.straddleBetting],
          ),
        }),
        leads: {
          donohue:
            'Before the draw, if the age put up a blind, the player on the age’s or the last straddler’s left speaks first. After the draw, the next player still in on the age’s left does.',
        },
      }),
      check: amendment({
        gist: 'A player in turn wants neither to bet nor to give up their hand.',
        facts: {
          bet: yesNo(
            'Has anyone bet in this round of betting or, before the draw, gone a blind?',
            'Bet or blind',
            'if this round has a bet or, before the draw, a blind',
            'if this round has no bet and, before the draw, no blind',
          ),
          stage: fact('When does the player check?', 'Checked', {
            before: { label: 'Before the draw', if: 'before the draw' },
            after: { label: 'After the draw', if: 'after the draw' },
          }),
        },
        usual: { bet: 'no' },
        readings: (says) => ({
          donohue: says(
            [
              { when: { bet: 'yes' }, then: [must('offender', callRaiseOrDrop)] },
              { when: { bet: 'no', stage: 'before' }, then: [allowed('offender', 'pass'), allowed('offender', comeBack)] },
              { when: { bet: 'no', stage: 'after', who: 'other' }, then: [must('offender', betOrPass)] },
              { when: { bet: 'no', stage: 'after', who: 'age' }, then: [allowed(age, speakLast)] },
            ],
            [cites.donohue.oldBetting, cites.donohue.bettingCalling(20), cites.donohue.bettingCalling(21), cites.donohue.bettingRaisingObject],
          ),
        }),
        leads: {
          donohue:
            'Before the draw, until a bet or blind, a player may pass and come back in. After the draw, all but the age must bet or drop out. Once somebody bets, all must call, raise or drop.',
        },
      }),
      'pass-by-mistake': amendment({
        facts: {
          staked: fact('Had anybody made a bet or a blind before the pass, or was it after the draw?', 'Bet, blind or draw', {
            no: { label: 'No', chip: 'Not yet', if: 'if the pass came before any bet, blind or draw' },
            yes: { label: 'Yes', chip: 'Already', if: 'if the pass came after a bet, a blind or the draw' },
          }),
        },
        readings: (says) => ({
          donohue: says(
            [
              { when: { staked: 'no' }, then: [allowed('offender', comeBack)] },
              { when: { staked: 'yes' }, then: [barred('offender', comeBack)] },
            ],
            [cites.donohue.oldBetting, cites.donohue.bettingCalling(17), cites.donohue.bettingCalling(25)],
          ),
        }),
        leads: { donohue: 'The player may come back in if the pass came before any bet, blind or draw. If it came later, they may not.' },
      }),
      'everyone-passes': {
        leads: { donohue: 'The deal is over. The player on the dealer’s left puts up an ante and deals next.' },
        readings: () => ({
          donohue: always([handEnds, must('eldest-hand', putUpAnte), passesTo('deal', 'eldest-hand')], cites.donohue.oldBetting, {
            note: 'This is when everybody, the dealer included, passes without a bet; it is not likely to happen often.',
          }),
        }),
      },
    },
  },
  points: {
    amend: {
      blind: {
        title: 'Ante of the dealer',
        gist: 'What the dealer puts up before the deal.',
        books: { donohue: ruled('a fixed ante, put up by the dealer', [cites.donohue.oldBetting, cites.donohue.bettingCalling(17)]) },
      },
      'going-in': {
        books: {
          donohue: ruled('twice the blind, or twice the last straddle, where the age has gone a blind; without one no price is named', [
            cites.donohue.oldBetting,
            cites.donohue.goingOriginalHand,
            cites.donohue.straddleBetting,
          ]),
        },
      },
    },
    add: {
      'age-blind': item({
        title: 'Blind of the age',
        gist: 'What the age may put up before the cut.',
        group: 'The pot',
        books: { donohue: ruled('optional, and open to the age alone', [cites.donohue.oldBetting, cites.donohue.bettingCalling(17)]) },
      }),
    },
  },
  scorers: {},
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples: [
    lawExample(
      'pass-by-mistake',
      cites.donohue.oldBetting,
      { staked: 'no' },
      'A player passes before the draw with no bet or blind made, and wants to come in.',
      'may come back into the hand',
    ),
    lawExample('everyone-passes', cites.donohue.oldBetting, {}, 'All pass before the draw, the dealer too.', 'Play stops'),
    lawExample('ante-missing', cites.donohue.oldBetting, {}, 'The deal begins, and no ante lies on the table.', 'The dealer must put up the ante'),
    lawExample('first-to-speak', cites.donohue.oldBetting, { round: 'before', blind: 'no' }, 'The age has put up nothing.', 'does not cover'),
    lawExample(
      'check',
      cites.donohue.oldBetting,
      { bet: 'no', stage: 'before' },
      'Before the draw a player passes; there is no bet and no blind.',
      'The player may pass and come back into the hand',
    ),
    valueExample('age-blind', cites.donohue.oldBetting, 'The age would rather see his cards first and puts up nothing.', 'optional, and open to the age alone'),
    valueExample(
      'blind',
      cites.donohue.oldBetting,
      'Every hand opens with the same stake, from the player who deals it.',
      'a fixed ante, put up by the dealer',
    ),
    valueExample(
      'going-in',
      cites.donohue.bettingCalling(17),
      'Without a blind from the age somebody asks what it costs to draw.',
      'without one no price is named',
    ),
  ],
});
