// The draw for the deal, the cut and the deal.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, refersTo, silent } from '../../../laws/laws.ts';
import { barred, isVoid, must, newDeal, noPenaltyPrinted, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { drawAnother, leaveFive } from '../words.ts';

const { blue, donohue } = cites;
const BY_EUCHRE = 'Outside revokes it keeps the general rules of euchre.';
const NOT_WHIST = silent('The rules of whist, to which it sends the reader, are named for other faults; this one it does not name.');

export const dealLaws = {
  'equal-cards-drawn': law({
    question: 'tie',
    title: 'Equal cards in the draw for the deal',
    gist: 'Two players have drawn cards of the same value, low enough to deal.',
    aka: ['tie for the deal', 'both drew a seven', 'who deals first'],
    moment: 'cut',
    facts: {},
    readings: () => ({
      donohue: always(must('tied-players', drawAnother), donohue.deal, { note: 'The lowest card deals, and the joker is the lowest of all.' }),
      'blue-ribbon-1940': silent('The lowest cut deals, the joker being low; the book does not mention equal cards.'),
    }),
  }),
  'cut-too-thin': law({
    offence: 'improper-cut',
    title: 'Too few cards in a packet of the cut',
    gist: 'The cut leaves too few cards above or below.',
    aka: ['cut too deep', 'thin cut', 'bad cut'],
    moment: 'cut',
    facts: {},
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on how many cards either packet must have: by Blue Ribbon four, by Donohue five. Only Blue Ribbon adds a penalty: once a card has been dealt, the dealer loses the deal.',
    },
    leads: {
      'blue-ribbon-1940': 'Each part of the cut must have at least four cards. If one has fewer, the dealer loses the deal once a card has been dealt.',
    },
    readings: () => ({
      donohue: always([must('right-of-dealer', leaveFive), noPenaltyPrinted], donohue.deal),
      'blue-ribbon-1940': refersTo('euchre.law.improper-cut', blue.penalties, BY_EUCHRE),
    }),
  }),
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The cards have been dealt wrongly; does the dealer lose the deal?',
    aka: ['lose the deal', 'dealt wrong', 'forgot the widow', 'uneven deal'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      donohue: always(newDeal('dealer'), donohue.deal, { note: 'A misdeal does not cost the deal.' }),
      'blue-ribbon-1940': refersTo('euchre.law.uneven-rounds', blue.penalties, BY_EUCHRE),
    }),
    see: ['five-hundred.law.wrong-number'],
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal by the wrong player',
    gist: 'A player deals whose turn it is not.',
    aka: ['wrong dealer', 'dealt out of turn'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        before: { label: 'Before a trump was named', chip: 'Before trump named', if: 'before a trump was named' },
        later: { label: 'Later', if: 'after a trump was named' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { noticed: 'before' }, then: [isVoid('deal')], note: 'The dealer is stopped.' },
          { when: { noticed: 'later' }, then: [stands('deal')], doubtful: true },
        ],
        [blue.penalties, doubted(blue.euchre, 'Euchre turns a card for trumps; here they are named by the bid. That the deal stands afterwards is implied.')],
        BY_EUCHRE,
      ),
      donohue: NOT_WHIST,
    }),
  }),
  'wrong-number': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards',
    gist: 'A player has more or fewer than ten cards.',
    aka: ['eleven cards', 'nine cards', 'widow short'],
    moment: 'cards-lifted',
    facts: {},
    leads: {
      'blue-ribbon-1940':
        'If it is found before that player has played to the first trick, the dealer loses the deal. After that, the deal stands, and the player with the wrong number scores nothing in it.',
    },
    readings: () => ({
      'blue-ribbon-1940': refersTo('euchre.law.wrong-number', blue.penalties, BY_EUCHRE),
      donohue: silent('A misdeal does not lose the deal; what is one, it does not say.'),
    }),
    see: ['five-hundred.law.misdeal'],
  }),
  'widow-looked-at': law({
    offence: 'cards-touched-early',
    title: 'Widow taken by one who has not won it',
    gist: 'A player takes or looks at the widow without the highest bid.',
    aka: ['looked at the kitty', 'picked up the blind', 'looked at the widow'],
    moment: 'bidding',
    needs: ['widow'],
    facts: {},
    leads: {
      'blue-ribbon-1940': 'Only the successful bidder may take the widow. The book names no penalty for another who does.',
      donohue: 'Only the highest bidder may take the widow. The book names no penalty for another who does.',
    },
    verdict: { kind: 'agree', say: 'Both books agree: only the highest bidder may take the widow. Neither names a penalty for another who does.' },
    readings: () => ({
      'blue-ribbon-1940': always([barred('other-players', 'take-widow'), noPenaltyPrinted], blue.deal, { note: 'The successful bidder takes it.' }),
      donohue: always([barred('other-players', 'take-widow'), noPenaltyPrinted], donohue.bids, { note: 'The highest bidder is entitled to it.' }),
    }),
  }),
};
