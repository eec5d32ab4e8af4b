interface Offence {
  readonly title: string;
  /** What players call it, for search: other names, old names, complaints in their own words. */
  readonly aka: readonly string[];
}

/** Standard offences: one name for the same fault in every game, so that games can be compared. */
export const OFFENCES = {
  'seats-and-partners': { title: 'Seats, partners and who deals first', aka: ['draw for partners', 'cut for deal', 'first deal'] },
  'improper-cut': { title: 'Improper cut', aka: ['bad cut', 'cut too thin', 'not cut', 'forgot to cut'] },
  'imperfect-pack': { title: 'Imperfect pack', aka: ['card missing', 'defective pack', 'foul pack', 'duplicate card', 'short deck'] },
  'faced-card-in-pack': { title: 'Card faced in the pack', aka: ['face up in the deck', 'card turned over in the pack'] },
  misdeal: { title: 'Misdeal', aka: ['missdeal', 'dealt wrong', 'bad deal', 'deal it again'] },
  'deal-out-of-turn': { title: 'Deal out of turn', aka: ['wrong dealer', 'dealt out of turn', 'stole the deal'] },
  'exposed-in-deal': { title: 'Card exposed in dealing', aka: ['flashed a card', 'turned up a card dealing', 'card flipped in the deal'] },
  'wrong-number-of-cards': { title: 'Wrong number of cards', aka: ['too many cards', 'too few cards', 'dealt me six', 'short hand', 'foul hand'] },
  'cards-touched-early': { title: 'Cards touched or lifted too soon', aka: ['looked too early', 'picked up early', 'touched the cards'] },
  'trump-turned-wrongly': { title: 'Trump wrongly turned or hidden', aka: ['two cards turned up', 'what was turned', 'took up the trump'] },
  'bid-out-of-turn': { title: 'Bid or call out of turn', aka: ['bid early', 'spoke out of turn', 'called out of turn'] },
  'irregular-bid': { title: 'Irregular bid or call', aka: ['insufficient bid', 'changed the bid', 'took back a bid'] },
  'wrong-trump': { title: 'Trump not open to be named', aka: ['named the suit turned down', 'changed the trump', 'all pass'] },
  'irregular-lone-hand': { title: 'Lone hand wrongly declared', aka: ['going alone', 'loner', 'lone hand', 'play alone'] },
  'irregular-discard': { title: 'Irregular discard', aka: ['forgot to discard', 'wrong discard', 'discard taken back', 'crib wrong', 'laid away'] },
  'irregular-draw': { title: 'Irregular draw', aka: ['drew wrong number', 'asked for wrong number', 'drew too many'] },
  'irregular-starter': { title: 'Starter wrongly cut or turned', aka: ['turned two starters', 'cut for starter', 'turn up'] },
  'irregular-bet': { title: 'Irregular ante, bet or raise', aka: ['string bet', 'bet out of turn', 'straddle', 'raised over the limit', 'short of chips'] },
  'false-opening': { title: 'False opening', aka: ['opened without openers', 'jack pot opened on tens', 'opened light'] },
  'exposed-card': { title: 'Exposed card', aka: ['showed a card', 'dropped a card', 'penalty card', 'face up card'] },
  'lead-out-of-turn': { title: 'Lead out of turn', aka: ['led out of turn', 'wrong lead', 'led when partner should'] },
  'play-out-of-turn': { title: 'Play out of turn', aka: ['played early', 'played before partner', 'out of turn'] },
  revoke: { title: 'Revoke', aka: ['renege', 'renig', 'reneged', 'did not follow suit', 'failed to follow suit'] },
  'irregular-trick': { title: 'Irregular trick', aka: ['two cards to a trick', 'five cards in the trick', 'wrong card to trick'] },
  'irregular-play': { title: 'Irregular play of a card', aka: ['took a card back', 'card played wrong', 'refused to play', 'over thirty-one'] },
  'looking-back': { title: 'Looking back at quitted cards', aka: ['looked at the last trick', 'see the tricks'] },
  'abandoned-hand': { title: 'Hand thrown up or abandoned', aka: ['threw in the hand', 'claimed the rest', 'folded by mistake'] },
  'hand-not-shown': { title: 'Hand not shown', aka: ['will not show', 'mucked', 'refused to show', 'mixed with the pack'] },
  'foul-hand': { title: 'Foul hand at the show', aka: ['dead hand', 'six cards at showdown'] },
  miscall: { title: 'Hand or count miscalled', aka: ['called it wrong', 'announced wrong', 'cards speak', 'wrong count'] },
  'over-score': { title: 'Too much scored', aka: ['pegged too many', 'over-pegged', 'overcounted', 'took too many points'] },
  'under-score': { title: 'Too little scored', aka: ['muggins', 'missed points', 'forgot to count', 'undercounted'] },
  'score-error': { title: 'Mistake in the score', aka: ['score wrong', 'wrong score written', 'correct the score'] },
  'peg-trouble': { title: 'Pegs touched or displaced', aka: ['moved the peg', 'peg fell out', 'touched the pegs', 'pegged'] },
  'table-talk': { title: 'Hints and table talk', aka: ['talking across the board', 'hint', 'told partner', 'signal'] },
  'tie-or-claim': { title: 'Ties and who goes out first', aka: ['tie', 'who wins', 'both go out', 'draw'] },
  'rule-of-the-game': { title: 'Breach of a rule of play', aka: ['not allowed', 'is that allowed'] },
  'irregular-meld': {
    title: 'Irregular meld or declaration',
    aka: ['meld too late', 'forgot to meld', 'card melded twice', 'wrong meld', 'two melds at once'],
  },
  'wrong-set-up': { title: 'Pieces set up wrongly', aka: ['set up wrong', 'board set up wrong', 'pieces missing', 'wrong number of men'] },
  'irregular-throw': { title: 'Irregular throw of the dice', aka: ['cocked die', 'die off the board', 'dice touched', 'misread the dice'] },
  'irregular-ball': { title: 'Foul or dead ball', aka: ['foul ball', 'over the line', 'gutter ball', 'stepped over the foul line', 'dead ball'] },
  'pins-disturbed': { title: 'Pins fallen or broken', aka: ['dead wood', 'pin fell by itself', 'broken pin', 'rebound'] },
  'foul-stroke': { title: 'Foul stroke', aka: ['foul shot', 'push shot', 'double hit', 'wrong ball', 'ball off the table'] },
  'piece-touched': { title: 'Piece touched', aka: ['touch move', 'touched piece', 'took back a move', 'adjusting a piece'] },
  'irregular-move': { title: 'Irregular move', aka: ['wrong move', 'illegal move', 'moved the wrong number', 'noticed too late'] },
} as const satisfies Record<string, Offence>;
export type OffenceId = keyof typeof OFFENCES;
