import { lawExample } from '../../../core/examples.ts';
import type { ExampleOf } from '../../../core/games.ts';
import { cites } from '../cites.ts';
import type { Piquet } from '../code.ts';
import { laws } from '../laws/index.ts';

const { exchange, declarations, play, dealing, stock, drawing, declaring, revoke } = cites.blue;
/** The citation of a law where it carries a doubt, so that its case carries it as well. */
const ofLaw = (law: { readonly readings: { readonly 'blue-ribbon-1940'?: unknown } }) =>
  (law.readings['blue-ribbon-1940'] as { readonly cites: readonly [typeof play] }).cites[0];
const pic = ofLaw(laws['what-saves']);

/** A case of each law. */
export const lawCases: readonly ExampleOf<Piquet>[] = [
  lawExample('misdeal', dealing, {}, 'The dealer loses count and gathers the cards up to begin anew.', 'same dealer deals again'),
  lawExample(
    'deal-out-of-turn',
    ofLaw(laws['deal-out-of-turn']),
    { seen: 'no' },
    'Who dealt last deals again by mistake, and has not lifted a card.',
    'may put the deal right',
  ),
  lawExample(
    'deal-out-of-turn',
    ofLaw(laws['deal-out-of-turn']),
    { seen: 'yes' },
    'He has sorted his hand when the other remembers whose deal it is.',
    'deal stands',
  ),
  lawExample(
    'wrong-number-dealt',
    dealing,
    { stock: 'short' },
    'The non-dealer finds thirteen cards in his hand, and seven lie in the stock.',
    'divided into 4 and 3',
  ),
  lawExample('wrong-number-dealt', dealing, { stock: 'over' }, 'The dealer has eleven cards.', 'let the deal stand'),
  lawExample('carte-blanche-announced', exchange, { who: 'pone' }, 'The non-dealer picks up tens, aces and small cards only.', 'announce it at once'),
  lawExample(
    'carte-blanche-announced',
    exchange,
    { who: 'dealer' },
    'The dealer has no court card and waits for the other to exchange.',
    'as soon as the non-dealer',
  ),
  lawExample('how-many-exchanged', exchange, { who: 'pone' }, 'The non-dealer likes his twelve cards as they are.', 'from one to five cards'),
  lawExample('how-many-exchanged', exchange, { who: 'dealer' }, 'The dealer likes his twelve cards as they are.', 'or none'),
  lawExample(
    'discard-changed',
    ofLaw(laws['discard-changed']),
    { stock: 'no' },
    'Five cards lie out when four were meant, and the stock has not been touched.',
    'may change the discard',
  ),
  lawExample(
    'discard-changed',
    ofLaw(laws['discard-changed']),
    { stock: 'fills-up' },
    'Three were meant, two lie out, and his hand is on the stock.',
    'discard stands',
  ),
  lawExample(
    'discard-changed',
    ofLaw(laws['discard-changed']),
    { stock: 'short' },
    'The dealer laid out four with three left to draw, and has drawn them.',
    'on with the cards held',
  ),
  lawExample('pone-takes-dealers-card', stock, {}, 'The non-dealer lays out six and draws six.', 'non-dealer loses the game'),
  lawExample(
    'dealer-takes-pones-card',
    ofLaw(laws['dealer-takes-pones-card']),
    { said: 'told' },
    'The non-dealer says that he leaves one, and the dealer draws four.',
    'may take the cards',
  ),
  lawExample(
    'dealer-takes-pones-card',
    ofLaw(laws['dealer-takes-pones-card']),
    { said: 'not-yet' },
    'The dealer draws four while the non-dealer is about to say that he leaves one.',
    'dealer loses the game',
  ),
  lawExample(
    'dealer-takes-pones-card',
    ofLaw(laws['dealer-takes-pones-card']),
    { said: 'silent' },
    'The non-dealer draws four, says nothing, and the dealer draws from the top.',
    'no penalty',
  ),
  lawExample('too-many-drawn', drawing, { where: 'unseen' }, 'Four were laid out; the fifth drawn still lies face down on the table.', 'may put the card back'),
  lawExample('too-many-drawn', drawing, { where: 'seen' }, 'He has looked at the fifth card and not yet put it with the others.', 'show the card'),
  lawExample('too-many-drawn', drawing, { where: 'hand' }, 'Thirteen cards are sorted in one hand.', 'even if it is inferior'),
  lawExample('too-few-cards', drawing, {}, 'A player has eleven cards at the end of the draw and wins every trick.', 'may not count capot'),
  lawExample('looked-in-drawing', drawing, {}, 'Before he discards, a player turns up the top card of the stock.', 'nothing on this deal'),
  lawExample('stock-left', exchange, { which: 'five' }, 'The non-dealer draws three and looks at the two that he might have had.', 'may look at them'),
  lawExample('stock-left', exchange, { which: 'unseen' }, 'The dealer leaves one card and does not look at it; the non-dealer reaches for it.', 'may not look'),
  lawExample('stock-looked-at', drawing, {}, 'The dealer has left a card face down, and the non-dealer lifts it.', 'name the suit'),
  lawExample(
    'equal-declarations',
    declarations,
    { what: 'point' },
    'The point is called as 41, and the dealer answers that his is equal.',
    'either side may count the point',
  ),
  lawExample(
    'equal-declarations',
    declarations,
    { what: 'sequence' },
    'Each has a tierce from the king; one has another tierce besides.',
    'either side may count any sequence',
  ),
  lawExample('equal-declarations', declarations, { what: 'kinds' }, 'Three aces are called against three kings.', 'cards rank higher'),
  lawExample('point-undercalled', declarations, {}, 'A point of 51 is called as 50.', 'abide by the number'),
  lawExample('sinking', declarations, {}, 'A player with four tens would rather keep them to himself.', 'may leave it uncalled'),
  lawExample(
    'better-called-late',
    declarations,
    {},
    'Three jacks are told to be good, and then four tens come to light in the same hand.',
    'may not count the better',
  ),
  lawExample('wrong-declaration', declaring, { played: 'before' }, 'Three kings are called with two in hand; it is noticed before the lead.', 'amend the call'),
  lawExample(
    'wrong-declaration',
    declaring,
    { played: 'after' },
    'Three kings were called with two in hand, the point was good, and a card has been led.',
    'any other declaration',
  ),
  lawExample(
    'what-saves',
    pic,
    { bonus: 'repic', has: 'equal' },
    'The points are equal; sequences and a four bring the holder to the count.',
    'may add the pic or the repic',
  ),
  lawExample(
    'what-saves',
    pic,
    { bonus: 'repic', has: 'earlier' },
    'Sequences and a four bring him there, and the opponent has the better point.',
    'may not add',
  ),
  lawExample(
    'what-saves',
    pic,
    { bonus: 'first-lead', has: 'later' },
    'With 29 in hand the non-dealer leads an ace, and the dealer has three good queens.',
    'does not decide',
  ),
  lawExample('what-saves', pic, { bonus: 'pic', has: 'played' }, 'The dealer has taken a trick with a king before the other came to the count.', 'may not add'),
  lawExample('following-suit', play, { has: 'yes' }, 'The leader plays the king; the other holds ace and seven of the suit.', 'must follow suit'),
  lawExample('following-suit', play, { has: 'no' }, 'A spade is led, and the other has none.', 'may play any card'),
  lawExample('revoke', revoke, {}, 'A club was thrown on a heart, and a heart turns up two tricks later.', 'taken back and played again'),
  lawExample(
    'looking-back',
    ofLaw(laws['looking-back']),
    { what: 'tricks' },
    'A player turns over the tricks of the opponent to count the diamonds.',
    'may look at them',
  ),
  lawExample('looking-back', ofLaw(laws['looking-back']), { what: 'theirs' }, 'A player wants to see what the other laid out.', 'does not decide'),
  lawExample('equal-tricks', play, {}, 'Each has six tricks before him.', 'either side may count the points for cards'),
];
