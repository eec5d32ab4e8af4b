import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always, caseByCase, fact, law } from '../../../../laws/laws.ts';
import { allowed, barred, must, noPenalty, notDecided, passesTo, scoresAmount, scoresNothing } from '../../../../laws/remedies.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { BLUE, cites, DONOHUE } from '../../cites.ts';
import { variant } from '../../code.ts';
import { ableToPlay, cannotPlay, DRAWN, DRAWN_COMPARED, levelBlock, NO_DIFFERENCE } from '../../laws.ts';
import { countMade, drawAble, drawLastTwo, drawStonesUntilAble, drawUntilAbleOrTwo, playAble, scoreCount } from '../../words.ts';
import { blockedGame, goingOut } from '../shared/hand-items.ts';
import { hand, play, game as sheet } from './scorers.ts';

const ends = item({
  title: 'Open ends',
  gist: 'The open ends of the line add up to a multiple of five.',
  aka: ['multiple of five', 'fives'],
  group: 'The play',
  books: {
    [BLUE]: bookValue(
      5,
      doubted(
        cites.blue.allFivesEnds,
        'The rule gives five for each time, the example 35 for one play; the sum of the ends fits both the example and the 10 for the double five.',
      ),
      {
        per: 'for every five in the sum',
      },
    ),
    [DONOHUE]: bookValue(5, cites.donohue.mugginsEnds, {
      per: 'for every five in the sum',
      says: 'Sums of five, ten, fifteen and twenty are named.',
      way: 'two-ends',
    }),
  },
});

const game = item({
  title: 'Game, two players',
  gist: 'The score that wins with two.',
  group: 'Game',
  books: { [BLUE]: bookValue(100, cites.blue.allFivesGame), [DONOHUE]: bookValue(200, cites.donohue.mugginsScoring) },
});
const gameOfMore = item({
  title: 'Game, three or more',
  gist: 'The score that wins with three or more.',
  group: 'Game',
  books: { [BLUE]: unscored('The book speaks of two players.'), [DONOHUE]: bookValue(150, cites.donohue.mugginsScoring) },
});

