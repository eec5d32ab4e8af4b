import { always, fact, law, silent } from '../../laws/laws.ts';
import { must, notDecided, stands, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { thePrize, tripletThrower } from './words.ts';

export const laws = {
  'throw-without-pair': law({
    offence: 'irregular-throw',
    title: 'A throw without a pair',
    gist: 'A player has thrown the three dice.',
    aka: ['no pair', 'all three different', 'how many throws', 'throw again for a better pair'],
    moment: 'throw',
    facts: {
      shows: fact('What does the throw show?', 'Throw shows', {
        different: { label: 'Three different faces', chip: 'Three different', if: 'if the throw shows three different faces' },
        pair: { label: 'A pair', if: 'if the throw shows a pair' },
        triplet: { label: 'A triplet', if: 'if the throw shows a triplet' },
      }),
    },
    usual: { shows: 'different' },
    readings: (says) => ({
      donohue: says(
        [
          { when: { shows: 'different' }, then: [must('player', 'throw-again')], note: 'The number of throws is not limited.' },
          { when: { shows: ['pair', 'triplet'] }, then: [stands('throw')], note: 'The first such throw is the one that counts.' },
        ],
        cites.donohue.game,
      ),
      'blue-ribbon-1940': silent('Each person usually has three throws, and the faces of all of them are added.'),
    }),
    see: ['raffles.points.pair-throw'],
  }),
  'triplet-against-pair': law({
    question: 'who-wins',
    title: 'Triplet against pair',
    gist: 'One player has thrown a triplet, another a pair.',
    aka: ['do three aces beat two sixes', 'three of a kind or the higher total', 'triplets count as pairs'],
    moment: 'count',
    facts: {
      agreed: fact('Was it agreed beforehand that triplets count only as pairs?', 'Agreed as pairs', {
        no: { label: 'No', if: 'if it was not agreed that triplets count only as pairs' },
        yes: { label: 'Yes', if: 'if it was agreed that triplets count only as pairs' },
      }),
      total: fact('Which throw has more spots?', 'More spots', {
        triplet: { label: 'The triplet', if: 'if the triplet has more spots' },
        pair: { label: 'The pair', if: 'if the throw with the pair has more spots' },
        same: { label: 'Both have the same', chip: 'Both equal', if: 'if both throws have equally many spots' },
      }),
    },
    usual: { total: 'pair' },
    readings: (says) => ({
      donohue: says(
        [
          { when: { agreed: 'no' }, then: [wins(tripletThrower, thePrize)], note: 'Three aces, the lowest triplet, are better than two sixes and a five.' },
          { when: { agreed: 'yes', total: ['triplet', 'pair'] }, then: [wins('highest-total', thePrize)] },
          { when: { agreed: 'yes', total: 'same' }, then: [notDecided] },
        ],
        cites.donohue.game,
      ),
      'blue-ribbon-1940': silent('Only the total of the nine dice counts there.'),
    }),
    leads: {
      donohue:
        'The triplet wins the prize. If it was agreed that triplets count only as pairs, the player with the highest total wins it. The book does not cover equal totals.',
    },
    see: ['raffles.points.triplet', 'raffles.points.triplet-as-pair'],
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Who wins the raffle',
    gist: 'All have thrown, and no triplet stands against a pair.',
    aka: ['highest throw', 'who gets the prize', 'highest total wins'],
    moment: 'game-over',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(wins('highest-total', thePrize), cites.blue.game, { note: 'The total is that of the nine dice.' }),
      donohue: always(wins('highest-total', thePrize), [cites.donohue.throwingDice, cites.donohue.game], {
        note: 'For goods the total is usually that of three throws. In the game of raffles it is that of the first throw with a pair; a triplet goes before any pair unless it was agreed otherwise.',
      }),
    }),
    see: ['raffles.law.triplet-against-pair', 'raffles.law.equal-throws'],
  }),
  'equal-throws': law({
    question: 'tie',
    title: 'Equal throws',
    gist: 'Two players have the same total.',
    aka: ['tie', 'same number', 'throw off', 'does the higher pair win'],
    moment: 'game-over',
    facts: {
      method: fact('What counts?', 'What counts', {
        'three-throws': { label: 'The total of three throws', chip: 'Three throws', if: 'if the total of three throws counts' },
        'first-pair': { label: 'The first throw with a pair', chip: 'First pair', if: 'if the first throw with a pair counts' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': always(notDecided, cites.blue.game),
      donohue: says(
        [
          { when: { method: 'three-throws' }, then: [must('tied-players', 'throw-again')], note: 'As far as the result needs it.' },
          {
            when: { method: 'first-pair' },
            then: [notDecided],
            note: 'Nor does the book say whether the higher pair goes before the lower one with the same total.',
          },
        ],
        [cites.donohue.throwingDice, cites.donohue.game],
      ),
    }),
    leads: {
      donohue:
        'If the total of three throws counts, the players who tie must throw again. If the first throw with a pair counts, the book does not cover a tie.',
    },
  }),
};
