import { doubted } from '../../../../laws/cites.ts';
import { always, amendment, fact, law, silent } from '../../../../laws/laws.ts';
import { allowed, barred, cannotRecall, divide, handEnds, isVoid, mayChange, must, notDecided, scores, stands, wins } from '../../../../laws/remedies.ts';
import type { VariantLaws } from '../../../../rulesets/games.ts';
import { pointsOf } from '../../../../scoring/points.ts';
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
import { wrongNumberVerdict } from '../shared/leads.ts';
import { progressiveAdd } from './points.ts';

const table = fact('At which table?', 'Table', {
  head: { label: 'The head table', chip: 'Head table', if: 'at the head table' },
  other: { label: 'Another table', if: 'at a table other than the head' },
});
const method = fact('How are ties for a prize settled?', 'Ties settled', {
  play: { label: 'By play', if: 'if ties are settled by play' },
  cut: { label: 'By cutting, as agreed beforehand', chip: 'By cutting', if: 'if it was agreed beforehand to settle ties by cutting' },
});

export const progressiveLaws = {
  amend: {
    'wrong-number': { verdict: wrongNumberVerdict },
    'cut-for-deal': { gist: 'In cutting for the first deal, players tie, one shows several cards, or one cuts the joker.' },
    'lone-hand-not-open': {
      gist: 'At a table below the head, a player of the side that made the trump wants to play alone.',
      verdict: {
        kind: 'disagree',
        say: 'Both books agree that a player who has passed this trump may not play alone. They disagree if the partner made the trump and the player has not passed: by Blue Ribbon the player may not play alone; by U.S. Playing Card the player may.',
      },
      see: ['euchre/progressive.law.lone-hand-barred', 'euchre.law.defending-alone'],
    },
    'deal-out-of-turn': {
      verdict: {
        kind: 'agree',
        say: 'Both books agree: once the first card has been led, the deal stands. Earlier only Blue Ribbon has a rule: before the trump is turned, the deal does not count; after that, it stands.',
      },
    },
    'lead-out-of-turn': {
      verdict: {
        kind: 'disagree',
        say: 'The books disagree. By U.S. Playing Card the lead is taken back, until all have played to it, and the card stays face up to be called; after that it stands. By Blue Ribbon a lead against a lone hand gives the lone player 4 points; if it was the partner’s lead, an opponent names the suit.',
      },
    },
    revoke: {
      verdict: {
        kind: 'disagree',
        say: 'The books disagree while the trick is open: by Blue Ribbon the revoke already costs points; by U.S. Playing Card the card may be changed. Later, by both the other side scores 2 points, or 4 against a lone hand. If both sides revoked, by Blue Ribbon the deal does not count.',
      },
    },
    'bridge-prompt': amendment({
      facts: { table },
      usual: { table: 'other' },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { table: 'other' }, then: [barred('partner-of-offender', orderUp), allowed('either-opponent', playAlone)] },
            { when: { table: 'head' }, then: [barred('partner-of-offender', orderUp)], note: 'Nobody may play alone at this table.' },
          ],
          [cites.uspc.progressiveGame, cites.uspc.notesTrump],
        ),
      }),
      leads: { 'uspc-1898': 'The partner who was warned may not order up the trump. Either opponent may play alone, except at the head table.' },
    }),
    'lead-before-discard': amendment({
      facts: { table },
      usual: { table: 'other' },
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
      leads: {
        'uspc-1898':
          'The player on the dealer’s left may not take back the lead. The dealer may still change the discard and, except at the head table, play alone.',
      },
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
        state: fact('How does that table stand?', 'That table', {
          ahead: { label: 'One side has more points', chip: 'One side ahead', if: 'if one side at that table has more points' },
          turned: {
            label: 'Tied, and a side has turned down its third trick of the hand',
            chip: 'Tied, third turned',
            if: 'if that table is tied and a side has turned its third trick',
          },
          unturned: {
            label: 'Tied, and a side has won its third trick but not turned it down',
            chip: 'Tied, not turned',
            if: 'if that table is tied and a third trick won is not turned',
          },
          open: { label: 'Tied, and neither side has three tricks', chip: 'Tied, no third', if: 'if that table is tied and neither side has three tricks' },
        }),
      },
      verdict: {
        kind: 'adds',
        say: 'Both books agree that play stops, and the score stands. Only U.S. Playing Card has a special rule for a tied table: if a side has turned over its third trick, that side scores and moves up.',
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
      leads: {
        'uspc-1898': 'The score stands. If it is a tie and a side had won its third trick, that side scores only if the trick was turned over before the bell.',
      },
      see: ['euchre/progressive.law.table-tied'],
    }),
    'table-tied': law({
      question: 'tie',
      title: 'A table is tied at the bell',
      gist: 'At a table below the head both sides have the same score when the bell rings.',
      aka: ['who moves up', 'who progresses', 'tie at the table'],
      moment: 'game-over',
      facts: {
        agreed: fact('What was agreed beforehand?', 'Agreed before', {
          nothing: { label: 'Nothing', if: 'if nothing was agreed beforehand' },
          cut: { label: 'The ladies cut', if: 'if it was agreed beforehand that the ladies cut' },
          halves: { label: 'Half a game to each player', chip: 'Half a game each', if: 'if half a game to each player was agreed beforehand' },
        }),
      },
      usual: { agreed: 'nothing' },
      verdict: {
        kind: 'disagree',
        say: 'The books disagree: by Blue Ribbon the players who tie cut; by U.S. Playing Card the side that made its points first wins the place, unless it was agreed that the ladies cut or that each player scores half a game.',
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
      leads: {
        'uspc-1898':
          'The side that made its points first wins the place at the next table. If it was agreed beforehand, the ladies cut, or each player scores half a game.',
        'blue-ribbon-1940': 'The players who tie must cut to decide it.',
      },
      see: ['euchre/progressive.points.half-game'],
    }),
    'lone-hand-barred': law({
      offence: 'irregular-lone-hand',
      title: 'Lone hand at the head table',
      gist: 'A player wants to play alone.',
      aka: ['loner at table one', 'go alone in progressive euchre'],
      moment: 'going-alone',
      facts: { table },
      usual: { table: 'head' },
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
      title: 'The dealer’s partner assists',
      gist: 'The dealer’s partner orders up the trump.',
      aka: ['I assist', 'assist not allowed'],
      moment: 'making-trump',
      facts: { table },
      usual: { table: 'other' },
      leads: {
        'blue-ribbon-1940':
          'At every table but the head table, a dealer’s partner who orders up the trump must play alone. The book does not cover the head table.',
      },
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
      usual: { method: 'play' },
      leads: {
        'uspc-1898': 'The players who tie must play one game to decide it. If it was agreed beforehand to settle ties by cutting, they must cut for it.',
      },
      verdict: {
        kind: 'disagree',
        say: 'The books disagree: by Blue Ribbon the players who tie must cut for the prize; by U.S. Playing Card they must play one game to decide it, unless it was agreed beforehand to settle ties by cutting.',
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { method: 'play' }, then: [must('tied-players', playDecidingGame)], note: 'Four who are tied play each for themselves.' },
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
      facts: {
        tied: fact('How many are tied?', 'Tied', {
          two: { label: 'Two', if: 'if two players are tied' },
          more: { label: 'Three or more', if: 'if three or more players are tied' },
        }),
      },
      usual: { tied: 'two' },
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
              note: 'The winner of the cut takes whichever of the two best prizes they like, and the loser takes the other. For the third, those next in score cut.',
              doubtful: true,
            },
            { when: { tied: 'more' }, then: [notDecided] },
          ],
          doubted(cites.blue.drivePlayers, 'Told by an example alone: three prizes, and two pairs of players tied.'),
        ),
      }),
      verdict: {
        kind: 'disagree',
        say: 'If two players are tied, the books disagree: by Blue Ribbon they take the two best prizes, one each; by U.S. Playing Card the loser of the tie wins the second prize. If three or more are tied, only U.S. Playing Card has a rule: the next best of them wins it.',
      },
      leads: {
        'blue-ribbon-1940': 'Two tied players take the two best prizes, one each. The book covers nothing else.',
        'uspc-1898': 'If two are tied, the loser of the tie wins the second prize. If three or more are, the next best of them does.',
      },
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
      title: 'A lady in a gentleman’s place',
      gist: 'There are more ladies than gentlemen, or more gentlemen than ladies, and a lady takes a gentleman’s place, or a gentleman a lady’s.',
      aka: ['uneven ladies and gentlemen', 'which prize'],
      moment: 'before-play',
      facts: {},
      readings: () => ({
        'uspc-1898': always(barred('player', competeForSeatPrize), cites.uspc.progressiveScoring, {
          note: 'A lady plays for the ladies’ prize wherever she sits, a gentleman for the gentlemen’s.',
        }),
        'blue-ribbon-1940': silent(),
      }),
    }),
  },
} satisfies VariantLaws<Euchre>;
