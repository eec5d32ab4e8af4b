import type { Moment } from './moments.ts';
import type { OffenceId } from './offences.ts';
import type { Party } from './parties.ts';

/** What a ruling acts upon. */
export const THINGS = {
  announcement: 'the announcement',
  ante: 'the ante',
  bet: 'the bet',
  bid: 'the bid',
  call: 'the call',
  card: 'the card',
  cards: 'the cards',
  chips: 'the chips',
  cut: 'the cut',
  deal: 'the deal',
  declaration: 'the declaration',
  discard: 'the discard',
  draw: 'the draw',
  game: 'the game',
  hand: 'the hand',
  lead: 'the lead',
  'lone-hand': 'the lone hand',
  pass: 'the pass',
  peg: 'the peg',
  pot: 'the pot',
  play: 'the play',
  raise: 'the raise',
  score: 'the score',
  starter: 'the starter',
  straddle: 'the straddle',
  trick: 'the trick',
  trump: 'the trump',
  turn: 'the turn',
  'covered-part': 'the part of the pot that those chips have covered',
  'rest-of-pot': 'the rest of the pot',
  'best-prizes': 'the best prizes',
  'booby-prize': 'the booby prize',
  place: 'the place at the next table',
  prize: 'the prize',
  'second-prize': 'the second prize',
  stakes: 'the stakes',
  surplus: 'the surplus',
  straight: 'the straight',
  agreement: 'the agreement',
  concession: 'the concession',
  double: 'the double',
  'last-legal-call': 'the last legal call',
  choice: 'the choice',
  pack: 'the pack',
  penalty: 'the penalty',
  tricks: 'the tricks',
  redouble: 'the redouble',
  revoke: 'the revoke',
  'past-score': 'the past score',
  basts: 'the basts',
  stock: 'the stock',
  claim: 'the claim or concession',
  pool: 'the pool',
  payments: 'the payments',
  meld: 'the meld',
  melds: 'the melds',
  'game-point': 'the point for game',
  winnings: 'the winnings',
  'set-up': 'the set-up',
  man: 'the man',
  move: 'the move',
  throw: 'the throw',
  count: 'the count',
  set: 'the set',
  stone: 'the domino',
  inning: 'the inning',
  ball: 'the ball',
  stroke: 'the stroke',
  dice: 'the dice',
  'caster-bets': 'the bets on the caster',
  'field-bets': 'the bets on the Field',
  'bets-astride': 'the bets on both sides at once',
} as const;
export type Thing = keyof typeof THINGS;

