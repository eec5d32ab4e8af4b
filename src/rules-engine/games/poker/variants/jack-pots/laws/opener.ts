import { always, fact, law, silent } from '../../../../../laws/laws.ts';
import { barred, must, notDecided, passesTo, pays, permitted } from '../../../../../laws/remedies.ts';
import { cites } from '../../../cites.ts';
import { discardInPool, discardInPot, leftOfOpener, opener, proveOpeners, showFiveCards, showOpeners, twiceOpeningBet } from '../../../words.ts';

export const openerLaws = {
  'splitting-openers': law({
    offence: 'irregular-discard',
    title: 'Splitting openers',
    gist: 'The opener throws away part of the openers, the pair or better opened on, to draw to a flush or a straight.',
    aka: ['split the jacks', 'broke the pair', 'threw away an opener', 'discarded openers', 'cannot prove openers'],
    moment: 'draw',
    facts: {
      discard: fact('Where is the opener’s discard?', 'Discard lies', {
        apart: {
          label: 'Apart from all other cards, or under the chips in the pool',
          chip: 'Apart',
          if: 'if the discard lies apart, or under the chips in the pool',
        },
        mixed: {
          label: 'Mixed with other cards, and somebody calls attention to it',
          chip: 'Mixed with others',
          if: 'if the discard is mixed with others and it is pointed out',
        },
      }),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { discard: 'apart' }, then: [permitted] },
          {
            when: { discard: 'mixed' },
            then: [must(opener, proveOpeners)],
            note: 'The book does not say how the opener is to prove it, or what follows if they cannot.',
          },
        ],
        cites.uspc.lawsRulesJackBetting,
      ),
      donohue: says(
        [
          { when: { discard: 'apart' }, then: [permitted] },
          { when: { discard: 'mixed' }, then: [pays(opener, twiceOpeningBet, 'pot')], note: 'The opener is treated as a player who opened without openers.' },
        ],
        cites.donohue.jackPotsBetting,
        'The discard has to lie by itself so that the opener can satisfy the table after the result. Straights count here only where they are played.',
      ),
      'blue-ribbon-1940': says(
        [
          { when: { discard: 'apart' }, then: [permitted], note: 'The opener need not announce the split.' },
          {
            when: { discard: 'mixed' },
            then: [notDecided],
            note: 'Every opener has to put the discard under the chips; the book names no penalty for one who does not.',
          },
        ],
        cites.blue.jackPotsSplittingOpeners,
      ),
    }),
    verdict: {
      kind: 'disagree',
      say: 'The books agree that splitting is allowed if the discard lies apart. If it was mixed with others, they disagree: by Donohue the opener pays the pot twice the opening bet; by U.S. Playing Card the opener must prove that the openers were there before the draw; Blue Ribbon does not cover this.',
    },
    leads: {
      'blue-ribbon-1940': 'It is allowed if the discard lies apart, or under the chips in the pool. The book does not cover a discard mixed with other cards.',
      donohue: 'It is allowed if the discard lies apart. If it was mixed with others and somebody says so, the opener pays the pot twice the opening bet.',
      'uspc-1898':
        'It is allowed if the discard lies apart. If it was mixed with others and somebody says so, the opener must prove that the openers were there before the draw.',
    },
    see: ['poker/jack-pots.law.false-opening', 'poker/jack-pots.law.discard-in-pool'],
  }),
  'discard-in-pool': law({
    offence: 'irregular-discard',
    title: 'Discard in the pool',
    gist: 'A discard lies under the chips in the pool, or the opener’s does not.',
    aka: ['discard under the chips', 'opener did not keep his discard'],
    moment: 'draw',
    facts: {
      whose: fact('Whose discard is it?', 'Discard', {
        opener: { label: 'The opener’s, and it is not in the pool', chip: 'Opener’s, outside', if: 'if the opener’s discard is not in the pool' },
        other: { label: 'Another player’s, and it is in the pool', chip: 'Another’s, inside', if: 'if the discard of a player not the opener is in the pool' },
      }),
    },
    readings: (says) => ({
      'uspc-1898': silent('An opener who splits has to be able to prove the openers; where the discard lies is left to that player.'),
      donohue: silent('Only an opener who splits the pair has to keep the discard apart.'),
      'blue-ribbon-1940': says(
        [
          { when: { whose: 'opener' }, then: [must(opener, discardInPot)], note: 'The opener does so whether they split or not.' },
          { when: { whose: 'other' }, then: [barred('offender', discardInPool)] },
        ],
        cites.blue.jackPotsBidding,
      ),
    }),
    leads: { 'blue-ribbon-1940': 'The opener must lay their discard under the chips in the pool. Other players may not lay theirs there.' },
  }),
  'opener-will-not-bet': law({
    question: 'obliged',
    title: 'The opener will not bet after the draw',
    gist: 'The opener has the first bet after the draw and declines it.',
    aka: ['opener checks', 'who bets first in a jack pot'],
    moment: 'betting',
    facts: {},
    readings: () => ({
      'uspc-1898': silent('The opener makes the first bet; the book says no more.'),
      donohue: silent('The opener makes the first bet; the book says no more.'),
      'blue-ribbon-1940': always(passesTo('bet', leftOfOpener), cites.blue.jackPotsBetting),
    }),
    see: ['poker/jack-pots.points.first-bet'],
  }),
  'showing-openers': law({
    offence: 'hand-not-shown',
    title: 'Showing openers',
    gist: 'The hand of the opener ends without a call, and the table wants to see the openers, the cards opened on.',
    aka: ['will not show openers', 'prove openers', 'has he to show his jacks', 'opener folded', 'opener raised out', 'opener not called'],
    moment: 'showdown',
    facts: {
      ending: fact('How did it end for the opener?', 'The opener', {
        'raised-out': { label: 'Raised out before the draw', chip: 'Raised out', if: 'if the opener was raised out before the draw' },
        'dropped-after-draw': {
          label: 'After the draw the opener would not bet or would not meet a raise',
          chip: 'Gave up later',
          if: 'if the opener would not bet or meet a raise after the draw',
        },
        'not-called': { label: 'Nobody called the opener, who takes the pot', chip: 'Not called', if: 'if nobody called the opener, who takes the pot' },
      }),
    },
    usual: { ending: 'not-called' },
    verdict: {
      kind: 'adds',
      say: 'The books decide different cases. If nobody calls, by Donohue the opener must show the openers, and by U.S. Playing Card also that the hand has five cards. By Blue Ribbon an opener raised out before the draw must show the whole hand; one who gives up after the draw must show the openers.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { ending: 'not-called' },
            then: [must(opener, showFiveCards), must(opener, showOpeners)],
            note: 'The other cards may stay face down.',
          },
          { when: { ending: ['raised-out', 'dropped-after-draw'] }, then: [notDecided] },
        ],
        cites.uspc.lawsRulesJackUncalledBet,
      ),
      donohue: says(
        [
          { when: { ending: 'not-called' }, then: [must(opener, showOpeners)], note: 'The opener cannot be made to show more.' },
          { when: { ending: ['raised-out', 'dropped-after-draw'] }, then: [notDecided] },
        ],
        cites.donohue.jackPotsBetting,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { ending: 'raised-out' }, then: [must(opener, 'show-hand')] },
          { when: { ending: 'dropped-after-draw' }, then: [must(opener, showOpeners)], note: 'What the opener got in the draw is nobody else’s business.' },
          {
            when: { ending: 'not-called' },
            then: [notDecided],
            note: 'By the general rule of this book (page 287) a bettor whom nobody calls takes the pool without showing.',
          },
        ],
        cites.blue.jackPotsBetting,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'An opener raised out before the draw must show the whole hand. One who gives up after the draw must show the openers. The book does not cover an opener whom nobody called.',
      donohue: 'If nobody called, the opener takes the pot and must show the openers. The book covers nothing else.',
      'uspc-1898':
        'If nobody called, the opener takes the pot and must show the openers and that the hand has exactly five cards. The book covers nothing else.',
    },
    see: ['poker/jack-pots.law.false-opening', 'poker/jack-pots.law.splitting-openers'],
  }),
};
