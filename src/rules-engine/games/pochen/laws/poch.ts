import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { backer, betterPoch, offerPoch, pochPool, putUpAsMany } from '../words.ts';

const { offer, show, rank } = cites.blue;

export const pochLaws = {
  'who-may-poch': law({
    question: 'allowed',
    title: 'Who may poch',
    gist: 'A player wants a part in the poch.',
    aka: ['need a pair', 'bluff', 'poch with nothing', 'can I poch without a pair'],
    moment: 'betting',
    facts: {
      part: fact('What does the player want?', 'Player wants', {
        offer: { label: 'To offer it', chip: 'To offer', if: 'if the player wants to offer the poch' },
        dispute: { label: 'To dispute it with the one who has offered', chip: 'To dispute', if: 'if the player wants to dispute a poch that is offered' },
      }),
      pair: fact('Does the player hold a pair or better?', 'Pair or better', {
        yes: { label: 'Yes', if: 'if the player holds a pair or better' },
        no: { label: 'No', if: 'if the player holds nothing as good as a pair' },
      }),
    },
    usual: { pair: 'no' },
    leads: {
      'blue-ribbon-1940':
        'A player with a pair or better may offer the poch. To dispute it, a player must put up as many counters as were named. The book does not say whether that needs a pair.',
    },
    cases: [
      {
        when: { part: 'offer', pair: 'yes' },
        then: [allowed('player', offerPoch)],
        note: 'The player names the number of counters, as many as they like.',
      },
      { when: { part: 'offer', pair: 'no' }, then: [barred('player', offerPoch), noPenaltyPrinted] },
      { when: { part: 'dispute', pair: 'yes' }, then: [must('player', putUpAsMany)] },
      {
        when: { part: 'dispute', pair: 'no' },
        then: [notDecided],
        note: 'Any other player who wishes may dispute it; the book does not say that they need a pair for it.',
      },
    ],
    cites: offer,
    see: ['pochen.points.put'],
  }),
  'other-number-put-up': law({
    offence: 'irregular-bet',
    title: 'Another number put up',
    gist: 'A player disputes the poch and does not put up the number that was named.',
    aka: ['raise', 'raised the poch', 'put in too few', 'bet less', 'short of counters'],
    moment: 'betting',
    facts: {
      put: fact('How many does the player put up?', 'Put up', {
        fewer: { label: 'Fewer', if: 'if the player puts up fewer than the number named' },
        more: { label: 'More', if: 'if the player puts up more than the number named' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'The player may not put up fewer than the number named. The book does not say whether more is allowed.' },
    cases: [
      { when: { put: 'fewer' }, then: [must('offender', putUpAsMany), noPenaltyPrinted] },
      { when: { put: 'more' }, then: [notDecided], note: 'A like number is asked for; the book does not mention a raise.' },
    ],
    cites: offer,
  }),
  'nobody-disputes': law({
    question: 'who-wins',
    title: 'Nobody disputes the poch',
    gist: 'One player has offered, and all the others pass.',
    aka: ['everyone passes', 'nobody bets', 'must I show my pair', 'uncontested'],
    moment: 'betting',
    cases: [
      {
        then: [wins(backer, pochPool)],
        note: 'The best of those who have backed their hands wins, and only one player has. The book does not say separately that this player shows the pair.',
      },
    ],
    cites: show,
    see: ['pochen.points.poch'],
  }),
  'which-poch-wins': law({
    question: 'who-wins',
    title: 'Which hand wins the poch',
    gist: 'Those who have backed their hands show them.',
    aka: ['pair against pair', 'three beats two', 'same pair', 'equal pairs', 'best poch'],
    moment: 'showdown',
    facts: {
      meet: fact('What meets what?', 'Hands compared', {
        kinds: {
          label: 'Four alike, three alike or a pair against fewer',
          chip: 'More against fewer',
          if: 'if a hand with more cards alike meets one with fewer',
        },
        pairs: { label: 'Two pairs of different ranks', chip: 'Different pairs', if: 'if two pairs of different ranks meet' },
        others: {
          label: 'Two hands with three alike, or two with four alike',
          chip: 'Threes or fours',
          if: 'if two sets of three alike or two of four alike meet',
        },
        equal: { label: 'Two pairs of one rank', chip: 'Equal pairs', if: 'if two pairs of one rank meet' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Fours beat threes, and threes beat pairs. Of two pairs, the higher wins. The book covers nothing else.' },
    cases: [
      { when: { meet: 'kinds' }, then: [wins(betterPoch, pochPool)], note: 'Fours go before threes, and threes before pairs.' },
      { when: { meet: 'pairs' }, then: [wins(betterPoch, pochPool)], note: 'The higher pair.' },
      { when: { meet: 'others' }, then: [notDecided], note: 'The book says of pairs that the higher wins.' },
      { when: { meet: 'equal' }, then: [notDecided] },
    ],
    cites: [show, rank],
    see: ['pochen.points.fours', 'pochen.points.pair'],
  }),
};