/** What a party may no longer do, as the end of "... may not". */
export const ACTS = {
  'count-next-stroke': 'count on the next stroke',
  'push-ball': 'push the cue ball',
  'cross-line': 'step over the line',
  'loft-ball': 'throw or loft the ball instead of rolling it',
  'hold-alley': 'keep the alley to themselves',
  'add-to-stake': 'add to the stake',
  ask: 'ask',
  bid: 'bid',
  'ask-turned-card': 'ask which card was turned',
  'change-card': 'change the card played',
  claim: 'claim a penalty',
  'claim-misdeal': 'claim a misdeal',
  'come-back': 'come back into the hand',
  'defend-alone': 'play alone against the maker',
  draw: 'draw',
  'go-alone': 'play alone',
  'look-back': 'look at the cards',
  'make-trump': 'make the trump',
  'name-turned-down': 'name the suit turned down',
  open: 'open the pot',
  'order-up': 'order up the trump',
  pass: 'pass',
  raise: 'raise',
  straddle: 'straddle',
  'score-late': 'score it any more',
  'touch-cards': 'touch the cards dealt',
  'take-part': 'take further part in the hand',
  'touch-board': 'touch the board or the pegs',
  borrow: 'borrow or play on credit',
  'have-sight': 'have a show for the chips put up',
  'leave-with-chips': 'leave with chips before the agreed end',
  'discard-in-pool': 'lay the discard in the pool',
  'take-down-chips': 'take chips off the table',
  'add-chips': 'add chips to the stake',
  'bid-again': 'bid a second time',
  'compete-for-seat-prize': 'compete for the prize that goes with the seat',
  'reveal-partnership': 'say who the called partner is',
  'stay-out': 'stay out of the deal',
  'bet-over-limit': 'bet or raise more than the limit',
  check: 'check',
  'draw-four': 'draw more than three cards',
  'tell-draw': 'tell what another player drew',
  'throw-up': 'throw up the hand unseen',
  'speak-last': 'hold back until all the others have spoken',
  'go-blind': 'go a blind',
  'draw-once': 'make one more draw',
  'raise-beyond-stake': 'be raised beyond the chips on the table',
  'lead-first': 'lead to the first trick',
  'ring-bell': 'ring the bell',
  'be-charged': 'be charged with a revoke for it',
  'bid-further': 'take any further part in the bidding',
  'call-first-lead': 'call the lead to the first trick',
  'change-penalty': 'change the penalty once it is named',
  consult: 'consult',
  'double-partner': "double the partner's bid or redouble the partner's double",
  'exact-penalty': 'exact the penalty',
  'overbid-own': 'overbid a bid of his own that the three others have passed',
  'play-suggested': 'play the card or the suit suggested',
  'point-out': 'point it out',
  'tell-auction': 'tell the partner what was bid before',
  'warn-partner': "warn the partner that it is not the partner's turn",
  'deal-for-another': 'deal for another player',
  'demand-play': 'demand that play',
  'claim-trick': 'claim the trick',
  'trump-it': 'trump the trick',
  'bid-more-than-one': 'make the first bid in no trumps or for more than one trick',
  'bid-out-of-range': 'bid fewer than 6 points or more than 70',
  'play-below-game': 'play a bid that does not give game',
  double: 'double or redouble',
  'win-game': 'win the game on this deal',
  'score-slam': 'score a slam on this deal',
  'force-revoke': 'call a card whose play would be a revoke',
  're-enter-table': 're-enter the table left',
  'shuffle-so': 'shuffle in that way',
  'look-at-hands': 'look at another hand or leave the seat to watch',
  'act-for-partner': 'shuffle, cut or deal for the partner',
  recut: 'shuffle or cut again',
  'change-packs': 'call for new cards',
  'look-at-own-hand': 'look at that hand',
  'search-hands': 'search the hands',
  'call-cards': 'call any of those cards',
  'enter-table': 'enter the table for that game',
  'call-exposed': 'call the card',
  'ask-who-played': 'ask who played which card',
  'turn-trump-early': 'turn the trump card again before the hands are taken up',
  'remind-of-penalty': 'remind the partner of a penalty and tell which it is',
  'prevent-irregularity': 'stop the partner from an irregularity',
  'claim-new-deal': 'ask for a new deal',
  'play-early': 'play before the second hand as well',
  'score-forgotten': 'score what was forgotten',
  'have-cards-drawn': 'have the cards drawn',
  'score-honours': 'score honours',
  'cut-thin': 'leave fewer than four cards in either packet',
  'ask-renounce': 'ask whether a card of the suit led is left',
  'claim-as-won': 'claim the game as won',
  'ruff-with-it': 'use the card for ruffing',
  'name-other-trump': 'name another suit as trump',
  'win-anything': 'win anything on the deal',
  'bid-blind': 'make a bid kept for hands not yet seen',
  'bar-suit': 'bar a suit',
  'count-more': 'count more than the points already taken in',
  'lead-trump': 'lead a trump',
  'safety-play': 'make the safety play',
  'play-from-dead-hand': 'play from the hand that lies dead',
  'show-exchange': 'show the card received in exchange to the partner',
  'see-exposed-first': 'look at the exposed card before discarding',
  'take-finesse': 'take a finesse that was not announced',
  'depart-from-statement': 'play otherwise than stated',
  'treat-as-penalty': 'treat the cards shown as penalty cards',
  'double-again': 'double a bid already doubled, or redouble one already redoubled',
  'redouble-undoubled': 'redouble a bid that no opponent has doubled',
  'answer-question': 'answer a proper question of a player',
  'discuss-law': 'discuss a question of fact or law when asked',
  'ask-own-revoke': 'ask the declarer about a possible revoke',
  'warn-of-rights': "draw the declarer's attention to a defender's irregularity and ask whether he knows his rights",
  'double-own-side': 'double a bid of the own side',
  'redouble-opponents': 'redouble a bid of the opponents',
  'lead-unbroken': 'lead that suit before it is broken',
  'throw-it': 'throw it on the trick',
  'play-instead': 'play the card instead of following suit',
  meld: 'meld',
  'meld-it-again': 'use the card in that meld',
  'score-two-melds': 'score more than one meld for the trick',
  'meld-without-fresh-card': 'meld without a fresh card from the hand',
  'score-melds': 'score the melds',
  'lay-down-melds': 'lay down the other melds at once, to be scored after later tricks',
  'exchange-turned-card': 'exchange the card for the turned trump',
  'play-any-card': 'play any card',
  'discard-melded-card': 'discard a card that is part of a meld',
  'change-discard': 'change the discard',
  'score-jack': 'score the jack',
  'score-game-point': 'score the point for game',
  beg: 'beg',
  'beg-again': 'beg a second time',
  'look-before-beg': 'look at a hand before the beg is settled',
  pitch: 'pitch the trump',
  'set-bidder-back': 'set the bidder back',
  'bid-seller-out': 'bid enough to put the seller out',
  'build-or-take': 'build or take in anything with it',
  'raise-build': 'raise the build',
  'use-cards': 'use the cards in any lawful way',
  'score-sweep': 'score a sweep',
  'score-most-cards': 'score for the most cards',
  'bid-so': 'make that bid',
  'be-lone-player': 'play any game alone on this deal',
  'play-below-bid': 'play a game worth less than the bid',
  'announce-margin': 'announce schneider or schwarz',
  'declare-late': 'declare it any more',
  'take-covered-discard': 'take a discard that another one covers',
  'move-joker-again': 'move the joker a second time',
  'lay-second': 'lay down a second combination, or add a second card, in the same turn',
  'take-last-discard': 'take the last discard',
  'take-to-lower': 'take the last discard only to lower the count',
  'take-pile': 'take the pile',
  'take-pile-without-pair': 'take the pile without two natural cards of the rank of its top card',
  'go-out': 'go out',
  knock: 'knock',
  'lay-off': 'lay off cards',
  'borrow-card': 'borrow the card',
  'score-concealed': 'score for going out concealed',
  'score-going-out': 'score for going out',
  'lay-down-hand': 'lay down the hand',
  'ask-to-go-out': 'ask the partner for leave to go out',
  'exchange-cards': 'exchange cards with each other',
  'make-that-bid': 'make that bid',
  'meld-that-card': 'meld that card',
  'build-so': 'build with the card in that way',
  'move-card': 'move the card',
  'move-part-of-run': 'move a part of the cards that lie face up',
  'move-run': 'move all the cards that lie face up',
  'fill-space-so': 'fill the space with that card',
  redeal: 'deal the cards again',
  'run-pack-again': 'run through the pack again',
  'use-covered-card': 'use the covered card',
  'use-discarded-card': 'use a card that was laid aside',
  'play-that-card': 'play that card',
  'ask-for-that': 'ask for that rank',
  'discard-so': 'discard the cards in that way',
  'lay-all-out': 'lay out all of them',
  'draw-from-that-hand': 'draw from that hand',
  'take-another-turn': 'take another turn',
  'turn-stock-yet': 'turn up the stock yet',
  'be-charged-loss': 'be charged with the loss of the game',
  'add-men': 'add the missing men',
  'stop-on-covered': 'stop on the covered point, even as a resting place',
  'move-other-men': 'enter or move any other man',
  throw: 'throw the dice',
  'alter-by-consent': 'alter it by common consent',
  'bear-lower': 'bear off a man from a lower point',
  'play-reverse-faces': 'play the reverse faces of the dice',
  'take-extra-throw': 'take the extra throw',
  'score-count': 'score the count',
  'draw-last-two': 'draw the last two of the stock',
  'draw-last-three': 'draw the last three of the stock',
  'draw-able': 'draw from the stock although able to play',
  'count-that-hand': 'count anything for that hand',
  'play-to-doublet-ends': 'play to the ends of the doublet',
  'throw-for-caster': 'throw for the caster',
  'split-own-pair': 'divide a pair',
  'bet-the-bank': 'bet the whole bank alone',
  'withdraw-winnings': 'withdraw any part of the winnings',
  'advise-on-draw': 'advise on the draw or remark on it',
  'deal-from-few': 'deal from fewer than seven cards',
  'pass-bank': 'pass the bank',
} as const;
export type Act = keyof typeof ACTS;

