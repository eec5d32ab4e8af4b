import { doubted } from '../../../../core/cites.ts';
import type { VariantLaws } from '../../../../core/games.ts';
import { always, amendment, fact, law, silent } from '../../../../core/laws.ts';
import { pointsOf } from '../../../../core/points.ts';
import { allowed, barred, cannotRecall, divide, handEnds, isVoid, mayChange, must, notDecided, scores, stands, wins } from '../../../../core/remedies.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';
import {
  competeForSeatPrize,
  loserOfTie,
  nextOfTie,
  orderUp,
  playAlone,
  playDecidingGame,
  theBestPrizes,
  theBoobyPrize,
  thePlace,
  theSecondPrize,
} from '../../words.ts';
import { progressiveAdd } from './points.ts';

const table = fact('At which table?', { head: 'The head table', other: 'Another table' });
const method = fact('How are ties for a prize settled?', { play: 'By play', cut: ['By cutting, as agreed beforehand', 'by cutting'] });

export const progressiveLaws = {
  amend: {
    'cut-for-deal': { gist: 'The cut for the first deal shows no single lowest card, or the joker.' },
    'lone-hand-not-open': {
      gist: 'At a table below the head, a player of the side that made the trump wants to play alone.',
      see: ['euchre/progressive.law.lone-hand-barred', 'euchre.law.defending-alone'],
    },
    'bridge-prompt': amendment({
      facts: { table },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { table: 'other' }, then: [barred('partner-of-offender', orderUp), allowed('either-opponent', playAlone)] },
            { when: { table: 'head' }, then: [barred('partner-of-offender', orderUp)], note: 'Nobody may play alone at this table.' },
          ],
          [cites.uspc.progressiveGame, cites.uspc.notesTrump],
        ),
      }),
    }),
    'lead-before-discard': amendment({
      facts: { table },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { table: 'other' }, then: [cannotRecall('eldest-hand', 'lead'), mayChange('dealer', 'discard'), allowed('dealer', playAlone)] },
            {
              when: { table: 'head' },
              then: [cannotRecall('eldest-hand', 'lead'), mayChange('dealer', 'discard')],
              note: 'Nobody may play alone at this table.',
            },
          ],
          [cites.uspc.progressiveGame, cites.uspc.rulesDeal],
        ),
      }),
    }),
  },
  add: {
    'bell-in-play': law({
      question: 'broken-off',
      title: 'The bell rings in the middle of a hand',
      gist: 'The head table ends its game while another table is still playing.',
      aka: ['bell rang mid trick', 'does the hand count', 'bell tapped'],
      moment: 'play',
      facts: {
        state: fact('How does that table stand?', {
          ahead: 'One side has more points',
          turned: ['Tied, and a side has turned down its third trick of the hand', 'third trick turned'],
          unturned: ['Tied, and a side has won its third trick but not turned it down', 'third trick unturned'],
          open: ['Tied, and neither side has three tricks', 'tied'],
        }),
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { state: 'ahead' }, then: [stands('score')] },
            { when: { state: 'turned' }, then: [stands('trick')], note: 'That side scores and moves up.' },
            { when: { state: 'unturned' }, then: [isVoid('trick')], note: 'The table is tied.' },
            { when: { state: 'open' }, then: [stands('score')], note: 'The table is tied.' },
          ],
          cites.uspc.progressiveGame,
        ),
        'blue-ribbon-1940': always([handEnds, stands('score')], cites.blue.driveGame, { note: 'Even in the middle of a trick.' }),
      }),
      see: ['euchre/progressive.law.table-tied'],
    }),
    'table-tied': law({
      question: 'tie',
      title: 'A table is tied at the bell',
      gist: 'At a table below the head both sides have the same score when the bell rings.',
      aka: ['who moves up', 'who progresses', 'tie at the table'],
      moment: 'game-over',
      facts: {
        agreed: fact('What was agreed beforehand?', { nothing: 'Nothing', cut: 'The ladies cut', halves: 'Half a game to each player' }),
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { agreed: 'nothing' }, then: [wins('first-to-score', thePlace)] },
            { when: { agreed: 'cut' }, then: [must('tied-players', 'cut-for-it')], note: 'The ladies cut, and the high card wins.' },
            {
              when: { agreed: 'halves' },
              then: [scores('all-players', pointsOf(progressiveAdd['half-game'], 'uspc-1898'), 'game')],
              note: 'That is half a game to each of the four.',
            },
          ],
          cites.uspc.progressiveGame,
        ),
        'blue-ribbon-1940': always(
          must('tied-players', 'cut-for-it'),
          doubted(
            cites.blue.drivePlayers,
            'The words stand with the prizes; that they rule a tie at a table too is read from the better score told just before.',
          ),
        ),
      }),
      see: ['euchre/progressive.points.half-game'],
    }),
    'lone-hand-barred': law({
      offence: 'irregular-lone-hand',
      title: 'Lone hand at the head table',
      gist: 'A player wants to play alone.',
      aka: ['loner at table one', 'go alone in progressive euchre'],
      moment: 'going-alone',
      facts: { table },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { table: 'head' }, then: [barred('anyone', playAlone)] },
            { when: { table: 'other' }, then: [allowed('anyone', playAlone)], note: 'As in the four-handed game.' },
          ],
          cites.uspc.progressiveGame,
        ),
        'blue-ribbon-1940': says(
          [
            { when: { table: 'head' }, then: [barred('anyone', playAlone)] },
            { when: { table: 'other' }, then: [allowed('anyone', playAlone)], note: 'As in straight euchre.' },
          ],
          cites.blue.driveGame,
        ),
      }),
    }),
    assisting: law({
      question: 'obliged',
      title: "The dealer's partner assists",
      gist: "The dealer's partner orders up the trump.",
      aka: ['I assist', 'assist not allowed'],
      moment: 'making-trump',
      facts: { table },
      readings: (says) => ({
        'uspc-1898': silent('The four-handed rules apply, and they know assisting.'),
        'blue-ribbon-1940': says(
          [
            { when: { table: 'other' }, then: [must('partner-of-dealer', playAlone)] },
            { when: { table: 'head' }, then: [notDecided], note: 'Ordering up means playing alone, and nobody may play alone there.' },
          ],
          cites.blue.driveGame,
        ),
      }),
      see: ['euchre/progressive.law.lone-hand-barred'],
    }),
    'prize-tied': law({
      question: 'tie',
      title: 'A tie for a prize',
      gist: 'Players have won the same number of games at the end.',
      aka: ['tie for first prize', 'play off'],
      moment: 'game-over',
      facts: { method },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { method: 'play' }, then: [must('tied-players', playDecidingGame)], note: 'Four who are tied play each for himself.' },
            { when: { method: 'cut' }, then: [must('tied-players', 'cut-for-it')], note: 'The high card wins.' },
          ],
          cites.uspc.progressiveGame,
        ),
        'blue-ribbon-1940': always(must('tied-players', 'cut-for-it'), cites.blue.drivePlayers, {
          note: 'It is for the best prizes together that they are tied; see there.',
        }),
      }),
      see: ['euchre/progressive.law.second-prize', 'euchre/progressive.points.play-off-march', 'euchre/progressive.points.play-off-euchre'],
    }),
    'second-prize': law({
      question: 'tie',
      title: 'Who takes the second prize',
      gist: 'Players are tied for the first prize, and there is a second one.',
      aka: ['loser of the cut', 'two prizes and a tie'],
      moment: 'game-over',
      facts: { tied: fact('How many are tied?', { two: 'Two', more: 'Three or more' }) },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { tied: 'two' }, then: [wins(loserOfTie, theSecondPrize)], note: 'The loser of the play-off, or of the cut.' },
            { when: { tied: 'more' }, then: [wins(nextOfTie, theSecondPrize)], note: 'The best in the play-off, or in the cut, takes the first prize.' },
          ],
          cites.uspc.progressiveScoring,
        ),
        'blue-ribbon-1940': says(
          [
            {
              when: { tied: 'two' },
              then: [divide('tied-players', theBestPrizes)],
              note: 'The winner of the cut takes whichever of the two best prizes he likes, the loser the other; for the third those next in score cut.',
              doubtful: true,
            },
            { when: { tied: 'more' }, then: [notDecided] },
          ],
          doubted(cites.blue.drivePlayers, 'Told by an example alone: three prizes, and two pairs of players tied.'),
        ),
      }),
    }),
    'booby-prize-tied': law({
      question: 'tie',
      title: 'A tie for the booby prize',
      gist: 'Two players have won the fewest games.',
      aka: ['booby prize', 'tie for last'],
      moment: 'game-over',
      facts: {},
      readings: () => ({
        'uspc-1898': always(wins(loserOfTie, theBoobyPrize), cites.uspc.progressiveScoring, {
          note: 'The loser of the play-off, or the lowest card in the cut.',
        }),
        'blue-ribbon-1940': silent(),
      }),
    }),
    'other-seat': law({
      offence: 'seats-and-partners',
      title: "A lady in a gentleman's place",
      gist: "There are more of one than of the other, and a lady takes a gentleman's place, or a gentleman a lady's.",
      aka: ['uneven ladies and gentlemen', 'which prize'],
      moment: 'before-play',
      facts: {},
      readings: () => ({
        'uspc-1898': always(barred('player', competeForSeatPrize), cites.uspc.progressiveScoring, {
          note: "A lady plays for the ladies' prize wherever she sits, a gentleman for the gentlemen's.",
        }),
        'blue-ribbon-1940': silent(),
      }),
    }),
  },
} satisfies VariantLaws<Euchre>;
