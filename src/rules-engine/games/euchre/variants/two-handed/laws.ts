import { always, amendment, fact, silent } from '../../../../laws/laws.ts';
import { cannotRecall, cardExposed, isVoid, mayChange, mayDemand, passesTo, stands, takesBack } from '../../../../laws/remedies.ts';
import type { VariantLaws } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';

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
    'lead-out-of-turn': amendment({
      facts: {
        followed: fact('Has the other player played to it?', 'Played to it', {
          none: { label: 'No', if: 'if the opponent has not played to the lead' },
          all: { label: 'Yes', if: 'if the opponent has played to the lead' },
        }),
      },
      usual: { followed: 'none' },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { followed: 'none' }, then: [takesBack('offender', 'lead'), cardExposed('offender', 'opponent')] },
            { when: { followed: 'all' }, then: [stands('lead')] },
          ],
          [cites.uspc.twoHandedTrump, cites.uspc.rulesDeal],
        ),
        donohue: says(
          [
            { when: { followed: 'none' }, then: [mayDemand('opponent', takesBack('offender', 'lead')), cardExposed('offender', 'opponent')] },
            { when: { followed: 'all' }, then: [stands('trick')] },
          ],
          [cites.donohue.twoHandedClause, cites.donohue.outOfTurn(26), cites.donohue.outOfTurn(27)],
          'The card is never called where the call would make a revoke.',
        ),
        'blue-ribbon-1940': silent('Of the leads out of turn that the section rules none can be made by two players.'),
      }),
    }),
  },
  repeal: {
    'play-out-of-turn': 'Of two players the one who plays before his turn has led out of turn.',
    'trumped-by-mistake': 'Of two players the one who trumps has played last to the trick: nobody is left to be misled.',
  },
} satisfies VariantLaws<Euchre>;
