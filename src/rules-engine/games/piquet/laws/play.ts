import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, must, noPenalty, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { cardsReplayed, countForCards, lookAtThem } from '../words.ts';

const { exchange, play, revoke } = cites.blue;

export const playLaws = {
  'following-suit': law({
    question: 'obliged',
    title: 'Following suit and winning',
    gist: 'The second player to a trick wants to know what they have to play.',
    aka: ['must I win the trick', 'must I take it', 'hold up a card'],
    moment: 'play',
    facts: {
      has: fact('Has the second player a card of the suit led?', 'Has the suit', {
        yes: { label: 'Yes', if: 'if the second player has a card of the suit led' },
        no: { label: 'No', if: 'if the second player has no card of the suit led' },
      }),
    },
    usual: { has: 'yes' },
    cases: [
      { when: { has: 'yes' }, then: [must('second-hand', 'follow-suit')], note: 'That player need not win the trick.' },
      { when: { has: 'no' }, then: [allowed('second-hand', 'play-any-card')] },
    ],
    cites: play,
    leads: { 'blue-ribbon-1940': 'A player with a card of the suit led must follow suit, but need not win the trick. A player with none may play any card.' },
    see: ['piquet.law.revoke'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Suit not followed',
    gist: 'A player did not follow suit although they could.',
    aka: ['revoke', 'renege', 'did not follow suit'],
    moment: 'play',
    cases: [{ then: [isDone(cardsReplayed), noPenalty], note: 'Whenever it is found.' }],
    cites: revoke,
    see: ['piquet.law.following-suit'],
  }),
  'looking-back': law({
    question: 'allowed',
    title: 'Looking at tricks and discards',
    gist: 'A player wants to see cards again in the course of the play.',
    aka: ['look at the last trick', 'see my discards', 'look through the tricks'],
    moment: 'play',
    facts: {
      what: fact('Which cards?', 'Wants to see', {
        tricks: {
          label: 'The tricks played, one’s own or the opponent’s',
          chip: 'The tricks',
          if: 'if the player wants to see the tricks already played',
        },
        own: { label: 'The player’s own discards', chip: 'Own discards', if: 'if the player wants to see their own discards' },
        theirs: { label: 'The opponent’s discards', chip: 'Other’s discards', if: 'if the player wants to see the opponent’s discards' },
      }),
    },
    cases: [
      { when: { what: ['tricks', 'own'] }, then: [allowed('anyone', lookAtThem)] },
      { when: { what: 'theirs' }, then: [notDecided], note: 'Each player may look at their own; the book says nothing of the opponent’s.' },
    ],
    cites: [play, exchange],
    leads: { 'blue-ribbon-1940': 'Any player may look at the tricks played and at their own discards. The book does not cover the opponent’s discards.' },
  }),
  'equal-tricks': law({
    leads: { 'blue-ribbon-1940': 'Neither player may count the points for “cards”. Only a player with more tricks than the other gets them.' },
    question: 'tie',
    title: 'Six tricks each',
    gist: 'Both players have won the same number of tricks.',
    aka: ['cards divided', 'no cards', 'tie for cards'],
    moment: 'hand-over',
    cases: [{ then: [barred('both-sides', countForCards)] }],
    cites: play,
    see: ['piquet.points.cards'],
  }),
};
