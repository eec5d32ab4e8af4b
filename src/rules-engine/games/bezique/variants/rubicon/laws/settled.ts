// Aces and tens, and the rubicon.
import { doubted } from '../../../../../laws/cites.ts';
import { fact, law } from '../../../../../laws/laws.ts';
import { allowed, barred, isDone, mayBeDone, passesTo, scores, wins } from '../../../../../laws/remedies.ts';
import { pointsOf } from '../../../../../scoring/points.ts';
import { cites } from '../../../cites.ts';
import { bothCounted, brisquesCounted, countBrisques, loserPoints } from '../../../words.ts';
import { own, REPLACED } from '../points.ts';

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
      why: fact('What for?', 'Counted for', {
        decide: {
          label: 'The scores are close, and they may change the result',
          chip: 'Close scores',
          if: 'if the scores are close and they may change the result',
        },
        save: { label: 'The lower score comes over the rubicon by them', chip: 'Rubicon saved', if: 'if they bring the lower score over the rubicon' },
        fail: {
          label: 'The lower score hoped to, and does not come over it',
          chip: 'Rubicon not saved',
          if: 'if the lower score hoped to pass the rubicon by them in vain',
        },
        neither: { label: 'Neither', if: 'if the scores are not close and no rubicon is at stake' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'Aces and tens may be counted if the scores are close, or if they bring the lower score over the rubicon. If the lower score stays short even so, the winner scores 300 points.',
      'uspc-1898':
        'Aces and tens may be counted if the scores are close, or if they bring the lower score over the rubicon. If the lower score stays short even so, the winner scores 300 points.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: aces and tens may be counted if the scores are close, or if they bring the lower score over the rubicon. If the lower score still stays short, the winner scores 300 points. Only U.S. Playing Card adds: if the lower score comes over, the other player’s aces and tens are counted too.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { why: 'decide' }, then: [mayBeDone(brisquesCounted)] },
          {
            when: { why: 'save' },
            then: [allowed('loser', countBrisques)],
            note: 'The book does not say whether the winner then counts their own aces and tens.',
          },
          { when: { why: 'fail' }, then: [scores('winner', pointsOf(own['rubicon-brisques'], POINTS.blue))] },
          { when: { why: 'neither' }, then: [barred('anyone', countBrisques)] },
        ],
        [blue.close, doubted(blue.settled, 'If the loser counts them in vain, they are all added to the winner’s score; this is read as the 300.')],
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
      brisques: fact('Do the aces and tens bring the loser to a thousand?', 'Aces and tens', {
        yes: { label: 'The loser counts them, and they do', chip: 'Save the loser', if: 'if the loser counts aces and tens and comes to a thousand' },
        no: { label: 'They do not, or the loser does not count them', chip: 'Do not', if: 'if aces and tens do not bring the loser to a thousand' },
      }),
      points: fact('How many points has the loser without them?', 'Without them', {
        few: { label: 'Fewer than 100', chip: 'Under 100', if: 'if the loser has fewer than 100 points without aces and tens' },
        more: { label: '100 or more', if: 'if the loser has 100 points or more without aces and tens' },
      }),
    },
    usual: { brisques: 'no', points: 'more' },
    leads: {
      'blue-ribbon-1940':
        'The winner scores 1000 for the game, 300 for all aces and tens, and the loser’s points. But if aces and tens bring the loser to a thousand, the winner scores 500 instead.',
      'uspc-1898':
        'The winner scores the loser’s points, 1000 for game and 300 for aces and tens. If aces and tens bring the loser to a thousand, the winner scores 500 only. There are more cases.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: if aces and tens bring the loser to a thousand, the winner scores 500 points. If not, the winner scores 1300 and the loser’s points. Only U.S. Playing Card then adds 100 if the loser has fewer than 100 points without aces and tens.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { brisques: 'yes' },
            then: [wins('winner', 'game'), scores('winner', pointsOf(own['for-game'], POINTS.blue))],
            note: 'The points of the loser are taken off as in any game.',
          },
          {
            when: { brisques: 'no' },
            then: rubiconed(POINTS.blue),
            doubtful: true,
            note: 'The first figure is for the game, the second for all the aces and tens.',
          },
        ],
        [doubted(blue.settled, REPLACED), blue.close],
      ),
      'uspc-1898': says(
        [
          {
            when: { brisques: 'yes' },
            then: [wins('winner', 'game'), scores('winner', pointsOf(own['for-game'], POINTS.uspc))],
            note: 'The points of the loser are taken off as in any game.',
          },
          {
            when: { brisques: 'no', points: 'more' },
            then: rubiconed(POINTS.uspc),
            doubtful: true,
            note: 'The first figure is for the game, the second for all the aces and tens.',
          },
          {
            when: { brisques: 'no', points: 'few' },
            then: [...rubiconed(POINTS.uspc), scores('winner', pointsOf(own['rubicon-bonus'], POINTS.uspc))],
            doubtful: true,
            note: 'The first figure is for the game, the second for all the aces and tens, the third for so low a score.',
          },
        ],
        [uspc.settled, doubted(uspc.lost, REPLACED)],
      ),
    }),
    see: ['bezique/rubicon.law.brisques-counted', 'bezique/rubicon.points.rubicon-line', 'bezique/rubicon.score.settlement'],
  }),
};
