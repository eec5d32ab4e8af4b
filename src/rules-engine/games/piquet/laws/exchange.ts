import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import {
  allowed,
  barred,
  callSuit,
  foulHand,
  losesGame,
  mayChange,
  must,
  noPenalty,
  noPenaltyPrinted,
  playsShort,
  scoresNothing,
  stands,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  announceAfterExchange,
  announceAtOnce,
  countAnything,
  countCapotOrLast,
  exchangeAny,
  exchangeSome,
  lookAtThem,
  putCardBack,
  showIt,
  takeThem,
  thatPlayer,
} from '../words.ts';

const { exchange, discarding, stock, drawing } = cites.blue;

export const exchangeLaws = {
  'carte-blanche-announced': law({
    question: 'obliged',
    title: 'When carte blanche is announced',
    gist: 'A player has been dealt no king, queen or jack and wants to count it.',
    aka: ['carte blanche too late', 'when do I show carte blanche', 'no court cards'],
    moment: 'discard',
    facts: {
      who: fact('Who holds it?', 'Held by', {
        pone: { label: 'The non-dealer', chip: 'Non-dealer', if: 'if the non-dealer holds carte blanche' },
        dealer: { label: 'The dealer', chip: 'Dealer', if: 'if the dealer holds carte blanche' },
      }),
    },
    cases: [
      { when: { who: 'pone' }, then: [must('non-dealer', announceAtOnce), noPenaltyPrinted] },
      { when: { who: 'dealer' }, then: [must('dealer', announceAfterExchange), noPenaltyPrinted] },
    ],
    cites: exchange,
    leads: { 'blue-ribbon-1940': 'The non-dealer must announce it at once. The dealer must wait until the non-dealer has discarded and drawn.' },
    see: ['piquet.points.carte-blanche'],
  }),
  'how-many-exchanged': law({
    question: 'obliged',
    title: 'How many cards are exchanged',
    gist: 'A player wants to keep all their cards, or to change more.',
    aka: ['must I discard', 'keep my hand', 'at least one card', 'dealer takes none'],
    moment: 'discard',
    facts: {
      who: fact('Whose turn is it?', 'Turn is', {
        pone: { label: 'The non-dealer’s', chip: 'Non-dealer’s', if: 'if it is the non-dealer’s turn to exchange' },
        dealer: { label: 'The dealer’s', chip: 'Dealer’s', if: 'if it is the dealer’s turn to exchange' },
      }),
    },
    cases: [
      { when: { who: 'pone' }, then: [must('non-dealer', exchangeSome)] },
      { when: { who: 'dealer' }, then: [allowed('dealer', exchangeAny)] },
    ],
    cites: exchange,
    leads: { 'blue-ribbon-1940': 'The non-dealer must exchange from one to five cards. The dealer may exchange as many as are left, or none.' },
  }),
  'discard-changed': law({
    offence: 'irregular-discard',
    title: 'Discard regretted',
    gist: 'A player has laid out fewer or more cards than they meant to.',
    aka: ['discarded too many', 'discarded too few', 'take back a discard', 'laid out wrong'],
    moment: 'discard',
    facts: {
      stock: fact('Has the player touched the stock?', 'Stock touched', {
        no: { label: 'No', if: 'before the player touches the stock' },
        'fills-up': {
          label: 'Yes, and it can fill the hand up to twelve',
          chip: 'Yes, it fills up',
          if: 'if the stock was touched and can fill the hand up to twelve',
        },
        short: {
          label: 'Yes, and it cannot fill the hand up to twelve',
          chip: 'Yes, too short',
          if: 'if the stock was touched and cannot fill the hand to twelve',
        },
      }),
    },
    cases: [
      { when: { stock: 'no' }, then: [mayChange('offender', 'discard')], doubtful: true },
      { when: { stock: 'fills-up' }, then: [stands('discard')], doubtful: true },
      { when: { stock: 'short' }, then: [stands('discard'), playsShort('offender')] },
    ],
    cites: doubted(discarding, 'For too small a discard the limit is printed, for too large a one the right; each is read as holding for both.'),
    leads: {
      'blue-ribbon-1940': 'The player may change the discard until they touch the stock. After that it stands, even if the hand stays short of twelve.',
    },
    see: ['piquet.law.too-few-cards'],
  }),
  'pone-takes-dealers-card': law({
    offence: 'irregular-draw',
    title: 'The non-dealer draws a card of the dealer’s',
    gist: 'The non-dealer goes beyond their five and takes one of the three that belong to the dealer.',
    aka: ['drew six cards', 'took one of the bottom three', 'pone took my card'],
    moment: 'draw',
    cases: [{ then: [losesGame('non-dealer')] }],
    cites: stock,
    see: ['piquet.law.too-many-drawn'],
  }),
  'dealer-takes-pones-card': law({
    offence: 'irregular-draw',
    title: 'The dealer draws a card of the non-dealer’s',
    gist: 'The non-dealer took fewer than five, and the dealer draws one that was left.',
    aka: ['dealer drew too soon', 'took one of my five', 'cards left by the pone'],
    moment: 'draw',
    facts: {
      said: fact('What had the non-dealer said of the cards left?', 'Cards left', {
        told: { label: 'How many were left', chip: 'Announced', if: 'if the non-dealer had said how many cards were left' },
        'not-yet': {
          label: 'Nothing so far: the dealer drew before it could be announced',
          chip: 'Not yet announced',
          if: 'if the dealer drew before the non-dealer could announce them',
        },
        silent: {
          label: 'Nothing: the dealer was left to suppose that only three remained',
          chip: 'Kept quiet',
          if: 'if the non-dealer let the dealer think only three were left',
        },
      }),
    },
    cases: [
      { when: { said: 'told' }, then: [allowed('dealer', takeThem)] },
      { when: { said: 'not-yet' }, then: [losesGame('dealer')], doubtful: true },
      { when: { said: 'silent' }, then: [noPenalty], note: 'The dealer may take it that three cards are left.', doubtful: true },
    ],
    cites: [doubted(stock, 'The book does not say where drawing too soon ends and the silence of the non-dealer begins.'), exchange],
    leads: {
      'blue-ribbon-1940':
        'If told how many were left, the dealer may take them. If the non-dealer kept silent, there is no penalty. If the dealer did not wait to be told, the dealer loses the game.',
    },
    see: ['piquet.law.pone-takes-dealers-card'],
  }),
  'too-many-drawn': law({
    offence: 'irregular-draw',
    title: 'One card too many drawn',
    gist: 'A player takes a card more than they laid out.',
    aka: ['thirteen cards', 'drew too many', 'overdraw', 'foul hand'],
    moment: 'draw',
    facts: {
      where: fact('What has become of the card?', 'The card', {
        unseen: { label: 'Not seen, and not put in the hand', chip: 'Not seen', if: 'if the card was neither seen nor put in the hand' },
        seen: { label: 'Seen, and not put in the hand', chip: 'Seen only', if: 'if the card was seen but not put in the hand' },
        hand: { label: 'Taken into the hand', chip: 'In the hand', if: 'if the card was taken into the hand' },
      }),
    },
    cases: [
      { when: { where: 'unseen' }, then: [allowed('offender', putCardBack)] },
      { when: { where: 'seen' }, then: [must('offender', showIt)], note: 'The book does not expressly say that it then goes back.' },
      { when: { where: 'hand' }, then: [foulHand('offender'), scoresNothing('offender'), allowed('opponent', countAnything)] },
    ],
    cites: drawing,
    leads: {
      'blue-ribbon-1940':
        'A card neither seen nor put in the hand may go back. A card that was seen must be shown; the book does not say if it goes back. If it is in the hand, the player scores nothing.',
    },
    see: ['piquet.law.pone-takes-dealers-card', 'piquet.law.dealer-takes-pones-card'],
  }),
  'too-few-cards': law({
    offence: 'wrong-number-of-cards',
    title: 'Too few cards in hand',
    gist: 'A player plays with fewer than twelve cards.',
    aka: ['short hand', 'eleven cards', 'drew too few'],
    moment: 'play',
    cases: [{ then: [playsShort('lacking-player'), barred('lacking-player', countCapotOrLast)], note: 'Whatever else the hand holds and makes is counted.' }],
    cites: drawing,
    see: ['piquet.law.discard-changed', 'piquet.points.capot', 'piquet.points.last-trick'],
  }),
  'looked-in-drawing': law({
    offence: 'irregular-draw',
    title: 'Another card looked at before or during the draw',
    gist: 'A player looks at a card that is not theirs, before drawing or while drawing.',
    aka: ['peeked at the stock', 'saw the next card', 'looked before drawing'],
    moment: 'draw',
    cases: [{ then: [scoresNothing('offender')] }],
    cites: drawing,
    see: ['piquet.law.stock-looked-at'],
  }),
  'stock-left': law({
    question: 'allowed',
    title: 'Looking at what is left of the stock',
    gist: 'Cards are left undrawn, and a player wants to see them.',
    aka: ['look at the talon', 'see the cards left', 'cards the dealer left'],
    moment: 'draw',
    facts: {
      which: fact('Who wants to see which cards?', 'Wants to see', {
        five: {
          label: 'The non-dealer, those left of the five the non-dealer may take',
          chip: 'Rest of own five',
          if: 'if the non-dealer wants to see the cards left of their five',
        },
        three: { label: 'The non-dealer, the three others', chip: 'The other three', if: 'if the non-dealer wants to see the three beyond their five' },
        dealers: {
          label: 'The dealer, those the dealer leaves, before playing to the first trick',
          chip: 'Dealer: own rest',
          if: 'if the dealer, yet to play, wants to see those they left',
        },
        seen: {
          label: 'The non-dealer, those that the dealer left and has looked at',
          chip: 'Dealer’s, seen',
          if: 'if the non-dealer asks for cards the dealer left and saw',
        },
        unseen: {
          label: 'The non-dealer, those that the dealer left and has not looked at',
          chip: 'Dealer’s, unseen',
          if: 'if the non-dealer asks for cards the dealer left unseen',
        },
      }),
    },
    cases: [
      { when: { which: ['five', 'dealers', 'seen'] }, then: [allowed(thatPlayer, lookAtThem)] },
      { when: { which: ['three', 'unseen'] }, then: [barred(thatPlayer, lookAtThem)] },
    ],
    cites: exchange,
    leads: {
      'blue-ribbon-1940':
        'The non-dealer may look at what they left of their five cards. The dealer, before playing, may look at what the dealer left. If the dealer looks, the non-dealer may see those too.',
    },
    see: ['piquet.law.stock-looked-at'],
  }),
  'stock-looked-at': law({
    offence: 'cards-touched-early',
    title: 'Stock looked at without the right',
    gist: 'A player looks at a card left in the stock that they are not entitled to see.',
    aka: ['looked at the talon', 'saw the three cards', 'peeked'],
    moment: 'play',
    needs: ['stock'],
    cases: [{ then: [callSuit('opponent', 'offender')] }],
    cites: drawing,
    see: ['piquet.law.stock-left', 'piquet.law.looked-in-drawing'],
  }),
};
