import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law, silent } from '../../../../laws/laws.ts';
import { allowed, barred, must, notDecided, passesTo } from '../../../../laws/remedies.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { BLUE, cites, DONOHUE } from '../../cites.ts';
import { variant } from '../../code.ts';
import { levelBlock, NO_DIFFERENCE } from '../../laws.ts';
import { countThatHand, drawAble, drawLastThree, drawLastTwo, drawStonesUntilAble, drawUntilAbleOrThree, drawUntilAbleOrTwo } from '../../words.ts';
import { blockedGame, goingOut } from '../shared/hand-items.ts';
import { hand, game as sheet } from './scorers.ts';

const game = item({
  title: 'Game',
  gist: 'The score that wins.',
  group: 'Game',
  books: { [BLUE]: unscored(), [DONOHUE]: bookValue(100, cites.donohue.matadorScoring, { says: 'Or more, as agreed before play.' }) },
});

export default variant({
  title: 'Matador',
  aliases: ['Matadore', 'Russian dominoes'],
  books: { [BLUE]: { heading: 'Matadore Game', pages: '215-216' }, [DONOHUE]: { heading: 'Matador', pages: '388-389' } },
  players: { min: 2, max: 4, usual: 2 },
  packs: ['none-0'],
  glance: {
    Hand: 'seven each (1940); three each (Donohue)',
    Playing: 'adjoining ends make seven',
    Matadors: 'double blank, 6-1, 5-2, 4-3: they fit anywhere, and only they fit a blank',
    Game: '{points.game} or more, as agreed (Donohue)',
  },
  laws: {
    add: {
      'cannot-play': law({
        question: 'runs-out',
        title: 'Player who cannot make seven',
        gist: 'A player has neither a domino that makes seven nor a matador.',
        aka: ['must I draw', 'boneyard', 'last bones'],
        moment: 'play',
        facts: {
          players: fact('How many play?', 'Players', {
            two: { label: 'Two', if: 'if two play' },
            more: { label: 'Three or four', if: 'if three or four play' },
          }),
          left: fact('What is left in the stock?', 'Stock left', {
            more: { label: 'More than three dominoes', chip: 'More than three', if: 'while more than three dominoes are left in the stock' },
            three: { label: 'Three', if: 'when three dominoes are left in the stock' },
            two: { label: 'One or two', if: 'when one or two dominoes are left in the stock' },
            none: { label: 'Nothing', if: 'once the stock is used up' },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'If two play, the player draws until able to play, but may not take the last two dominoes. If they still cannot play, the turn passes. The book does not cover more players.',
          donohue: 'If two play, the player draws, but may not take the last three dominoes. If more play, all may be drawn. Then the turn passes.',
        },
        verdict: {
          kind: 'disagree',
          say: 'The books disagree on how many dominoes must be left if two play: by Blue Ribbon two, by Donohue three. By both, a player draws until able to play. Only Donohue rules for three or four players: all dominoes may be drawn.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { players: 'two', left: ['more', 'three'] }, then: [must('player', drawUntilAbleOrTwo)] },
              { when: { players: 'two', left: ['two', 'none'] }, then: [barred('player', drawLastTwo), passesTo('turn', 'next-player')] },
              { when: { players: 'more' }, then: [notDecided], note: 'The game is given for two.' },
            ],
            cites.blue.matadoreCannotPlay,
          ),
          [DONOHUE]: says(
            [
              { when: { players: 'two', left: 'more' }, then: [must('player', drawUntilAbleOrThree)] },
              { when: { players: 'two', left: ['three', 'two', 'none'] }, then: [barred('player', drawLastThree), passesTo('turn', 'next-player')] },
              { when: { players: 'more', left: ['more', 'three', 'two'] }, then: [must('player', drawStonesUntilAble)] },
              { when: { players: 'more', left: 'none' }, then: [passesTo('turn', 'next-player')] },
            ],
            cites.donohue.matadorCannotPlay,
          ),
        }),
      }),
      'matador-held-back': law({
        question: 'obliged',
        title: 'Drawing with a matador in hand',
        gist: 'A player cannot make seven, has a matador, and draws instead of playing it.',
        aka: ['must I play the matador', 'keep a matador back', 'save the matador'],
        moment: 'play',
        facts: {},
        readings: () => ({
          [BLUE]: always(allowed('player', drawAble), cites.blue.matadorePlay, {
            note: 'A player without a seven has the choice of a matador or the stock.',
          }),
          [DONOHUE]: always(notDecided, cites.donohue.matadorCannotPlay, {
            note: 'A player without the half that makes seven draws; whether a matador in hand forbids it is left open.',
          }),
        }),
        see: ['dominoes/matador.law.able-but-passed'],
      }),
      'level-block': levelBlock({
        [BLUE]: NO_DIFFERENCE,
        [DONOHUE]: always(notDecided, cites.donohue.matadorScoring, { note: 'The fewest pips win; the book does not mention level hands.' }),
      }),
      'able-but-passed': law({
        offence: 'held-back',
        title: 'Passing when able to play',
        gist: 'The drawing is over, and a player who could play passes.',
        aka: ['held back a matador', 'would not play', 'passed but could play'],
        moment: 'play',
        facts: {},
        readings: () => ({ [BLUE]: silent(), [DONOHUE]: always(barred('offender', countThatHand), cites.donohue.matadorScoring) }),
      }),
    },
  },
  points: {
    add: {
      domino: goingOut({
        [BLUE]: ruled('The difference of the two hands.', cites.blue.matadoreScoring, { way: 'difference' }),
        [DONOHUE]: ruled('The pips of the other hands; both halves of a doublet count.', cites.donohue.matadorScoring, { way: 'others' }),
      }),
      blocked: blockedGame({
        [BLUE]: ruled('The difference of the two hands.', cites.blue.matadoreScoring, { way: 'difference' }),
        [DONOHUE]: ruled('The pips of the other hands; the own hand does not count.', cites.donohue.matadorScoring, { way: 'others-level-open' }),
      }),
      game,
    },
  },
  scorers: { hand, game: sheet },
  diagrams: {
    matadors: {
      title: 'The four matadors',
      alt: 'Four dominoes: double blank, six-one, five-two and four-three.',
      width: 17,
      height: 6,
      shapes: (
        [
          [0, 0],
          [6, 1],
          [5, 2],
          [4, 3],
        ] as const
      ).map((pips, n) => ({ kind: 'stone' as const, x: 1 + n * 4, y: 1, pips })),
    },
  },
  examples: [
    lawExample('cannot-play', cites.blue.matadoreCannotPlay, { players: 'two', left: 'two' }, 'Two dominoes are left in the stock.', 'may not draw'),
    lawExample('cannot-play', cites.donohue.matadorCannotPlay, { players: 'two', left: 'three' }, 'Two play, and three dominoes are left.', 'last three'),
    lawExample(
      'matador-held-back',
      cites.blue.matadorePlay,
      {},
      'A five is open; a player without a two keeps the double blank back and goes to the stock.',
      'may draw',
    ),
    lawExample(
      'matador-held-back',
      cites.donohue.matadorCannotPlay,
      {},
      'A four is open; a player without a three keeps the double blank and draws.',
      'does not cover',
    ),
    lawExample('level-block', cites.donohue.matadorScoring, {}, 'The game is blocked with 6 pips on either side.', 'does not cover'),
    lawExample(
      'able-but-passed',
      cites.donohue.matadorScoring,
      {},
      'The stock is drawn, and a player keeps back a matador that fits.',
      'may not count anything',
    ),
    scoreExample('hand', cites.blue.matadoreScoring, { end: 'domino', others: '9' }, 'A player goes out against 9 pips.', 9),
    scoreExample('hand', cites.donohue.matadorScoring, { end: 'domino', others: '12' }, 'A player goes out; the double six is left with the other.', 12),
    scoreExample('hand', cites.blue.matadoreCannotPlay, { end: 'blocked', own: '4', others: '11' }, 'Blocked with 4 pips against 11.', 7),
    scoreExample(
      'hand',
      cites.donohue.matadorScoring,
      { end: 'blocked', ownLeft: '1-0', left: '5-5 6-2' },
      'Blocked: one holds the 1-0, the other the double five and the 6-2.',
      18,
    ),
    sheetExample(
      'game',
      cites.donohue.matadorScoring,
      { players: 'three', names: 'Anna.Ben.Carl', agreed: '120' },
      [
        { end: 'domino', out: 'second', pips: '18.0.12' },
        { end: 'blocked', pips: '3.9.11' },
      ],
      'Three play to 120, as agreed: a hand is won against 30 pips, and one is blocked.',
      { Anna: 20, Ben: 30, Carl: 0 },
      'Anna 20, Ben 30, Carl 0',
    ),
    valueExample('game', cites.donohue.matadorScoring, 'Nobody asked for more before the first piece was led.', 100),
  ],
});
