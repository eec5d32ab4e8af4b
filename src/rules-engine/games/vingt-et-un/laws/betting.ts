import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, must, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { addAfterFirstCard, doubleStakes, stakeBeforeDeal, stakeOnFirstCard } from '../words.ts';

const IN_TIME = 'The call comes before the second card is dealt.';

export const betting = {
  'staking-after-first-card': law({
    offence: 'irregular-bet',
    title: 'Staking after the first card',
    gist: 'A player wants to see the first card before staking.',
    aka: ['bet after looking', 'raise the bet after the first card', 'stake too late'],
    moment: 'betting',
    facts: {},
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon and U.S. Playing Card the stake is put up before the deal, and by Blue Ribbon more may be added after the first card; by Donohue it is put on the first card after it is dealt.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [must('player', stakeBeforeDeal), allowed('player', addAfterFirstCard)] }], cites.blue.betting),
      donohue: says([{ then: [must('player', stakeOnFirstCard)], note: 'The book does not say whether the player looks at it first.' }], cites.donohue.deal),
      'uspc-1898': says(
        [{ then: [must('player', stakeBeforeDeal)], note: 'One variation lets every player look at the first card before staking.' }],
        cites.uspc.scoring,
      ),
    }),
  }),
  'dealer-doubles': law({
    offence: 'irregular-bet',
    title: 'The dealer calls double',
    gist: 'The dealer, having seen their first card, doubles the stakes.',
    aka: ['will not double', 'refuse to double', 'dealer doubled', 'fold before the second card'],
    moment: 'doubling',
    facts: {
      refused: fact('Does the player put up as much again?', 'The player', {
        no: { label: 'Yes', chip: 'Puts up as much', if: 'if the player puts up as much again' },
        yes: { label: 'No, the player refuses', chip: 'Refuses', if: 'if the player refuses to put up as much again' },
      }),
    },
    usual: { refused: 'yes' },
    leads: {
      'blue-ribbon-1940': 'The player must put up as much again. If the player refuses, the dealer wins the stake already put up.',
      donohue: 'The player must put up as much again. The book does not say what happens to a player who refuses.',
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: the player must put up as much again. Only Blue Ribbon says what follows if the player refuses: the dealer wins the stake.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { refused: 'no' }, then: [must('player', doubleStakes)], note: IN_TIME },
          { when: { refused: 'yes' }, then: [wins('dealer', 'stakes')], note: 'That is, what this player has already put up.' },
        ],
        cites.blue.betting,
      ),
      donohue: says(
        [
          { when: { refused: 'no' }, then: [must('player', doubleStakes)], note: IN_TIME },
          { when: { refused: 'yes' }, then: [notDecided] },
        ],
        cites.donohue.deal,
      ),
      'uspc-1898': silent('This book gives the dealer no call of double.'),
    }),
    see: ['vingt-et-un.points.doubled'],
  }),
};
