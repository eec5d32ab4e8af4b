// The discard, the cards asked for, and the dealer's search of the pack.
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, cannotRecall, isDone, must, noPenaltyPrinted, notDecided, scoresAmount } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { discardAllPlain, discardOverSix, keepPlain, makeUpFromDiscards, oneDrawnOut, pointsOfTrump, robAny, robTrumps, takeTrumpBack } from '../words.ts';

const { blue, uspc } = cites;

export const discardLaws = {
  'plain-card-kept': law({
    question: 'allowed',
    title: 'A plain card kept',
    gist: 'A player wants to keep a card that is no trump.',
    aka: ['keep an ace', 'must I discard everything', 'how many to discard', 'throw away side aces'],
    moment: 'discard',
    needs: ['discard'],
    facts: {},
    leads: { 'uspc-1898': 'A player who has discarded three cards may keep plain cards.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon every card that is no trump must be discarded; by U.S. Playing Card a player who has discarded three cards may keep plain cards.',
    },
    readings: () => ({
      'blue-ribbon-1940': always([must('anyone', discardAllPlain), noPenaltyPrinted], blue.discard),
      'uspc-1898': always(allowed('player', keepPlain), uspc.discard, {
        note: 'At least three have to go; the player may let more go, up to the whole hand.',
      }),
    }),
  }),
  'trump-discarded': law({
    offence: 'irregular-discard',
    title: 'Trump discarded by mistake',
    gist: 'A player throws away a trump and wants it back.',
    aka: ['threw away a trump', 'discarded the left pedro', 'take back a discard', 'discarded the off five'],
    moment: 'discard',
    needs: ['discard'],
    facts: {
      seen: fact('Has the player been given new cards?', 'New cards seen', {
        no: { label: 'Not yet, or the new cards have not been looked at', chip: 'No', if: 'before the player has looked at the new cards' },
        yes: { label: 'Yes, and the new cards have been looked at', chip: 'Yes', if: 'once the player has looked at the new cards' },
      }),
    },
    leads: {
      'uspc-1898':
        'Before looking at the new cards, the player may take the trump back. After that it stays out, and the player who named the trump suit scores the points that it counts.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { seen: 'no' }, then: [allowed('offender', takeTrumpBack)] },
          { when: { seen: 'yes' }, then: [cannotRecall('offender', 'discard'), scoresAmount('maker', pointsOfTrump)] },
        ],
        uspc.error,
      ),
      'blue-ribbon-1940': silent('Everything but trumps is discarded, face up; the book does not mention a trump among the discards.'),
    }),
  }),
  'wrong-number-asked': law({
    offence: 'irregular-draw',
    title: 'Asked for a wrong number of cards',
    gist: 'A player has asked for too few or too many cards to fill the hand.',
    aka: ['asked for too many', 'five cards after the draw', 'seven cards after the fill', 'hand not filled to six'],
    moment: 'discard',
    needs: ['discard'],
    facts: {
      next: fact('Has the next player been given cards?', 'Next player helped', {
        yes: { label: 'Yes', if: 'once the next player has been given cards' },
        no: { label: 'No', if: 'before the next player has been given cards' },
      }),
      what: fact('What is wrong?', 'Asked for', {
        few: { label: 'Too few cards', chip: 'Too few', if: 'if the player asked for too few cards' },
        many: { label: 'Too many cards', chip: 'Too many', if: 'if the player asked for too many cards' },
      }),
    },
    usual: { next: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'Once the next player has been given cards, a player with too few takes more from the discards; one with too many has a card drawn, face down. Before that, the book has no rule.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { next: 'yes', what: 'few' }, then: [must('offender', makeUpFromDiscards)] },
          { when: { next: 'yes', what: 'many' }, then: [isDone(oneDrawnOut)] },
          { when: { next: 'no' }, then: [notDecided], note: 'The rule begins where the next player has been helped.' },
        ],
        blue.asking,
      ),
      'uspc-1898': silent('The dealer fills every hand to six; the book does not mention a number asked for.'),
    }),
  }),
  'dealer-robs-pack': law({
    question: 'allowed',
    title: 'Dealer searches the pack',
    gist: 'After the others are helped the dealer wants to look through the rest of the pack.',
    aka: ['rob the deck', 'robbing the pack', 'dealer takes the trumps', 'dealer picks cards'],
    moment: 'discard',
    needs: ['discard'],
    facts: {},
    verdict: {
      kind: 'adds',
      say: 'Both books agree that the dealer may search the rest of the pack: by Blue Ribbon for the trumps in it, by U.S. Playing Card for any cards.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(allowed('dealer', robTrumps), blue.discard),
      'uspc-1898': always(allowed('dealer', robAny), uspc.robbing),
    }),
    see: ['cinch.law.dealer-over-six-trumps'],
  }),
  'dealer-over-six-trumps': law({
    offence: 'irregular-discard',
    title: 'Dealer has more than six trumps',
    gist: 'The dealer finds in hand and pack more trumps than a hand may have.',
    aka: ['seven trumps', 'dealer keeps too many', 'extra trumps after robbing'],
    moment: 'discard',
    needs: ['discard'],
    facts: {},
    readings: () => ({
      'uspc-1898': always(must('dealer', discardOverSix), uspc.overSix),
      'blue-ribbon-1940': silent('The dealer takes all the trumps that can be found. The book does not speak of more than six.'),
    }),
    see: ['cinch.law.dealer-robs-pack'],
  }),
};
