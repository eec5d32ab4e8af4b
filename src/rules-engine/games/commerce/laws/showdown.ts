import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, yesNo } from '../../../laws/laws.ts';
import { isDone, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { aceAboveKing, aceBelowTwo, threeCards, tiedEldest } from '../words.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';

export const showdown = {
  'ace-in-sequence': law({
    question: 'what-counts',
    title: 'The ace in a sequence',
    gist: 'A player shows a sequence with an ace in it.',
    aka: ['ace two three', 'queen king ace', 'is A 2 3 a run', 'king ace two'],
    moment: 'showdown',
    facts: {
      where: fact('Which sequence?', 'Sequence', {
        high: { label: 'Queen, king, ace', chip: 'Q, K, A', if: 'if the sequence is queen, king, ace' },
        low: { label: 'Ace, two, three', chip: 'A, 2, 3', if: 'if the sequence is ace, two, three' },
        round: { label: 'King, ace, two', chip: 'K, A, 2', if: 'if the sequence is king, ace, two' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'Blue Ribbon and Donohue agree that queen, king, ace is a sequence. Only Blue Ribbon adds that ace, two, three is one too.',
    },
    leads: {
      'blue-ribbon-1940': 'Queen, king, ace is a sequence, and so is ace, two, three. The book does not cover king, ace, two.',
      donohue: 'Queen, king, ace is a sequence. The book does not cover any other with an ace.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { where: 'high' }, then: [isDone(aceAboveKing)] },
          { when: { where: 'low' }, then: [isDone(aceBelowTwo)] },
          { when: { where: 'round' }, then: [notDecided], note: 'The ace is above the king or below the two; the book does not mention both at once.' },
        ],
        blue.sequence,
      ),
      donohue: says(
        [
          { when: { where: 'high' }, then: [isDone(aceAboveKing)] },
          { when: { where: ['low', 'round'] }, then: [notDecided] },
        ],
        [donohue.pack, donohue.hands],
        'The cards are said to rank as at whist, where the ace is highest.',
      ),
    }),
    see: ['commerce.points.sequence'],
  }),
  'equal-points': law({
    question: 'tie',
    title: 'Two equal points',
    gist: 'Nobody has three of a kind or a sequence, and two players have the same point (number of pips in one suit).',
    aka: ['same point', 'tie on the point', 'equal pips', 'same count in suit'],
    moment: 'showdown',
    facts: {
      cards: fact('Of how many cards are the points?', 'Points of', {
        differ: { label: 'One of three cards, one of two', chip: '3 and 2 cards', if: 'if one point has three cards and the other two' },
        same: { label: 'Both of equally many', chip: 'As many cards', if: 'if both points have equally many cards' },
      }),
      banker: yesNo(
        'Is one of them the dealer’s?',
        'Dealer’s point',
        'if one of the two equal points is the dealer’s',
        'if neither of the two equal points is the dealer’s',
      ),
    },
    leads: {
      'blue-ribbon-1940': 'A point of three cards beats a point of two. If both have equally many, the tied player nearest the dealer’s left wins the pool.',
      donohue: 'If one of the two points is the dealer’s, the dealer wins the pool. If not, the eldest (the first in turn) of those who tie wins it.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on what decides. By Blue Ribbon a point of three cards beats one of two; between equals the player nearest the dealer’s left wins. By Donohue the dealer’s point wins; if neither is the dealer’s, the first in turn wins.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { cards: 'differ' }, then: [wins(threeCards, 'pool')] },
          { when: { cards: 'same' }, then: [wins('tied-nearest-left', 'pool')] },
        ],
        blue.tie,
      ),
      donohue: says(
        [
          { when: { banker: 'yes' }, then: [wins('banker', 'pool')] },
          { when: { banker: 'no' }, then: [wins(tiedEldest, 'pool')], doubtful: true },
        ],
        doubted(donohue.banker, 'The banker ranks as eldest hand at the point; that the eldest wins a tie is read out of that.'),
      ),
    }),
    see: ['commerce.points.point'],
  }),
  'equal-sequences': law({
    question: 'tie',
    title: 'Two equal sequences',
    gist: 'Two players show the same sequence in two suits.',
    aka: ['same run in another suit', 'tied sequences'],
    moment: 'showdown',
    facts: {},
    readings: () => ({
      [BLUE]: always(notDecided, [blue.sequence, blue.tie], { note: 'The higher card decides; by the book the seat decides only between equal points.' }),
      donohue: always(notDecided, [donohue.hands, donohue.show]),
    }),
    see: ['commerce.law.equal-points'],
  }),
};
