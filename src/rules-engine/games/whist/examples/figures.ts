import { valueExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';

/** The books' values for items that no count uses. */
export const figures = [
  valueExample('slam', cites.blue.game, 'A side wins from the first trick to the last.', 'no points of its own'),
  valueExample('slam', cites.donohue.slam, 'Thirteen tricks go one way.', 'no points of its own'),
  valueExample('four-honours', cites.donohue.points, 'Ace to knave of trumps are all on one side.', 'set up like those of tricks'),
  valueExample('calling-at-eight', cites.donohue.callingHonours, 'A side speaks of its honours with seven up.', 'eight alone'),
  valueExample('game', cites.blue.game, 'Single games are played, and played out.', 7),
  valueExample('game', cites.donohue.points, 'Eight points are set up, and two by honours bring the game.', 10),
  valueExample('game', cites.uspc.law(1), 'A club plays by the American laws.', 7),
  valueExample('rubber-game', cites.blue.game, 'Best of three is played.', 5),
  valueExample('rubber', cites.blue.game, 'One side has two games in hand.', 'two'),
  valueExample(
    'lurch',
    cites.donohue.hoylesGeneralRules,
    'A side at four plays for the odd trick; whether it would else be lurched is asked.',
    'half the stake saved by a side at four',
  ),
  valueExample('call-reminder', cites.donohue.callingHonours, 'A nudge under the table helps a partner to speak.', 1),
] as const;