export default variant({
  title: 'Muggins',
  aliases: ['All fives', 'Fives'],
  books: { [BLUE]: { heading: 'All Fives, or Muggins', pages: '211-213' }, [DONOHUE]: { heading: 'Muggins', pages: '382-383' } },
  players: { min: 2, max: 4, usual: 2 },
  packs: ['none-0'],
  glance: {
    Hand: 'seven each (1940); five each (Donohue)',
    Scores: 'when the open ends add up to a multiple of five',
    'Open ends': 'up to four, with the ends of the first doublet (1940); two (Donohue)',
    Game: '{points.game blue-ribbon-1940} (1940); {points.game donohue} for two, {points.game-of-more} for three or more (Donohue)',
  },
  laws: {
    add: {
      'count-not-called': law({
        offence: 'under-score',
        title: 'Count not claimed, or claimed wrongly',
        gist: 'A player makes a multiple of five and does not announce it, or announces a wrong number.',
        aka: ['muggins', 'forgot to count', 'missed the points', 'announced wrong'],
        moment: 'count',
        facts: {
          how: fact('What happened?', 'Announced', {
            missed: { label: 'Nothing was announced', chip: 'Nothing', if: 'if nothing was announced' },
            wrong: { label: 'A wrong count was announced', chip: 'A wrong count', if: 'if a wrong count was announced' },
          }),
          called: fact('Does an opponent call muggins?', 'Muggins called', {
            yes: { label: 'Yes', if: 'if an opponent calls muggins' },
            no: { label: 'No', if: 'if no opponent calls muggins' },
          }),
        },
        usual: { how: 'missed', called: 'yes' },
        leads: {
          'blue-ribbon-1940': 'If nothing was announced and an opponent calls “muggins”, the opponent scores the count. The book covers nothing else.',
          donohue: 'If an opponent calls “muggins”, nobody scores the count.',
        },
        verdict: {
          kind: 'disagree',
          say: 'The books disagree if an opponent calls “muggins” on a count not announced: by Blue Ribbon the opponent scores the count; by Donohue nobody does. Only Donohue covers a wrong number announced: if an opponent calls “muggins”, nobody scores the count.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { how: 'missed', called: 'yes' }, then: [scoresAmount('opponent', countMade)] },
              { when: { how: 'missed', called: 'no' }, then: [notDecided] },
              { when: { how: 'wrong' }, then: [notDecided] },
            ],
            cites.blue.allFivesPlay,
          ),
          [DONOHUE]: says(
            [
              { when: { called: 'yes' }, then: [barred('offender', scoreCount)], note: 'The caller does not score it.' },
              { when: { called: 'no' }, then: [noPenalty], note: 'The count is lost only when an opponent calls.' },
            ],
            cites.donohue.mugginsScoring,
          ),
        }),
      }),
      'cannot-play': cannotPlay(
        {
          [BLUE]: caseByCase(
            [
              { when: { left: 'more' }, then: [must('player', drawUntilAbleOrTwo)] },
              { when: { left: ['two', 'none'] }, then: [barred('player', drawLastTwo), passesTo('turn', 'next-player')] },
            ],
            cites.blue.allFivesPlay,
          ),
          [DONOHUE]: caseByCase(
            [
              { when: { left: ['more', 'two'] }, then: [must('player', drawStonesUntilAble)] },
              { when: { left: 'none' }, then: [passesTo('turn', 'next-player')] },
            ],
            cites.donohue.mugginsScoring,
          ),
        },
        true,
        DRAWN,
        DRAWN_COMPARED,
      ),
      'able-to-play': ableToPlay({
        [BLUE]: always(allowed('player', drawAble), cites.blue.allFivesPlay),
        [DONOHUE]: always(must('player', playAble), cites.donohue.draw),
      }),
      'level-block': levelBlock({
        [BLUE]: NO_DIFFERENCE,
        [DONOHUE]: always(scoresNothing('all-players'), [cites.donohue.mugginsScoring, cites.donohue.blockPlay], {
          note: 'A hand is counted as in the block game.',
        }),
      }),
    },
  },
  points: {
    add: {
      ends,
      domino: goingOut({
        [BLUE]: ruled('The pips of the opponent, to the nearest five: 36 is 35, and 38 is 40.', cites.blue.allFivesPlay, { way: 'others-to-five' }),
        [DONOHUE]: ruled('The pips of the opponents, to the nearest five: 22 is 20, and 23 is 25.', cites.donohue.mugginsScoring, { way: 'others-to-five' }),
      }),
      blocked: blockedGame({
        [BLUE]: ruled(
          'The difference of the two hands.',
          doubted(cites.blue.allFivesScoring, 'The book does not say whether it is taken to the nearest five.'),
          {
            way: 'difference-as-it-is',
          },
        ),
        [DONOHUE]: ruled('The pips of the opponents, to the nearest five; 20 against 19 scores 20.', cites.donohue.mugginsScoring, { way: 'others-to-five' }),
      }),
      game,
      'game-of-more': gameOfMore,
    },
  },
  scorers: { play, hand, game: sheet },
  diagrams: {
    twenty: {
      title: 'A count of twenty',
      alt: 'A row that ends in the double six at the left and the double four at the right, both across the line: 12 and 8 make 20.',
      width: 20,
      height: 6,
      shapes: [
        { kind: 'stone', x: 1, y: 1, pips: [6, 6] },
        { kind: 'stone', x: 3, y: 2, pips: [6, 1], lying: true },
        { kind: 'stone', x: 7, y: 2, pips: [1, 4], lying: true },
        { kind: 'stone', x: 11, y: 1, pips: [4, 4] },
      ],
    },
  },
  examples: [
    lawExample(
      'count-not-called',
      cites.blue.allFives,
      { how: 'missed', called: 'yes' },
      'A player makes ten, says nothing, and the opponent says muggins.',
      'scores the count made',
    ),
    lawExample(
      'count-not-called',
      cites.donohue.mugginsScoring,
      { how: 'wrong', called: 'yes' },
      'A player announces five for a ten, and muggins is called.',
      'may not score the count',
    ),
    lawExample('cannot-play', cites.blue.allFives, { left: 'two' }, 'Two dominoes are left in the stock.', 'may not draw the last two'),
    lawExample(
      'cannot-play',
      cites.donohue.mugginsScoring,
      { left: 'two' },
      'Nothing matches, and two dominoes are left in the pool.',
      'until the stock is gone',
    ),
    lawExample('able-to-play', cites.blue.allFivesPlay, {}, 'A player who has a match draws one more.', 'may draw'),
    lawExample('able-to-play', cites.donohue.draw, {}, 'A player who could play draws another domino.', 'must play'),
    lawExample('level-block', cites.donohue.mugginsScoring, {}, 'Two of three players hold 9 pips each, the third 15.', 'nothing'),
    scoreExample('play', cites.donohue.mugginsScoring, { piece: 'later', stones: '6-6 4-4' }, 'Double six at one end, double four set at the other.', 20),
    scoreExample('play', cites.donohue.mugginsEnds, { piece: 'later', stones: '3-6 2-5' }, 'A three at one end, the two-five is set with the two outward.', 5),
    scoreExample('play', cites.blue.allFives, { piece: 'set', stones: '5-5' }, 'The double five is set.', 10),
    scoreExample('hand', cites.blue.allFives, { end: 'domino', others: '38' }, 'A player goes out against 38 pips.', 40),
    scoreExample('hand', cites.blue.allFivesScoring, { end: 'blocked', own: '9', others: '19' }, 'Blocked with 9 pips against 19: the difference.', 10),
    scoreExample('hand', cites.donohue.mugginsScoring, { end: 'blocked', own: '19', others: '20' }, 'Blocked with 19 pips against 20.', 20),
    scoreExample('hand', cites.donohue.mugginsScoring, { end: 'domino', others: '23' }, 'A player goes out against 23 pips.', 25),
    sheetExample(
      'game',
      cites.donohue.mugginsScoring,
      { players: 'two', names: 'Anna.Ben' },
      [
        { what: 'ends', who: 'first', made: '20' },
        { what: 'ends', who: 'second', made: '10' },
        { what: 'hand', end: 'blocked', pips: '20.19' },
      ],
      'A count of 20 and one of 10 in the play; then a hand is won with 19 pips against 20.',
      { Anna: 20, Ben: 30 },
      'Anna 20, Ben 30',
    ),
    valueExample('game', cites.blue.allFivesGame, 'Two players are at 90 and 85.', 100),
    valueExample('game', cites.donohue.mugginsScoring, 'Two play, and one of them reaches 160.', 200),
    valueExample('game-of-more', cites.donohue.mugginsScoring, 'A third player sits down.', 150),
  ],
});
