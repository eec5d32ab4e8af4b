import { variant } from '../../../core/games.ts';
import { always, fact, law, says, silent } from '../../../core/laws.ts';
import { pointsOf } from '../../../core/points.ts';
import { barred, must, notDecided, passesTo, scores, wins } from '../../../core/remedies.ts';
import { BLUE, blue, DONOHUE, donohue } from '../cites.ts';
import { ableToPlay, cannotPlay } from '../laws.ts';
import { bergenScorer, headerScorer } from '../scorers/bergen.ts';
import { blockedScorer } from '../scorers/bergen-block.ts';
import { bergenSheet } from '../scorers/bergen-sheet.ts';
import { bergenPoints as points } from './bergen-points.ts';

const B = blue('213', 'Bergen Game');
const D = donohue('383-384', 'Bergen Game');
const D_ABLE = donohue('382', 'Draw Game');

export default variant({
  title: 'Bergen',
  aliases: ['Bergen game'],
  books: { [BLUE]: { heading: 'Bergen Game', pages: '213' }, [DONOHUE]: { heading: 'Bergen Game', pages: '383-384' } },
  players: { min: 2, max: 4, usual: 2 },
  packs: ['none-0'],
  glance: {
    Hand: 'six each',
    Scores: 'when both ends are alike, and more with a doublet at one end',
    Lead: 'the highest double (1940); the lowest double (Donohue)',
    Game: '15; 10 for three or four players (Donohue)',
  },
  laws: {
    add: {
      'cannot-play': cannotPlay({
        [BLUE]: says(
          [
            { when: { left: 'more' }, then: [must('player', 'draw-until-able-or-two')] },
            { when: { left: ['two', 'none'] }, then: [barred('player', 'draw-last-two'), passesTo('turn', 'next-player')] },
          ],
          blue('213', 'Bergen Game', { doubt: 'How many are drawn is not said; drawing until able is read from the draw game.' }),
        ),
        [DONOHUE]: says(
          [
            { when: { left: ['more', 'two'] }, then: [must('player', 'draw-one-then-pass')] },
            { when: { left: 'none' }, then: [passesTo('turn', 'next-player')] },
          ],
          D,
        ),
      }),
      'able-to-play': ableToPlay({ [BLUE]: silent(), [DONOHUE]: always(must('player', 'play-able'), D_ABLE) }),
      'doublet-in-block': law({
        offence: 'tie-or-claim',
        title: 'Blocked game with doublets in hand',
        gist: 'Nobody can play, and doublets are left in one hand or more.',
        aka: ['who wins a blocked bergen', 'double left in hand'],
        moment: 'count',
        facts: {
          doublets: fact('Who holds doublets?', {
            nobody: 'Nobody',
            some: 'Some, but one player has none',
            'one-each': 'Each player, one doublet',
            'more-each': 'Each player, the same number, two or more',
            uneven: 'Each player, but not the same number',
          }),
        },
        readings: {
          [BLUE]: says(
            [
              { when: { doublets: 'nobody' }, then: [scores('lightest-hand', pointsOf(points['hand-won'], BLUE))] },
              {
                when: { doublets: 'some' },
                then: [scores('no-doublet', pointsOf(points['hand-won'], BLUE))],
                note: 'It is the doublet that loses the point; that the other hand has it then is read from that.',
              },
              {
                when: { doublets: ['one-each', 'more-each', 'uneven'] },
                then: [scores('lightest-hand', pointsOf(points['hand-won'], BLUE))],
                note: 'A doublet tells only against a hand without one.',
              },
            ],
            B,
          ),
          [DONOHUE]: says(
            [
              { when: { doublets: 'nobody' }, then: [wins('lightest-hand', 'hand')] },
              { when: { doublets: 'some' }, then: [wins('no-doublet', 'hand')], note: 'It matters where the lightest hand holds the doublet.' },
              { when: { doublets: 'one-each' }, then: [wins('lowest-doublet', 'hand')] },
              { when: { doublets: 'more-each' }, then: [notDecided], note: 'The fewest doublets win; equal numbers of more than one are not spoken of.' },
              {
                when: { doublets: 'uneven' },
                then: [wins('fewest-doublets', 'hand')],
                note: 'Their size says nothing: the double six alone beats the double blank with the double ace.',
              },
            ],
            D,
          ),
        },
      }),
    },
  },
  points: { add: points },
  scorers: { header: headerScorer, play: bergenScorer, blocked: blockedScorer },
  sheets: { game: bergenSheet },
  examples: [
    {
      kind: 'law',
      law: 'cannot-play',
      book: DONOHUE,
      story: 'Nothing fits, and the domino drawn does not fit either.',
      answers: { left: 'more' },
      ruling: 'pass if it does not',
      cite: D,
    },
    { kind: 'law', law: 'able-to-play', book: DONOHUE, story: 'A player who could play draws.', answers: {}, ruling: 'must play', cite: D_ABLE },
    {
      kind: 'law',
      law: 'doublet-in-block',
      book: DONOHUE,
      story: 'One holds double blank and double ace, the other double six.',
      answers: { doublets: 'uneven' },
      ruling: 'fewest doublets',
      cite: D,
    },
    {
      kind: 'law',
      law: 'doublet-in-block',
      book: BLUE,
      story: 'The lighter hand holds a doublet, the other none.',
      answers: { doublets: 'some' },
      ruling: 'scores 1 point',
      cite: B,
    },
    {
      kind: 'law',
      law: 'doublet-in-block',
      book: BLUE,
      story: 'Both hands hold a doublet.',
      answers: { doublets: 'one-each' },
      ruling: 'the fewest pips scores 1 point',
      cite: B,
    },
    {
      kind: 'score',
      scorer: 'header',
      book: BLUE,
      story: 'The double four lies at one end, and the 6-4 is set with the four outward.',
      input: { piece: 'later', stones: '4-4 4-6', players: 'two', has: '0' },
      totals: { '': 3 },
      cite: B,
    },
    {
      kind: 'score',
      scorer: 'blocked',
      book: DONOHUE,
      story: 'One holds the double blank and the double ace, the other the double six.',
      input: { hands: '0-0 1-1.6-6' },
      headline: 'Seat 2 wins',
      cite: donohue('384', 'Bergen Game'),
    },
    {
      kind: 'sheet',
      sheet: 'game',
      book: DONOHUE,
      story: 'Four triple-headers of one player and a hand; within three of the game the next triple-header counts less.',
      setup: { players: 'two', names: 'Anna.Ben' },
      entries: [
        ...['triple', 'triple', 'triple', 'triple'].map((what) => ({ who: 'first', what })),
        { who: 'second', what: 'out' },
        { who: 'first', what: 'triple' },
      ],
      totals: { Anna: 14, Ben: 1 },
      state: 'Anna 14, Ben 1',
      cite: donohue('384', 'Bergen Game'),
    },
    {
      kind: 'score',
      scorer: 'play',
      book: BLUE,
      story: 'A doublet at one end and the same suit at the other.',
      input: { what: 'triple', players: 'two', has: '14' },
      totals: { '': 3 },
      cite: B,
    },
    {
      kind: 'score',
      scorer: 'play',
      book: DONOHUE,
      story: 'A triple-header at 12 of 15.',
      input: { what: 'triple', players: 'two', has: '12' },
      totals: { '': 2 },
      cite: D,
    },
    {
      kind: 'score',
      scorer: 'play',
      book: DONOHUE,
      story: 'A double-header at 8 of 10.',
      input: { what: 'double', players: 'more', has: '8' },
      totals: { '': 1 },
      cite: D,
    },
  ],
});
