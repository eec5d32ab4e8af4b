import { law } from '../../../laws/one-book.ts';
import { allowed, forEach, handEnds, must, noPenaltyPrinted, notDecided, paysPoints } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { cardHeld, followSequence, ofKing, startSuit } from '../words.ts';

const { play, king, pass, out } = cites.blue;

export const playLaws = {
  'first-lead': law({
    question: 'allowed',
    title: 'The first card',
    gist: 'The play begins.',
    aka: ['who leads', 'what do I lead', 'lead a trump', 'any card'],
    moment: 'opening-lead',
    cases: [{ then: [allowed('left-of-dealer', 'lead-any-card')] }],
    cites: play,
  }),
  'could-have-followed': law({
    offence: 'held-back',
    title: 'The next card held and not played',
    gist: 'A player passes and has the next card of the sequence.',
    aka: ['passed but had it', 'held it back', 'did not follow', 'must I play it', 'false stop'],
    moment: 'play',
    cases: [{ then: [must('offender', followSequence), noPenaltyPrinted] }],
    cites: play,
  }),
  'played-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Played out of turn',
    gist: 'A player lays the next card before it is their turn.',
    aka: ['jumped in', 'out of turn', 'whose turn'],
    moment: 'play',
    cases: [{ then: [must('offender', 'follow-order'), noPenaltyPrinted], note: 'It goes round to the left.' }],
    cites: play,
  }),
  'king-played': law({
    question: 'obliged',
    title: 'After the king',
    gist: 'A sequence has come up to the king.',
    aka: ['who leads after the king', 'same suit again', 'start a new suit', 'stopped at the king', 'does the ace follow the king'],
    moment: 'play',
    cases: [{ then: [must(ofKing, startSuit)], note: 'The king ends a sequence whatever card it began with.' }],
    cites: king,
  }),
  'nobody-goes-on': law({
    question: 'runs-out',
    title: 'Nobody can go on',
    gist: 'All have passed, and the sequence has not come to the king.',
    aka: ['everybody passes', 'card was not dealt', 'who leads now', 'stopped', 'missing card'],
    moment: 'play',
    cases: [
      {
        then: [notDecided],
        note: 'A player who cannot go on passes to the left; the book does not say what follows when the pass has gone all the way round.',
      },
    ],
    cites: pass,
  }),
  'a-player-is-out': law({
    question: 'who-pays',
    title: 'A player is out',
    gist: 'Somebody has played their last card.',
    aka: ['what do we pay', 'cards left', 'counter for each card', 'went out', 'last card'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'Play stops. Every other player pays the player who is out 1 counter for each card still in hand.' },
    cases: [{ then: [handEnds, forEach(cardHeld, paysPoints('each-other-player', pointsOf(points.card, 'blue-ribbon-1940'), 'counter', 'first-out'))] }],
    cites: out,
    see: ['pochen.points.card'],
  }),
};