/** Amounts that depend on the table, where a book gives no number. */
export const AMOUNTS = {
  'all-he-made': 'all that it made in the deal',
  'amount-bid': 'the amount of the bid',
  'amount-over-scored': 'the number scored in excess',
  'amount-overlooked': 'the points overlooked',
  'ante-for-all': 'the ante of every player',
  'as-if-lone-march': 'as many points as taking every trick alone would have brought',
  'chips-staked': 'what has been staked',
  'equal-to-pot': 'as much as the pot holds at the discovery',
  'one-chip': 'one chip',
  'one-stake': 'one stake',
  pot: 'the pot',
  'price-of-euchre': 'the price of a euchre',
  'twice-opening-bet': 'twice the opening bet',
  'previous-stake': 'the same stake as before',
  'ante-again': 'a fresh ante',
  'points-to-go': 'as many points as were still to be made',
  'value-of-three-tricks': 'the value of three tricks',
  'stakes-and-bets': 'the stakes and all the bets',
  'average-for-deal': 'the average score for the deal',
  'lowest-for-deal': 'the lowest score made on the deal at any table',
  bast: 'a bast equal to the bets',
  'table-payment': 'what is due by the table',
  'counters-offered': 'the counters offered',
  'odd-tricks-lost': 'the value of the tricks that the other side won over the book',
  'value-of-bid': 'the value of the bid',
  'penalty-agreed': 'the penalty agreed on',
  'half-game': 'half a game',
  'twice-the-bid': 'double the amount of the bid',
  'as-agreed': 'what was agreed, one point or more',
  'value-of-game': 'the full value of the game',
  'twice-value-of-game': 'twice the full value of the game',
  'next-value-over-bid': 'the next higher multiple of that game that covers the bid',
  'twice-next-value-over-bid': 'twice the next higher multiple of that game that covers the bid',
  'bid-without-announcement': 'the value of the bid without the announcement',
  'twice-bid-without-announcement': 'twice the value of the bid without the announcement',
  'as-lone-player-wins': 'as many points as the lone player wins',
  'low-point': 'the point for low',
  'cards-in-hand': 'the value of the cards left in hand',
  'count-difference': 'the difference of the two counts',
  'opponents-count': "the opponent's count",
  'count-made': 'the count made',
  'loss-caused': 'the loss caused',
  'price-of-miss': 'what a miss brings',
} as const;
export type Amount = keyof typeof AMOUNTS;

export const UNITS = {
  point: ['point', 'points'],
  chip: ['chip', 'chips'],
  counter: ['counter', 'counters'],
  trick: ['trick', 'tricks'],
  hole: ['hole', 'holes'],
  game: ['game', 'games'],
  'point-above': ['point above the line', 'points above the line'],
  times: ['time the value of a trick', 'times the value of a trick'],
  fish: ['fish', 'fish'],
  'red-counter': ['red counter', 'red counters'],
  'white-counter': ['white counter', 'white counters'],
  multiple: ['time', 'times'],
  mark: ['mark', 'marks'],
  dollar: ['dollar', 'dollars'],
  'throw-in-36': ['throw in 36', 'throws in 36'],
  stake: ['stake', 'stakes'],
  domino: ['domino', 'dominoes'],
  leg: ['leg', 'legs'],
} as const;
export type Unit = keyof typeof UNITS;

/** What a number is multiplied by, as the end of "5 points for each ...". */
export const EACHES = {
  'trick-short': 'trick by which the bid fails',
  'heart-taken': 'heart taken in',
  'red-three': 'red three',
} as const;
export type Each = keyof typeof EACHES;

