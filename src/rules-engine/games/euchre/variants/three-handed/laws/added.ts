import { doubted } from '../../../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../../../laws/laws.ts';
import { loses, wins } from '../../../../../laws/remedies.ts';
import { pointsOf } from '../../../../../scoring/points.ts';
import { cites } from '../../../cites.ts';
import { points } from '../../../points.ts';
import { elderOfTwo } from '../../../words.ts';
import { amended } from '../../shared/amended.ts';
import { threeHandedAmend } from '../points.ts';

const euchre = amended(points.euchre, threeHandedAmend.euchre);

export const threeHandedAdded = {
  'two-out-together': law({
    question: 'who-goes-out',
    title: 'Two players go out together',
    gist: 'A euchre carries both opponents of the maker to the game.',
    aka: ['both win', 'who goes out first', 'tie at five', 'four all'],
    moment: 'game-over',
    facts: {
      custom: fact('Was the set-back agreed on beforehand?', 'Set-back agreed', {
        elder: { label: 'No', if: 'if no set-back was agreed beforehand' },
        'set-back': { label: 'Yes: the euchred player goes back instead', chip: 'Yes', if: 'if it was agreed that the euchred player goes back instead' },
      }),
    },
    usual: { custom: 'elder' },
    verdict: {
      kind: 'adds',
      say: 'The books agree that the player on the dealer’s left wins, if that player is one of the two. If not, only Donohue has a rule: the one nearer the dealer’s left wins. Only U.S. Playing Card has another way, if it was agreed beforehand: the maker loses 2 points instead.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { custom: 'elder' },
            then: [wins('eldest-hand', 'game')],
            note: 'The book does not say which of the two wins if the eldest hand is the one euchred.',
          },
          {
            when: { custom: 'set-back' },
            then: [loses('maker', pointsOf(euchre, 'uspc-1898'))],
            note: 'The scores of the two opponents stay as they are. A maker with nothing to lose owes the points and pays them out of the next ones made.',
          },
        ],
        cites.uspc.threeHandedCut,
      ),
      donohue: always(
        wins(elderOfTwo, 'game'),
        doubted(
          cites.donohue.threeHandedTwoOutTogether,
          'The book tells of a dealer euchred with all three at four that both opponents win (page 32); its rule on page 33 gives the game to the elder.',
        ),
      ),
      'blue-ribbon-1940': silent(),
    }),
    leads: {
      'uspc-1898': 'The player on the dealer’s left wins the game. If it was agreed that the euchred player goes back instead, the maker loses 2 points.',
    },
    see: ['euchre/three-handed.points.euchre'],
  }),
};
