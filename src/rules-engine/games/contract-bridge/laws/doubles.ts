import { doubted } from '../../../laws/cites.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { barred, isVoid, noPenaltyPrinted, type Remedy, scores, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { doubleAgain, doubleOwnSide, redoubleOpponents, redoubleUndoubled, theCall } from '../words.ts';

/** The laws on doubles from the auction code of the same book, which the laws of 1935 leave out. */
const BY_AUCTION = [
  cites.blue.clause,
  cites.blue.lawsAuction(34),
  doubted(cites.blue.lawsAuction(38), 'The extract of 1935 leaves doubles out; the law of auction is taken by the clause.'),
  cites.blue.lawsAuction(89),
];
const PARTNER_DOUBLED: readonly Remedy[] = [scores('opponents', 50, 'point-above'), isVoid(theCall)];

export const doubleLaws = {
  // If the laws of 1935 leave out a double, the 1940 book's clause refers to its auction code, where the law has the same key.
  'partner-doubled': law({
    offence: 'irregular-bid',
    ownFigures: 'A partner doubled and a redouble doubled have each a charge of their own.',
    title: 'Partner doubled',
    gist: 'A player doubles the bid of their own side.',
    aka: ['doubled partner', 'doubled my own partner', 'double of own bid'],
    moment: 'doubling',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'The double or redouble does not count. The other side scores 50 points above the line.',
      sierra: 'Not allowed: nobody may double a bid of their own side. The book names no penalty.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that nobody may double a bid of their own side. Only Blue Ribbon says what follows: the double does not count, and the other side scores 50 points above the line.',
    },
    readings: () => ({ sierra: always([barred('anyone', doubleOwnSide), noPenaltyPrinted], cites.sierra.play) }),
  }),
  'doubled-again': law({
    offence: 'irregular-bid',
    title: 'Bid doubled a second time',
    gist: 'A player doubles a bid that is doubled already.',
    aka: ['doubled twice', 'double a double'],
    moment: 'doubling',
    ownFigures: 'A partner doubled and a redouble doubled have each a charge of their own.',
    facts: {
      by: fact('Who doubles again?', 'Doubles again', {
        bidders: { label: 'A player of the side that made the bid', chip: 'Bidding side', if: 'if a player of the side that made the bid doubles' },
        doublers: { label: 'The partner of the player who doubled', chip: 'Doubler’s partner', if: 'if the partner of the player who doubled doubles again' },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'The books do not disagree. Sierra forbids a second double. Only Blue Ribbon says what follows: if it comes from the side that made the bid, it counts as a redouble; if it comes from the doubler’s partner, it does not count, and the other side scores 50 points.',
    },
    leads: {
      'blue-ribbon-1940':
        'If the side that made the bid doubles, it counts as a redouble. If the doubler’s partner doubles, it does not count, and the other side scores 50 points above the line.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { by: 'bidders' }, then: [stands(theCall)], note: 'It counts as a redouble.' },
          { when: { by: 'doublers' }, then: PARTNER_DOUBLED, note: 'It is a redouble of the partner’s double.' },
        ],
        BY_AUCTION,
      ),
      sierra: always([barred('anyone', doubleAgain), noPenaltyPrinted], cites.sierra.play, {
        note: 'A later bid cancels the double, and can be doubled in its turn.',
      }),
    }),
    see: ['contract-bridge.law.partner-doubled'],
  }),
  'redouble-wrong': law({
    offence: 'irregular-bid',
    title: 'Redoubled bid redoubled',
    gist: 'A player doubles or redoubles a bid that is redoubled already.',
    aka: ['re-redouble', 'illegal redouble', 'doubled a redouble'],
    moment: 'doubling',
    facts: {},
    verdict: {
      kind: 'adds',
      say: 'Both books agree that nobody may double or redouble a bid already redoubled. Only Blue Ribbon says what follows: the other side may score 500 points above the line and cancel the double or redouble, or have the cards dealt again instead.',
    },
    readings: () => ({ sierra: always([barred('anyone', doubleAgain), noPenaltyPrinted], cites.sierra.play) }),
  }),
  'redouble-not-open': law({
    offence: 'irregular-bid',
    title: 'Redouble that is not open',
    gist: 'A player redoubles what the opponents bid, or what nobody doubled.',
    aka: ['redoubled the opponents', 'redouble without a double'],
    moment: 'doubling',
    ownFigures: 'A partner doubled and a redouble doubled have each a charge of their own.',
    facts: {
      what: fact('What was redoubled?', 'Redoubled', {
        theirs: {
          label: 'A bid of the opponents that the partner had doubled',
          chip: 'Partner’s double',
          if: 'if the bid was the opponents’ and the partner had doubled it',
        },
        undoubled: {
          label: 'A bid of the opponents that nobody had doubled',
          chip: 'Opponents’ bid',
          if: 'if the bid was the opponents’ and nobody had doubled it',
        },
        own: { label: 'A bid of the partner that nobody had doubled', chip: 'Partner’s bid', if: 'if the bid was the partner’s and nobody had doubled it' },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'The books do not disagree. Sierra forbids such a redouble. Only Blue Ribbon says what follows: if nobody had doubled the opponents’ bid, the redouble counts as a double; otherwise it does not count, and the other side scores 50 points.',
    },
    leads: {
      sierra: 'Nobody may redouble a bid of the opponents, or a bid that no opponent has doubled. The book names no penalty.',
      'blue-ribbon-1940':
        'If nobody had doubled the opponents’ bid, the call stands as a double. In other cases it does not count; the other side scores 50 points above the line.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'theirs' }, then: PARTNER_DOUBLED },
          { when: { what: 'undoubled' }, then: [stands(theCall)], note: 'It counts as a double.' },
          { when: { what: 'own' }, then: PARTNER_DOUBLED, note: 'It counts as a double, and so as one of the partner’s bid.' },
        ],
        BY_AUCTION,
      ),
      sierra: says(
        [
          { when: { what: 'theirs' }, then: [barred('anyone', redoubleOpponents), noPenaltyPrinted] },
          { when: { what: 'undoubled' }, then: [barred('anyone', redoubleOpponents), barred('anyone', redoubleUndoubled), noPenaltyPrinted] },
          { when: { what: 'own' }, then: [barred('anyone', redoubleUndoubled), noPenaltyPrinted] },
        ],
        cites.sierra.play,
      ),
    }),
  }),
};
