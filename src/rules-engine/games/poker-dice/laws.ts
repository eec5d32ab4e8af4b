import { always, fact, law, silent } from '../../laws/laws.ts';
import { allowed, barred, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { acesHolder, countStraight, firstNamed, letDiceStand, sixesHolder, takeUpDie, theRound } from './words.ts';

export const laws = {
  'how-many-throws': law({
    question: 'allowed',
    title: 'How many throws',
    gist: 'A player is not content with what lies and would throw again.',
    aka: ['three throws', 'second throw', 'one more roll', 'how many rolls', 'throw a third time'],
    moment: 'throw',
    facts: {
      thrown: fact('How often has the player thrown?', 'Has thrown', {
        once: { label: 'Once', if: 'if the player has thrown once' },
        twice: { label: 'Twice', if: 'if the player has thrown twice' },
        thrice: { label: 'Three times', if: 'if the player has thrown three times' },
      }),
    },
    usual: { thrown: 'twice' },
    leads: {
      'blue-ribbon-1940': 'Three throws are allowed in all, each with as many dice as the player likes.',
      donohue: 'A second throw is allowed, with any of the dice, but no third.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on a third throw: Blue Ribbon allows it, Donohue does not. Both allow a second throw, and neither a fourth.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { thrown: ['once', 'twice'] }, then: [allowed('player', 'throw-again')], note: 'With as many of the dice as the player likes.' },
          { when: { thrown: 'thrice' }, then: [barred('player', 'throw-again')] },
        ],
        [cites.blue.throwing, cites.blue.limit],
      ),
      donohue: says(
        [
          { when: { thrown: 'once' }, then: [allowed('player', 'throw-again')], note: 'With any of the dice that do not satisfy the player.' },
          { when: { thrown: ['twice', 'thrice'] }, then: [barred('player', 'throw-again')] },
        ],
        cites.donohue.throwing,
      ),
    }),
  }),
  'standing-early': law({
    question: 'obliged',
    title: 'Content with the first throw',
    gist: 'A player has throws left and does not want them.',
    aka: ['have to throw again', 'stand pat', 'keep the first throw', 'must I use all throws'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(allowed('player', letDiceStand), [cites.blue.throwing, cites.blue.limit]),
      donohue: always(allowed('player', letDiceStand), cites.donohue.throwing),
    }),
  }),
  'die-taken-up-again': law({
    question: 'allowed',
    title: 'A die taken up again',
    gist: 'After the second throw a player would throw a die that they had set aside.',
    aka: ['changed his mind about a die', 'kept die thrown again', 'put a die back'],
    moment: 'throw',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The player may throw again a die that was set aside.' },
    readings: () => ({
      'blue-ribbon-1940': always(allowed('player', takeUpDie), [cites.blue.throwing, cites.blue.limit]),
      donohue: silent('There is but one more throw after the first, so that a die set aside cannot come up again.'),
    }),
  }),
  straight: law({
    question: 'what-counts',
    title: 'A straight',
    gist: 'The five dice run in order.',
    aka: ['2 3 4 5 6', 'run', 'sequence', 'does a straight count', 'small straight'],
    moment: 'count',
    facts: {},
    leads: { 'blue-ribbon-1940': 'A straight counts for nothing.' },
    readings: () => ({
      'blue-ribbon-1940': always(barred('player', countStraight), cites.blue.object),
      donohue: silent('It lists the throws that count, and a straight is not among them.'),
    }),
  }),
  'ace-or-six': law({
    question: 'who-wins',
    title: 'Aces against sixes',
    gist: 'Two players have the same kind of hand, one in aces and one in sixes.',
    aka: ['are aces high', 'ace high or low', 'five aces or five sixes', 'is six the highest'],
    moment: 'showdown',
    facts: {
      custom: fact('By which custom is it played?', 'Custom', {
        east: { label: 'The eastern', chip: 'Eastern', if: 'if the eastern custom is followed' },
        west: { label: 'The western', chip: 'Western', if: 'if the western custom is followed' },
      }),
    },
    verdict: {
      kind: 'distinguishes',
      say: 'The books agree: the player with the sixes wins the round. Only Blue Ribbon has a second custom, the eastern, by which the aces win.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { custom: 'east' }, then: [wins(acesHolder, theRound)], note: 'Aces are highest there, and sixes come next.' },
          { when: { custom: 'west' }, then: [wins(sixesHolder, theRound)] },
        ],
        cites.blue.object,
      ),
      donohue: says([{ then: [wins(sixesHolder, theRound)], note: 'Six is highest and ace lowest; the book knows one custom.' }], cites.donohue.dice),
    }),
    leads: {
      'blue-ribbon-1940': 'By the western custom, the player with the sixes wins the round. By the eastern custom, the player with the aces does.',
    },
    see: ['poker-dice.points.order-of-dice'],
  }),
  'which-hand': law({
    question: 'who-wins',
    title: 'Which hand is better',
    gist: 'Two players have hands of different kinds.',
    aka: ['does a full house beat four of a kind', 'three of a kind or two pairs', 'full hand', 'order of hands', 'what beats what'],
    moment: 'showdown',
    facts: {
      hands: fact('Which hands meet?', 'Hands', {
        'four-full': { label: 'Four of a kind and a full hand', chip: 'Four, full', if: 'if four of a kind meets a full hand' },
        'full-three': { label: 'A full hand and three of a kind', chip: 'Full, three', if: 'if a full hand meets three of a kind' },
        'three-two-pairs': { label: 'Three of a kind and two pairs', chip: 'Three, two pairs', if: 'if three of a kind meets two pairs' },
        'two-pairs-pair': { label: 'Two pairs and one pair', chip: 'Two pairs, one', if: 'if two pairs meet one pair' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree that four of a kind beats a full hand. Only Donohue ranks the other hands, as in the card game.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { hands: 'four-full' }, then: [wins(firstNamed, theRound)] },
          { when: { hands: ['full-three', 'three-two-pairs', 'two-pairs-pair'] }, then: [notDecided], note: 'The order of all the hands is not set out.' },
        ],
        cites.blue.best,
      ),
      donohue: says([{ then: [wins(firstNamed, theRound)], note: 'They rank as in the card game.' }], cites.donohue.order),
    }),
    leads: {
      'blue-ribbon-1940': 'Four of a kind beats a full hand. The book covers nothing else.',
      donohue: 'From best to worst: four of a kind, full hand, three of a kind, two pairs, one pair.',
    },
    see: ['poker-dice.points.order-of-hands'],
  }),
  'equal-hands': law({
    question: 'tie',
    title: 'Equal hands',
    gist: 'Two players have thrown the same.',
    aka: ['tie', 'same hand', 'both have three sixes'],
    moment: 'showdown',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent(),
      donohue: always(notDecided, cites.donohue.order, { note: 'At the simple throwing of dice ties are thrown again, in the same chapter.' }),
    }),
    see: ['dice.law.equal-totals'],
  }),
};
