import { lawExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';
import { natural } from '../points.ts';

const { braggers, royals, pairs, ranks, third, lowest, agreed, play, end } = cites.donohue;

export const lawCases = [
  lawExample('brag-on-nothing', play, {}, 'A player with a king, a seven and a two wants to stay in.', 'may brag'),
  lawExample('brag-out-of-turn', play, {}, 'The dealer brags before the eldest hand has spoken.', 'proper turn'),
  lawExample('stake-not-answered', play, { when: 'first' }, 'The dealer laid two chips, and a player brags with one.', 'as much as the dealer’s stake'),
  lawExample('stake-not-answered', play, { when: 'later' }, 'Three are in, and one brags again with less than the dealer laid.', 'does not cover'),
  lawExample('stake-not-answered', end, { when: 'last' }, 'Two are left, and one brags again with half of the dealer’s stake.', 'or more'),
  lawExample('all-pass', play, {}, 'All the players lay down their cards.', 'does not cover'),
  lawExample('opponent-passes', end, {}, 'The last opponent lays down his cards at a third stake.', 'does not cover'),
  lawExample('cards-laid-down', play, {}, 'A player lays down his cards and sees that only one is left in.', 'does not cover'),
  lawExample('sight', play, { pair: 'no' }, 'A player with nothing brags a second time and wants to see the next hand.', 'may not ask'),
  lawExample('sight', play, { pair: 'yes', stake: 'no' }, 'With two tens a player answers the dealer and asks for a sight at once.', 'does not cover'),
  lawExample('sight', play, { pair: 'yes', stake: 'yes', whose: 'next' }, 'With two tens a player brags again and says: I’ll see you.', 'may ask to see'),
  lawExample('sight', play, { pair: 'yes', stake: 'yes', whose: 'other' }, 'He would see the hand after the next.', 'does not cover'),
  lawExample('sight-refused', play, { asker: 'right' }, 'The next player holds his cards to his chest.', 'must show'),
  lawExample('sight-refused', play, { asker: 'no-pair' }, 'The player who asks has no pair.', 'may not ask'),
  lawExample('sight-refused', play, { asker: 'first' }, 'The player who asks has staked once only.', 'does not cover'),
  lawExample('after-a-sight', play, { left: 'more' }, 'Of four, two have looked: tens and queens.', 'lay the hand down'),
  lawExample('after-a-sight', end, { left: 'two' }, 'The last two have looked: tens and queens.', 'best hand'),
  lawExample('which-cards-brag', braggers, { agreed: 'nothing' }, 'A player calls a nine and a king a pair of kings.', 'any jack or nine'),
  lawExample(
    'which-cards-brag',
    agreed,
    { agreed: 'two' },
    'A player calls the nine of spades and a king a pair.',
    'the jack of clubs and the nine of diamonds',
  ),
  lawExample('which-hand-wins', royals, { meet: 'three-braggers' }, 'Two nines and a jack meet three aces.', 'hand of three braggers'),
  lawExample('which-hand-wins', lowest, { meet: 'kinds' }, 'Three twos meet two aces and a king.', 'pair-royal'),
  lawExample('which-hand-wins', ranks, { meet: 'pairs' }, 'A nine and a king meet two aces.', 'higher pair'),
  lawExample('which-hand-wins', royals, { meet: 'royals' }, 'Two braggers and an ace meet one bragger and two aces.', 'more braggers'),
  lawExample('which-hand-wins', lowest, { meet: 'higher-royal' }, 'Three kings meet three twos.', 'higher pair-royal'),
  lawExample('which-hand-wins', royals, { meet: 'lower-royal' }, 'Two braggers and a two meet three aces.', 'wins the stakes of the brag'),
  lawExample('which-hand-wins', ranks, { meet: 'none' }, 'Ace, ten and four meet king, queen and ten.', 'does not cover'),
  lawExample('bragger-against-natural', pairs, { agreed: 'no' }, 'A nine and a king meet two kings.', 'made with a bragger'),
  lawExample('bragger-against-natural', natural, { agreed: 'yes' }, 'A nine and a king meet two kings.', 'natural pair'),
  lawExample('equal-pairs', ranks, { differ: 'bragger' }, 'A jack and a king meet a nine and a king.', 'made with a jack'),
  lawExample('equal-pairs', third, { differ: 'third' }, 'Two tens and a queen meet two tens and a six.', 'higher third card'),
  lawExample('equal-pairs', third, { differ: 'nothing' }, 'Two tens and a queen meet two tens and a queen.', 'nearer the dealer’s left'),
];