/** What a book orders. The list is closed; `free` is the one way out of it, and the tests count it. */
export type Remedy =
  /** No penalty; said on its own, so that "nothing happens" is an answer. */
  | { readonly kind: 'no-penalty' }
  | { readonly kind: 'stands'; readonly what: Thing }
  | { readonly kind: 'void'; readonly what: Thing }
  | { readonly kind: 'misdeal' }
  | { readonly kind: 'new-deal'; readonly by: Party | null }
  | { readonly kind: 'loses-deal'; readonly to: Party | null }
  | { readonly kind: 'cut-again'; readonly by: Party }
  | { readonly kind: 'card-exposed'; readonly whose: Party; readonly calledBy: Party }
  | { readonly kind: 'hand-exposed'; readonly whose: Party; readonly calledBy: Party }
  | { readonly kind: 'call-suit'; readonly by: Party; readonly from: Party }
  | { readonly kind: 'call-card'; readonly by: Party; readonly from: Party }
  /** The suit of the card in question may not be led. */
  | { readonly kind: 'forbid-suit'; readonly by: Party; readonly from: Party }
  /** The highest or the lowest card of the suit led, as the caller names it. */
  | { readonly kind: 'call-high-low'; readonly by: Party; readonly from: Party }
  | { readonly kind: 'counts-as-revoke' }
  | { readonly kind: 'takes-back'; readonly who: Party; readonly what: Thing }
  | { readonly kind: 'may-change'; readonly who: Party; readonly what: Thing }
  | { readonly kind: 'cannot-recall'; readonly who: Party; readonly what: Thing }
  | { readonly kind: 'scores'; readonly who: Party; readonly points: number; readonly unit: Unit }
  | { readonly kind: 'scores-amount'; readonly who: Party; readonly amount: Amount }
  | { readonly kind: 'loses'; readonly who: Party; readonly points: number; readonly unit: Unit }
  | { readonly kind: 'scores-each'; readonly who: Party; readonly points: number; readonly each: Each }
  | { readonly kind: 'loses-each'; readonly who: Party; readonly points: number; readonly each: Each }
  | { readonly kind: 'loses-amount'; readonly who: Party; readonly amount: Amount }
  | { readonly kind: 'scores-nothing'; readonly who: Party }
  | { readonly kind: 'takes-tricks'; readonly who: Party; readonly from: Party; readonly tricks: number }
  | { readonly kind: 'pays'; readonly who: Party; readonly amount: Amount; readonly to: Party | 'pot' | 'bank' | 'pool' }
  | { readonly kind: 'pays-points'; readonly who: Party; readonly points: number; readonly unit: Unit; readonly to: Party | 'pot' | 'bank' | 'pool' }
  | { readonly kind: 'dead-hand'; readonly who: Party }
  /** A foul hand is not yet a dead one: some books let it take a pot that no fair hand disputes. */
  | { readonly kind: 'foul-hand'; readonly who: Party }
  | { readonly kind: 'barred'; readonly who: Party; readonly from: Act }
  | { readonly kind: 'draws-surplus'; readonly who: Party; readonly sees: boolean }
  | { readonly kind: 'makes-up-cards'; readonly who: Party }
  | { readonly kind: 'plays-short'; readonly who: Party }
  | { readonly kind: 'keeps-card'; readonly who: Party }
  | { readonly kind: 'replaced'; readonly what: Thing; readonly when: 'at-once' | 'after-others' }
  | { readonly kind: 'put-right'; readonly who: Party; readonly what: Thing }
  | { readonly kind: 'must'; readonly who: Party; readonly act: Duty }
  | { readonly kind: 'allowed'; readonly who: Party; readonly act: Act | Duty }
  | { readonly kind: 'hand-ends' }
  | { readonly kind: 'loses-game'; readonly who: Party }
  | { readonly kind: 'chooses-which'; readonly who: Party; readonly what: Thing }
  | { readonly kind: 'passes-to'; readonly what: Thing; readonly to: Party }
  | { readonly kind: 'wins'; readonly who: Party; readonly what: Thing }
  | { readonly kind: 'divide'; readonly who: Party; readonly what: Thing }
  /** It is not won now and stays for the next deal. */
  | { readonly kind: 'carries-over'; readonly what: Thing }
  | { readonly kind: 'choice'; readonly by: Party; readonly of: readonly (readonly Remedy[])[] }
  | { readonly kind: 'may-demand'; readonly by: Party; readonly what: readonly Remedy[] }
  /** One party may make another do something that no rule asks of it: play the lowest, win the trick. */
  | { readonly kind: 'may-require'; readonly by: Party; readonly from: Party; readonly act: Duty }
  /** What it makes counts only up to a score. */
  | { readonly kind: 'capped'; readonly who: Party; readonly points: number; readonly unit: Unit }
  /** The same penalty as for another offence. */
  | { readonly kind: 'punished-as'; readonly who: Party; readonly offence: OffenceId }
  /** It lies face up and has to be played at the first chance. */
  | { readonly kind: 'penalty-card'; readonly whose: Party }
  /** The card left over at the end belongs to the trick that lacked one, and is no revoke there. */
  | { readonly kind: 'counts-to-trick' }
  | { readonly kind: 'etiquette' }
  | { readonly kind: 'judgement' }
  /** The book has the game and the law but does not decide this combination of facts. */
  | { readonly kind: 'not-decided' }
  /** Anything the list above cannot say: a whole sentence of ours, capital first, full stop last. */
  | { readonly kind: 'free'; readonly text: string };
export type RemedyKind = Remedy['kind'];

