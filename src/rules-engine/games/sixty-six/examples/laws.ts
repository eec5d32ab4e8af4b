import { citedBy, lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { SixtySix } from '../code.ts';
import { laws } from '../laws/index.ts';

const { blue, donohue, uspc } = cites;
const U = uspc.game;
type Key = keyof typeof laws & string;
const passageOf = (key: Key, book: 'blue-ribbon-1940' | 'donohue' | 'uspc-1898', at = 0) => citedBy(laws[key].readings[book], at);
const MAY = 'may exchange the nine';
const NOT = 'may not exchange the nine';
const nine = (cite: Parameters<typeof lawExample>[1], when: string, story: string, says: string) => lawExample('nine-exchanged', cite, { when }, story, says);

/** The deal, the nine, following and tricks. */
const play: readonly ExampleOf<SixtySix>[] = [
  lawExample('misdeal', passageOf('misdeal', 'blue-ribbon-1940'), {}, 'Seven cards have gone to one of the two.', 'same dealer deals again'),
  lawExample('misdeal', donohue.misdeal, {}, 'The dealer gave four cards at the second round.', 'same dealer deals again'),
  nine(blue.stock, 'no-trick', 'He holds the nine of trumps and has lost the first trick.', NOT),
  nine(blue.stock, 'open', 'He has a trick and lays down the nine for the ace.', MAY),
  nine(blue.closing, 'just-closed', 'The stock is closed, and the holder of the nine asks for the card at once.', MAY),
  nine(blue.closing, 'played-on', 'Two tricks after the closing he remembers the nine.', 'does not cover'),
  nine(blue.stock, 'drawn', 'The winner of the sixth trick draws the nine as the last card.', 'does not cover'),
  nine(donohue.nine, 'no-trick', 'Eldest hand wants to exchange before he has won anything.', NOT),
  nine(donohue.nine, 'open', 'After his first trick he takes up the king for the nine.', MAY),
  nine(donohue.rules(8, 9), 'just-closed', 'The trump is turned down, and nothing has been played since.', MAY),
  nine(donohue.rules(8, 9), 'played-on', 'A card has been played since the trump was turned down.', NOT),
  nine(donohue.rules(8, 9), 'drawn', 'The stock is drawn, and the nine was its last card.', NOT),
  nine(U, 'no-trick', 'The holder of the nine has no trick yet.', NOT),
  nine(U, 'open', 'He has won a trick before, and the other has the lead.', MAY),
  nine(U, 'just-closed', 'The other closes; before he plays he lays down the nine.', MAY),
  nine(U, 'played-on', 'He has played to a trick since it was closed.', NOT),
  nine(U, 'drawn', 'The last card of the stock is the nine.', NOT),
  lawExample('following', blue.play, { stock: 'open' }, 'Trumps are led while eight cards lie in the stock.', 'may play any card'),
  lawExample('following', blue.closing, { stock: 'closed', has: 'suit' }, 'A king is led after closing; he holds ace and queen.', 'must follow suit'),
  lawExample('following', blue.play, { stock: 'drawn', has: 'trump' }, 'He has no heart and would keep his trump.', 'may play any card'),
  lawExample('following', passageOf('following', 'donohue'), { stock: 'open' }, 'A ten is led, and cards are still drawn.', 'may play any card'),
  lawExample(
    'following',
    passageOf('following', 'donohue'),
    { stock: 'closed', has: 'suit' },
    'A queen is led after the shut-down; he has the king.',
    'win the trick',
  ),
  lawExample('following', passageOf('following', 'donohue'), { stock: 'closed', has: 'trump' }, 'He is void and would throw off a nine.', 'must trump'),
  lawExample('following', U, { stock: 'open' }, 'The non-dealer leads an ace to the first trick.', 'may play any card'),
  lawExample('following', U, { stock: 'drawn', has: 'suit' }, 'He holds ten and jack of the suit, and a king is led.', 'win the trick'),
  lawExample('following', U, { stock: 'closed', has: 'trump' }, 'A spade is led in a closed hand; he has none.', 'must trump'),
  lawExample(
    'revoke',
    passageOf('revoke', 'blue-ribbon-1940'),
    { what: 'suit' },
    'The stock is drawn, and a club is found in the hand that threw a diamond.',
    'opponent scores 2 points',
  ),
  lawExample('revoke', passageOf('revoke', 'blue-ribbon-1940'), { what: 'beat' }, 'He had the ace and put the nine.', 'allowed'),
  lawExample('revoke', passageOf('revoke', 'donohue'), { what: 'suit' }, 'After the shut-down he trumps a heart and holds one.', 'opponent scores 2 points'),
  lawExample(
    'revoke',
    passageOf('revoke', 'donohue'),
    { what: 'beat' },
    'After the shut-down he leaves the trick although he could win it.',
    'The player scores nothing for this deal',
  ),
  lawExample('looking-back', blue.penalties, { which: 'last' }, 'He turns up the trick just turned down.', 'allowed'),
  lawExample('looking-back', blue.penalties, { which: 'older' }, 'He goes through his tricks to count them.', 'may not close'),
  lawExample('looking-back', donohue.rules(4), { which: 'last' }, 'He wants to see what fell.', 'may look at the cards'),
  lawExample('looking-back', donohue.rules(4), { which: 'older' }, 'He looks at his first trick.', 'may not look at the cards'),
  lawExample('last-trick', blue.stock, { how: 'drawn' }, 'The last of twelve tricks is won with a jack.', 'scores 10 points'),
  lawExample('last-trick', blue.closing, { how: 'closed' }, 'The sixth card after closing is played.', 'may not count 10'),
  lawExample('last-trick', U, { how: 'drawn' }, 'All the cards are played, and he wins the last trick.', 'scores 10 points'),
  lawExample('last-trick', U, { how: 'closed' }, 'It was closed after the third trick.', 'may not count 10'),
];

/** Marriages. */
const marriages: readonly ExampleOf<SixtySix>[] = [
  lawExample(
    'marriage-before-a-trick',
    blue.marriage,
    { later: 'yes' },
    'Eldest hand leads from a marriage, loses it, and wins the third trick.',
    'marriage stands',
  ),
  lawExample(
    'marriage-before-a-trick',
    blue.marriage,
    { later: 'no' },
    'He declares a marriage with the first lead and never wins a trick.',
    'The marriage does not count',
  ),
  lawExample('marriage-before-a-trick', donohue.marriage, {}, 'The first lead is a queen, and the king is shown.', 'may not declare'),
  lawExample('marriage-before-a-trick', U, {}, 'Twenty is announced with the first lead.', 'may not declare'),
  lawExample('marriage-off-lead', blue.marriage, {}, 'The other leads; he follows with a king and shows the queen.', 'may not declare'),
  lawExample('marriage-off-lead', donohue.rules(10), {}, 'He announces forty while the other has the lead.', 'may not declare'),
  lawExample('marriage-off-lead', U, {}, 'He shows a marriage when the next card has been led.', 'may not declare'),
  lawExample('marriage-led', blue.marriage, { enough: 'yes' }, 'He has 47 and holds king and queen of spades.', 'without leading'),
  lawExample('marriage-led', blue.marriage, { enough: 'no' }, 'He has 20, and would lead an ace after the marriage.', 'must lead one of its two cards'),
  lawExample('marriage-led', donohue.marriage, {}, 'He declares king and queen of clubs.', 'must lead one of its two cards'),
  lawExample('marriage-led', U, {}, 'He shows king and queen of hearts.', 'must lead one of its two cards'),
  lawExample('marriage-trick-lost', blue.marriage, {}, 'The queen of a marriage falls to the ace; he has two tricks.', 'marriage stands'),
  lawExample('marriage-trick-lost', U, {}, 'He announces, leads the king and loses it.', 'marriage stands'),
  lawExample('two-marriages', U, {}, 'He holds king and queen of two suits.', 'may not declare two'),
  lawExample('marriage-late', blue.stock, { stock: 'drawn' }, 'The last card he drew makes a marriage.', 'may declare'),
  lawExample('marriage-late', blue.stock, { stock: 'closed' }, 'He has closed with a marriage in hand.', 'does not cover'),
  lawExample('marriage-late', donohue.rules(11), {}, 'The hand is shut down, and he has the lead and a marriage.', 'may declare'),
  lawExample('marriage-late', passageOf('marriage-late', 'uspc-1898'), {}, 'All is drawn, and he wins a trick and shows a marriage.', 'may declare'),
];

/** Closing, and the end of a hand. */
const ends: readonly ExampleOf<SixtySix>[] = [
  lawExample(
    'closing-when',
    passageOf('closing-when', 'blue-ribbon-1940'),
    { when: 'first' },
    'Eldest hand holds both red aces and tens and closes before he leads.',
    'may close',
  ),
  lawExample(
    'closing-when',
    passageOf('closing-when', 'blue-ribbon-1940'),
    { when: 'other-leads' },
    'The other has won the trick; he would close all the same.',
    'may not close',
  ),
  lawExample('closing-when', U, { when: 'after' }, 'Both have drawn, and the leader turns the trump down.', 'may close'),
  lawExample('closing-when', U, { when: 'other-leads' }, 'He who lost the trick wants to close.', 'may not close'),
  lawExample(
    'draw-after-closing',
    passageOf('draw-after-closing', 'blue-ribbon-1940'),
    {},
    'It is closed with five cards in each hand.',
    'Neither player may draw',
  ),
  lawExample('draw-after-closing', donohue.rules(1), {}, 'The trump is turned down before anyone has drawn.', 'Neither player may draw'),
  lawExample('draw-after-closing', U, {}, 'The leader closes, and the other reaches for the stock.', 'closer may decide whether the other draws'),
  lawExample(
    'closed-and-failed',
    passageOf('closed-and-failed', 'blue-ribbon-1940'),
    { had: 'yes' },
    'Closed in the third trick, and got 65.',
    'closer loses 2 points',
  ),
  lawExample(
    'closed-and-failed',
    passageOf('closed-and-failed', 'blue-ribbon-1940'),
    { had: 'no' },
    'Closed before the first lead, and got 60.',
    'closer loses 3 points',
  ),
  lawExample('closed-and-failed', donohue.rules(1, 2), { had: 'yes' }, 'He shuts down when each has a trick, and gets 65.', 'opponent scores 2 points'),
  lawExample('closed-and-failed', donohue.rules(1, 2), { had: 'no' }, 'He shuts down at once, and gets 63.', 'opponent scores 3 points'),
  lawExample('closed-and-failed', U, { had: 'yes', has: 'half' }, 'He closes and gets 65.', 'opponent scores 1 point'),
  lawExample('closed-and-failed', U, { had: 'yes', has: 'less' }, 'He closes and gets 30.', 'opponent scores 2 points'),
  lawExample('closed-and-failed', U, { had: 'no' }, 'He closes before the other has a trick, and gets 65.', 'opponent scores 3 points'),
  lawExample(
    'other-first',
    passageOf('other-first', 'uspc-1898'),
    { had: 'yes', has: 'half' },
    'The closer has 58; the other wins a trick and announces 66.',
    'opponent scores 1 point',
  ),
  lawExample(
    'other-first',
    passageOf('other-first', 'uspc-1898'),
    { had: 'yes', has: 'less' },
    'The closer has 21 when the other announces 66.',
    'opponent scores 2 points',
  ),
  lawExample(
    'other-first',
    passageOf('other-first', 'uspc-1898'),
    { had: 'no' },
    'It was closed with the first lead, and the other has 66 first.',
    'opponent scores 3 points',
  ),
  lawExample('false-claim', blue.wrongClaim, {}, 'He announces 66, and his cards make 64.', 'opponent scores 2 points'),
  lawExample('false-claim', donohue.claim, {}, 'A marriage was counted twice, and he has 46.', 'opponent scores 2 points'),
  lawExample('nobody-announced', blue.penalties, { has: 'one' }, 'When all is turned down one finds 68, the other 62.', 'player who has 66 scores'),
  lawExample('nobody-announced', blue.penalties, { has: 'both' }, 'With two marriages they have 84 and 86.', 'winner of the next deal scores 1 point'),
  lawExample(
    'nobody-announced',
    passageOf('nobody-announced', 'donohue'),
    { has: 'one' },
    'The cards are counted, and one of the two has 70.',
    'player who has 66 scores',
  ),
  lawExample('nobody-announced', passageOf('nobody-announced', 'donohue', 1), { has: 'even' }, '65 each.', 'winner of the next deal scores 1 point'),
  lawExample('nobody-announced', passageOf('nobody-announced', 'donohue'), { has: 'less' }, '60 each, for the last trick has not counted.', 'does not cover'),
  lawExample('nobody-announced', U, { has: 'one' }, 'He finds 66 after the last trick.', 'player who has 66 scores'),
  lawExample('nobody-announced', U, { has: 'even' }, 'The last trick makes it 65 all.', 'winner of the next deal scores 1 point'),
  lawExample('nobody-announced', U, { has: 'both' }, 'Both have declared forty or more, and neither spoke.', 'does not cover'),
  lawExample('four-trumps-dealt', donohue.rules(7), {}, 'Four of his first six cards are the best trumps.', 'scores 3 points'),
];

export const lawCases = [...play, ...marriages, ...ends];
