import { lawExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';

export const examples = [
  lawExample(
    'short-of-chips',
    cites.blue.tableStakesBetting,
    { borrowed: 'no', show: 'sight-best' },
    'Three are betting, one calls for a sight, and his hand is the best.',
    'the part of the pot',
  ),
  lawExample(
    'stake-changed',
    cites.blue.tableStakesBetting,
    { what: 'takes', when: 'in-hand' },
    'A player takes some chips off the table during a hand.',
    'may not take chips off the table',
  ),
  lawExample(
    'stake-changed',
    cites.uspc.tableStakes,
    { what: 'adds', when: 'between' },
    'A player adds to his stake from his pocket before the next deal.',
    'may add chips',
  ),
  lawExample(
    'no-stake',
    cites.donohue.tableStakes,
    { lifted: 'yes' },
    'A player raises his hand before he has put up or declared a stake.',
    'stand out of this hand',
  ),
  lawExample('declared-stake', cites.donohue.tableStakes, {}, 'A player puts up a knife and declares his stake as large as any other.', 'in cash'),
  lawExample('raise-not-met', cites.blue.tableStakesBetting, { covers: 'no' }, 'A player with 10 chips before him is raised 25.', 'may have a show'),
  lawExample('raise-not-met', cites.donohue.tableStakes, { covers: 'no' }, 'A player with 10 chips before him is raised 25.', 'may not be raised beyond'),
  lawExample('raise-not-met', cites.uspc.tableStakes, { covers: 'no' }, 'A player puts up the last of his stake against a larger bet.', 'may have a show'),
  lawExample('over-limit', cites.blue.tableStakesScoring, {}, 'A player with 20 chips on the table bets 50.', 'may not bet more than the chips on the table'),
  lawExample('over-limit', cites.donohue.tableStakes, {}, 'A player raises another by more than that one has before him.', 'may not be raised beyond'),
  lawExample('short-of-chips', cites.donohue.tableStakes, {}, 'A player cannot meet a bet with the chips he has before him.', 'may not be raised beyond'),
  lawExample(
    'short-of-chips',
    cites.uspc.tableStakes,
    { borrowed: 'no', show: 'not-shown' },
    'A player puts up all he has while two others bet on.',
    'may have a show',
  ),
  lawExample(
    'stake-changed',
    cites.donohue.tableStakes,
    { what: 'adds', when: 'between' },
    'A player lays a knife beside his chips before the next deal.',
    'may add chips',
  ),
  valueExample('sight', cites.blue.tableStakesBetting, 'A player with ten chips asks for a sight while two others raise on.', 'the part of the pool set aside'),
  valueExample('sight', cites.uspc.tableStakes, 'The last of a stake goes in, and the betting continues over its head.', 'for what he has put up'),
  valueExample('limit', cites.blue.tableStakesScoring, 'Forty chips lie before a player who wonders how high he may go.', 'what each player has on the table'),
  valueExample(
    'limit',
    cites.donohue.tableStakes,
    'Against an opponent with 15 chips a player thinks of raising by 50.',
    'what the player to be raised has on the table',
  ),
];
