import { fact, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { barred, isVoid, must, notDecided, stands, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { countThatBall, highestNumber, strikeForLead, useAgain } from './words.ts';

export const laws = {
  lead: law({
    offence: 'seats-and-partners',
    title: 'Who leads',
    gist: 'The players are not agreed who plays first.',
    aka: ['who goes first', 'who starts', 'tie for the lead'],
    moment: 'before-play',
    facts: {
      numbers: fact('How did the trial balls come out?', 'Trial balls', {
        none: { label: 'None has been struck yet', chip: 'None struck yet', if: 'before any trial ball is struck' },
        one: { label: 'One player has the highest number', chip: 'One is highest', if: 'if one trial ball has the highest number' },
        same: { label: 'Two have the highest number', chip: 'Two are highest', if: 'if two trial balls share the highest number' },
      }),
    },
    leads: { donohue: 'Each player strikes one ball up the board. The highest number wins the lead. The book does not cover a tie.' },
    cases: [
      { when: { numbers: 'none' }, then: [must('all-players', strikeForLead)] },
      { when: { numbers: 'one' }, then: [wins(highestNumber, 'lead')], note: 'That player plays the nine balls.' },
      { when: { numbers: 'same' }, then: [notDecided] },
    ],
    cites: cites.donohue.lead,
  }),
  'black-not-struck': law({
    offence: 'foul-stroke',
    title: 'Ball holed before the black was struck',
    gist: 'A ball goes into a cup, and it is in doubt whether the black had been struck before it.',
    aka: ['missed the black', 'black must be hit first', 'holed without hitting the black', 'scored before the black was touched'],
    moment: 'stroke',
    facts: {
      first: yesNo(
        'Had this or another ball struck the black first?',
        'Black struck first',
        'if the black had been struck first',
        'if the black had not been struck first',
      ),
    },
    leads: { donohue: 'If the black had not been struck before, nothing is scored. If it had, the count stands.' },
    cases: [
      { when: { first: 'no' }, then: [isVoid('count')], note: 'There is no score before it; the book does not say whether the ball stays in its cup.' },
      {
        when: { first: 'yes' },
        then: [stands('count')],
        note: 'After the first ball of the round the others are played at balls that lie out or at the holes.',
      },
    ],
    cites: [cites.donohue.black, cites.donohue.play],
    see: ['bagatelle.rule.black'],
  }),
  rebound: law({
    offence: 'irregular-ball',
    title: 'Ball that comes back or leaves the board',
    gist: 'A ball rebounds down the board, or is driven off it.',
    aka: ['ball came back over the line', 'came back past the middle', 'rolled back', 'ball off the table', 'over the baulk line', 'jumped off the board'],
    moment: 'stroke',
    facts: {
      where: fact('Where did it go?', 'It went', {
        beyond: { label: 'Back beyond the centre', chip: 'Beyond the centre', if: 'if the ball came back beyond the centre' },
        off: { label: 'Off the board', if: 'if the ball went off the board' },
        on: { label: 'It lies on the centre itself', chip: 'On the centre', if: 'if the ball lies on the centre' },
        short: { label: 'Back, but not to the centre', chip: 'Short of it', if: 'if the ball came back, but not to the centre' },
      }),
    },
    leads: {
      donohue: 'A ball that rolled back past the centre or went off the board may not be used again in this round. The book covers nothing else.',
    },
    cases: [
      { when: { where: ['beyond', 'off'] }, then: [barred('anyone', useAgain)], note: 'It holds for any ball.' },
      { when: { where: 'on' }, then: [notDecided], note: 'Only a ball beyond the centre is named.' },
      { when: { where: 'short' }, then: [notDecided], note: 'Nothing takes such a ball out of the round; the balls that lie out are there to be played at.' },
    ],
    cites: [cites.donohue.out, cites.donohue.play],
    see: ['bagatelle.rule.dead-ball'],
  }),
  'struck-on-the-way': law({
    question: 'what-counts',
    title: 'What a ball did before it came back',
    gist: 'A ball knocks another into a cup and then rebounds beyond the centre or leaves the board.',
    aka: ['does it still count', 'knocked one in and came back', 'holed the black and jumped off'],
    moment: 'stroke',
    cases: [{ then: [notDecided], note: 'Only that the ball itself is out of the round is ruled.' }],
    cites: cites.donohue.out,
    see: ['bagatelle.law.rebound'],
  }),
  'no-cup': law({
    question: 'what-counts',
    title: 'Ball that stays out on the board',
    gist: 'A ball comes to rest in front of the cups and lies in none of them.',
    aka: ['near the hole', 'hanging on the edge', 'stopped short'],
    moment: 'count',
    cases: [{ then: [barred('player', countThatBall)], note: 'Only balls in the holes are counted.' }],
    cites: cites.donohue.count,
  }),
  tie: law({
    question: 'tie',
    title: 'Equal numbers at the end',
    gist: 'All the rounds have been played, and two players have the greatest number.',
    aka: ['draw', 'same score', 'tied game'],
    moment: 'game-over',
    cases: [{ then: [notDecided] }],
    cites: cites.donohue.count,
  }),
};
