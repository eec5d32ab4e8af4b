import { always, fact, law, silent } from '../../laws/laws.ts';
import {
  allowed,
  barred,
  handEnds,
  loses,
  must,
  noPenalty,
  noPenaltyPrinted,
  passesTo,
  scores,
  scoresAmount,
  scoresNothing,
  takesBack,
} from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { drawFromStock, knock, knocker, layOff, opponentsCount } from './words.ts';

export const laws = {
  'first-card-refused': law({
    offence: 'irregular-draw',
    title: 'The first face-up card is refused',
    gist: 'The player who begins does not want the card turned up after the deal.',
    aka: ['up card refused', 'passing the first card', 'who takes the upcard'],
    moment: 'draw',
    facts: {
      refused: fact('Who has refused it?', 'Refused by', {
        'non-dealer': { label: 'The non-dealer alone', chip: 'Non-dealer alone', if: 'if only the non-dealer has refused the card' },
        both: { label: 'The non-dealer and the dealer', chip: 'Both players', if: 'if the non-dealer and the dealer have refused the card' },
      }),
    },
    leads: {
      sierra: 'If the non-dealer refuses the card, the dealer may take it. If both refuse it, the non-dealer must draw from the stock.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { refused: 'non-dealer' }, then: [passesTo('choice', 'dealer')], note: 'The dealer may take the card or refuse it as well.' },
          { when: { refused: 'both' }, then: [must('non-dealer', drawFromStock)] },
        ],
        cites.sierra.play,
      ),
      'blue-ribbon-1940': silent('Each player in turn draws from the stock or takes the card face up; a refusal has no rule of its own.'),
    }),
  }),
  'knock-timing': law({
    offence: 'play-out-of-turn',
    title: 'Knock at the wrong time',
    gist: 'A player knocks before or after the moment that the book gives for it.',
    aka: ['knocked before drawing', 'knocked after discarding', 'knocked out of turn', 'when can I knock'],
    moment: 'play',
    facts: {
      when: fact('When was the knock?', 'Knocked', {
        'before-discard': {
          label: 'In the player’s own turn, after drawing and before discarding',
          chip: 'Before discarding',
          if: 'if it came after drawing and before discarding, in turn',
        },
        'after-discard': {
          label: 'Straight after the player’s own discard',
          chip: 'After discarding',
          if: 'if it came straight after the player’s own discard',
        },
        'before-drawing': {
          label: 'Before drawing, or in the turn of the opponent',
          chip: 'Early or off turn',
          if: 'if it came before drawing or in the opponent’s turn',
        },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Sierra a player may knock only after drawing and before discarding, by Blue Ribbon only straight after their own discard.',
    },
    leads: {
      sierra: 'A player may knock only in turn, after drawing and before discarding.',
      'blue-ribbon-1940': 'A player may knock only straight after their own discard. After drawing, they must discard first.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { when: 'before-discard' }, then: [allowed('player', knock)], note: 'Ten cards are laid down and the eleventh is then discarded.' },
          { when: { when: ['after-discard', 'before-drawing'] }, then: [barred('player', knock), noPenaltyPrinted] },
        ],
        cites.sierra.play,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { when: 'after-discard' }, then: [allowed('player', knock)], note: 'The call comes at once after the discard and names the count.' },
          { when: { when: 'before-discard' }, then: [must('player', 'discard'), noPenaltyPrinted], note: 'The call follows the discard.' },
          { when: { when: 'before-drawing' }, then: [barred('player', knock), noPenaltyPrinted] },
        ],
        cites.blue.pokerScoring,
      ),
    }),
  }),
  'knock-over-ten': law({
    offence: 'irregular-meld',
    title: 'Knock with more than ten',
    gist: 'A player knocks, and the deadwood turns out to be more than ten.',
    aka: ['false knock', 'knocked with eleven', 'knock with 11', 'wrong knock', 'knocked too early', 'miscounted the knock'],
    moment: 'showdown',
    facts: {},
    verdict: {
      kind: 'adds',
      say: 'The books agree: the player may not knock. Only Blue Ribbon names a penalty: the player who knocked takes back the cards and loses 5 points.',
    },
    leads: {
      'blue-ribbon-1940': 'The player who knocked takes back the cards and loses 5 points.',
    },
    readings: () => ({
      sierra: always([barred('offender', knock), noPenaltyPrinted], cites.sierra.play),
      'blue-ribbon-1940': always(
        [takesBack('caller', 'cards'), loses('caller', pointsOf(points['call-too-high'], 'blue-ribbon-1940'))],
        cites.blue.pokerScoring,
        {
          note: 'The book does not say whether the opponent scores what is forfeited.',
        },
      ),
    }),
    see: ['gin-rummy.points.knock-limit', 'gin-rummy.points.call-too-high'],
  }),
  'lay-off-on-gin': law({
    question: 'allowed',
    title: 'Lay-off on a gin hand',
    gist: 'The player who knocked has gone gin, and the opponent wants to lay off cards.',
    aka: ['lay off on gin', 'layoff after gin', 'can you play off on gin'],
    moment: 'showdown',
    facts: {},
    readings: () => ({
      sierra: always(allowed('opponent', layOff), {
        ...cites.sierra.play,
        doubt:
          'Lay-offs are given to the opponent of the player who knocks, and going gin is a knock with a count of zero; a gin hand is neither named nor excepted.',
      }),
      'blue-ribbon-1940': always(allowed('opponent', layOff), cites.blue.pokerScoring, { note: 'A count of nothing is treated like any other call.' }),
    }),
    see: ['gin-rummy.law.undercut'],
  }),
  undercut: law({
    question: 'what-counts',
    title: 'Undercut, with lay-offs or without',
    gist: 'The opponent of the player who knocked lays off what fits, and the counts are compared.',
    aka: [
      'undercut',
      'undercut with a lay-off',
      'equal counts',
      'tie in gin',
      'same deadwood',
      'he laid off and beat me',
      'underknock',
      'leftovers smaller than the knocker',
    ],
    moment: 'count',
    facts: {
      opponent: fact('The opponent’s count, after lay-offs, is', 'Opponent’s count', {
        lower: { label: 'lower than the knocker’s', chip: 'Lower', if: 'if the opponent’s count, after lay-offs, is lower' },
        equal: { label: 'equal to the knocker’s', chip: 'Equal', if: 'if the opponent’s count, after lay-offs, is equal' },
        higher: { label: 'higher than the knocker’s', chip: 'Higher', if: 'if the opponent’s count, after lay-offs, is higher' },
      }),
      gin: fact('Did the player who knocked go gin?', 'Knocker went gin', {
        no: { label: 'No, deadwood was left', chip: 'No', if: 'if the knocker had deadwood left' },
        yes: { label: 'Yes, all ten cards were matched', chip: 'Yes', if: 'if the knocker went gin' },
      }),
    },
    usual: { gin: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on the bonus. If the opponent’s count is lower, the opponent scores the difference plus 25 points by Sierra, plus 10 by Blue Ribbon. If it is equal, 25 by Sierra, nothing by Blue Ribbon. If it is higher, by both the knocker scores the difference. By Sierra, gin cannot be undercut.',
    },
    leads: {
      sierra:
        'If the opponent’s count after lay-offs is lower, they score the difference plus 25. If equal, they score 25. If higher, the knocker scores the difference. Gin cannot be undercut.',
      'blue-ribbon-1940':
        'If the opponent’s count after lay-offs is lower, they score the difference plus 10 points. If equal, nobody scores. If higher, the knocker scores the difference.',
    },
    readings: (says) => ({
      sierra: says(
        [
          {
            when: { gin: 'yes' },
            then: [scoresAmount(knocker, opponentsCount), scores(knocker, pointsOf(points.gin, 'sierra'))],
            note: 'Gin cannot be undercut, even by a count of nothing.',
          },
          {
            when: { gin: 'no', opponent: 'lower' },
            then: [scoresAmount('opponent', 'count-difference'), scores('opponent', pointsOf(points.undercut, 'sierra'))],
            note: 'It is the same whether lay-offs brought the count down or not.',
          },
          { when: { gin: 'no', opponent: 'equal' }, then: [scores('opponent', pointsOf(points.undercut, 'sierra'))], note: 'There is no difference to add.' },
          { when: { gin: 'no', opponent: 'higher' }, then: [scoresAmount(knocker, 'count-difference')] },
        ],
        cites.sierra.play,
      ),
      'blue-ribbon-1940': says(
        [
          {
            when: { opponent: 'lower' },
            then: [scoresAmount('opponent', 'count-difference'), scores('opponent', pointsOf(points.undercut, 'blue-ribbon-1940'))],
            note: 'The penalty is the same whether lay-offs brought the count down or not.',
          },
          { when: { opponent: 'equal' }, then: [noPenalty], note: 'A lower count is asked for, and there is no difference to pay.' },
          { when: { opponent: 'higher' }, then: [scoresAmount('caller', 'count-difference')] },
        ],
        cites.blue.pokerScoring,
      ),
    }),
    see: ['gin-rummy.points.undercut', 'gin-rummy.points.lay-off', 'gin-rummy.law.lay-off-on-gin', 'gin-rummy.score.deal'],
  }),
  'nobody-knocks': law({
    question: 'runs-out',
    title: 'Nobody knocks before the stock runs out',
    gist: 'The fiftieth card has been drawn and a discard made, and neither player has knocked.',
    aka: ['stock runs out', 'two cards left', 'dead hand', 'wall hand', 'draw in gin'],
    moment: 'hand-over',
    facts: {},
    readings: () => ({
      sierra: always([handEnds, scoresNothing('both-sides')], cites.sierra.play),
      'blue-ribbon-1940': silent('The section does not say what becomes of an exhausted stock.'),
    }),
    see: ['gin-rummy.points.dead-deal'],
  }),
};
