import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always, caseByCase, fact, law, silent } from '../../../../laws/laws.ts';
import { barred, must, notDecided, passesTo, scores, wins } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { BLUE, cites, DONOHUE } from '../../cites.ts';
import { variant } from '../../code.ts';
import { ableToPlay, cannotPlay, DRAWN } from '../../laws.ts';
import { drawLastTwo, drawOneThenPass, drawUntilAbleOrTwo, fewestDoublets, lightestHand, lowestDoublet, noDoublet, playAble } from '../../words.ts';
import { bergenPoints as points } from './points.ts';
import { blockedScorer } from './scorers/blocked.ts';
import { bergenScorer, headerScorer } from './scorers/made.ts';
import { bergenSheet } from './scorers/sheet.ts';

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
    Game: '{points.game}; {points.game-of-more} for three or four players (Donohue)',
  },
  laws: {
    add: {
      'cannot-play': cannotPlay(
        {
          [BLUE]: caseByCase(
            [
              { when: { left: 'more' }, then: [must('player', drawUntilAbleOrTwo)], doubtful: true },
              { when: { left: ['two', 'none'] }, then: [barred('player', drawLastTwo), passesTo('turn', 'next-player')] },
            ],
            doubted(cites.blue.bergen, 'The book does not say how many are drawn; drawing until able is read from the draw game.'),
          ),
          [DONOHUE]: caseByCase(
            [
              { when: { left: ['more', 'two'] }, then: [must('player', drawOneThenPass)] },
              { when: { left: 'none' }, then: [passesTo('turn', 'next-player')] },
            ],
            cites.donohue.bergenCannotPlay,
          ),
        },
        true,
        {
          ...DRAWN,
          [DONOHUE]: 'The player draws one domino, plays it if it fits, and passes if it does not. Once the stock is gone, the turn passes.',
        },
        {
          kind: 'disagree',
          say: 'The books disagree: by Blue Ribbon the player draws until able to play, but must leave the last two dominoes. By Donohue the player draws only one, plays it if it fits, and passes if it does not.',
        },
      ),
      'able-to-play': ableToPlay({ [BLUE]: silent(), [DONOHUE]: always(must('player', playAble), cites.donohue.draw) }),
      'doublet-in-block': law({
        question: 'tie',
        title: 'Blocked game with doublets in hand',
        gist: 'Nobody can play, and doublets are left in one hand or more.',
        aka: ['who wins a blocked bergen', 'double left in hand'],
        moment: 'count',
        facts: {
          doublets: fact('Who holds doublets?', 'Doublets held by', {
            nobody: { label: 'Nobody', if: 'if nobody holds a doublet' },
            some: { label: 'Some, but one player has none', chip: 'Not everybody', if: 'if some hold doublets, but one player has none' },
            'one-each': { label: 'Each player, one doublet', chip: 'Each, one', if: 'if each player holds one doublet' },
            'more-each': {
              label: 'Each player, the same number, two or more',
              chip: 'Each, equally many',
              if: 'if each player holds equally many doublets, two or more',
            },
            uneven: { label: 'Each player, but not the same number', chip: 'Each, unequally', if: 'if each player holds doublets, but not equally many' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'The player with the fewest pips scores 1 point. But if only one player has no doublet, that player scores it.',
          donohue: 'If only one player has no doublet, that player wins the hand. If all have one, the lowest doublet wins. There are more cases.',
        },
        verdict: {
          kind: 'disagree',
          say: 'The books disagree if all players have doublets: by Blue Ribbon the fewest pips win; by Donohue the fewest doublets win or, if each player has one, the lower doublet. By both, a player who alone has no doublet wins, and if nobody has a doublet, the fewest pips win.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { doublets: 'nobody' }, then: [scores(lightestHand, pointsOf(points['hand-won'], BLUE))] },
              {
                when: { doublets: 'some' },
                then: [scores(noDoublet, pointsOf(points['hand-won'], BLUE))],
                note: 'It is the doublet that loses the point; that the other hand has it then is read from that.',
              },
              {
                when: { doublets: ['one-each', 'more-each', 'uneven'] },
                then: [scores(lightestHand, pointsOf(points['hand-won'], BLUE))],
                note: 'A doublet tells only against a hand without one.',
              },
            ],
            cites.blue.bergen,
          ),
          [DONOHUE]: says(
            [
              { when: { doublets: 'nobody' }, then: [wins(lightestHand, 'hand')] },
              { when: { doublets: 'some' }, then: [wins(noDoublet, 'hand')], note: 'It matters where the lightest hand holds the doublet.' },
              { when: { doublets: 'one-each' }, then: [wins(lowestDoublet, 'hand')] },
              {
                when: { doublets: 'more-each' },
                then: [notDecided],
                note: 'The fewest doublets win; the book does not mention equal numbers of more than one.',
              },
              {
                when: { doublets: 'uneven' },
                then: [wins(fewestDoublets, 'hand')],
                note: 'Their size says nothing: the double six alone beats the double blank with the double ace.',
              },
            ],
            cites.donohue.bergenCannotPlay,
          ),
        }),
      }),
    },
  },
  points: { add: points },
  scorers: { header: headerScorer, play: bergenScorer, blocked: blockedScorer, game: bergenSheet },
  examples: [
    lawExample(
      'cannot-play',
      cites.donohue.bergenCannotPlay,
      { left: 'more' },
      'Nothing fits, and the domino drawn does not fit either.',
      'pass if it does not',
    ),
    lawExample('cannot-play', cites.blue.bergen, { left: 'two' }, 'Nothing fits, and two dominoes are left.', 'may not draw the last two'),
    lawExample('able-to-play', cites.donohue.draw, {}, 'A player who could play draws.', 'must play'),
    lawExample(
      'doublet-in-block',
      cites.donohue.bergenCannotPlay,
      { doublets: 'uneven' },
      'One holds double blank and double ace, the other double six.',
      'fewest doublets',
    ),
    lawExample('doublet-in-block', cites.blue.bergen, { doublets: 'some' }, 'The lighter hand holds a doublet, the other none.', 'scores 1 point'),
    lawExample('doublet-in-block', cites.blue.bergen, { doublets: 'one-each' }, 'Both hands hold a doublet.', 'the fewest pips scores 1 point'),
    scoreExample(
      'header',
      cites.blue.bergen,
      { piece: 'later', stones: '4-4 4-6', players: 'two', has: '0' },
      'The double four lies at one end, and the 6-4 is set with the four outward.',
      3,
    ),
    scoreExample(
      'blocked',
      cites.donohue.bergenScoring,
      { hands: '0-0 1-1.6-6' },
      'One holds the double blank and the double ace, the other the double six.',
      'Seat 2 wins',
    ),
    sheetExample(
      'game',
      cites.donohue.bergenScoring,
      { players: 'two', names: 'Anna.Ben' },
      [...['triple', 'triple', 'triple', 'triple'].map((what) => ({ who: 'first', what })), { who: 'second', what: 'out' }, { who: 'first', what: 'triple' }],
      'Four triple-headers of one player and a hand; within three of the game the next triple-header counts less.',
      { Anna: 14, Ben: 1 },
      'Anna 14, Ben 1',
    ),
    scoreExample('play', cites.blue.bergen, { what: 'first', players: 'two', has: '0' }, 'The hand begins with the double ace.', 2),
    scoreExample('play', cites.donohue.bergenScoring, { what: 'first', players: 'two', has: '0' }, 'The lowest double leads, as a double-header.', 2),
    scoreExample('play', cites.blue.bergen, { what: 'double', players: 'two', has: '4' }, 'A domino makes both ends alike.', 2),
    scoreExample(
      'play',
      cites.donohue.bergenScoring,
      { what: 'double', players: 'more', has: '4' },
      'A domino makes both ends alike, with three at the table.',
      2,
    ),
    scoreExample('play', cites.blue.bergen, { what: 'hand', players: 'two', has: '7' }, 'The game is blocked, and the lighter hand has no doublet.', 1),
    scoreExample('play', cites.blue.bergen, { what: 'triple', players: 'two', has: '14' }, 'A doublet at one end and the same suit at the other.', 3),
    scoreExample('play', cites.donohue.bergenCannotPlay, { what: 'triple', players: 'two', has: '12' }, 'A triple-header at 12 of 15.', 2),
    scoreExample('play', cites.donohue.bergenCannotPlay, { what: 'double', players: 'more', has: '8' }, 'A double-header at 8 of 10.', 1),
    valueExample('game', cites.blue.bergen, 'A triple-header at twelve settles it.', 15),
    valueExample('game', cites.donohue.bergenScoring, 'Two players, one at eleven: is it over?', 15),
    valueExample('game-of-more', cites.donohue.bergenScoring, 'Four play, and one makes his tenth point.', 10),
  ],
});
