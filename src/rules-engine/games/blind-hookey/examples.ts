import type { Citation } from '../../books.ts';
import { betExample, citedBy, lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { BlindHookey } from './code.ts';
import { points } from './points.ts';

const { blue, donohue } = cites;
const packets = (cite: Citation, dealer: string, cards: string, bets: string, story: string, total: number, headline?: string) =>
  betExample('packets', cite, { dealer, packets: cards, bets }, story, total, headline, { player: 'The players' });

export const examples: readonly ExampleOf<BlindHookey>[] = [
  lawExample(
    'who-shuffles',
    donohue.deal,
    {},
    'The dealer shuffles by himself and wants nobody to cut.',
    'The player on the dealer’s right must shuffle the pack and afterwards cut it for the dealer',
  ),
  lawExample('packet-size', blue.packets, { fault: 'few' }, 'A player lifts three cards.', 'fewer than four cards'),
  lawExample('packet-size', blue.packets, { fault: 'many' }, 'A player lifts half the pack, and five are to cut after him.', 'does not cover'),
  lawExample('packet-size', donohue.deal, { fault: 'few' }, 'Two cards are cut off for a packet.', 'fewer than four cards'),
  lawExample('packet-size', donohue.cut, { fault: 'many' }, 'With ten at the table the first player takes thirty cards.', 'cannot have as many'),
  lawExample('dealers-packet', blue.packets, { how: 'three' }, 'Money lies on two of three packets.', 'packet without a bet passes to the dealer'),
  lawExample('dealers-packet', blue.packets, { how: 'each' }, 'Five players have cut, and the bottom of the pack remains.', 'left over passes to the dealer'),
  lawExample('dealers-packet', blue.chosen, { how: 'one-more' }, 'Six packets lie there for five players.', 'packet without a bet passes to the dealer'),
  lawExample('dealers-packet', donohue.stake, { how: 'each' }, 'All have cut, and a small packet remains.', 'left over passes to the dealer'),
  lawExample('dealers-packet', donohue.stake, { how: 'three' }, 'Somebody cuts the pack in three for the whole table.', 'does not cover'),
  lawExample('turned-too-soon', blue.bets, {}, 'One turns his packet up while another still counts his money.', 'face down'),
  lawExample('turned-too-soon', donohue.stake, {}, 'A player peeps at his bottom card and then stakes.', 'face down'),
  lawExample('bet-on-packet', blue.bets, { whose: 'other' }, 'A player likes the packet of his neighbour better.', 'may bet on that packet'),
  lawExample('bet-on-packet', blue.bets, { whose: 'dealer' }, 'A player wants to bet on the bank.', 'may not bet on that packet'),
  lawExample('bet-on-packet', blue.packets, { whose: 'all' }, 'Money is laid on all three.', 'may not bet on every packet'),
  lawExample('bet-on-packet', donohue.stake, { whose: 'own' }, 'A player lays a stake on what he has cut.', 'may bet on that packet'),
  lawExample('bet-on-packet', donohue.stake, { whose: 'other' }, 'A stake is laid before another player.', 'does not cover'),
  lawExample('stake-refused', donohue.stake, {}, 'Ten sovereigns lie on a packet, and the dealer pales.', 'meet whatever'),
  lawExample('higher-card', blue.bets, { higher: 'player' }, 'A queen under the packet, a nine under that of the bank.', 'The dealer pays 1 stake'),
  lawExample('higher-card', blue.bets, { higher: 'dealer' }, 'The bank shows an ace.', 'The player pays 1 stake'),
  lawExample('higher-card', donohue.show, { higher: 'player' }, 'The dealer turns a five, the next player a ten.', 'The dealer pays 1 stake'),
  lawExample('higher-card', donohue.show, { higher: 'dealer' }, 'A three is turned after the king of the dealer.', 'The player pays 1 stake'),
  lawExample('equal-cards', blue.bets, {}, 'Ace of hearts and ace of clubs.', 'The player pays 1 stake to the dealer'),
  lawExample('equal-cards', donohue.show, {}, 'Both packets end in a seven.', 'The player pays 1 stake to the dealer'),
  lawExample('ace', blue.bank, {}, 'An ace lies under a packet, a king under the other.', 'highest'),
  lawExample('ace', donohue.show, {}, 'The dealer turns an ace, a player a two.', 'does not cover'),
  lawExample(
    'dealer-beaten',
    donohue.sold,
    { bought: 'yes', lower: 'all' },
    'He who bought the deal turns a two, and all others have more.',
    'dealer who sold it',
  ),
  lawExample('dealer-beaten', donohue.sold, { bought: 'yes', lower: 'some' }, 'The buyer beats two and is beaten by two.', 'does not cover'),
  lawExample('dealer-beaten', donohue.sold, { bought: 'no', lower: 'all' }, 'The dealer who cut for it loses to everyone.', 'does not cover'),
  packets(blue.bets, 'nine', 'king.nine.two', '5.4.3', 'A king, a nine and a two against the nine of the bank.', 5 - 4 - 3, 'The bank wins 2'),
  packets(blue.bank, 'king', 'ace', '5', 'An ace beats the king of the bank.', 5, 'The bank pays 5'),
  packets(donohue.show, 'six', 'seven.six.five', '2.2.2', 'One card higher, one equal, one lower.', -2, 'The bank wins 2'),
  packets(donohue.show, 'ace', 'two.ace.king', '2.3.4', 'The dealer turns an ace; only the other ace is settled.', -3, 'The bank wins 3'),
  sheetExample(
    'account',
    blue.bets,
    { players: 'four', names: 'Ann.Ben.Cay.Dan', stake: '2' },
    [
      { banker: 'first', dealer: 'nine', cards: 'out.king.nine.two' },
      { banker: 'first', dealer: 'two', cards: 'out.ace.ace.out', stakes: '0.5.0.0' },
    ],
    'Ann pays a king and wins from a nine and a two; then with a two she pays two aces, one of them 5.',
    { Ann: -2 + 2 + 2 - 5 - 2, Ben: 2 + 5, Cay: -2 + 2, Dan: -2 },
  ),
  sheetExample(
    'account',
    donohue.show,
    { players: 'three', names: 'Ann.Ben.Cay', stake: '3' },
    [
      { banker: 'second', dealer: 'ten', cards: 'jack.out.ten' },
      { banker: 'second', dealer: 'ten', cards: 'ace.out.four' },
    ],
    'Ben pays a jack and takes a tie; then nobody settles an ace, and he wins from a four.',
    { Ann: 3, Ben: -3 + 3 + 3, Cay: -3 - 3 },
  ),
  valueExample('rank', blue.bank, 'What is the highest card?', 'From the ace and king down'),
  valueExample('rank', donohue.show, 'May an ace count one?', 'the book does not say whether the ace is high or low'),
  valueExample('least-packet', blue.packets, 'A thin packet is looked at closely.', 4),
  valueExample('least-packet', donohue.deal, 'How few may be cut?', 4),
  valueExample('advantage-told', citedBy(points['advantage-told'].books.donohue), 'What would you give for the deal?', 'Many points in favour'),
];
