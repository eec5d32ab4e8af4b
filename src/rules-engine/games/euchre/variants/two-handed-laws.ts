import type { VariantLaws } from '../../../core/games.ts';
import { always } from '../../../core/laws.ts';
import { cannotRecall, isVoid, mayChange, passesTo } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import type { Euchre } from '../code.ts';

export const twoHandedLaws = {
  amend: {
    'all-pass': {
      readings: () => ({
        'uspc-1898': always([isVoid('deal'), passesTo('deal', 'non-dealer')], cites.uspc.twoHandedTrump),
        donohue: always([isVoid('deal'), passesTo('deal', 'non-dealer')], cites.donohue.twoHandedScoring, { note: 'The cards are thrown together.' }),
      }),
    },
    'discard-changed': {
      readings: (says) => ({
        donohue: says(
          [
            { when: { laid: 'laid' }, then: [cannotRecall('dealer', 'discard')], note: 'A mistake is no excuse.' },
            { when: { laid: 'not-yet' }, then: [mayChange('dealer', 'discard')] },
          ],
          [cites.donohue.twoHandedScoring, cites.donohue.dealing(22)],
        ),
      }),
    },
  },
} satisfies VariantLaws<Euchre>;
