import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Put } from './code.ts';
import { points } from './points.ts';

const { seen, recall, play, faults, deal } = cites.donohue;
const thrown = citedBy(points['thrown-up'].books.donohue);

export const examples: readonly ExampleOf<Put>[] = [
  lawExample('exposed-in-deal', faults, { whose: 'pone' }, 'A king turns over on its way to the non-dealer.', 'The non-dealer may have the cards dealt again'),
  lawExample('exposed-in-deal', faults, { whose: 'dealer' }, 'The dealer drops a tray of his own face up.', 'abide by the cards shown'),
  lawExample('faced-card', faults, {}, 'The fourth card lies face up in the pack.', 'shuffled and dealt again'),
  lawExample('wrong-number-dealt', faults, { what: 'many', whose: 'pone' }, 'The non-dealer counts four.', 'extra cards drawn out'),
  lawExample('wrong-number-dealt', faults, { what: 'many', whose: 'dealer' }, 'The dealer has four cards.', 'non-dealer scores 1 point'),
  lawExample('wrong-number-dealt', faults, { what: 'few', whose: 'pone' }, 'Two cards lie before the non-dealer.', 'does not cover'),
  lawExample('bystander-interferes', faults, {}, 'A friend says that he would not put on that.', 'must pay the stakes'),
  lawExample('put-taken-back', faults, {}, 'I put; no, wait.', 'pay the stakes'),
  lawExample('put-taken-back', recall, {}, 'He puts on a five, a seven and a nine, and is seen.', 'abide by the put'),
  lawExample('put-not-seen', seen, {}, 'I put, says the one, and the other throws in his hand.', 'scores 1 point'),
  lawExample('will-not-play-on', play, { who: 'pone' }, 'The non-dealer looks at his cards and throws them up.', 'non-dealer loses 1 point'),
  lawExample('will-not-play-on', play, { who: 'dealer' }, 'A deuce is played, and the dealer lays nothing to it.', 'non-dealer scores 1 point'),
  lawExample('will-not-play-on', play, { who: 'later' }, 'The first trick is tied, and the non-dealer has had enough.', 'dealer scores 1 point'),
  lawExample('tied-tricks', play, { how: 'two' }, 'Two tricks go to the dealer.', 'wins the game'),
  lawExample('tied-tricks', play, { how: 'each' }, 'One each, and two queens meet in the third.', 'nothing'),
  lawExample('tied-tricks', play, { how: 'none' }, 'Three times the same rank meets.', 'does not cover'),
  lawExample('tied-tricks', play, { how: 'one' }, 'One trick is won, and twice equal cards meet.', 'does not cover'),
  valueExample('declined', seen, 'The opponent dares not see the put.', 1),
  valueExample('thrown-up', thrown, 'The non-dealer throws up his cards.', 1),
  valueExample('put-won', seen, 'The put is seen, and one wins two tricks.', 5),
  valueExample('put-won', play, 'Both go on, and one wins all three.', 5),
  valueExample('trick-and-tie', seen, 'One each, and the third is tied.', 'nobody scores'),
  valueExample('dealer-too-many', faults, 'The dealer has four cards.', 1),
  valueExample('game', deal, 'Five up is the game.', 5),
  valueExample('without-putting', seen, 'They have agreed to play without putting.', 'the player who wins most tricks'),
  scoreExample('deal', seen, { end: 'pone-put' }, 'The non-dealer puts, and the dealer does not see him.', { 'Non-dealer': 1 }, 'Non-dealer scores 1'),
  scoreExample('deal', seen, { end: 'dealer-put' }, 'The dealer puts and is not seen.', { Dealer: 1 }, 'Dealer scores 1'),
  scoreExample('deal', seen, { end: 'played', poneTricks: '1', dealerTricks: '1' }, 'Trick and tie.', {}, 'Nobody scores'),
  scoreExample('deal', play, { end: 'played', poneTricks: '0', dealerTricks: '2' }, 'The dealer wins two tricks.', { Dealer: 5 }, 'Dealer scores 5'),
  scoreExample('deal', play, { end: 'dealer-gave-up' }, 'The dealer lays no card to the one played.', { 'Non-dealer': 1 }),
  scoreExample('deal', thrown, { end: 'pone-gave-up' }, 'The non-dealer throws up his cards.', { Dealer: 1 }),
  sheetExample(
    'game',
    seen,
    { first: 'Ann', second: 'Ben' },
    [
      { dealer: 'first', end: 'pone-put' },
      { dealer: 'second', end: 'pone-gave-up' },
      { dealer: 'first', end: 'played', poneTricks: '1', dealerTricks: '1' },
      { dealer: 'second', end: 'played', poneTricks: '2', dealerTricks: '1' },
    ],
    'Two hands are given up, one is trick and tie, and then a put is seen.',
    { Ann: 5, Ben: 2 },
    'Ann reached 5',
  ),
];