/** What a party has to do, as the end of "... must". */
export const DUTIES = {
  'replace-balls': 'have the balls put back where they were',
  'play-balls-as-lie': 'play the balls as they lie',
  'end-inning': 'end the inning',
  'repeat-stroke': 'repeat the stroke',
  'spot-balls': 'have the balls spotted and play as for the opening stroke',
  'spot-that-ball': 'have the ball put on its spot',
  'play-free-ball': 'play on a ball that does not touch the cue ball',
  'masse-free-ball': 'play away by a massé and hit first the ball that did not touch',
  'play-cushion-first': 'play to a cushion first',
  'play-away': 'play away from the ball that the cue ball touches',
  'exchange-whites': 'have the two white balls change places',
  'warn-not-frozen': 'warn the opponent that the balls do not touch and give time to look',
  'change-equipment': 'have play stopped and the damaged equipment changed',
  'hit-one-ball': 'hit at least one object ball from the old position',
  'credit-carom': 'have the carom credited',
  'string-again': 'string again',
  'drive-out-of-balk': 'drive the ball out of balk',
  'spot-red-play-d': 'have the red spotted and the other ball in play put on the centre spot, and play from the D',
  'red-to-centre': 'have the red put on the centre spot for the next stroke',
  'spot-red': 'have the red put on its spot and play',
  'start-as-opening': 'start as at the beginning of the game',
  'respot-pins': 'have the pins set up again that fell so',
  'roll-again': 'roll the ball again once the cause is removed',
  'count-ball': 'count the ball as one of those allowed',
  'clear-dead-wood': 'have the dead wood cleared before the next ball',
  'replace-pin': 'have the pin replaced at once by one as like it as possible',
  'ask-umpire': "take the umpire's decision as final",
  'one-ball-each': 'roll one ball each to decide it',
  'set-left-spot': 'have the second quarter pin set on the left quarter spot',
  'answer-truly': 'answer truly',
  'cut-again': 'cut again',
  'deal-on': 'go on dealing',
  'discard-to-fit': 'discard to fit the cards',
  'follow-order': 'wait for the proper turn',
  'give-best-card': 'give up the best card held',
  'help-maker': 'help the maker',
  lead: 'lead',
  'leave-four': 'lift at least four cards and leave at least four',
  'leave-turned-card': 'leave the turned card on the pack until it is played',
  'meet-or-pass': 'meet the raise or pass out',
  'name-trump': 'name the trump suit',
  'pass-or-play-pat': 'play pat or pass out',
  'play-it': 'play the card',
  'play-on': 'play on',
  'play-with-partner': 'play with the partner',
  'peg-behind': 'put the front peg behind the other',
  'place-peg': 'place the back peg where it is believed to have stood',
  'say-go': 'say "go"',
  'show-hand': 'show the whole hand',
  'show-openers': 'show the openers',
  'take-asked': 'take exactly the number asked for',
  'take-widow': 'take the widow',
  'call-or-drop': 'call or drop out',
  'call-raise-or-drop': 'call, raise or drop out',
  'discard-in-pot': 'lay the discard under the chips in the pool',
  'leave-five-up': 'leave five cards face up',
  'pay-in-cash': 'make the bet good in cash',
  'play-jack-pot': 'play the next deal as a jack pot',
  'prove-openers': 'prove that the openers were there before the draw',
  'put-up-bet': 'put up the bet before it counts',
  'show-five-cards': 'show that the hand has exactly five cards',
  'stake-first': 'put up or declare a stake before lifting the hand',
  'stand-out': 'stand out of this hand',
  'turn-up-widow': 'turn the widow face up',
  'cut-for-it': 'cut for it',
  'name-suit-with-bid': 'name the suit together with the bid',
  'play-alone': 'play alone',
  'play-deciding-game': 'play one game to decide it',
  'settle-first': 'settle the whole hand first',
  'bet-or-pass': 'bet or pass out',
  'borrow-to-call': 'borrow to call as well',
  'card-to-bottom': 'put the card at the bottom of the pack',
  cut: 'cut',
  deal: 'deal',
  'deposit-bet': 'put the amount of the bet into the pot',
  'discard-first': 'discard before the draw begins',
  'keep-unseen': 'keep the hand unseen',
  'pass-out': 'pass out of the hand',
  'put-up-ante': 'put up the ante',
  'refuse-answer': 'refuse to answer',
  'speak-first': 'speak first',
  'take-fresh-cards': 'take fresh cards',
  'throw-out': 'throw the card among the discards',
  'reach-table-limit': 'meet raises up to the largest stake of any other player',
  'leave-game': 'leave the game',
  'take-spades': 'take spades as trumps',
  'turn-next-card': 'turn up the next card',
  'ante-for-table': 'ante for the whole table in the next jack pot',
  'amend-call': 'make another call instead',
  'answer-for-revokes': 'answer for any revoke made while the card was away',
  'change-pack': 'play with another pack',
  'choose-from-trick': 'turn that trick face up and choose any one of its cards for the short hand',
  'choose-from-tricks': 'choose any card from the tricks so kept',
  'draw-again': 'draw again',
  'lay-hand-down': 'lay the hand face up on the table and play it out',
  'lead-same-suit': 'lead the suit wrongly led or, having none of it, any suit',
  'leave-face-up': 'leave the card face up on the table',
  'make-sufficient': 'make the bid sufficient, in any suit or in no trumps',
  pass: 'pass',
  'pass-throughout': 'pass for the rest of the auction',
  'play-seven': 'play a contract of seven odd tricks, doubled or not as the other side chooses',
  'play-suggested': 'play the card or the suit suggested',
  'restore-card': 'take the missing card back into the hand',
  'shuffle-and-cut': 'have the pack shuffled and cut again',
  'win-if-able': 'win any one of those tricks, if able',
  'choose-pack': 'choose which of the two packs to use',
  'go-before': 'go before that player in entering or making up any other table',
  'take-seat-back': 'take the old seat back',
  'cut-out-last': 'be the last to cut out of the new table',
  'play-for-absent': 'play for the absent player',
  'play-out-deal': 'finish the bidding and play of that deal and score it',
  'add-game-bonus': 'add the bonus for each game won',
  'one-trick-each': 'give one trick more for each further revoke',
  'give-difference': 'give in tricks the difference between the two penalties',
  'trump-it': 'trump the trick',
  'leave-choice': 'leave the choice of the penalty to the partner',
  object: 'object',
  'join-dispute': 'take part in the dispute',
  'play-highest-named': 'play the highest card held of a suit that declarer names',
  'lead-any': 'lead any suit from it',
  'choose-leader': 'agree which of them leads',
  'ask-final-bid': 'ask what the final bid was',
  'play-highest-or-lowest': 'play the highest or the lowest card of the suit led',
  'win-trick': 'win the trick',
  'win-one-of-tricks': 'win the first or any other of those tricks',
  'win-or-lose': 'win the trick or lose it',
  'play-card-suggested': 'play the card suggested',
  'leave-card-suggested': 'leave the card suggested unplayed',
  'lead-other-suit': 'lead another suit than that of the exposed card',
  'search-other-pack': 'search the other pack for the missing card',
  'shuffle-again': 'shuffle again',
  'show-hand-on-table': 'lay the hand face up on the table',
  declare: 'make the declaration',
  'play-no-trumps': 'play the deal without trumps',
  'name-substitute': 'name a substitute with the consent of the other three',
  'call-new-packs': 'call for two new packs and pay for them',
  'replace-cards': 'replace the cards by agreement or call new ones at the cost of the table',
  'repeat-call': 'call the same card again until it is played',
  'give-time': 'allow a reasonable time for the decision',
  'place-cards': 'have each player draw out the card played',
  'count-tricks': 'count the tricks face down, and search them if there is a card too many',
  'settle-after-penalty': 'settle bets on the score as it stands after the penalty',
  'deal-last-card': 'finish the deal',
  'search-tricks': 'search the tricks for a revoke',
  'put-partner-right': 'ask the partner whether a card of the suit led is left',
  'play-extreme-trump': 'play the highest or the lowest trump held',
  'play-extreme-or-ruff': 'play the highest or the lowest card of the suit led or, having none, to trump or not to trump',
  'win-trick-if-able': 'win the trick, if able',
  'leave-trick': 'leave the trick unwon and untrumped, unless that would be a revoke',
  'point-out-card': 'point out the card meant for the trick',
  'await-decision': 'wait for the opponents to decide',
  'send-hand-back': 'send the hand back to the table it came from, to be put right',
  'pass-hands-on': 'put the hands right and pass them to the next table unplayed',
  'play-nullo': 'play the hand as a nullo, to lose tricks',
  'quit-each-card': 'turn and quit each card in its order and keep that order until the score is written',
  'bring-greatest-bast': 'bring the bast of the greatest value into the pool first',
  'bring-basts-together': 'bring two or more basts into the pool at once',
  'furnish-pool': 'furnish the pool afresh',
  'follow-suit': 'follow suit when able',
  'bid-lowest': 'make the lowest bid and name a game',
  'ask-best-card': "ask for the partner's best card",
  'bid-for-widow': 'bid for the widow',
  'ask-bidding': 'ask for the earlier calls to be repeated',
  'ask-contract': 'ask only what the contract is and whether it is doubled or redoubled',
  'pass-once': 'pass at the next turn to call',
  'make-bid-good': 'make the bid sufficient',
  'correct-revoke': 'play a correct card to the trick instead',
  'state-play': 'leave the hand face up and say in what order it is played and what becomes of every card of both hands',
  'play-extreme-or-suit': 'play the highest or the lowest card of the suit led or, having none, a card of a suit named',
  'play-extreme-correct': 'play the highest or the lowest card that is correct',
  'lead-that-suit': 'lead a card of the same suit from the right hand',
  'play-penalty-card': 'play the penalty card at the first chance that following suit allows',
  'name-suit-again': 'name the suit again, without a fresh auction',
  'show-widow': 'show the widow to all the players',
  'draw-first': 'draw the first card',
  'draw-before-leading': 'draw before leading to the next trick',
  'draw-until-able': 'draw one card at a time until able to follow suit or until the stock is gone',
  'play-melded-card': 'play one of the cards of the meld',
  'play-longer-game': 'play on to the longer game',
  overtrump: 'play a higher trump, if able',
  'lay-melds-out-again': 'lay the melds out again',
  'run-cards': 'run three more cards to each player and turn a new trump',
  'bunch-cards': 'agree to bunch the cards for a fresh deal',
  'run-again': 'agree to run the cards again',
  'count-in-order': 'count in the order high, low, jack, game',
  'make-four': 'make four points or be set back',
  'make-refused-bid': 'make at least the number refused',
  'deal-then-retire': 'deal the others their hands and then retire',
  'pitch-trump': 'pitch the trump',
  'card-to-middle': 'put the card in the middle of the pack and deal the next one instead',
  'take-refused-card': 'take the card that was refused',
  'draw-from-dealer': "draw a card face down from the dealer's hand",
  'separate-build': 'separate the cards of the build',
  'clear-build': 'take in the build, make another one or take in something else',
  'leave-drawn': 'leave the game drawn',
  'restore-combination': 'put back the card wrongly taken together with the whole combination',
  'count-in-printed-order': 'count in the order that the book prints',
  'play-ramsch': 'play a ramsch',
  'name-game': 'name a game to play',
  'keep-trick-order': 'keep the tricks in the order in which they were played',
  'draw-from-stock': 'draw from the stock',
  'draw-or-take': 'draw from the stock or take the discard',
  'use-card': 'use the card and discard another for it',
  'turn-discards-over': 'turn the discards face down, leave the last of them face up and draw on from the rest',
  'shuffle-discards': 'shuffle and cut the discards, turn the top card up and draw on from the rest',
  'keep-one-card': 'keep at least one card',
  discard: 'discard',
  'lay-out-red-threes': 'lay out the red threes and take a fresh card for each',
  'take-and-play-pile': 'take the pile and play its top card',
  'draw-until-playable': 'draw one card at a time until able to play or until the stock is gone',
  'name-suit': 'name a suit',
  'give-cards-asked': 'give up the cards asked for',
  'draw-one-card': 'draw one card from the pile',
  'draw-five-cards': 'take five cards from the pile',
  'lay-out-set': 'lay out the set of four',
  'lay-out-pair': 'lay out the pair',
  'hold-face-down': 'hold the cards face down',
  'start-foundation': 'lay the card out as a foundation at once',
  'turn-hidden-card': 'turn the card beneath face up',
  'turn-what-is-left': 'turn up the cards that are left as though they were a full packet',
  'put-down-rest': 'put down all the cards left',
  'match-number': 'put down the same number of cards',
  'three-down-one-up': 'put down three cards face down and a fourth face up',
  'play-on-foundation': 'play the card on a foundation',
  'draw-surplus': 'draw the surplus cards out of that hand',
  'build-on-partners': 'make the same build, or call a card on it, without the card in his own hand',
  'raise-or-take': 'take in that build or raise it',
  'set-men-right': 'set the men right',
  'add-missing-men': 'add the missing men',
  'throw-again': 'throw again',
  'rethrow-both': 'take up both dice and throw them again',
  'set-dice': 'turn the die or dice touched to any number, which is then played as if thrown',
  'move-man-correctly': 'move that man by the right number',
  'move-other-man': 'move on, by the second die, the other man played on that throw',
  'move-any-man': 'move any man',
  'move-entered-man': 'use the number on a man already entered, if able',
  'move-touched-man': 'move the man touched',
  'move-touched-men': 'move the man taken up, or both men if two were taken',
  'use-both-dice': 'play the numbers of both dice',
  'play-larger-number': 'play the larger of the two numbers',
  'play-one-number': 'play the number that can be played',
  're-enter-men': 'put the men borne off on the bar and enter them again',
  'enter-from-bar': 'enter the man on the bar before moving any other',
  'leave-man-on-bar': 'leave the man on the bar',
  'lift-hit-man': 'put the man that is hit on the bar',
  'bring-man-home': 'enter the man hit and bring it round to the home table before bearing off again',
  'move-up': 'move a man up from a higher point',
  'bear-nearest': 'bear off a man from the point nearest to the number thrown',
  'bear-any-lower': 'bear off a man from any lower point',
  'play-upper-faces': 'play the upper faces of the dice first',
  'draw-until-able-or-two': 'draw one at a time until able to play or until two are left in the stock',
  'draw-until-able-or-three': 'draw one at a time until able to play or until three are left in the stock',
  'draw-one-then-pass': 'draw one from the stock, play it if it fits, and pass if it does not',
  'play-able': 'play, when able',
  'play-to-doublet-first': 'play to the doublet first set',
  'draw-stones-until-able': 'draw one domino at a time until able to play or until the stock is gone',
  'stand-or-take-dummy': 'stand or take the dummy',
  'discard-to-five': 'discard to five dominoes',
  'give-up-turned-piece': 'give up the piece turned for trump',
  'lead-trump-after-trick': 'lead a trump after winning a trick, if able',
  'roll-to-backstop': 'throw from the hand, without a box, so that the dice roll a long way and both rebound from an obstruction',
  'accept-all-bets': 'accept all the bets offered',
  'bet-among-themselves': 'bet for or against the caster with whoever takes it',
  'pay-caster-bets': 'pay the bets on the caster at even money',
  'pay-field-bets': 'pay the bets on the Field at even money',
  'give-up-dice': 'give up the dice',
  'double-stakes': 'double the stakes',
  'add-after-first-card': 'add to the stake after looking at the first card',
  'stake-on-first-card': 'put the stake on the first card after it is dealt',
  'split-pair': 'divide the pair, put an equal stake on each card and draw to each',
  'split-triplet': 'go on with all three cards as separate hands',
  'sell-deal': 'sell the deal to the best bidder',
  'show-natural': 'show the natural at once',
  'take-offered-card': 'take the offered card',
  'pay-even': 'pay the stakes at even money',
  'pay-in-order': 'pay first the players who hold the hands, then those beyond them in order, then the onlookers, as far as the money goes',
  'draw-below-five': 'take a card on 0 to 4 and refuse it on 6 or 7',
  'decline-excess': 'decline what is staked beyond the bank',
  'start-same-bank': 'start the bank with the same amount',
  'show-point': 'show the point at once',
  'pay-fine': 'pay a fine',
  'take-dice': 'take the dice',
  'deal-same-player': 'deal the next hand to the same player',
  'stake-before-deal': 'put up a stake before the deal',
} as const;
export type Duty = keyof typeof DUTIES;

