// Complaints in players' own words, for search only. Names that pages print are the `aka` of offences and questions. General synonyms are in
// `lib/search/words/alike.ts`; phrases of a single law are in its own row.
import type { OffenceId } from '../vocabulary/offences.ts';
import type { QuestionId } from '../vocabulary/questions.ts';

/** Complaints by offence or question, separated by commas. */
export const SPOKEN: Readonly<Partial<Record<OffenceId | QuestionId, string>>> = {
  'seats-and-partners': 'who sits where, choose partners, pick teams, who is dealer, same card drawn for deal, high card deals, new player wants in',
  'improper-cut': 'cut fewer than four, cut again, refused to cut, no cut, cut left too few, card seen at the cut, would not let me cut, dealt without cutting',
  'imperfect-pack':
    'deck is short a card, two of the same card, same card twice, found a card on the floor, card lost, missing from the deck, bad deck, old pack mixed in, only fifty one cards, deck not full, counted the deck',
  'faced-card-in-pack': 'card upside down in the pack, card wrong way up, face up in the middle, turned over in the stock, flipped card in the deck',
  misdeal:
    'dealt in the wrong order, dealer lost track, dealer skipped me, skipped a player, gave two at once, dealt off the bottom, dealt too fast, uneven deal, dealt wrong way, started from the wrong player, dealt three instead of two, deal messed up, dealer goofed, dealt with the wrong pack',
  'deal-out-of-turn':
    'not his deal, not my turn to deal, dealt twice in a row, wrong person dealt, it was my deal, who deals next, dealt anyway, took my deal, skipped my deal',
  'exposed-in-deal':
    'dealer flipped my card over, dealer showed a card, turned over while dealing, card flipped as it was dealt, card blew over, saw a card in the deal, dealt me one face up, card fell face up from the dealer',
  'wrong-number-of-cards':
    'got one extra, dealt one too few, dealer gave himself too many, dealer gave himself seven cards, I have one more than him, short a card, one card short, counted my hand and had too many, ended with a card left over, no card left for the last trick, dealt myself an extra, gave me seven, only got four, hands are uneven, extra card in my hand, found I have too few',
  'cards-touched-early':
    'picked his up before the deal was done, looked before everybody had theirs, grabbed his cards, peeked at his hand, lifted his cards early, peeked at the widow, looked in the kitty, looked at the stock, looked at my cards, saw my hand',
  'trump-turned-wrongly':
    'forgot to turn up trump, no trump turned, flipped two, dealer put the turn up in his hand, trump card left on the table, what is trumps, forgot what trump is, picked the trump up too soon, looked at the trump card',
  'bid-out-of-turn':
    'bid before his turn, not his turn to bid, passed out of turn, passed before me, doubled out of turn, jumped in with a bid, spoke first, named trump out of turn, bid ahead of me',
  'irregular-bid':
    'bid too low, under bid, bid lower than the last, did not beat the bid, wants to change his bid, changed his mind, bid a number that is not allowed, bid again after passing, passed and then bid, same bid, illegal bid, meant to bid, take back my pass, bid more than the limit',
  'wrong-trump':
    'called the same suit that was turned down, switched trump, made it the wrong suit, wants to change trumps, did not name trump, could not make up his mind, never said what trump was, picked a suit he may not',
  'irregular-lone-hand':
    'wants to go alone too late, partner played anyway, said he would go alone, alone after the lead, both want to go alone, defend alone, partner put down his cards, changed his mind about going alone',
  'irregular-discard':
    'did not throw one away, never discarded, forgot to bury, buried the wrong card, laid away the wrong card, threw the wrong card in the crib, discarded too many, discarded too few, wants his discard back, kept the wrong one, laid out wrong, looked at the discards, picked the discard back up, nothing to discard',
  'irregular-draw':
    'drew two, took two from the stock, drew out of turn, picked from the wrong pile, took too many off the pile, did not draw, forgot to draw, took the wrong card from the deck, saw the next card, wants to draw again, asked for three and got four, took one when he should not',
  'irregular-starter': 'cut card, starter turned too soon, flipped two starters, dealer forgot his heels, jack cut',
  'irregular-bet':
    'bet too much, bet too little, threw in chips and took them back, raised himself, raised out of turn, called short, all in, not enough chips to call, ran out of money, did not ante, forgot to ante, who is shy, pulled back his bet, bet late, moved his bet after, wants to take the bet down, over the limit, would not pay',
  'false-opening': 'opened with nothing, did not have openers, opened on a pair of tens, could not show openers, opened without jacks, had no right to open',
  'exposed-card':
    'card fell on the table, dropped his card face up, showed his hand, I saw his card, card came out with another, two cards came out together, stuck together, flashed a card, pulled a card half out, named a card he holds, laid down by accident, showed me his cards, put his hand on the table, let everyone see, tipped his hand, cards fell',
  'lead-out-of-turn':
    'not her lead, not his lead, led from the wrong hand, it was my lead, led when it was my turn, led too soon, led before, led first, led ahead of partner, wrong person led, led from dummy when he was in his hand, led again',
  'play-out-of-turn':
    'played before me, jumped ahead, not his turn, played ahead of turn, went out of order, skipped my turn, skipped, moved twice in a row, played twice, took two turns, threw his card early, went before his turn, rolled out of turn, missed my turn, passed over, shot out of turn, played third before second',
  revoke:
    'had the suit all along, had one all the time, trumped and had the suit, trumped my ace but he had hearts, cut my diamond and had diamonds, ruffed and had one, threw off and had the suit, did not follow, could have followed suit, later played that suit, next trick played that suit, wrong suit, played off suit, sluffed with the suit in hand, said he had none and then played one, found one of that suit in his hand, forgot he had a heart, played a club on a spade',
  'irregular-trick':
    'threw two cards on one trick, two cards on the same trick, did not play to the trick, forgot to play to a trick, never put a card on it, missed a trick, too many cards in the trick, short a card in that trick, picked up my trick, took the wrong trick, somebody else took our trick, card mixed into a trick, trick went to the wrong side, counted a trick twice, stole my trick, wrong winner took it',
  'irregular-play':
    'wants his card back, took back his card, changed his card, played the wrong card by accident, did not play what was called, was told to play his highest and did not, would not play the card we called, played the wrong one, put a card down and picked it up, card does not fit, put it on the wrong pile, said the wrong suit, would not play, refused to lead, passed when he had to play',
  'looking-back':
    'wants to see the last trick, went through his tricks, turned over a trick, looked through the old tricks, old tricks, counted the cards played, peeked at the discards, went back to look, asked to see what was played, looked at the tricks already taken',
  'abandoned-hand':
    'laid down his hand, threw his cards down, gave up, says the rest are his, the rest are mine, showed his hand and claimed, threw in his cards, quit in the middle, folded out of turn, says he has them all, tossed his hand in, conceded, put his cards on the table and said he had the rest',
  'hand-not-shown':
    'would not turn his cards over, threw away before showing, mucked his hand, wants to see his hand, do I have to show, show one card, put his cards in the deck before counting, shuffled his hand in, mixed his cards',
  'foul-hand': 'hand has too many at the showdown, played six cards, card in his lap, four cards in his hand, two hands mixed',
  miscall:
    'said flush and it was not, called his hand wrong, said the wrong thing, announced too much, announced too little, said six but has five, said no but had one, lied about his cards, told me wrong, misread his hand, counted wrong out loud, called the wrong number, said check and it was not',
  'over-score':
    'counted too much, counted more than he had, pegged extra, took points he did not have, gave himself too many, moved his peg too far, claimed more than he had, added wrong, scored the same thing twice',
  'under-score':
    'did not count it, forgot his points, missed a fifteen, missed some points, pegged short, left points on the table, can I take his points, overlooked a run, did not call it, did not claim it, took less than he had, counted short',
  'score-error':
    'wrote it down wrong, put the points on the wrong side, extra point on our side, score sheet is wrong, added up wrong, score keeper made a mistake, forgot to write down, left off the score, find a mistake in the score next day, score does not match, forgot to score, marked too many',
  'peg-trouble': 'knocked the pegs, board got bumped, pulled the wrong peg, peg in the wrong hole, lost my place on the board, took out his front peg',
  'table-talk':
    'told partner what to play, asked partner, nudged me, made a face, kicked me under the table, said something to his partner, gave a hint, somebody watching said something, a bystander told him, his buddy told him, warned his partner, asked who played what, reminded his partner, said a word, groaned at my play, gave advice, onlooker spoke, coached, draw your card, asked what was led',
  'wrong-shuffle':
    'did not shuffle, shuffled the other deck, looked at the bottom card, saw cards while shuffling, wants to shuffle again, who may shuffle, shuffled twice, stacked the deck, not mixed',
  'held-back':
    'had one that fit, said pass but could play, said go with a card he could play, drew when he had one to play, did not play when able, had to play and did not, kept a playable card, could have gone, passed with a card that plays, said he could not play',
  'suit-not-broken': 'led hearts before broken, led trump before broken, led spades too early, nobody had broken hearts',
  'dummy-interferes':
    'dummy got up and looked, dummy looked at a hand, dummy told declarer, dummy said something, dummy played a card, dummy touched a card, dummy warned, board spoke up, dummy asked about a revoke',
  'false-claim':
    'said he won but did not, called out and was short, said gin but it was not, said she was out, claims the game, went out wrong, thinks he won, called it too soon, said done but was not',
  'wrong-penalty':
    'asked for the wrong penalty, made him play the wrong card, can I still claim, too late to claim, did not say anything in time, talked it over before, partner and I discussed the penalty, can I let it go, take the penalty or not, both of us asked, did it on purpose',
  'other-fault': 'no rule, is that cheating, what do we do',
  'irregular-meld':
    'melded wrong, laid down too soon, not enough to go down, laid a card on the wrong meld, forgot to show his meld, wants to take the meld back, used the same card twice, melded out of turn, meld after playing, counted the meld twice, laid down a bad run, not a real set, went down short, knocked with too much, melded without a trick',
  'wrong-set-up':
    'men on the wrong squares, board turned wrong, king and queen swapped, piece left off, started with too few, board is the wrong way round, set up the wrong way, layout wrong, dealt the piles wrong',
  'irregular-throw':
    'die fell off the table, dice flew off the table, die leaning on something, die landed crooked, grabbed the dice before they stopped, picked up the dice too soon, did not hit the wall, threw before I finished, said the wrong number, one die off the board, rolled too soon, someone stopped the dice, dice hit a chip, dice on top of each other',
  'irregular-ball':
    'stepped over the line, foot over the line, bowled on the wrong lane, bowled out of turn, ball jumped out of the gutter, bounced back and hit pins, used his ball, threw before the pins were set, lofted the ball, ball came back',
  'pins-disturbed':
    'pin fell over later, pin knocked down by another pin, pin cracked, pin set wrong, pins not set right, pin left lying, pin boy knocked one down, pin moved, pin wobbled, pin stood back up',
  'foul-stroke':
    'hit the wrong ball, shot the wrong ball, used the other cue ball, pushed the ball, hit it twice, touched the ball with his sleeve, bumped a ball, knocked the ball off the table, ball jumped off, ball flew off the table, both feet off the floor, shot while balls were moving, touched a ball, jumped the ball, scratch, frozen balls, balls touching, moved a ball by accident',
  'piece-touched':
    'touched one and moved another, let go of his piece, has to move what he touched, touched my piece, took his hand off, wants to move something else, picked up a man and put it back, fixed a piece, brushed a man',
  'clock-trouble':
    'ran out of time, did not hit the clock, forgot to stop the clock, takes forever, clock stopped, late for the game, too long to move, did not show up',
  'irregular-move':
    'moved the wrong man, moved too many, counted wrong and moved, move was not legal, moved into check, moved backward, wrong number of spaces, did not play all his roll, moved the wrong way, must he play both numbers, took off too soon, bore off too early, wants to take the move back, castled wrong, can not move',
  allowed: 'can I, can he, is he allowed, is it legal, may we, can you do that, permitted',
  obliged: 'does he have to, do I have to, has to, must he, can he refuse, am I forced, required',
  'what-counts': 'does that count, how many does it count, who gets the points, who gets it, how is it counted, what is it worth',
  'who-wins': 'who won, which one wins, who gets the pot, who beats who, what is higher, went over too, both over, who takes the trick',
  tie: 'we both have the same, both have six, same number, tied, even, push, both got the same, equal hands, each has half, twenty six cards each, split it, dead heat, both flipped the same',
  'who-goes-out': 'both over the line, we both reached, both hit the target, who counts first, both out, same deal both win, both made it',
  'not-made':
    'got set, we got set, fell short, bid four and only got three, did not get our tricks, missed the bid, came up short, failed the contract, went set, down one, one trick short, got euchred, said he would take none and took one, took one when he said none, lost the bid',
  'nobody-bids': 'everyone passed, all of us passed, nobody wants it, no one made trump, nobody opened, passed all round, no bids',
  'runs-out':
    'deck ran out, no more cards, stock is empty, out of cards, nobody can play, stuck, cannot go, ran out of cards, used the last card, game is blocked, no moves left, pile is gone',
  'broken-off':
    'had to leave, quit early, called away, game not finished, left the table, stopped before the end, somebody went home, walked out, not finished',
  'who-pays':
    'how much do I owe, who owes, what do I pay, what do I win, pay double, who has to pay, payoff, settle up, do I get paid, bank cannot pay, how many chips',
  'who-decides':
    'we disagree, no one agrees on what happened, his word against mine, argument, who is right, cannot agree, who has the say, ask the bystander, who judges',
};
