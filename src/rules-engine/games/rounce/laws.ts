import { doubted } from '../../laws/cites.ts';
import { always, fact, law, refersTo, silent } from '../../laws/laws.ts';
import { allowed, choice, loses, losesDeal, must, noPenalty, noPenaltyPrinted, notDecided, paysPoints } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { discardOne, keepFiveOfEleven, leaveTrick, trumpOrNot } from './words.ts';

const { rounce } = cites.blue;
const { stand, refuse, turned, rounced, play, faults } = cites.donohue;
const UP = 'Rounced: what the player still has to make goes up.';

/** Offences and questions at rounce. */
export const laws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The deal has gone wrong.',
    aka: ['dealt wrong', 'lose the deal', 'wrong number of cards', 'dealer rounced'],
    moment: 'deal',
    facts: {},
    leads: { donohue: 'The dealer has 5 more points to make, and loses the deal.' },
    readings: () => ({
      'blue-ribbon-1940': silent('The book describes it as a form of rams, which names no fault of dealing.'),
      donohue: always([loses('dealer', 5), losesDeal(null)], faults, { note: UP }),
    }),
    see: ['rounce.points.rounced'],
  }),
  'widow-taken': law({
    question: 'obliged',
    title: 'Whether dumby must be played',
    gist: 'A player has changed their hand for the spare one, the widow or dumby, and would now decline.',
    aka: ['took dumby', 'took the dummy', 'took the widow', 'pass with the widow'],
    moment: 'bidding',
    needs: ['widow'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': refersTo('rams.law.widow-taken', rounce),
      donohue: always(must('widow-taker', 'play-widow'), stand),
    }),
    see: ['rounce.law.six-cards'],
  }),
  'six-cards': law({
    question: 'what-counts',
    title: 'What becomes of the six cards',
    gist: 'The widow or dumby has six cards, and a hand five.',
    aka: ['six cards in dumby', 'eleven cards', 'which card to throw away', 'discard from dumby'],
    moment: 'discard',
    needs: ['widow', 'discard'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(
        must('widow-taker', keepFiveOfEleven),
        doubted(rounce, 'The book gives the taker eleven cards to choose from and does not say how many are kept; it is read as five.'),
      ),
      donohue: always(must('widow-taker', discardOne), stand, { note: 'The player’s own five cards lie face down on the table.' }),
    }),
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Everybody passes',
    gist: 'All have declined but the player on the dealer’s right, and the dealer.',
    aka: ['nobody plays', 'all refuse', 'give the dealer five', 'last man before the dealer'],
    moment: 'bidding',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'The player on the dealer’s right must play against the dealer or pay 5 counters to the dealer.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that the player on the dealer’s right must play or pay the dealer 5 (Blue Ribbon: counters, Donohue: points). Only Donohue adds a third choice: to take the widow.',
    },
    readings: () => ({
      'blue-ribbon-1940': refersTo('rams.law.all-pass', rounce),
      donohue: always(
        choice(
          'right-of-dealer',
          must('right-of-dealer', 'play-dealt-hand'),
          must('right-of-dealer', 'take-widow'),
          paysPoints('right-of-dealer', 5, 'point', 'dealer'),
        ),
        doubted(refuse, 'The points are given to the dealer; the book does not say whether the giver’s own score goes up by as much.'),
      ),
    }),
    see: ['rounce.points.default'],
  }),
  'dealer-exchanges': law({
    question: 'allowed',
    title: 'The trump card in the dealer’s hand',
    gist: 'The dealer plays, and would have the card that is turned up.',
    aka: ['take up the trump', 'rob the trump', 'dealer takes the turned card'],
    moment: 'draw',
    needs: ['turned-card'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': refersTo('rams.law.dealer-exchanges', rounce),
      donohue: always(allowed('dealer', 'take-turned-card'), turned, {
        note: 'Any card of the dealer’s hand may go for it. The book does not say whether a dealer who also takes dumby may have it.',
      }),
    }),
  }),
  'what-to-lead': law({
    question: 'obliged',
    title: 'Whether a trump must be led',
    gist: 'The player on lead holds a trump and would keep it.',
    aka: ['must I lead a trump', 'lead trumps', 'lead after a trick'],
    moment: 'lead',
    needs: ['trump', 'tricks'],
    facts: {
      lead: fact('Which lead is it?', 'Lead', {
        first: { label: 'The first', chip: 'First', if: 'on the first lead' },
        later: { label: 'A later one, by the winner of a trick', chip: 'After a trick', if: 'on a later lead' },
      }),
      has: fact('Has the leader a trump?', 'Has a trump', {
        yes: { label: 'Yes', if: 'if the leader has a trump' },
        no: { label: 'No', if: 'if the leader has no trump' },
      }),
    },
    usual: { lead: 'later', has: 'yes' },
    leads: {
      'blue-ribbon-1940': 'A player who has a trump must lead one. Without a trump, any card may be led.',
      donohue: 'After winning a trick, a player who has a trump must lead one. Without a trump, any card may be led. The book does not cover the first lead.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree on the lead after a won trick: a player who has a trump must lead one; without a trump, any card may be led. Blue Ribbon rules the same on the first lead; Donohue does not cover it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { has: 'yes' }, then: [must('leader', 'lead-trump')], note: 'To every trick, the first included.' },
          { when: { has: 'no' }, then: [allowed('leader', 'lead-any-card')] },
        ],
        rounce,
      ),
      donohue: says(
        [
          { when: { lead: 'first' }, then: [notDecided], note: 'The book binds the winner of a trick and does not speak of the first lead.' },
          { when: { lead: 'later', has: 'yes' }, then: [must('leader', 'lead-trump')] },
          { when: { lead: 'later', has: 'no' }, then: [allowed('leader', 'lead-any-card')] },
        ],
        play,
      ),
    }),
    see: ['rounce.law.revoke'],
  }),
  'must-i-trump': law({
    question: 'obliged',
    title: 'Whether a trick must be headed or trumped',
    gist: 'A player would rather not win the trick.',
    aka: ['must I trump', 'must I win', 'can I duck', 'undertrump'],
    moment: 'play',
    needs: ['tricks'],
    facts: {
      holds: fact('What does the player hold?', 'Holds', {
        suit: { label: 'A card of the suit led', chip: 'The suit led', if: 'if the player holds a card of the suit led' },
        void: { label: 'None of the suit', if: 'if the player has none of the suit led' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'A player who holds the suit led must follow, but need not win the trick. Without that suit, the player may trump or not.',
      donohue: 'A player who holds the suit led must follow. Without that suit, the player may trump or not.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that a player who holds the suit led must follow it, and that a player without it may trump or not. Only Blue Ribbon adds that a player who follows suit need not win the trick.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { holds: 'suit' }, then: [must('player', 'follow-suit'), allowed('player', leaveTrick)] },
          { when: { holds: 'void' }, then: [allowed('player', trumpOrNot)], note: 'Neither heading nor undertrumping is a duty, as it is at rams.' },
        ],
        doubted(rounce, 'It frees the players from heading the trick and from undertrumping. That suit is followed is taken over from rams.'),
      ),
      donohue: says(
        [
          { when: { holds: 'suit' }, then: [must('player', 'follow-suit')] },
          { when: { holds: 'void' }, then: [allowed('player', trumpOrNot)] },
        ],
        play,
      ),
    }),
    see: ['rounce.law.revoke'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Suit not followed, or a trump not led',
    gist: 'A player could follow suit, or lead a trump after taking a trick, and does not.',
    aka: ['renege', 'did not follow suit', 'did not lead a trump', 'reneged'],
    moment: 'play',
    needs: ['tricks'],
    facts: {
      what: fact('What was wrong?', 'Fault', {
        suit: { label: 'Suit was not followed', chip: 'Suit not followed', if: 'if the player did not follow suit' },
        lead: { label: 'No trump was led after taking a trick', chip: 'No trump led', if: 'if the player led no trump after taking a trick' },
      }),
    },
    usual: { what: 'suit' },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that the player must follow suit when able and, after taking a trick, must lead a trump. Only Donohue names a penalty: the player has 5 more points to make.',
    },
    leads: {
      'blue-ribbon-1940': 'The player must follow suit when able and, after taking a trick, must lead a trump. The book names no penalty.',
      donohue: 'The player has 5 more points to make.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'suit' }, then: [must('offender', 'follow-suit'), noPenaltyPrinted] },
          { when: { what: 'lead' }, then: [must('offender', 'lead-trump'), noPenaltyPrinted] },
        ],
        doubted(rounce, 'That suit is followed is taken over from rams.'),
      ),
      donohue: always(loses('offender', 5), faults, { note: `${UP} The book does not say what becomes of the tricks.` }),
    }),
    see: ['rounce.points.rounced', 'rounce.law.what-to-lead'],
  }),
  'takes-no-trick': law({
    question: 'who-pays',
    title: 'A player takes no trick',
    gist: 'The hand is over, and somebody has won nothing.',
    aka: ['rounced', 'no trick', 'looed', 'sent up five'],
    moment: 'hand-over',
    facts: {
      did: fact('What had that player done?', 'That player', {
        played: { label: 'That player had played', chip: 'Played', if: 'if the player without a trick had played' },
        passed: { label: 'That player had passed', chip: 'Passed', if: 'if the player without a trick had passed' },
      }),
    },
    usual: { did: 'played' },
    leads: {
      'blue-ribbon-1940': 'A player who had played pays 5 counters to the next pool. One who had passed pays nothing.',
      donohue: 'A player who had played has 5 more points to make. One who had passed does not.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on a player who had played: by Blue Ribbon that player pays 5 counters to the next pool; by Donohue that player has 5 more points to make. A player who had passed loses nothing by either book.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': refersTo('rams.law.takes-no-trick', rounce),
      donohue: says(
        [
          { when: { did: 'played' }, then: [loses('trickless-player', 5)], note: UP },
          { when: { did: 'passed' }, then: [noPenalty] },
        ],
        rounced,
      ),
    }),
    see: ['rounce.points.rounced', 'rounce.points.looed'],
  }),
  'two-at-nothing': law({
    question: 'who-goes-out',
    title: 'Two players wipe out their scores in one hand',
    gist: 'By the tricks of one hand two scores come down to nothing.',
    aka: ['both out', 'two reach nothing', 'who wins if both go out'],
    moment: 'count',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent('It is played for a pool, and no score is kept.'),
      donohue: says(
        [{ then: [notDecided], note: 'A point is rubbed out for each trick; the book does not say whether that is done as it is won or after the hand.' }],
        cites.donohue.score,
      ),
    }),
    see: ['rounce.points.game'],
  }),
};