/** A claim: who may make it and how long it lives. Without `from` it lives from the offence itself. */
export interface Claim {
  readonly by: Party;
  readonly from?: Moment;
  readonly until: Moment;
}

// Builders: one for each kind, so that a law reads as a sentence.
export const noPenalty: Remedy = { kind: 'no-penalty' };
export const etiquette: Remedy = { kind: 'etiquette' };
export const judgement: Remedy = { kind: 'judgement' };
export const notDecided: Remedy = { kind: 'not-decided' };
export const misdeal: Remedy = { kind: 'misdeal' };
export const handEnds: Remedy = { kind: 'hand-ends' };
export const losesGame = (who: Party): Remedy => ({ kind: 'loses-game', who });
export const stands = (what: Thing): Remedy => ({ kind: 'stands', what });
export const isVoid = (what: Thing): Remedy => ({ kind: 'void', what });
/** A fresh deal; by the same dealer unless told, null where the book does not say. */
export const newDeal = (by: Party | null = 'dealer'): Remedy => ({ kind: 'new-deal', by });
/** The dealer loses the deal; to the player on his left unless told, null where the book does not say. */
export const losesDeal = (to: Party | null = 'left-of-dealer'): Remedy => ({ kind: 'loses-deal', to });
export const cutAgain = (by: Party): Remedy => ({ kind: 'cut-again', by });
export const cardExposed = (whose: Party = 'offender', calledBy: Party = 'opponents'): Remedy => ({ kind: 'card-exposed', whose, calledBy });
export const handExposed = (whose: Party, calledBy: Party): Remedy => ({ kind: 'hand-exposed', whose, calledBy });
export const callSuit = (by: Party, from: Party): Remedy => ({ kind: 'call-suit', by, from });
export const callCard = (by: Party, from: Party): Remedy => ({ kind: 'call-card', by, from });
export const forbidSuit = (by: Party, from: Party): Remedy => ({ kind: 'forbid-suit', by, from });
export const callHighLow = (by: Party, from: Party): Remedy => ({ kind: 'call-high-low', by, from });
export const countsAsRevoke: Remedy = { kind: 'counts-as-revoke' };
export const takesBack = (who: Party, what: Thing): Remedy => ({ kind: 'takes-back', who, what });
export const mayChange = (who: Party, what: Thing): Remedy => ({ kind: 'may-change', who, what });
export const cannotRecall = (who: Party, what: Thing): Remedy => ({ kind: 'cannot-recall', who, what });
export const scores = (who: Party, points: number, unit: Unit = 'point'): Remedy => ({ kind: 'scores', who, points, unit });
export const scoresAmount = (who: Party, amount: Amount): Remedy => ({ kind: 'scores-amount', who, amount });
export const loses = (who: Party, points: number, unit: Unit = 'point'): Remedy => ({ kind: 'loses', who, points, unit });
export const scoresEach = (who: Party, points: number, each: Each): Remedy => ({ kind: 'scores-each', who, points, each });
export const losesEach = (who: Party, points: number, each: Each): Remedy => ({ kind: 'loses-each', who, points, each });
export const losesAmount = (who: Party, amount: Amount): Remedy => ({ kind: 'loses-amount', who, amount });
export const scoresNothing = (who: Party): Remedy => ({ kind: 'scores-nothing', who });
export const takesTricks = (who: Party, from: Party, tricks: number): Remedy => ({ kind: 'takes-tricks', who, from, tricks });
export const pays = (who: Party, amount: Amount, to: Party | 'pot' | 'bank' | 'pool'): Remedy => ({ kind: 'pays', who, amount, to });
export const paysPoints = (who: Party, points: number, unit: Unit, to: Party | 'pot' | 'bank' | 'pool'): Remedy => ({
  kind: 'pays-points',
  who,
  points,
  unit,
  to,
});
export const deadHand = (who: Party = 'offender'): Remedy => ({ kind: 'dead-hand', who });
export const foulHand = (who: Party = 'offender'): Remedy => ({ kind: 'foul-hand', who });
export const barred = (who: Party, from: Act): Remedy => ({ kind: 'barred', who, from });
export const drawsSurplus = (who: Party, sees = false): Remedy => ({ kind: 'draws-surplus', who, sees });
export const makesUpCards = (who: Party): Remedy => ({ kind: 'makes-up-cards', who });
export const playsShort = (who: Party): Remedy => ({ kind: 'plays-short', who });
export const keepsCard = (who: Party): Remedy => ({ kind: 'keeps-card', who });
export const replaced = (what: Thing, when: 'at-once' | 'after-others' = 'at-once'): Remedy => ({ kind: 'replaced', what, when });
export const putRight = (who: Party, what: Thing): Remedy => ({ kind: 'put-right', who, what });
export const must = (who: Party, act: Duty): Remedy => ({ kind: 'must', who, act });
export const allowed = (who: Party, act: Act | Duty): Remedy => ({ kind: 'allowed', who, act });
export const choosesWhich = (who: Party, what: Thing): Remedy => ({ kind: 'chooses-which', who, what });
export const passesTo = (what: Thing, to: Party): Remedy => ({ kind: 'passes-to', what, to });
export const wins = (who: Party, what: Thing): Remedy => ({ kind: 'wins', who, what });
export const divide = (who: Party, what: Thing): Remedy => ({ kind: 'divide', who, what });
export const carriesOver = (what: Thing): Remedy => ({ kind: 'carries-over', what });
/** The named party takes one of the options; each option is a remedy or several together. */
export const choice = (by: Party, ...of: (Remedy | readonly Remedy[])[]): Remedy => ({
  kind: 'choice',
  by,
  of: of.map((option) => (Array.isArray(option) ? option : [option]) as readonly Remedy[]),
});
/** The named party may ask for it and may as well let it be. */
export const mayDemand = (by: Party, ...what: Remedy[]): Remedy => ({ kind: 'may-demand', by, what });
/** `by` may make `from` do it: `mayRequire('dealer', 'partner-of-offender', 'win-trick')`. */
export const mayRequire = (by: Party, from: Party, act: Duty): Remedy => ({ kind: 'may-require', by, from, act });
export const capped = (who: Party, points: number, unit: Unit = 'point'): Remedy => ({ kind: 'capped', who, points, unit });
export const punishedAs = (offence: OffenceId, who: Party = 'offender'): Remedy => ({ kind: 'punished-as', who, offence });
export const penaltyCard = (whose: Party = 'offender'): Remedy => ({ kind: 'penalty-card', whose });
export const countsToTrick: Remedy = { kind: 'counts-to-trick' };
export const free = (text: string): Remedy => ({ kind: 'free', text });
