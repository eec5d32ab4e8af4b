import { fact, law } from '../../../laws/laws.ts';
import { allowed, barred, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { splitOwnPair, splitPair, splitTriplet } from '../words.ts';
import { paid } from './payments.ts';

export const draw = {
  'dividing-a-pair': law({
    question: 'allowed',
    title: 'Dividing a pair',
    gist: 'The two cards dealt are a pair.',
    aka: ['split', 'splitting', 'split aces', 'resplit', 'can the dealer split'],
    moment: 'draw',
    facts: {
      who: fact('Whose pair is it?', 'Pair', {
        player: { label: 'A player’s', chip: 'A player’s', if: 'if the pair is a player’s' },
        dealer: { label: 'The dealer’s', chip: 'The dealer’s', if: 'if the pair is the dealer’s' },
      }),
      cards: fact('What is to be divided?', 'To divide', {
        pair: { label: 'The pair', if: 'if the pair dealt is to be divided' },
        third: {
          label: 'A third card of the rank that came to the divided pair',
          chip: 'A third card',
          if: 'if a third card of its rank came to the divided pair',
        },
      }),
    },
    usual: { cards: 'pair', who: 'player' },
    leads: {
      'blue-ribbon-1940': 'A player may divide the pair and play each card as a hand of its own. The dealer may not. The book covers nothing else.',
      donohue:
        'The player, and the dealer too, may divide the pair and play each card as a hand of its own. A third card of that rank may be played as a separate hand as well.',
      'uspc-1898': 'A player may divide the pair and play each card as a hand of its own. The book covers nothing else.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that a player may divide the pair. They disagree if it is the dealer’s: by Donohue the dealer may divide it, by Blue Ribbon not; U.S. Playing Card does not cover it. Only Donohue lets a third card of the rank be played as a hand of its own.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'player', cards: 'pair' }, then: [allowed('player', splitPair)], note: 'An equal stake goes on each.' },
          { when: { who: 'player', cards: 'third' }, then: [notDecided] },
          { when: { who: 'dealer' }, then: [barred('dealer', splitOwnPair)], note: 'The right is given to any player but the banker.' },
        ],
        cites.blue.scoring,
      ),
      donohue: says(
        [
          { when: { cards: 'pair', who: 'player' }, then: [allowed('player', splitPair)] },
          { when: { cards: 'pair', who: 'dealer' }, then: [allowed('dealer', splitPair)] },
          { when: { cards: 'third', who: 'player' }, then: [allowed('player', splitTriplet)] },
          { when: { cards: 'third', who: 'dealer' }, then: [allowed('dealer', splitTriplet)] },
        ],
        cites.donohue.draw,
        'The pair is of one denomination: two kings, but not a king and a queen.',
      ),
      'uspc-1898': says(
        [
          {
            when: { who: 'player', cards: 'pair' },
            then: [allowed('player', splitPair)],
            note: 'The book gives this as a variation. A stake is placed on each card; the book does not say that both are the same.',
          },
          { when: { who: 'player', cards: 'third' }, then: [notDecided] },
          { when: { who: 'dealer' }, then: [notDecided] },
        ],
        cites.uspc.scoring,
      ),
    }),
  }),
  'player-bursts': law({
    question: 'who-wins',
    title: 'A player bursts',
    gist: 'A player draws past 21.',
    aka: ['bust', 'over 21', 'both bust', 'dealer busts too', 'overdrawn'],
    moment: 'draw',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [paid('burst', 'blue-ribbon-1940')], note: 'At once; that the dealer bursts afterwards brings nothing back.' }],
        cites.blue.scoring,
      ),
      donohue: says(
        [{ then: [paid('burst', 'donohue')], note: 'The cards are thrown up at once; that the dealer overdraws afterwards brings nothing back.' }],
        [cites.donohue.deal, cites.donohue.scoring],
      ),
      'uspc-1898': says([{ then: [paid('burst', 'uspc-1898')], note: 'At once.' }], cites.uspc.scoring),
    }),
    see: ['vingt-et-un.points.burst'],
  }),
};
