import { variant } from '../../../core/games.ts';
import { always, fact, law, says, silent } from '../../../core/laws.ts';
import { item, ruled, unscored, worth } from '../../../core/points.ts';
import { barred, must, notDecided, passesTo } from '../../../core/remedies.ts';
import { BLUE, blue, DONOHUE, donohue } from '../cites.ts';
import { handScorer } from '../scorers/hand.ts';

const B = blue('215-216', 'Matadore Game');
const D = donohue('388-389', 'Matador');
const D_PASS = donohue('389', 'Matador');

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
    Game: '100 or more, as agreed (Donohue)',
  },
  laws: {
    add: {
      'cannot-play': law({
        offence: 'rule-of-the-game',
        title: 'Player who cannot make seven',
        gist: 'A player has neither a domino that makes seven nor a matador.',
        aka: ['must I draw', 'boneyard', 'last bones'],
        moment: 'play',
        facts: {
          players: fact('How many play?', { two: 'Two', more: 'Three or four' }),
          left: fact('What is left in the stock?', { more: 'More than three dominoes', three: 'Three', two: 'One or two', none: 'Nothing' }),
        },
        readings: {
          [BLUE]: says(
            [
              { when: { players: 'two', left: ['more', 'three'] }, then: [must('player', 'draw-until-able-or-two')] },
              { when: { players: 'two', left: ['two', 'none'] }, then: [barred('player', 'draw-last-two'), passesTo('turn', 'next-player')] },
              { when: { players: 'more' }, then: [notDecided], note: 'The game is given for two.' },
            ],
            B,
          ),
          [DONOHUE]: says(
            [
              { when: { players: 'two', left: 'more' }, then: [must('player', 'draw-until-able-or-three')] },
              { when: { players: 'two', left: ['three', 'two', 'none'] }, then: [barred('player', 'draw-last-three'), passesTo('turn', 'next-player')] },
              { when: { players: 'more', left: ['more', 'three', 'two'] }, then: [must('player', 'draw-stones-until-able')] },
              { when: { players: 'more', left: 'none' }, then: [passesTo('turn', 'next-player')] },
            ],
            D,
          ),
        },
      }),
      'able-but-passed': law({
        offence: 'rule-of-the-game',
        title: 'Passing when able to play',
        gist: 'The drawing is over, and a player who could play passes.',
        aka: ['held back a matador', 'would not play', 'passed but could play'],
        moment: 'play',
        facts: {},
        readings: { [BLUE]: silent(), [DONOHUE]: always(barred('offender', 'count-that-hand'), D_PASS) },
      }),
    },
  },
  points: {
    add: {
      domino: item({
        title: 'Domino',
        gist: 'A player goes out.',
        group: 'The hand',
        books: {
          [BLUE]: ruled('The difference of the two hands.', blue('216', 'Matadore Game')),
          [DONOHUE]: ruled('The pips of the other hands; both halves of a doublet count.', D_PASS),
        },
      }),
      blocked: item({
        title: 'Blocked game',
        gist: 'Nobody can play, and the lightest hand scores.',
        group: 'The hand',
        books: {
          [BLUE]: ruled('The difference of the two hands.', blue('216', 'Matadore Game')),
          [DONOHUE]: ruled('The pips of the other hands; the own hand does not count.', D_PASS),
        },
      }),
      game: item({
        title: 'Game',
        gist: 'The score that wins.',
        group: 'Game',
        books: { [BLUE]: unscored(), [DONOHUE]: worth(100, D_PASS, { says: 'Or more, as agreed before play.' }) },
      }),
    },
  },
  scorers: {
    hand: handScorer(
      { [BLUE]: { domino: 'difference', blocked: 'difference' }, [DONOHUE]: { domino: 'others', blocked: 'others' } },
      { domino: 'domino', blocked: 'blocked' },
    ),
  },
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
    {
      kind: 'law',
      law: 'cannot-play',
      book: BLUE,
      story: 'Two dominoes are left in the stock.',
      answers: { players: 'two', left: 'two' },
      ruling: 'may not draw',
      cite: B,
    },
    {
      kind: 'law',
      law: 'cannot-play',
      book: DONOHUE,
      story: 'Two play, and three dominoes are left.',
      answers: { players: 'two', left: 'three' },
      ruling: 'last three',
      cite: D,
    },
    {
      kind: 'law',
      law: 'able-but-passed',
      book: DONOHUE,
      story: 'The stock is drawn, and a player keeps back a matador that fits.',
      answers: {},
      ruling: 'may not count anything',
      cite: D_PASS,
    },
    {
      kind: 'score',
      scorer: 'hand',
      book: DONOHUE,
      story: 'A player goes out; the double six is left with the other.',
      input: { end: 'domino', others: '12' },
      totals: { '': 12 },
      cite: D_PASS,
    },
    {
      kind: 'score',
      scorer: 'hand',
      book: BLUE,
      story: 'Blocked with 4 pips against 11.',
      input: { end: 'blocked', own: '4', others: '11' },
      totals: { '': 7 },
      cite: B,
    },
  ],
});
