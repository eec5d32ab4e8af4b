// Leads, sequences and stops, and the end of the deal.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, refersTo } from '../../../laws/laws.ts';
import { allowed, forEach, handEnds, isDone, must, noPenaltyPrinted, paysPoints, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { followOn, gameStakes, leadInOrder, others, popeExcused, stopPlayer } from '../words.ts';

const { blue, donohue } = cites;

export const playLaws = {
  'what-to-lead': law({
    question: 'obliged',
    title: 'What the eldest hand leads',
    gist: 'The player on the dealer’s left begins, and wants to lead a card of their own choice.',
    aka: ['must I lead my lowest', 'stops first', 'lead pope', 'any card', 'who begins'],
    moment: 'lead',
    facts: {},
    leads: {
      donohue:
        'The player must first play the stops (cards nobody can follow), then Pope, and then the lowest card of the longest suit. The book names no penalty.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the player on the dealer’s left may lead any card; by Donohue the stops come first, then Pope, then the lowest card of the longest suit.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(allowed('eldest-hand', 'lead-any-card'), blue.lead, {
        note: 'At boodle that player has to begin with their lowest of the suit; here they need not.',
      }),
      donohue: always(
        [must('eldest-hand', leadInOrder), noPenaltyPrinted],
        doubted(donohue.lead, 'It reads as advice and as a rule; of the lowest card it adds that an ace is best.'),
      ),
    }),
    see: ['newmarket.law.not-the-lowest'],
  }),
  'held-back': law({
    offence: 'held-back',
    title: 'Card held and not played',
    gist: 'A player has the next card of the sequence, and keeps it or calls a stop.',
    aka: ['false stop', 'called a stop that was none', 'kept the next card', 'could have played', 'held the queen back', 'did not follow'],
    moment: 'play',
    facts: {},
    verdict: { kind: 'agree', say: 'Both books agree: the player who has the next card must play it, and no penalty is named.' },
    readings: () => ({
      'blue-ribbon-1940': refersTo('newmarket.law.held-back', blue.lead),
      donohue: always([must('each-other-player', followOn), noPenaltyPrinted], donohue.follow),
    }),
    leads: { donohue: 'A player who has the next card must play it. The book names no penalty.' },
    see: ['pope-joan.law.kept-in-hand'],
  }),
  'after-a-stop': law({
    question: 'obliged',
    title: 'Lead after a stop',
    gist: 'Nobody can go on, and somebody has to begin again.',
    aka: ['who leads after a stop', 'nobody has the next card', 'whose lead', 'king played'],
    moment: 'next-lead',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'The player who played the last card may lead any suit, even the same one again, but must lead the lowest card held of it.',
      donohue: 'The player who played the stop must lead.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that the player who made the stop leads. Only Blue Ribbon adds which card: one of any suit, but the lowest that the player holds of it.',
    },
    readings: () => ({
      'blue-ribbon-1940': refersTo('newmarket.law.after-a-stop', blue.lead),
      donohue: always(must(stopPlayer, 'lead'), donohue.follow, { note: 'That player is the eldest hand now.' }),
    }),
  }),
  'player-out': law({
    question: 'who-pays',
    title: 'A player is out of cards',
    gist: 'Somebody has played their last card, and the others still hold some.',
    aka: ['went out', 'first out', 'who pays', 'pope excuses', 'holds the nine of diamonds', 'one counter a card'],
    moment: 'hand-over',
    facts: {
      pope: fact('Does one of the others still hold Pope?', 'Pope still held', {
        yes: { label: 'Yes', if: 'if one of the other players still holds Pope' },
        no: { label: 'No: it was played, or lies in the stock', chip: 'No', if: 'if none of the other players holds Pope' },
      }),
    },
    verdict: {
      kind: 'distinguishes',
      say: 'Both books agree: each other player pays the player who is out first 1 counter for each card they have left. Only Donohue adds: that player also wins the stakes on game, and a player who still holds Pope does not pay.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [handEnds, forEach('card-left', paysPoints('each-other-player', 1, 'counter', 'first-out'))] }], blue.end),
      donohue: says(
        [
          {
            when: { pope: 'no' },
            then: [handEnds, wins('first-out', gameStakes), forEach('card-left', paysPoints('each-other-player', 1, 'counter', 'first-out'))],
          },
          {
            when: { pope: 'yes' },
            then: [handEnds, wins('first-out', gameStakes), forEach('card-left', paysPoints(others, 1, 'counter', 'first-out')), isDone(popeExcused)],
          },
        ],
        [donohue.out, donohue.pope],
      ),
    }),
    leads: {
      donohue: 'The player who is out first wins the stakes on game, and 1 counter from each other player for each card left. A holder of Pope does not pay.',
      'blue-ribbon-1940': 'Play stops. Each other player pays the player who is out first 1 counter for each card left in their own hand.',
    },
    see: ['pope-joan.points.card-left', 'pope-joan.points.pope-held'],
  }),
};
