import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { allowed, choice, must, noPenaltyPrinted, permitted, scores } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites, DONOHUE } from '../../cites.ts';
import { variant } from '../../code.ts';
import { discardToFive, giveUpTurnedPiece, lastToSpeak, leadTrumpAfterTrick, standOrTakeDummy, trumpHolder } from '../../words.ts';
import { rouncePoints as points } from './points.ts';
import { rounceHand, rounceSheet } from './scorers.ts';

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
    Score: 'counted down from {points.game}; no trick, and it goes up by {points.rounced}',
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
          what: fact('What happened?', 'What happened', {
            followed: { label: 'The suit was not followed', chip: 'Did not follow', if: 'if the suit was not followed' },
            led: { label: 'No trump was led after winning a trick', chip: 'No trump led', if: 'if no trump was led after winning a trick' },
            headed: {
              label: 'A player who could not follow suit did not head the trick',
              chip: 'Did not head it',
              if: 'if a player unable to follow suit did not head the trick',
            },
          }),
        },
        usual: { what: 'followed' },
        leads: {
          donohue: 'A player must follow suit when able, and must lead a trump after winning a trick, when able. The book names no penalty.',
        },
        readings: (says) => ({
          [DONOHUE]: says(
            [
              { when: { what: 'followed' }, then: [must('player', 'follow-suit'), noPenaltyPrinted] },
              {
                when: { what: 'led' },
                then: [must('player', leadTrumpAfterTrick), noPenaltyPrinted],
                note: 'It is likened to loo, whose laws fine this; no word says that the fine is taken over.',
              },
              { when: { what: 'headed' }, then: [permitted] },
            ],
            cites.donohue.dominoRounceScoring,
          ),
        }),
      }),
      'all-pass-to-holder': law({
        question: 'nobody-bids',
        title: 'All pass up to the trump-holder',
        gist: 'Everybody passes, and the last player before the trump-holder has to speak.',
        aka: ['everyone passed', 'give him five'],
        moment: 'bidding',
        facts: {},
        leads: { donohue: 'The last player to speak may play, take the dummy, or let the trump-holder score 5 points.' },
        readings: () => ({
          [DONOHUE]: always(
            choice(lastToSpeak, scores(trumpHolder, pointsOf(points.given, DONOHUE)), allowed(lastToSpeak, standOrTakeDummy)),
            cites.donohue.dominoRouncePlayers,
          ),
        }),
      }),
      'dummy-taken': law({
        offence: 'irregular-discard',
        title: 'Dummy taken',
        gist: 'A player takes the dummy and holds more than five dominoes.',
        aka: ['too many dominoes', 'dummy hand'],
        moment: 'discard',
        facts: {
          who: fact('Who took it?', 'Taken by', {
            holder: { label: 'The trump-holder', if: 'if the trump-holder took the dummy' },
            other: { label: 'Another player', if: 'if another player took the dummy' },
          }),
        },
        leads: {
          donohue:
            'The player must discard down to five dominoes. The trump-holder, the player who drew the highest domino, also gives up the domino turned for trump.',
        },
        readings: (says) => ({
          [DONOHUE]: says(
            [
              { when: { who: 'holder' }, then: [must(trumpHolder, discardToFive), must(trumpHolder, giveUpTurnedPiece)] },
              { when: { who: 'other' }, then: [must('player', discardToFive)] },
            ],
            cites.donohue.dominoRouncePlayers,
          ),
        }),
      }),
    },
    repeal: { 'misplayed-domino': 'Dominoes are played to tricks here and match nothing.' },
  },
  points: { add: points },
  scorers: { hand: rounceHand, game: rounceSheet },
  examples: [
    lawExample('suit-not-followed', cites.donohue.dominoRounceScoring, { what: 'headed' }, 'A player without the suit plays low.', 'allowed'),
    lawExample('all-pass-to-holder', cites.donohue.dominoRouncePlayers, {}, 'Three players pass.', 'score 5 points'),
    lawExample('dummy-taken', cites.donohue.dominoRouncePlayers, { who: 'holder' }, 'The trump-holder takes the dummy.', 'give up the piece'),
    scoreExample('hand', cites.donohue.dominoRounceScoring, { before: '15', tricks: '0' }, 'A player at 15 takes no trick.', '20 to go'),
    scoreExample('hand', cites.donohue.dominoRounceScoring, { before: '3', tricks: '3' }, 'A player at 3 takes three tricks.', 'won'),
    sheetExample(
      'game',
      cites.donohue.dominoRounceScoring,
      { players: 'three', names: 'Anna.Ben.Carl' },
      [
        { given: 'no', tricks: 'three.two.none' },
        { given: 'second', tricks: 'passed.passed.passed' },
      ],
      'One takes three tricks, one two, and the third is rounced; then the points are given to the second.',
      { Anna: 12, Ben: 8, Carl: 20 },
      'Carl 20 to go',
    ),
  ],
});
