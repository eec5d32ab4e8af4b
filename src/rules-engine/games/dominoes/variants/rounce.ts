import { variant } from '../../../core/games.ts';
import { always, fact, law, says } from '../../../core/laws.ts';
import { pointsOf } from '../../../core/points.ts';
import { allowed, choice, must, noPenalty, scores } from '../../../core/remedies.ts';
import { DONOHUE, donohue } from '../cites.ts';
import { rounceHand, rounceSheet } from '../scorers/rounce.ts';
import { rouncePoints as points } from './rounce-points.ts';

const D = donohue('384-385', 'Domino Rounce');
const D_SCORE = donohue('385', 'Domino Rounce');

export default variant({
  title: 'Domino rounce',
  aliases: ['Rounce'],
  books: { [DONOHUE]: { heading: 'Domino Rounce', pages: '384-385' } },
  players: { min: 2, max: 4 },
  packs: ['none-0'],
  glance: {
    Hand: 'five each, and a dummy of seven',
    Rank: 'the double is the best of each suit, then six to blank',
    Trump: 'the higher half of the piece turned',
    Score: 'counted down from 15; no trick, and it goes up by five',
  },
  laws: {
    add: {
      'suit-not-followed': law({
        offence: 'revoke',
        title: 'Suit not followed, or trump not led',
        gist: 'A player who could follow suit does not, or does not lead trump after a trick.',
        aka: ['did not follow suit', 'must I head the trick'],
        moment: 'play',
        facts: {
          what: fact('What happened?', {
            followed: 'The suit was not followed',
            led: 'No trump was led after winning a trick',
            headed: 'A player who could not follow suit did not head the trick',
          }),
        },
        readings: {
          [DONOHUE]: says(
            [
              { when: { what: 'followed' }, then: [must('player', 'follow-suit')] },
              { when: { what: 'led' }, then: [must('player', 'lead-trump-after-trick')] },
              { when: { what: 'headed' }, then: [noPenalty] },
            ],
            D_SCORE,
            'A penalty is not given.',
          ),
        },
      }),
      'all-pass-to-holder': law({
        offence: 'rule-of-the-game',
        title: 'All pass up to the trump-holder',
        gist: 'Everybody passes, and the last player before the trump-holder has to speak.',
        aka: ['everyone passed', 'give him five'],
        moment: 'bidding',
        facts: {},
        readings: {
          [DONOHUE]: always(
            choice('last-to-speak', scores('trump-holder', pointsOf(points.given, DONOHUE)), allowed('last-to-speak', 'stand-or-take-dummy')),
            D,
          ),
        },
      }),
      'dummy-taken': law({
        offence: 'irregular-discard',
        title: 'Dummy taken',
        gist: 'A player takes the dummy and holds more than five dominoes.',
        aka: ['too many dominoes', 'dummy hand'],
        moment: 'discard',
        facts: { who: fact('Who took it?', { holder: 'The trump-holder', other: 'Another player' }) },
        readings: {
          [DONOHUE]: says(
            [
              { when: { who: 'holder' }, then: [must('trump-holder', 'discard-to-five'), must('trump-holder', 'give-up-turned-piece')] },
              { when: { who: 'other' }, then: [must('player', 'discard-to-five')] },
            ],
            D,
          ),
        },
      }),
    },
    repeal: { 'misplayed-domino': 'Dominoes are played to tricks here and match nothing.' },
  },
  points: { add: points },
  scorers: { hand: rounceHand },
  sheets: { game: rounceSheet },
  examples: [
    {
      kind: 'law',
      law: 'suit-not-followed',
      book: DONOHUE,
      story: 'A player without the suit plays low.',
      answers: { what: 'headed' },
      ruling: 'no penalty',
      cite: D_SCORE,
    },
    { kind: 'law', law: 'all-pass-to-holder', book: DONOHUE, story: 'Three players pass.', answers: {}, ruling: 'scores 5 points', cite: D },
    {
      kind: 'law',
      law: 'dummy-taken',
      book: DONOHUE,
      story: 'The trump-holder takes the dummy.',
      answers: { who: 'holder' },
      ruling: 'give up the piece',
      cite: D,
    },
    {
      kind: 'score',
      scorer: 'hand',
      book: DONOHUE,
      story: 'A player at 15 takes no trick.',
      input: { before: '15', tricks: '0' },
      headline: '20 to go',
      cite: D_SCORE,
    },
    {
      kind: 'score',
      scorer: 'hand',
      book: DONOHUE,
      story: 'A player at 3 takes three tricks.',
      input: { before: '3', tricks: '3' },
      headline: 'won',
      cite: D_SCORE,
    },
    {
      kind: 'sheet',
      sheet: 'game',
      book: DONOHUE,
      story: 'One takes three tricks, one two, and the third is rounced; then the points are given to the second.',
      setup: { players: 'three', names: 'Anna.Ben.Carl' },
      entries: [
        { given: 'no', tricks: 'three.two.none' },
        { given: 'second', tricks: 'passed.passed.passed' },
      ],
      totals: { Anna: 12, Ben: 8, Carl: 20 },
      state: 'Carl 20 to go',
      cite: D_SCORE,
    },
  ],
});
