import type { Citation } from '../../books.ts';
import { betExample, citedBy, lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Macao } from './code.ts';
import { points } from './points.ts';

const { blue, uspc } = cites;
const settled = (cite: Citation, player: string, dealer: string, story: string, total: number | string, more: Record<string, string> = {}) =>
  betExample('settlement', cite, { player, dealer, stake: '2', ...more }, story, total, undefined, { bank: 'The dealer' });
const natural = (cite: Citation, who: string, number: string, story: string, says: string) => lawExample('natural', cite, { who, number }, story, says);

export const examples: readonly ExampleOf<Macao>[] = [
  natural(blue.game, 'player', 'nine', 'A player shows a five and a four before the draw.', '3 stakes'),
  natural(blue.game, 'player', 'eight', 'A king and an eight are dealt to a player.', '2 stakes'),
  natural(blue.game, 'player', 'seven', 'Six and ace lie before a player.', '1 stake'),
  natural(blue.game, 'dealer', 'nine', 'The banker turns a queen and a nine.', 'does not cover'),
  natural(blue.game, 'equal', 'eight', 'The banker and a player both have eight in two cards.', 'takes back the stakes'),
  natural(blue.game, 'unequal', 'nine', 'Nine in the hand of a player, seven in that of the banker.', 'does not cover'),
  natural(uspc.game, 'player', 'nine', 'The card dealt to a player is the nine of hearts.', '3 stakes'),
  natural(uspc.game, 'player', 'eight', 'An eight is turned up by a player.', '2 stakes'),
  natural(uspc.game, 'player', 'seven', 'A seven comes on the deal.', '1 stake'),
  natural(uspc.game, 'dealer', 'nine', 'The dealer deals himself a nine.', '3 stakes to the dealer'),
  natural(uspc.game, 'dealer', 'eight', 'The dealer deals himself an eight.', '2 stakes to the dealer'),
  natural(uspc.game, 'dealer', 'seven', 'The dealer deals himself a seven.', '1 stake to the dealer'),
  natural(uspc.game, 'equal', 'seven', 'Seven against seven on the deal.', 'takes back the stakes'),
  natural(uspc.game, 'unequal', 'nine', 'The dealer has eight, and one player has nine.', 'does not cover'),
  lawExample('natural-in-two-cards', blue.game, {}, 'A five and a four are dealt.', 'may count it as a natural'),
  lawExample('natural-in-two-cards', uspc.game, {}, 'A four is drawn to the five dealt.', 'may not count it as a natural'),
  lawExample('dealt-past-nine', blue.game, {}, 'Six and seven are dealt to a player.', 'does not cover'),
  lawExample('player-bursts', blue.scoring, {}, 'A six drawn to five makes eleven.', '1 stake'),
  lawExample('player-bursts', uspc.scoring, {}, 'A player with six draws a four.', '1 stake'),
  lawExample('dealer-bursts', blue.scoring, {}, 'The banker goes from four to ten, and three players stand.', '1 stake'),
  lawExample('dealer-bursts', uspc.scoring, {}, 'The dealer has overdrawn with a five.', '1 stake'),
  lawExample('equal-counts', blue.game, {}, 'Both stand on six.', 'takes back the stakes'),
  lawExample('equal-counts', uspc.scoring, {}, 'Five meets five.', 'takes back the stakes'),
  lawExample('drawn-nine', blue.scoring, { who: 'player' }, 'A player draws a three to his six, and the banker has eight by drawing.', '1 stake to the player'),
  lawExample('drawn-nine', blue.scoring, { who: 'dealer' }, 'The banker draws to nine.', '1 stake to the dealer'),
  lawExample('drawn-nine', uspc.nine, { who: 'player' }, 'A three comes to the six of a player.', '1 stake to the player'),
  lawExample('drawn-nine', uspc.nine, { who: 'dealer' }, 'The dealer takes a four to his five.', '1 stake to the dealer'),
  settled(blue.game, '5S 4H', '10C 6D', 'Nine in two cards.', 6),
  settled(blue.game, 'KS 8H', '10C 6D', 'Eight in two cards.', 4),
  settled(blue.game, '5S 2H', '10C 6D', 'Seven in two cards.', 2),
  settled(blue.game, '5S 3H', '6C 2D', 'Eight against eight.', 0),
  settled(blue.game, '5S AH', 'QC 9D', 'The banker alone has nine.', 'The book does not settle this'),
  settled(blue.scoring, '2S 3H', '10C 4D', 'Five is nearer than four.', 2),
  settled(blue.scoring, '2S AH', '10C 4D', 'Three is farther off than four.', -2),
  settled(blue.scoring, '2S 3H 6D', '10C 4D', 'Six too many for five.', -2),
  settled(blue.scoring, '2S 3H', '2C 4D 8C', 'The banker goes to fourteen.', 2),
  settled(blue.scoring, '2S 3H', '10C 4D', 'The banker has called double, and five beats four.', 4, { doubled: 'yes' }),
  settled(uspc.game, '9H', '4C', 'A nine dealt.', 6),
  settled(uspc.game, '8H', '4C', 'An eight dealt.', 4),
  settled(uspc.game, '7H', '4C', 'A seven dealt.', 2),
  settled(uspc.game, '2H', '9C', 'The dealer has a nine.', -6),
  settled(uspc.game, '2H', '8C', 'The dealer has an eight.', -4),
  settled(uspc.game, '2H', '7C', 'The dealer has a seven.', -2),
  settled(uspc.game, '9H', '7C', 'Nine against seven, both dealt.', 'The book does not settle this'),
  settled(uspc.nine, '5S 4H', '6C 2D', 'Nine by drawing against eight by drawing.', 2),
  settled(uspc.scoring, '5S', '6C', 'Five against six.', -2),
  settled(uspc.scoring, '5S AH', '6C', 'Six against six.', 0),
  settled(uspc.scoring, '5S 6H', '6C', 'Eleven.', -2),
  settled(uspc.scoring, '5S', '6C 5D', 'The dealer draws to eleven.', 2),
  sheetExample(
    'account',
    uspc.game,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [
      { banker: 'first', dealer: 'counted', stakes: '0.2.3', hands: 'out.nine.won' },
      { banker: 'second', dealer: 'eight', stakes: '2.0.3', hands: 'lost.out.eight' },
      { banker: 'third', dealer: 'burst', stakes: '2.5.0', hands: 'burst.won.out' },
    ],
    'Ann pays a nine and a better hand; Ben has eight on the deal, and so has Cay; Cay bursts after Ann has burst.',
    { Ann: -6 - 3 - 4 - 2, Ben: 6 + 4 + 5, Cay: 3 - 5 + 2 },
  ),
  sheetExample(
    'account',
    blue.game,
    { players: 'three', names: 'Ann.Ben.Cay', stake: '2' },
    [
      { banker: 'first', dealer: 'counted', doubled: 'yes', hands: 'out.seven.lost' },
      { banker: 'first', dealer: 'nine', doubled: 'no', hands: 'out.lost.nine' },
    ],
    'After a call of double Ann pays a seven and beats Cay; then she has nine on the deal, for which the section has no price, and Cay has nine too.',
    { Ann: -4 + 4, Ben: 4, Cay: -4 },
  ),
  valueExample('doubled', citedBy(points.doubled.books['blue-ribbon-1940']), 'The banker likes his first card and calls upon all.', 2),
  valueExample('count', blue.game, 'A jack lies beside a ten.', 'King, queen, jack and 10 nothing'),
  valueExample('count', uspc.game, 'May an ace count eleven?', 'the ace 1 and no more'),
];
