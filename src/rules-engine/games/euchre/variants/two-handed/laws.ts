import { always, amendment, fact, silent } from '../../../../laws/laws.ts';
import { cannotRecall, cardExposed, isVoid, mayChange, mayDemand, passesTo, stands, takesBack } from '../../../../laws/remedies.ts';
import type { VariantLaws } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';
import { wrongNumberLeads } from '../shared/leads.ts';

export const twoHandedLaws = {
  amend: {
    revoke: {
      verdict: {
        kind: 'disagree',
        say: 'The books disagree until the trick is turned over: by Blue Ribbon play already stops and the opponent scores 2 points; by Donohue the card only stays face up, and by U.S. Playing Card it may be changed. Later, all three books give the opponent 2 points.',
      },
      leads: {
        'blue-ribbon-1940': 'Play stops, and the opponent scores 2 points. If both players revoked, the deal does not count.',
        donohue:
          'Once the revoker has played again, that player scores nothing and the opponent scores 2 points. If the trick is still open, the wrong card only stays face up. There are more cases.',
        'uspc-1898':
          'Until the trick is turned over or the player plays again, the card may be changed. Later, the opponent scores 2 points. There are more cases.',
      },
    },
    'exposed-card': {
      verdict: {
        kind: 'agree',
        say: 'Both books agree: a card that was shown stays face up, to be played when the opponent says. Only Donohue says the same of a card that was not seen but only mentioned.',
      },
      leads: {
        'uspc-1898': 'A card that was seen, or played together with another, stays face up, to be played when the opponent says. The book covers nothing else.',
      },
    },
    'called-card-refused': {
      verdict: {
        kind: 'adds',
        say: 'The books agree: the called card must be played, unless that would be a revoke; then there is no penalty. If the player could play it and does not, only Donohue gives the opponent 2 points; U.S. Playing Card names no penalty.',
      },
    },
    'exposed-in-deal': {
      verdict: {
        kind: 'disagree',
        say: 'The books disagree on a card that the dealer exposes: by U.S. Playing Card the same dealer always deals again; by Donohue only if the opponent asks, before touching any cards. If the opponent exposes it, only Donohue has a rule: the dealer may deal again.',
      },
      leads: {
        donohue:
          'If the dealer exposed the card, the opponent may have the same dealer deal again, unless the opponent has touched cards. There are more cases.',
      },
    },
    'uneven-rounds': {
      verdict: {
        kind: 'disagree',
        say: 'The books disagree: by Blue Ribbon the dealer loses the deal; by Donohue the opponent may have a new deal until the opponent has looked at cards, and after that the deal stands.',
      },
      leads: {
        donohue:
          'Until the opponent has looked at cards, the opponent may have the cards dealt again. After that, the deal stands. The book does not say who deals.',
      },
    },
    'wrong-number': wrongNumberLeads,
    'looking-back': {
      verdict: {
        kind: 'agree',
        say: 'Both books agree: any player may look at the last trick turned over, nobody at an earlier one. Only U.S. Playing Card covers a claimed revoke: the opponent may then look at all the tricks.',
      },
      leads: {
        donohue: 'Any player may look at the last trick turned over, but nobody at an earlier one. The book covers nothing else.',
        'uspc-1898':
          'Any player may look at the last trick turned over, but nobody at an earlier one. For a claimed revoke, the opponent may look at all of them.',
      },
    },
    'improper-cut': {
      leads: {
        donohue:
          'Until trump is turned or the opponent has looked at cards, the opponent may have the deal pass to the non-dealer. After that, the deal stands. There are more cases.',
      },
    },
    'all-pass': {
      readings: () => ({
        'uspc-1898': always([isVoid('deal'), passesTo('deal', 'non-dealer')], cites.uspc.twoHandedTrump),
        donohue: always([isVoid('deal'), passesTo('deal', 'non-dealer')], cites.donohue.twoHandedScoring, { note: 'The cards are thrown together.' }),
      }),
    },
    'discard-changed': {
      leads: { donohue: 'The dealer may change the discard until it is laid under the pack and let go. After that, it may not be taken back.' },
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
    'two-cards-to-a-trick': {
      leads: {
        donohue: 'Until the trick is turned over, the opponent chooses which of the two cards counts. After that, the opponent may have the cards dealt again.',
      },
    },
    'lead-out-of-turn': amendment({
      leads: {
        donohue:
          'Before playing to it, the opponent may have the lead taken back. The card then stays face up, to be played when the opponent says. Once the opponent has played, the trick stands.',
        'uspc-1898':
          'Until the opponent plays to it, the lead is taken back, and the card stays face up, to be played when the opponent says. Once the opponent has played, the lead stands.',
      },
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
    'play-out-of-turn': 'With two players, the one who plays before their turn has led out of turn.',
    'trumped-by-mistake': 'Of two players the one who trumps has played last to the trick: nobody is left to be misled.',
  },
} satisfies VariantLaws<Euchre>;
