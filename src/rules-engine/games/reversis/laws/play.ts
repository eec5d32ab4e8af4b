import { fact, yesNo } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, mayRequire, must, noPenalty, noPenaltyPrinted, pays } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  askHowPlayed,
  eachPool,
  earlierOfOthers,
  lastOfOthers,
  mightBreak,
  oneCounter,
  ownTricks,
  payForAces,
  playAsDirected,
  receivePayment,
  tellUnasked,
} from '../words.ts';

const { law: laws } = cites.donohue;

/** The play of the cards. */
export const play = {
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Play out of turn',
    gist: 'A player plays before their turn.',
    aka: ['played early', 'out of turn'],
    moment: 'play',
    cases: [{ then: [must('player', 'follow-order'), noPenaltyPrinted] }],
    cites: laws('VI'),
  }),
  'hand-thrown-down': law({
    offence: 'abandoned-hand',
    title: 'Hand thrown down',
    gist: 'A player thinks that they have the rest of the tricks and throws their cards down.',
    aka: ['claimed the rest', 'threw in his cards', 'rest are mine'],
    moment: 'play',
    facts: { reversis: yesNo('Is a reversis at stake?', 'Reversis at stake', 'if a reversis is at stake', 'if no reversis is at stake') },
    usual: { reversis: 'no' },
    leads: {
      donohue:
        'The player pays for each ace or quinola that was, or still can be, played off suit or given. But in a reversis, the player who might break it says how the cards are played.',
    },
    cases: [
      { when: { reversis: 'no' }, then: [must('offender', payForAces)] },
      {
        when: { reversis: 'yes' },
        then: [mayRequire(mightBreak, 'offender', playAsDirected)],
        note: 'The book contrasts this with the payment; it does not say whether the player pays as well.',
      },
    ],
    cites: laws('VII'),
  }),
  'telling-how-played': law({
    offence: 'table-talk',
    title: 'Asking and telling how the cards were played',
    gist: 'Somebody asks who played what, or tells it.',
    aka: ['who played which card', 'may I ask', 'told her unasked'],
    moment: 'play',
    facts: {
      what: fact('What is done?', 'What was done', {
        ask: { label: 'A player asks before playing', chip: 'Asked in time', if: 'if a player asks before playing' },
        tell: { label: 'Somebody tells it unasked', chip: 'Told unasked', if: 'if somebody tells it unasked' },
      }),
    },
    usual: { what: 'tell' },
    leads: {
      donohue: 'A player may ask, before playing, how the cards were played. Nobody may tell it to those who have not asked. The book names no penalty.',
    },
    cases: [
      { when: { what: 'ask' }, then: [allowed('player', askHowPlayed)] },
      { when: { what: 'tell' }, then: [barred('anyone', tellUnasked), noPenaltyPrinted] },
    ],
    cites: laws('XI'),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit although they could.',
    aka: ['renege', 'renounced wrongly', 'did not follow suit'],
    moment: 'play',
    facts: { right: yesNo('Has the player an espagnolette?', 'Espagnolette', 'if the player has an espagnolette', 'if the player has no espagnolette') },
    usual: { right: 'no' },
    leads: {
      donohue:
        'The player pays each of the two pools 6 fish and may not receive the party or any payment. If the player holds an espagnolette, there is no penalty.',
    },
    cases: [
      { when: { right: 'no' }, then: [pays('offender', oneCounter, eachPool), barred('offender', receivePayment)] },
      { when: { right: 'yes' }, then: [noPenalty] },
    ],
    cites: laws('XII'),
    see: ['reversis.points.revoke'],
  }),
  'looking-back': law({
    offence: 'looking-back',
    title: 'Looking at tricks',
    gist: 'A player turns tricks over to see what is in them.',
    aka: ['look at the last trick', 'count my own tricks', 'peek at his tricks'],
    moment: 'play',
    facts: {
      whose: fact('Which tricks?', 'Tricks', {
        own: { label: 'The player’s own', chip: 'Own', if: 'if the tricks are the player’s own' },
        last: { label: 'The last one of another', chip: 'Another’s last', if: 'if it is the last trick of another player' },
        other: { label: 'Earlier ones of another', chip: 'Another’s earlier', if: 'if they are tricks of another player before the last' },
      }),
    },
    usual: { whose: 'other' },
    leads: { donohue: 'The player may look at the last trick and at their own tricks, but not at earlier tricks of another player.' },
    cases: [
      { when: { whose: 'own' }, then: [allowed('player', ownTricks)] },
      { when: { whose: 'last' }, then: [allowed('player', lastOfOthers)] },
      { when: { whose: 'other' }, then: [barred('player', earlierOfOthers), noPenaltyPrinted] },
    ],
    cites: laws('XIII'),
  }),
};
