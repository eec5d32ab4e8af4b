import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, callSuit, isVoid, noPenalty, noPenaltyPrinted, notDecided, passesTo, permitted } from '../../../laws/remedies.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { askFinalBid, overbidOwn, tellAuction } from '../words.ts';

/** The end of the bidding, and what may be said about it afterwards. */
export const closingLaws = {
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All four players pass, and no bid has been made.',
    aka: ['passed out', 'all passed', 'four passes', 'throw in the cards'],
    moment: 'bidding',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [passesTo('deal', 'left-of-dealer')] }], [cites.blue.law(41), cites.blue.deal]),
      donohue: silent('The book does not say what follows if nobody bids; in the code of bridge somebody has to declare.'),
    }),
    see: ['auction-bridge.rule.all-pass'],
  }),
  'call-after-close': law({
    offence: 'bid-out-of-turn',
    title: 'Bid {doubling:or double }after the auction is closed',
    gist: 'A player bids {doubling:or doubles }after three passes in turn have ended the auction.',
    aka: ['too late to double', 'bid after three passes', 'overbid my own bid'],
    moment: 'bidding',
    facts: {
      who: fact('Who did it?', 'Called by', {
        'declarers-side': { label: 'The player whose bid stands, or the partner', chip: 'Declaring side', if: 'if declarer or declarer’s partner called' },
        defender: { label: 'One of the defenders', chip: 'A defender', if: 'if a defender called' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The bid or double does not count. If a defender made it, declarer may also say which suit that defender’s partner must lead.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'declarers-side' }, then: [isVoid('declaration'), noPenalty] },
          {
            when: { who: 'defender' },
            then: [isVoid('declaration'), callSuit('declarer', 'partner-of-offender')],
            note: 'The lead is called as soon as that partner obtains it.',
          },
        ],
        [cites.blue.law(40), cites.blue.law(90)],
      ),
      donohue: says(
        [
          {
            when: { who: 'declarers-side' },
            then: [barred('bidder', overbidOwn), notDecided],
            note: 'The book forbids it but names no penalty, and says nothing of the partner.',
          },
          { when: { who: 'defender' }, then: [notDecided] },
        ],
        cites.donohue.play,
      ),
    }),
    consult: NO_TALK,
  }),
  'auction-told-late': law({
    offence: 'table-talk',
    title: 'Telling the bidding after it is over',
    gist: 'After the final bid a player tells what was bid before.',
    aka: ['who bid what', 'reviewed the bidding', 'what did you bid', 'what is the contract'],
    moment: 'play',
    facts: {
      what: fact('What was told?', 'What was told', {
        final: { label: 'The final bid only', chip: 'The final bid', if: 'if only the final bid was told' },
        earlier: { label: 'An earlier bid or another detail of the auction', chip: 'More than that', if: 'if an earlier bid or other detail was told' },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: the final bid may be told, and nothing earlier. Only Blue Ribbon names a penalty: the other side may say which suit that player’s side must lead.',
    },
    leads: {
      'blue-ribbon-1940':
        'If an earlier bid or detail was told, the other side may say which suit that player’s side must lead. Telling the final bid is allowed.',
      donohue: 'Any player may ask what the final bid was. A player may not tell the partner any earlier bid; the book names no penalty.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { what: 'final' }, then: [permitted] },
          {
            when: { what: 'earlier' },
            then: [callSuit('innocent-side', 'offending-side')],
            note: 'It is called the first time that it is the offending side’s turn to lead. While the bidding lasts, every detail of it may be asked.',
          },
        ],
        cites.blue.law(129),
      ),
      donohue: says(
        [
          { when: { what: 'final' }, then: [allowed('anyone', askFinalBid)] },
          { when: { what: 'earlier' }, then: [barred('offender', tellAuction), noPenaltyPrinted] },
        ],
        cites.donohue.play,
      ),
    }),
    consult: NO_TALK,
  }),
};
