// Aces and tens, and the rubicon.
import { doubted } from '../../../../../core/cites.ts';
import { fact, law } from '../../../../../core/laws.ts';
import { pointsOf } from '../../../../../core/points.ts';
import { allowed, barred, isDone, mayBeDone, passesTo, scores, wins } from '../../../../../core/remedies.ts';
import { cites } from '../../../cites.ts';
import { bothCounted, brisquesCounted, countBrisques, loserPoints } from '../../../words.ts';
import { own } from '../points.ts';

const { blue, uspc } = cites;
const POINTS = { blue: 'blue-ribbon-1940', uspc: 'uspc-1898' } as const;
const rubiconed = (book: 'blue-ribbon-1940' | 'uspc-1898') => [
  passesTo(loserPoints, 'winner'),
  scores('winner', pointsOf(own['rubicon-game'], book)),
  scores('winner', pointsOf(own['rubicon-brisques'], book)),
];

export const settledLaws = {
  'brisques-counted': law({
    question: 'what-counts',
    title: 'Counting the aces and tens',
    gist: 'A player wants the aces and tens counted at the end of the game.',
    aka: ['count the brisques', 'brisques in a close game', 'save the rubicon'],
    moment: 'count',
    facts: {
      why: fact('What for?', {
        decide: ['The scores are close, and they may change the result', 'to decide a close game'],
        save: ['The lower score comes over the rubicon by them', 'to save the rubicon'],
        fail: ['The lower score hoped to, and does not come over it', 'rubicon not saved'],
        neither: ['Neither', 'neither'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { why: 'decide' }, then: [mayBeDone(brisquesCounted)] },
          { when: { why: 'save' }, then: [allowed('loser', countBrisques)], note: 'Whether the winner counts his own then is not said.' },
          { when: { why: 'fail' }, then: [scores('winner', pointsOf(own['rubicon-brisques'], POINTS.blue))] },
          { when: { why: 'neither' }, then: [barred('anyone', countBrisques)] },
        ],
        [blue.close, doubted(blue.settled, 'Where he counts them in vain they are all added to the winner; that the 300 are meant is read so.')],
      ),
      'uspc-1898': says(
        [
          { when: { why: 'decide' }, then: [mayBeDone(brisquesCounted)] },
          {
            when: { why: 'save' },
            then: [allowed('loser', countBrisques), isDone(bothCounted)],
          },
          { when: { why: 'fail' }, then: [scores('winner', pointsOf(own['rubicon-brisques'], POINTS.uspc))], note: 'All of them, no matter who took them.' },
          { when: { why: 'neither' }, then: [barred('anyone', countBrisques)] },
        ],
        uspc.counted,
      ),
    }),
    see: ['bezique/rubicon.points.brisque', 'bezique/rubicon.law.rubiconed'],
  }),
  rubiconed: law({
    question: 'not-made',
    title: 'Loser under a thousand',
    gist: 'The lower score has not come over the rubicon.',
    aka: ['rubiconed', 'rubicon', 'under a thousand', 'lost points to the winner'],
    moment: 'count',
    facts: {
      brisques: fact('Do his aces and tens bring the loser to a thousand?', {
        yes: ['He counts them, and they do', 'saved by aces and tens'],
        no: ['They do not, or he does not count them', 'not saved'],
      }),
      points: fact('How many points has he without them?', {
        few: ['Fewer than 100', 'under 100'],
        more: ['100 or more', '100 or more'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { brisques: 'yes' },
            then: [wins('winner', 'game'), scores('winner', pointsOf(own['for-game'], POINTS.blue))],
            note: 'The points of the loser are taken off as in any game.',
          },
          { when: { brisques: 'no' }, then: rubiconed(POINTS.blue) },
        ],
        [blue.settled, blue.close],
      ),
      'uspc-1898': says(
        [
          {
            when: { brisques: 'yes' },
            then: [wins('winner', 'game'), scores('winner', pointsOf(own['for-game'], POINTS.uspc))],
            note: 'The points of the loser are taken off as in any game.',
          },
          { when: { brisques: 'no', points: 'more' }, then: rubiconed(POINTS.uspc) },
          { when: { brisques: 'no', points: 'few' }, then: [...rubiconed(POINTS.uspc), scores('winner', pointsOf(own['rubicon-bonus'], POINTS.uspc))] },
        ],
        [uspc.settled, uspc.lost],
      ),
    }),
    see: ['bezique/rubicon.law.brisques-counted', 'bezique/rubicon.points.rubicon-line', 'bezique/rubicon.score.settlement'],
  }),
};
