import { fact, law, silent } from '../../../laws/laws.ts';
import { must, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { showNatural } from '../words.ts';
import { paid, standOff } from './payments.ts';

export const naturals = {
  natural: law({
    question: 'who-wins',
    title: 'A natural',
    gist: 'Somebody has 21 in the two cards dealt.',
    aka: ['blackjack', 'natural', 'both have blackjack', 'paying in cards', 'dealer has a natural'],
    moment: 'cards-lifted',
    facts: {
      who: fact('Who has a natural?', 'Natural', {
        dealer: { label: 'The dealer only', if: 'if only the dealer has a natural' },
        player: { label: 'The player only', if: 'if only the player has a natural' },
        both: { label: 'The dealer and the player', chip: 'Both', if: 'if the dealer and the player both have a natural' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If only one of the two, player or dealer, has a natural, the other pays 2 stakes. If both have one, the player takes back the stake.',
      'uspc-1898': 'If only one of the two, player or dealer, has a natural, the other pays 2 stakes. If both have one, the player takes back the stake.',
      donohue: 'If only one of the two, player or dealer, has a natural, the other pays 2 stakes. If both have one, the dealer wins the stake.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that, if only one of the two has a natural, player or dealer, the other pays 2 stakes. They disagree if both have one: by Blue Ribbon and U.S. Playing Card the player takes back the stake, by Donohue the dealer wins it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'dealer' }, then: [paid('natural-dealer', 'blue-ribbon-1940')] },
          { when: { who: 'player' }, then: [paid('natural-player', 'blue-ribbon-1940')] },
          { when: { who: 'both' }, then: [standOff] },
        ],
        cites.blue.scoring,
      ),
      donohue: says(
        [
          { when: { who: 'dealer' }, then: [paid('natural-dealer', 'donohue')] },
          { when: { who: 'player' }, then: [paid('natural-player', 'donohue')] },
          {
            when: { who: 'both' },
            then: [wins('dealer', 'stakes')],
            note: 'This follows from the rule that ties are the dealer’s; two naturals are not named, nor whether this tie pays double.',
          },
        ],
        [cites.donohue.deal, cites.donohue.scoring],
      ),
      'uspc-1898': says(
        [
          { when: { who: 'dealer' }, then: [paid('natural-dealer', 'uspc-1898')] },
          { when: { who: 'player' }, then: [paid('natural-player', 'uspc-1898')], note: 'In some places the player takes all the stakes on the table.' },
          { when: { who: 'both' }, then: [standOff] },
        ],
        cites.uspc.scoring,
      ),
    }),
    see: ['vingt-et-un.points.natural-dealer', 'vingt-et-un.points.natural-player'],
  }),
  'natural-not-shown': law({
    offence: 'hand-not-shown',
    title: 'Natural not shown at once',
    gist: 'A player keeps a natural hidden until the settlement.',
    aka: ['forgot to show blackjack', 'late natural', 'declared too late'],
    moment: 'cards-lifted',
    facts: {},
    leads: {
      donohue: 'The player must show the natural at once. The book does not say what showing it later costs.',
      'blue-ribbon-1940': 'The player must show the natural at once. The book does not say what showing it later costs.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [must('player', showNatural)], note: 'The book does not say what a later showing costs.' }], cites.blue.scoring),
      donohue: says([{ then: [must('player', showNatural)], note: 'The book does not say what a later showing costs.' }], cites.donohue.pack),
      'uspc-1898': silent(),
    }),
  }),
  'divided-natural': law({
    question: 'who-wins',
    title: 'Twenty-one on a divided ace',
    gist: 'A player divides two aces, one of them gets a ten or a court card, and the dealer does not have 21.',
    aka: ['split aces blackjack', 'is it a natural after a split', 'ace and king after splitting'],
    moment: 'draw',
    facts: {},
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on what the dealer pays: 1 stake by Blue Ribbon, as it is no natural; 2 stakes by Donohue, as it is one. U.S. Playing Card leaves it open.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [paid('twenty-one-player', 'blue-ribbon-1940')], note: 'The second card is drawn, and 21 by drawing is no natural.' }],
        cites.blue.scoring,
      ),
      donohue: says([{ then: [paid('natural-player', 'donohue')], note: 'It is a natural for each ace on which it falls.' }], cites.donohue.draw),
      'uspc-1898': says([{ then: [notDecided] }], cites.uspc.scoring),
    }),
    see: ['vingt-et-un.law.dividing-a-pair', 'vingt-et-un.points.three-aces'],
  }),
};
