import { fact, law } from '../../../laws/laws.ts';
import { cites } from '../cites.ts';
import { paid, standOff } from './payments.ts';

export const showdown = {
  'dealer-bursts': law({
    question: 'who-wins',
    title: 'The dealer bursts',
    gist: 'The dealer draws past 21.',
    aka: ['dealer bust', 'dealer over 21'],
    moment: 'showdown',
    facts: {
      hand: fact('What has the player?', 'Player has', {
        under: { label: 'Less than 21', if: 'if the player has less than 21' },
        'twenty-one': { label: '21 by drawing', if: 'if the player has 21 by drawing' },
      }),
    },
    usual: { hand: 'under' },
    leads: {
      donohue: 'The dealer pays 1 stake to a player who has less than 21, and 2 stakes to one who has drawn to 21.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that the dealer pays 1 stake to a player with less than 21. They disagree on a player who has drawn to 21: the dealer pays 2 stakes by Donohue, 1 by Blue Ribbon and U.S. Playing Card.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [paid('dealer-burst', 'blue-ribbon-1940')] }], cites.blue.scoring),
      donohue: says(
        [
          { when: { hand: 'under' }, then: [paid('dealer-burst', 'donohue')] },
          { when: { hand: 'twenty-one' }, then: [paid('twenty-one-player', 'donohue')] },
        ],
        cites.donohue.scoring,
      ),
      'uspc-1898': says(
        [{ then: [paid('dealer-burst', 'uspc-1898')], note: 'Who has overdrawn before has passed the stake over already.' }],
        cites.uspc.scoring,
      ),
    }),
    see: ['vingt-et-un.points.dealer-burst', 'vingt-et-un.law.player-bursts'],
  }),
  'equal-counts': law({
    question: 'tie',
    title: 'Equal counts',
    gist: 'The player and the dealer stand on the same count, neither with a natural.',
    aka: ['push', 'tie', 'ties', 'who wins a tie', 'dealer ties blackjack', 'stand-off', 'we both have the same', 'same count as the banker'],
    moment: 'showdown',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [standOff] }], cites.blue.scoring),
      donohue: says(
        [{ then: [paid('tie', 'donohue')], note: 'The book calls ties the main advantage of the deal.' }],
        [cites.donohue.draw, cites.donohue.scoring],
      ),
      'uspc-1898': says([{ then: [standOff] }], cites.uspc.scoring),
    }),
    see: ['vingt-et-un.points.tie'],
  }),
  'drawn-twenty-one': law({
    question: 'who-wins',
    title: 'Twenty-one by drawing',
    gist: 'One of the two has 21 in three or more cards, and the other less.',
    aka: ['three card 21', 'does 21 pay double', 'drawn twenty-one'],
    moment: 'showdown',
    facts: {
      who: fact('Who has the 21?', 'Has the 21', {
        dealer: { label: 'The dealer', if: 'if the dealer has the 21' },
        player: { label: 'The player', if: 'if the player has the 21' },
      }),
    },
    usual: { who: 'player' },
    leads: {
      'blue-ribbon-1940': 'The one who has the 21, player or dealer, is paid 1 stake by the other.',
      'uspc-1898': 'The one who has the 21, player or dealer, is paid 1 stake by the other.',
      donohue: 'The one who has the 21, player or dealer, is paid 2 stakes by the other.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: the one who has drawn to 21 is paid 1 stake by Blue Ribbon and U.S. Playing Card, and 2 stakes by Donohue.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'dealer' }, then: [paid('twenty-one-dealer', 'blue-ribbon-1940')] },
          { when: { who: 'player' }, then: [paid('twenty-one-player', 'blue-ribbon-1940')] },
        ],
        cites.blue.scoring,
        'It is no natural.',
      ),
      donohue: says(
        [
          { when: { who: 'dealer' }, then: [paid('twenty-one-dealer', 'donohue')] },
          { when: { who: 'player' }, then: [paid('twenty-one-player', 'donohue')] },
        ],
        [cites.donohue.draw, cites.donohue.scoring],
      ),
      'uspc-1898': says(
        [
          { when: { who: 'dealer' }, then: [paid('twenty-one-dealer', 'uspc-1898')], doubtful: true },
          { when: { who: 'player' }, then: [paid('twenty-one-player', 'uspc-1898')] },
        ],
        cites.uspc.twentyOnePlayer,
      ),
    }),
    see: ['vingt-et-un.points.twenty-one-player', 'vingt-et-un.points.twenty-one-dealer'],
  }),
};
