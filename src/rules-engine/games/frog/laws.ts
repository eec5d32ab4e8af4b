import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, isDone, mayBeDone, must, noPenaltyPrinted, notDecided, pays, scoresAmount, scoresNothing } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import {
  dealtToThree,
  dealtToThreeOfFive,
  gameStopped,
  lostGame,
  playLowTrump,
  playNamedGame,
  playSomeTrump,
  pointsLaidOut,
  pointsOfWidow,
  rateOver,
  turnWidowUp,
} from './words.ts';

const { deal, bids, frog, play, count, chico, grand, named, settle } = cites.blue;
const GAME = fact('Which game is played?', 'Game', {
  frog: { label: 'Frog', if: 'if the game is frog' },
  chico: { label: 'Chico', if: 'if the game is chico' },
  grand: { label: 'Grand', if: 'if the game is grand' },
});

export const laws = {
  'who-gets-cards': law({
    question: 'who-decides',
    title: 'Who deals first, and who gets cards',
    gist: 'Three, four or five sit at the table, and three of them play a deal.',
    aka: ['who deals', 'who sits out', 'four players', 'five players', 'dealer has no cards', 'who is out this hand'],
    moment: 'deal',
    facts: {
      players: fact('How many are at the table?', 'At the table', {
        three: { label: 'Three', if: 'if three are at the table' },
        four: { label: 'Four', if: 'if four are at the table' },
        five: { label: 'Five', if: 'if five are at the table' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'Any player may deal first. If four sit, all but the dealer get cards; if five, the two on the dealer’s left and the one on the dealer’s right.',
    },
    cases: [
      { when: { players: 'three' }, then: [allowed('anyone', 'deal-first')] },
      { when: { players: 'four' }, then: [allowed('anyone', 'deal-first'), isDone(dealtToThree)] },
      { when: { players: 'five' }, then: [allowed('anyone', 'deal-first'), isDone(dealtToThreeOfFive)] },
    ],
    cites: deal,
  }),
  'nobody-bids': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All three players pass.',
    aka: ['all pass', 'everybody passed', 'no one wants frog'],
    moment: 'bidding',
    cases: [{ then: [notDecided], note: 'There are three games to bid. The book says nothing about a deal in which none is bid.' }],
    cites: bids,
  }),
  'another-game': law({
    offence: 'irregular-bid',
    title: 'Another game played than was bid',
    gist: 'The bidder would rather play a higher game than the one that got them the hand.',
    aka: ['bid chico and play grand', 'changed his bid', 'raise my own game', 'switch to grand'],
    moment: 'bidding',
    cases: [{ then: [must('bidder', playNamedGame), noPenaltyPrinted] }],
    cites: named,
    see: ['frog.points.grand'],
  }),
  'widow-used': law({
    question: 'allowed',
    title: 'May the bidder take the widow?',
    gist: 'Three cards lie in the middle, and the bidder would like to have them.',
    aka: ['pick up the widow', 'use the widow', 'take the blind', 'widow in grand'],
    moment: 'discard',
    facts: { game: GAME },
    leads: {
      'blue-ribbon-1940':
        'If the game is frog, the bidder may take the widow and must turn it face up on the table. In the other games, the bidder may not take it.',
    },
    cases: [
      { when: { game: 'frog' }, then: [allowed('bidder', 'take-widow'), must('bidder', turnWidowUp)], note: 'He then lays out three cards of his choice.' },
      { when: { game: ['chico', 'grand'] }, then: [barred('bidder', 'take-widow')] },
    ],
    cites: [frog, chico, grand],
  }),
  'widow-not-shown': law({
    offence: 'hand-not-shown',
    title: 'Widow not shown to the others',
    gist: 'In frog the bidder takes up the widow without letting the others see it.',
    aka: ['hid the widow', 'took the middle cards without letting us look', 'what was in the widow'],
    moment: 'discard',
    cases: [{ then: [must('bidder', turnWidowUp), noPenaltyPrinted] }],
    cites: frog,
  }),
  'widow-points': law({
    question: 'what-counts',
    title: 'Who has the points of the widow?',
    gist: 'Three cards are in no trick when the hand is over.',
    aka: ['points in the widow', 'does the discard count', 'laid out cards', 'skat points'],
    moment: 'count',
    facts: { game: GAME },
    leads: {
      'blue-ribbon-1940': 'At frog, the bidder scores the three cards laid out. At chico, the bidder scores the widow. At grand, the book does not cover this.',
    },
    cases: [
      { when: { game: 'frog' }, then: [scoresAmount('bidder', pointsLaidOut)] },
      { when: { game: 'chico' }, then: [scoresAmount('bidder', pointsOfWidow)] },
      {
        when: { game: 'grand' },
        then: [notDecided],
        note: 'The book says this of chico and does not repeat it for grand. Our count gives the points to the bidder.',
      },
    ],
    cites: [frog, chico, grand],
    see: ['frog.points.widow'],
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Who leads, and a wrong lead',
    gist: 'The bidder, or another who is not the eldest hand, has led to the first trick.',
    aka: ['bidder led first', 'wrong lead', 'who leads first'],
    moment: 'lead',
    cases: [{ then: [must('eldest-hand', 'lead-first'), noPenaltyPrinted], note: 'Who has the bid makes no difference.' }],
    cites: play,
  }),
  'cannot-follow': law({
    question: 'obliged',
    title: 'No card of the suit led',
    gist: 'A player cannot follow suit. Must the player trump?',
    aka: ['must I trump', 'have to trump', 'overtrump', 'forced to ruff', 'have to ruff', 'nothing in that suit', 'only low trumps'],
    moment: 'play',
    facts: {
      trick: fact('How do the trick and the hand stand?', 'Trick and hand', {
        open: {
          label: 'The player has a trump, and nobody has trumped the trick',
          chip: 'Not trumped yet',
          if: 'if the player has a trump and nobody has trumped the trick',
        },
        trumped: {
          label: 'The player has a trump, and the trick is trumped already',
          chip: 'Already trumped',
          if: 'if the player has a trump and the trick is trumped already',
        },
        none: { label: 'The player has no trump either', chip: 'No trump held', if: 'if the player has no trump either' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player must trump if able. If the trick is trumped already, a lower trump is enough. The book does not cover a player who has no trump.',
    },
    cases: [
      { when: { trick: 'open' }, then: [must('player', 'trump-it')] },
      { when: { trick: 'trumped' }, then: [must('player', playSomeTrump), allowed('player', playLowTrump)] },
      {
        when: { trick: 'none' },
        then: [notDecided],
        note: 'The book says nothing about a hand with neither the suit nor trumps; all that is left is to play any card.',
      },
    ],
    cites: play,
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player able to follow suit or to trump has done neither.',
    aka: ['renege', 'did not follow suit', 'did not trump'],
    moment: 'play',
    facts: {
      what: fact('What could the player have done?', 'Could have', {
        follow: { label: 'Followed suit', if: 'if the player could have followed suit' },
        trump: { label: 'Trumped, without a card of the suit', chip: 'Trumped', if: 'if the player, without the suit, could have trumped' },
      }),
    },
    usual: { what: 'follow' },
    leads: { 'blue-ribbon-1940': 'A player must follow suit when able or, without the suit, play a trump. The book names no penalty.' },
    cases: [
      { when: { what: 'follow' }, then: [must('player', 'follow-suit'), noPenaltyPrinted] },
      { when: { what: 'trump' }, then: [must('player', playSomeTrump), noPenaltyPrinted] },
    ],
    cites: play,
  }),
  'points-short': law({
    question: 'not-made',
    title: 'What the bidder has made',
    gist: 'The hand is counted, and the bidder has more than half of the points, half of them, or fewer.',
    aka: [
      'exactly sixty',
      'stand-off',
      'fewer than sixty',
      'bidder lost',
      'bid goes down, who is paid',
      'whom does he pay',
      'dead on sixty',
      'sat out without cards',
    ],
    moment: 'count',
    facts: {
      made: fact('How many points has the bidder?', 'Bidder has', {
        over: { label: 'More than 60', if: 'if the bidder has more than 60 points' },
        even: { label: 'Exactly 60', if: 'if the bidder has exactly 60 points' },
        under: { label: 'Fewer than 60', if: 'if the bidder has fewer than 60 points' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'For each point over 60, each other player pays the bidder the rate of the game. At 60 nobody pays. Under 60, the bidder pays each other player; the book does not say how much.',
    },
    cases: [
      { when: { made: 'over' }, then: [pays('each-other-player', rateOver, 'bidder')] },
      { when: { made: 'even' }, then: [scoresNothing('all-players')], note: 'It is a stand-off.' },
      {
        when: { made: 'under' },
        then: [pays('bidder', lostGame, 'each-other-player')],
        note: 'Players at the table without cards are paid as well. The book does not say how much; our counts take the points short of 60 at the rate of the game.',
      },
    ],
    cites: [count, chico, grand],
    see: ['frog.points.lost', 'frog.score.deal'],
  }),
  'game-stopped': law({
    question: 'broken-off',
    title: 'When the game may be stopped',
    gist: 'Somebody would like to settle up and go home.',
    aka: ['stop playing', 'last round', 'leave in the middle of a round', 'settle now', 'I have to go', 'quit before everyone has dealt'],
    moment: 'game-over',
    facts: {
      when: fact('When is that?', 'Round of deals', {
        round: { label: 'All have dealt equally often', chip: 'Complete', if: 'if all have dealt equally often' },
        within: { label: 'Somebody has dealt once more than another', chip: 'Not complete', if: 'if somebody has dealt once more than another' },
      }),
    },
    usual: { when: 'within' },
    cases: [
      { when: { when: 'round' }, then: [mayBeDone(gameStopped)] },
      { when: { when: 'within' }, then: [notDecided], note: 'The end of a round is the one time that is named.' },
    ],
    cites: settle,
    see: ['frog.points.settlement', 'frog.score.settlement'],
  }),
};
