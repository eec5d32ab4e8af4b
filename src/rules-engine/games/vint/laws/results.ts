import { always, law } from '../../../laws/laws.ts';
import { forEach, scores, stands, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { theTricks } from '../words.ts';

const BOOK = 'blue-ribbon-1940';

export const results = {
  'bid-not-made': law({
    question: 'not-made',
    title: 'Bid not made',
    gist: 'The side that bid takes fewer tricks than its bid.',
    aka: ['went down', 'undertricks', 'set', 'do the bidders score their tricks', 'failed bid'],
    moment: 'hand-over',
    facts: {},
    readings: () => ({
      [BOOK]: always([forEach('trick-short', scores('opponents', pointsOf(points.short, BOOK), 'times')), stands(theTricks)], cites.blue.failed, {
        note: 'They do so above the line. Below it both sides score the tricks they took, the bidders too.',
      }),
    }),
    leads: {
      'blue-ribbon-1940':
        'For each trick by which the bid fails, the other side scores 100 times the value of a trick. Both sides also score the tricks they took.',
    },
    see: ['vint.points.short'],
  }),
  'both-reach-game': law({
    question: 'who-goes-out',
    title: 'Both sides reach game in one deal',
    gist: 'The tricks of one deal carry both sides to the game.',
    aka: ['who goes out first', 'both reach 500', 'does the bidder win'],
    moment: 'play',
    facts: {},
    readings: () => ({
      [BOOK]: always(wins('first-to-score', 'game'), cites.blue.playedOut, {
        note: 'Which side bid makes no difference. The hand is played out all the same, for the bid and for the other points.',
      }),
    }),
    see: ['vint.points.game'],
  }),
};
