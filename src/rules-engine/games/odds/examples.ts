import { betExample, scoreExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Odds } from './code.ts';

export const examples: readonly ExampleOf<Odds>[] = [
  scoreExample('throw', cites.blue.die, { dice: '1' }, 'One die is thrown for a six.', '5 to 1 against'),
  scoreExample('throw', cites.blue.dice, { dice: '2' }, 'Two dice are thrown, and one six is enough.', '25 to 11 against'),
  scoreExample('draw', cites.blue.card, { wanted: '4' }, 'A card is drawn from the pack for an ace.', '12 to 1 against'),
  scoreExample('draw', cites.blue.twoPacks, { wanted: '4', draws: '2' }, 'A card is drawn from each of two packs, and both must be aces.', '168 to 1 against'),
  scoreExample('draw', cites.blue.card, { wanted: '26' }, 'A card is cut, and red wins.', 'even'),
  scoreExample('draw', cites.blue.reds, { wanted: '26', draws: '2' }, 'Two red cards running, the first put back and the pack shuffled.', '3 to 1 against'),
  scoreExample('ball', cites.blue.ball, { balls: '10', drawn: '0', back: 'out' }, 'Ten balls in the bottle, and the 1 ball is wanted.', '9 to 1 against'),
  scoreExample('ball', cites.blue.ballsOut, { balls: '10', drawn: '5', back: 'out' }, 'Five players have drawn other balls and kept them.', '4 to 1 against'),
  scoreExample('ball', cites.blue.ballsBack, { balls: '10', drawn: '5', back: 'back' }, 'Five draws have missed it, each ball put back.', '9 to 1 against'),
  scoreExample('ball', cites.blue.ballsBack, { balls: '10', drawn: '20', back: 'back' }, 'Twenty draws have missed it, each ball put back.', '9 to 1 against'),
  scoreExample('run', cites.blue.run, { times: '10' }, 'What are the odds against ten reds running, before the first?', '1,023 to 1 against'),
  scoreExample('run', cites.blue.run, { times: '8', come: '7' }, 'Seven have come running. Will it come an eighth time?', 'even'),
  scoreExample('run', cites.donohue.run, { times: '2' }, 'A player bets to win twice together.', '3 to 1 against'),
  scoreExample('run', cites.donohue.run, { times: '6', come: '2' }, 'Two of six are won, and four are still wanted.', '15 to 1 against'),
  betExample('doubling', cites.blue.doubling, { losses: '11' }, 'A dollar goes against the player eleven times.', -2047, '2,047 dollars lost'),
  betExample('doubling', cites.blue.doubling, { losses: '1', first: '5' }, 'Five dollars are lost once.', -5, '5 dollars lost'),
  scoreExample(
    'share',
    cites.donohue.favourites,
    { against: '5.7.11', for: '1.3.4', stakes: '240' },
    '5 to 1 against A, 7 to 3 against B and 11 to 4 against C, for a pound.',
    '4/15 for the field, 64',
  ),
  scoreExample('share', cites.donohue.share, { against: '1', for: '1', stakes: '10' }, 'An even bet, called off before it is decided.', '1/2 for the field, 5'),
  scoreExample(
    'cancel',
    cites.donohue.cancel,
    { laid: '9', to: '6', against: '11', for: '4', stakes: '240' },
    'Nine to six is laid against C, who is truly at 11 to 4.',
    '23.47 to you',
  ),
  scoreExample('cancel', cites.donohue.cancel, { laid: '11', to: '4', against: '11', for: '4', stakes: '15' }, 'The odds were right.', 'Nothing is owed'),
  valueExample('chance', cites.blue.dice, 'Of the 36 throws of two dice 25 have no six.', 'ways to win'),
  valueExample('chance', cites.donohue.share, 'Five to one against A.', 'parts against'),
  valueExample('next-of-run', cites.blue.maturity, 'Red has come ten times, and a player is sure of black.', 'even'),
  valueExample('run', cites.blue.run, 'Ten running.', '1,023'),
  valueExample('run', cites.donohue.run, 'Two together.', '3 to 1'),
  valueExample('first-bet', cites.blue.doubling, 'The method begins with a dollar.', 1),
  valueExample('doubling', cites.blue.doubling, 'Eleven bets running are lost.', '2,047'),
  valueExample('progression', cites.blue.progression, 'Ten bets are won and ten lost.', 1),
  valueExample('value', cites.donohue.favourites, 'Seven to three against B, who has three tenths of the stakes.', 'b parts'),
  valueExample('cancel', cites.donohue.cancel, 'A bet laid at 9 to 6 against a horse that is at 11 to 4.', 'surplus'),
];
