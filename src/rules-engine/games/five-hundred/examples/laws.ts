import { lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { FiveHundred } from '../code.ts';

const { blue, donohue } = cites;

const bids: readonly ExampleOf<FiveHundred>[] = [
  lawExample('equal-cards-drawn', donohue.deal, {}, 'Two of three players have drawn a seven.', 'draw another card'),
  lawExample('cut-too-thin', donohue.deal, {}, 'Four cards are lifted.', 'at least five cards'),
  lawExample('misdeal', donohue.deal, {}, 'The dealer gives a player four cards in a round.', 'same dealer'),
  lawExample('deal-out-of-turn', blue.penalties, { noticed: 'before' }, 'The wrong player is dealing, and a player sees it.', 'The deal does not count'),
  lawExample('deal-out-of-turn', blue.penalties, { noticed: 'later' }, 'The bidder has led when it is seen.', 'The deal stands'),
  lawExample('wrong-number', blue.penalties, { noticed: 'first-trick', what: 'many' }, 'A player has eleven cards and has played one.', 'scores nothing'),
  lawExample('widow-looked-at', blue.deal, {}, 'A player who has passed turns up the widow.', 'may not take the widow'),
  lawExample('widow-looked-at', donohue.bids, {}, 'A player who was outbid reaches for the widow.', 'may not take the widow'),
  lawExample('bid-out-of-turn', donohue.bids, {}, 'The dealer bids seven in clubs before the eldest hand has spoken.', 'may not bid'),
  lawExample('bid-altered', donohue.bids, {}, 'Seven in clubs is bid, and then eight wanted instead.', 'may not take back the bid'),
  lawExample('bid-altered', blue.bids, {}, 'The widow has four hearts, and the bid was in clubs.', 'play the bid as it was made'),
  lawExample('second-bid', blue.bids, {}, 'The eldest hand bids six in hearts, is outbid and wants to go on.', 'bid a second time'),
  lawExample('bid-of-ten', donohue.bids, {}, 'Ten in hearts is bid.', 'more than nine'),
  lawExample('bid-of-ten', blue.bids, {}, 'Five in diamonds is bid.', 'fewer than six'),
  lawExample('which-suit-is-higher', blue.table, { suits: 'black' }, 'Six in clubs, then six in spades.', 'The bidder in spades'),
  lawExample('which-suit-is-higher', blue.table, { suits: 'red' }, 'Seven in diamonds against seven in hearts.', 'The bidder in diamonds'),
  lawExample('which-suit-is-higher', donohue.bids, { suits: 'black' }, 'Six in clubs against six in spades.', 'does not cover'),
  lawExample('which-suit-is-higher', donohue.table, { suits: 'red' }, 'Six in hearts against six in diamonds.', 'does not cover'),
  lawExample('equal-bids', donohue.bids, {}, 'Seven in hearts and nine in clubs, 160 each.', 'The bidder of more tricks'),
  lawExample('nobody-bids', blue.bids, {}, 'Three players pass.', 'left'),
  lawExample('nobody-bids', donohue.bids, {}, 'No bid of six is heard.', 'left'),
];

const play: readonly ExampleOf<FiveHundred>[] = [
  lawExample('joker-without-trumps', blue.pack, { has: 'yes' }, 'A heart is led, and the holder of the joker has one.', 'follow suit'),
  lawExample('joker-without-trumps', blue.pack, { has: 'no' }, 'A heart is led, and the holder of the joker has none.', 'win the trick with the joker'),
  lawExample('joker-without-trumps', donohue.joker, { has: 'yes' }, 'A club is led, and the holder of the joker has the king of clubs.', 'follow suit'),
  lawExample(
    'joker-without-trumps',
    donohue.joker,
    { has: 'no' },
    'A club is led, and the holder of the joker is out of clubs.',
    'win the trick with the joker',
  ),
  lawExample('joker-led', blue.pack, {}, 'The bidder without trumps leads the joker.', 'name the suit'),
  lawExample('joker-led', donohue.joker, {}, 'The joker is led, and diamonds are named.', 'card of the suit named'),
  lawExample('must-trump', donohue.play, {}, 'A spade is led, and a player has trumps and clubs.', 'any suit'),
  lawExample(
    'exposed-card',
    donohue.revoke,
    { how: 'separated' },
    'A player has pulled a card out of his hand, and no face was seen.',
    'Either opponent may say which card the player must play',
  ),
  lawExample('lead-out-of-turn', blue.penalties, { whose: 'other' }, 'Three play, and one leads before the bidder.', 'does not cover'),
  lawExample(
    'lead-out-of-turn',
    blue.penalties,
    { whose: 'partner', followed: 'no' },
    'Four play, and the partner of the bidder leads before him.',
    'The right-hand adversary of the player whose lead it was may say which suit the player whose lead it was must lead',
  ),
  lawExample(
    'lead-out-of-turn',
    blue.euchreLead,
    { whose: 'partner', followed: 'yes' },
    'Four play, and the next has followed to the wrong lead.',
    'does not cover',
  ),
  lawExample('lead-out-of-turn', donohue.revoke, { able: 'yes' }, 'A player leads to the first trick before the bidder.', 'must lead'),
  lawExample('play-out-of-turn', donohue.revoke, { who: 'third' }, 'Four play, and the third hand plays before the second.', 'fourth hand may play'),
  lawExample('revoke', blue.penalties, { who: 'bidder' }, 'At the fifth trick it is proved that the bidder has revoked.', 'loses the amount of the bid'),
  lawExample('revoke', blue.penalties, { who: 'partner' }, 'Four play, and the partner of the bidder revokes.', 'does not cover'),
  lawExample('revoke', blue.penalties, { who: 'adversary' }, 'An adversary has revoked; the bidder has every trick so far.', 'all ten tricks'),
  lawExample('revoke', donohue.revoke, { who: 'bidder' }, 'The bidder trumps a heart and plays a heart afterwards.', 'loses the amount of the bid'),
  lawExample('revoke', donohue.revoke, { who: 'partner' }, 'Four play, and the partner of the bidder revokes.', 'does not cover'),
  lawExample('revoke', donohue.revoke, { who: 'adversary' }, 'One opponent of the bidder revokes.', 'scores the amount of the bid'),
];

const count: readonly ExampleOf<FiveHundred>[] = [
  lawExample('bid-not-made', blue.failed, {}, 'Seven in hearts are bid and six tricks taken.', 'loses the amount of the bid'),
  lawExample('bid-not-made', donohue.count, {}, 'Eight without trumps are bid and seven tricks taken.', 'loses the amount of the bid'),
  lawExample('in-the-hole', blue.failed, {}, 'With 60 points a bid of 160 fails.', 'below nothing'),
  lawExample('more-tricks-than-bid', blue.count, { taken: 'some' }, 'Seven in hearts, and eight tricks.', 'the amount of the bid'),
  lawExample('more-tricks-than-bid', blue.count, { taken: 'all' }, 'Seven in hearts, and all ten tricks.', '250'),
  lawExample('more-tricks-than-bid', blue.count, { taken: 'dear' }, 'Nine in diamonds, and all ten tricks.', 'the amount of the bid'),
  lawExample('more-tricks-than-bid', donohue.count, { taken: 'some' }, 'Six in clubs, and nine tricks.', 'the amount of the bid'),
  lawExample('more-tricks-than-bid', donohue.count, { taken: 'all' }, 'Six in clubs, and all ten tricks.', '250'),
  lawExample('more-tricks-than-bid', donohue.count, { taken: 'dear' }, 'Nine without trumps, and all ten tricks.', 'the amount of the bid'),
  lawExample(
    'who-is-out-first',
    blue.game,
    { who: 'bidder' },
    'The bidder has 360 and makes 160; another has 480 and wins three tricks.',
    'The bidder wins the game',
  ),
  lawExample('who-is-out-first', blue.game, { who: 'others' }, 'The bid fails, and two others with 480 win three tricks each.', 'does not cover'),
  lawExample('who-is-out-first', donohue.first, { who: 'bidder' }, 'Bidder and opponent both come to 500.', 'The bidder wins the game'),
  lawExample('who-is-out-first', donohue.first, { who: 'others' }, 'Both opponents of a bid that fails come to 500.', 'does not cover'),
  lawExample(
    'claims-out-in-play',
    donohue.first,
    { who: 'bidder' },
    'With 380 points, seven in clubs bid and seven tricks taken, the bidder stops.',
    'as soon as',
  ),
  lawExample('claims-out-in-play', donohue.first, { who: 'other' }, 'An opponent with 490 wins the first trick.', 'claim the game'),
];

/** Cases from the books for every law. */
export const lawCases: readonly ExampleOf<FiveHundred>[] = [...bids, ...play, ...count];
