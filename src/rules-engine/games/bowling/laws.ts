import { always, fact, law, silent, yesNo } from '../../laws/laws.ts';
import { barred, isVoid, losesGame, must, noPenaltyPrinted, notDecided, stands, undecided } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { askUmpire, clearDeadWood, countBall, crossLine, holdAlley, loftBall, oneBallEach, replacePin, respotPins, rollAgain, theBall } from './words.ts';

export const laws = {
  'foul-line': law({
    offence: 'irregular-ball',
    title: 'Over the foul line',
    gist: 'A foot rests on or over the foul line, or the player touches the alley beyond it, before the ball reaches the pins.',
    aka: ['stepped over the line', 'foot foul', 'foul ball'],
    moment: 'delivery',
    facts: {},
    leads: { 'blue-ribbon-1940': 'Nothing is scored, and the pins that fell are set up again. The ball counts as one of those allowed.' },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: the player may not step over the line. Only Blue Ribbon says what follows: nothing is scored, the pins that fell are set up again, and the ball counts as one of those allowed.',
    },
    readings: () => ({
      'blue-ribbon-1940': always([isVoid('count'), must('player', respotPins), must('player', countBall)], cites.blue.alleyPack, {
        note: 'The umpire declares the foul as soon as it happens.',
      }),
      donohue: always([barred('player', crossLine), noPenaltyPrinted], cites.donohue.rules, { note: 'The line is the limit.' }),
    }),
  }),
  rebound: law({
    offence: 'pins-disturbed',
    title: 'Rebound and gutter ball',
    gist: 'Pins fall to a ball that has left the alley, to a ball that comes back from the cushion, or to another pin.',
    aka: ['gutter ball', 'bounced back', 'pin rebound', 'ball came back'],
    moment: 'delivery',
    facts: {
      how: fact('What knocked the pins down?', 'Felled by', {
        'left-alley': {
          label: 'A ball that had left the alley before the pins',
          chip: 'A ball off alley',
          if: 'if the ball had left the alley before the pins',
        },
        'ball-back': { label: 'A ball rebounding from the rear cushion', chip: 'A rebounding ball', if: 'if a ball rebounding from the cushion felled them' },
        'pin-back': { label: 'Another pin rebounding in the play', chip: 'A rebounding pin', if: 'if another pin rebounding felled them' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree: pins felled by another pin count. Pins felled by a ball that came back from the cushion count by Donohue, but not by Blue Ribbon. Pins felled by a ball that had left the alley do not count by Blue Ribbon; Donohue does not cover them.',
    },
    leads: {
      'blue-ribbon-1940':
        'Pins felled by a ball that left the alley or came back from the cushion do not count and are set up again. Pins felled by a rebounding pin count.',
      donohue: 'Pins felled by another pin, or by a ball that came back from the cushion, count. The book does not cover a ball that had left the alley.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ when: { how: 'pin-back' }, then: [stands('count')] }, { then: [isVoid('count'), must('player', respotPins)] }],
        cites.blue.alleyPack,
      ),
      donohue: says(
        [
          { when: { how: ['ball-back', 'pin-back'] }, then: [stands('count')], note: 'Every pin down is fair, by a ball going or coming back.' },
          { when: { how: 'left-alley' }, then: [notDecided] },
        ],
        cites.donohue.rules,
      ),
    }),
  }),
  'other-cause': law({
    offence: 'pins-disturbed',
    title: 'Pins down by another cause',
    gist: 'Pins fall or move, and no fairly rolled ball did it.',
    aka: ['pin fell by itself', 'pin fell over'],
    moment: 'any-time',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': always(must('player', respotPins), cites.blue.alleyPack), donohue: silent() }),
  }),
  'dead-wood': law({
    offence: 'pins-disturbed',
    title: 'Dead wood',
    gist: 'Pins already felled lie on the alley or in the gutters, or a standing pin falls while they are cleared.',
    aka: ['fallen pins left', 'pin knocked while clearing'],
    moment: 'any-time',
    facts: {
      what: fact('What happened?', 'What happened', {
        clearing: { label: 'A standing pin fell while it was cleared', chip: 'Fell in clearing', if: 'if a standing pin fell while it was cleared' },
        left: { label: 'It was still lying when the next ball was rolled', chip: 'Left lying', if: 'if it still lay there when the next ball was rolled' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'A standing pin that falls while dead wood is cleared is set up again. Dead wood left lying must be cleared before the next ball.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'clearing' }, then: [must('player', respotPins)] },
          { when: { what: 'left' }, then: [must('player', clearDeadWood), undecided('felled-pins')] },
        ],
        cites.blue.alleyDeadWood,
      ),
      donohue: silent(),
    }),
  }),
  'dead-ball': law({
    offence: 'irregular-ball',
    title: 'Dead ball',
    gist: 'A ball is rolled on the wrong alley or out of turn, the player is hindered, the pins are disturbed first, or something lies in the way.',
    aka: ['wrong lane', 'out of turn', 'interference', 'obstacle on the alley'],
    moment: 'delivery',
    facts: {
      declared: yesNo(
        'Does the umpire declare the ball dead?',
        'Declared dead',
        'if the umpire declares the ball dead',
        'if the umpire does not declare the ball dead',
      ),
    },
    leads: {
      'blue-ribbon-1940': 'If the umpire declares the ball dead, it does not count, and is rolled again once the cause is removed. Otherwise the ball counts.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { declared: 'yes' }, then: [isVoid(theBall), must('player', rollAgain)] },
          { when: { declared: 'no' }, then: [must('player', countBall)] },
        ],
        cites.blue.alleyDeadBall,
      ),
      donohue: silent(),
    }),
  }),
  'broken-pin': law({
    offence: 'pins-disturbed',
    title: 'Broken pin',
    gist: 'A pin breaks or is badly damaged during the game.',
    moment: 'any-time',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([must('player', replacePin), must('all-players', askUmpire)], cites.blue.alleyDeadWood),
      donohue: silent(),
    }),
  }),
  lofting: law({
    offence: 'irregular-ball',
    title: 'Ball pitched or lofted',
    gist: 'A player throws the ball through the air instead of rolling it.',
    aka: ['lofting', 'threw the ball', 'bounced the ball'],
    moment: 'delivery',
    facts: {
      notice: yesNo('Had the player been given notice?', 'Notice given', 'if the player had been given notice', 'if the player had not been given notice'),
    },
    leads: { donohue: 'The player may not throw or loft the ball. A player who had already been warned loses the game.' },
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [
          { when: { notice: 'yes' }, then: [losesGame('player')], note: 'The game is forfeited from that point.' },
          { when: { notice: 'no' }, then: [barred('player', loftBall)] },
        ],
        cites.donohue.rules,
      ),
    }),
  }),
  tie: law({
    question: 'tie',
    title: 'Tie',
    gist: 'Players end with the same score.',
    moment: 'game-over',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': silent(), donohue: always(must('tied-players', oneBallEach), cites.donohue.rules) }),
  }),
  dispute: law({
    question: 'who-decides',
    title: 'Dispute between players',
    gist: 'The players cannot agree on a ball or a count.',
    moment: 'any-time',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('The umpire declares foul and dead balls and judges damaged pins.'),
      donohue: always(must('all-players', askUmpire), cites.donohue.rules, { note: 'The marker is called as umpire.' }),
    }),
  }),
  'alley-held': law({
    question: 'allowed',
    title: 'Alley kept while others wait',
    gist: 'Two players hold an alley while others are waiting for one.',
    moment: 'any-time',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': silent(), donohue: always(barred('anyone', holdAlley), cites.donohue.rules) }),
    leads: { donohue: 'Two players may not keep an alley to themselves while others wait.' },
  }),
};
