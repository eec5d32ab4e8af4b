import { lawExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';

export const examples = [
  lawExample('stake-changed', cites.blue.freezeOut, { source: 'elsewhere' }, 'A player asks to buy more chips.', 'may not add chips'),
  lawExample(
    'leaving-early',
    cites.donohue.freezeScoring,
    { what: 'leave' },
    'A player far ahead wants to go home before the hour fixed.',
    'may not leave with chips',
  ),
  lawExample('stake-lost', cites.blue.freezeOut, {}, 'A player loses his last chip.', 'leave the game'),
  lawExample(
    'short-of-chips',
    cites.uspc.freezeOut,
    { borrowed: 'no', show: 'sight-best' },
    'A player puts up all he has and holds the best hand.',
    'the part of the pot',
  ),
  lawExample('raise-not-met', cites.donohue.freezeScoring, { covers: 'no' }, 'A player puts up all his money against a raise.', 'may call for the chips'),
  lawExample('raise-not-met', cites.uspc.freezeOut, { covers: 'no' }, 'A player has 5 chips left, and the raise is 10.', 'may call for the chips'),
  lawExample(
    'leaving-early',
    cites.blue.tableStakesBetting,
    { what: 'part' },
    'A player puts a stack into his pocket in the middle of a hand.',
    'may not take chips off the table',
  ),
  lawExample('leaving-early', cites.uspc.freezeOut, { what: 'leave' }, 'A player far ahead wants to go before the hour fixed.', 'may not leave with chips'),
  lawExample('stake-changed', cites.donohue.freezeScoring, { source: 'elsewhere' }, 'A player wants to buy more chips.', 'may not add chips'),
  lawExample('stake-changed', cites.uspc.freezeOut, { source: 'winnings' }, 'A player adds what he has won to his stake.', 'may add chips'),
  lawExample('stake-lost', cites.donohue.freezeScoring, {}, 'A player has lost his last chip and wants to owe the next.', 'leave the game'),
  lawExample('short-of-chips', cites.blue.freezeOut, { borrowed: 'yes' }, 'A player borrows from his neighbour to stay in.', 'may not borrow'),
  lawExample('short-of-chips', cites.donohue.freezeScoring, { borrowed: 'yes' }, 'A player asks for credit when his money is gone.', 'may not borrow'),
  valueExample('game-won', cites.blue.freezeOut, 'Five of six players are frozen out.', 'one player is left, who takes all the money'),
  valueExample('game-won', cites.donohue.freezeScoring, 'Midnight was named as the end, and it strikes.', 'at an hour fixed beforehand'),
  valueExample('game-won', cites.uspc.freezeOut, 'A winner asks how long he must sit there.', 'at the hour fixed beforehand'),
  valueExample('starting-stake', cites.blue.freezeOut, 'One player would begin with 50 chips where the rest have 30.', 'equal for all'),
  valueExample('starting-stake', cites.donohue.freezeScoring, 'Each lays 100 chips in sight before the first deal.', 'equal for all, and shown'),
  valueExample('starting-stake', cites.uspc.freezeOut, 'The latecomer asks for a smaller stake than the others hold.', 'equal for all'),
];
