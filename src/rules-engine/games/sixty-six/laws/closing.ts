// Closing the stock: who may, when, and the cost of being wrong.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, loses, scores } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { close, closer, decideDraw } from '../words.ts';

const { blue, donohue, uspc } = cites;
const LOSES = 'The book does not say whether the points are taken off the closer’s score or marked by the other.';
const BLUE = 'blue-ribbon-1940';

const HAD = yesNo(
  'Had the other a trick when the stock was closed?',
  'Other had a trick',
  'if the opponent had a trick when the stock was closed',
  'if the opponent had no trick when the stock was closed',
);
const CLOSER_HAS = fact('What has the closer?', 'Closer has', {
  half: { label: '33 or more', if: 'if the closer has 33 or more' },
  less: { label: 'Less than 33', if: 'if the closer has less than 33' },
});
/** What the other player scores by the 1898 book. */
const USPC = [
  { when: { had: 'yes', has: 'half' }, then: [scores('opponent', pointsOf(points['closed-failed-33'], 'uspc-1898'))] },
  { when: { had: 'yes', has: 'less' }, then: [scores('opponent', pointsOf(points['closed-failed'], 'uspc-1898'))] },
  { when: { had: 'no' }, then: [scores('opponent', pointsOf(points['closed-failed-early'], 'uspc-1898'))] },
] as const;

export const closingLaws = {
  'closing-when': law({
    question: 'allowed',
    title: 'When a player may close',
    gist: 'A player wants to turn the trump card down and stop the drawing.',
    aka: ['when can I close', 'turn down the trump', 'close before the first lead', 'shut down', 'cover the stock'],
    moment: 'lead',
    needs: ['stock'],
    facts: {
      when: fact('How do things stand?', 'Closes', {
        first: {
          label: 'The player is to lead first, and nothing has been led',
          chip: 'Before first lead',
          if: 'if the player is to lead first and nothing has been led',
        },
        before: {
          label: 'The player has won the trick, and nobody has drawn',
          chip: 'Before drawing',
          if: 'if the player has won the trick and nobody has drawn',
        },
        after: {
          label: 'The player has won the trick, both have drawn, and nothing has been led',
          chip: 'After drawing',
          if: 'if the trick winner closes after both drew, before leading',
        },
        'other-leads': { label: 'The other has the lead', chip: 'On other’s lead', if: 'if the opponent has the lead' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'A player who has the lead may close, before or after drawing. A player may not close when the opponent has the lead.',
      'uspc-1898': 'A player who has the lead may close, before or after drawing. A player may not close when the opponent has the lead.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { when: ['first', 'before', 'after'] }, then: [allowed('player', close)] },
          { when: { when: 'other-leads' }, then: [barred('player', close)], doubtful: true },
        ],
        doubted(blue.closing, 'It is for the player who is to lead; a later line says that either player may.'),
      ),
      donohue: silent('It tells what closing does, and not when it may be done.'),
      'uspc-1898': says(
        [
          { when: { when: ['first', 'before', 'after'] }, then: [allowed('player', close)] },
          { when: { when: 'other-leads' }, then: [barred('player', close)] },
        ],
        uspc.game,
      ),
    }),
  }),
  'draw-after-closing': law({
    question: 'who-decides',
    title: 'Drawing when the stock is closed',
    gist: 'The leader closes before the cards of the last trick are replaced, and the other wants to draw.',
    aka: ['may I still draw', 'draw before closing', 'five cards left'],
    moment: 'draw',
    needs: ['draw', 'stock'],
    facts: {},
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon and Donohue neither player may draw; by U.S. Playing Card the closer may decide whether the other player still draws.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(
        barred('both-sides', 'draw'),
        doubted(blue.closing, 'The book says that closing stops the drawing; it does not name the other player.'),
      ),
      donohue: always(barred('both-sides', 'draw'), donohue.rules(1)),
      'uspc-1898': always(allowed(closer, decideDraw), uspc.game, { note: 'The other has no voice in it.' }),
    }),
    leads: { 'uspc-1898': 'The closer may decide whether the other player still draws. The other player has no voice in it.' },
    see: ['sixty-six.law.closed-and-failed'],
  }),
  'closed-and-failed': law({
    question: 'not-made',
    title: 'Closed, and 66 not made',
    gist: 'A player closed the stock, and did not reach 66 by the end of the hand.',
    aka: ['closed and got 65', 'closer failed', 'shut down and lost', 'missed after closing'],
    moment: 'count',
    needs: ['stock'],
    facts: { had: HAD, has: CLOSER_HAS },
    usual: { had: 'yes', has: 'half' },
    leads: {
      'uspc-1898':
        'The opponent scores 1 point if the closer has 33 or more, and 2 points if the closer has less. An opponent who had no trick when the stock was closed scores 3 points.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the closer loses 2 points; by Donohue the opponent scores 2; by U.S. Playing Card the opponent scores 1 if the closer has 33 or more, and 2 if not. By each book it is 3 if the opponent had no trick when the stock was closed.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { had: 'yes' }, then: [loses(closer, -pointsOf(points['closed-failed'], BLUE))] },
          { when: { had: 'no' }, then: [loses(closer, -pointsOf(points['closed-failed-early'], BLUE))] },
        ],
        doubted(blue.closed, LOSES),
      ),
      donohue: says(
        [
          { when: { had: 'yes' }, then: [scores('opponent', pointsOf(points['closed-failed'], 'donohue'))] },
          { when: { had: 'no' }, then: [scores('opponent', pointsOf(points['closed-failed-early'], 'donohue'))] },
        ],
        donohue.rules(1, 2),
      ),
      'uspc-1898': says(USPC, uspc.game),
    }),
    see: ['sixty-six.points.closed-failed', 'sixty-six.law.other-first'],
  }),
  'other-first': law({
    question: 'who-wins',
    title: 'The other announces 66 in a closed hand',
    gist: 'A player has closed; the other wins a trick after that and rightly announces 66 before the closer does.',
    aka: ['opponent reaches 66 first', 'closed and the other got there first'],
    moment: 'play',
    needs: ['stock'],
    facts: { had: HAD, has: CLOSER_HAS },
    usual: { had: 'yes', has: 'half' },
    leads: {
      'uspc-1898':
        'The opponent scores 1 point if the closer has 33 or more, and 2 points if the closer has less. An opponent who had no trick when the stock was closed scores 3 points.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('A closer who does not make 66 loses 2 or 3; the book does not speak of the other’s own 66.'),
      donohue: silent('Closing and not making 66 costs the closer 2 or 3; the book does not speak of the other’s own 66.'),
      'uspc-1898': says(
        [USPC[0], USPC[1], { ...USPC[2], doubtful: true }],
        doubted(uspc.game, 'The book gives the 3 for a closer who has not made 66; a closer who was forestalled is taken as one.'),
      ),
    }),
    see: ['sixty-six.law.closed-and-failed'],
  }),
};
