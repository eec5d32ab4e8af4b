import { cite } from '../../../books.ts';
import type { VariantRow } from '../../../core/games.ts';
import { always } from '../../../core/laws.ts';
import { cannotRecall, isVoid, mayChange, passesTo } from '../../../core/remedies.ts';
import { withoutLoneHands } from './shared/repeals.ts';

const NO_PARTNER = 'With two players nobody has a partner.';
const DONOHUE = cite('donohue', '30', 'Two-Handed Euchre');

export const twoHandedLaws: VariantRow['laws'] = {
  amend: {
    'all-pass': {
      readings: () => ({
        'uspc-1898': always([isVoid('deal'), passesTo('deal', 'non-dealer')], cite('uspc-1898', '8', 'Two-handed Euchre')),
        donohue: always([isVoid('deal'), passesTo('deal', 'non-dealer')], DONOHUE, { note: 'The cards are thrown together.' }),
      }),
    },
    'discard-changed': {
      readings: (says) => ({
        donohue: says(
          [
            { when: { laid: 'laid' }, then: [cannotRecall('dealer', 'discard')], note: 'A mistake is no excuse.' },
            { when: { laid: 'not-yet' }, then: [mayChange('dealer', 'discard')] },
          ],
          [DONOHUE, cite('donohue', '12', 'Laws of Euchre: Dealing and Discarding', { law: '22' })],
        ),
      }),
    },
  },
  repeal: {
    ...withoutLoneHands(NO_PARTNER),
    'table-talk': NO_PARTNER,
    'bridge-prompt': NO_PARTNER,
  },
};
