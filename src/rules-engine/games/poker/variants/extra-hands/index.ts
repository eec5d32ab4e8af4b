import type { Citation } from '../../../../books.ts';
import { doubted } from '../../../../laws/cites.ts';
import { scoreExample } from '../../../../laws/examples.ts';
import { item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { duel } from '../../examples/duel.ts';
import { showdown } from './scorers.ts';

const NOT_HERE = unscored('Of these hands the book knows the blaze alone.');
/** Five more hands push those below them down: the customary order, which the author calls guesswork. */
const CUSTOMARY = doubted(
  cites.blue.extraHandsRank,
  'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
);
const HANDS = 'The extra hands';

const south = (cite: Citation, story: string, worse: string, better: string, wins: string) => duel(cite, story, worse, better, wins, { extra: 'customary' });

export default variant({
  title: 'Extra poker hands',
  aliases: ['Blaze', 'Big dog and little dog', 'Tiger', 'Skip straight', 'Dutch straight', 'Kangaroo straight', 'Round-the-corner straight', 'Freak hands'],
  books: {
    'blue-ribbon-1940': { heading: 'Poker: five extra hands', pages: '285-286', inherits: { from: 'poker', cite: cites.blue.extraHandsRank } },
    donohue: { heading: 'Technical Terms Used in Poker: Blaze', pages: '57', inherits: { from: 'poker', cite: cites.donohue.blaze } },
  },
  players: { min: 2, max: 7 },
  packs: ['standard-52'],
  glance: {
    When: 'Only by agreement before play',
    Blaze: 'Five court cards: between two pairs and three of a kind',
    'Little dog': 'Seven high, deuce low, no pair: between a straight and a flush',
    'Big dog': 'Ace high, nine low: above the little dog',
    'Skip straight': 'Every other card in sequence: above two pairs and a blaze',
    'Round the corner': 'King, ace and two together in a run: below the lowest straight',
  },
  laws: {
    amend: {
      check: {
        verdict: {
          kind: 'agree',
          say: 'Blue Ribbon and Donohue agree: until somebody has bet, a player must bet or drop out; after a bet, call, raise or drop out. Only Donohue covers the age (the player on the dealer’s left), who may wait until all the others have spoken.',
        },
      },
      'equal-hands': {
        verdict: {
          kind: 'agree',
          say: 'Blue Ribbon and Donohue agree that the higher card wins where the hands first differ. If they differ in suit only, Donohue splits the pot; Blue Ribbon does not cover this.',
        },
      },
      'draw-before-discard': {
        verdict: {
          kind: 'adds',
          say: 'Blue Ribbon and Donohue agree that a player must discard before drawing. Donohue adds that nobody may draw until all have discarded; Blue Ribbon does not say.',
        },
      },
      'wrong-number-asked': {
        verdict: {
          kind: 'disagree',
          say: 'The books disagree: by Donohue the player must take the number asked for; by Blue Ribbon they may change it until the next player is served, if no drawn card was touched. Later, by Blue Ribbon, they must discard as many as asked for; if they discarded more, the hand is dead.',
        },
      },
      'wrong-straddle': {
        verdict: {
          kind: 'adds',
          say: 'Blue Ribbon and Donohue agree that only the player on the age’s or a straddler’s left may straddle, and nobody once one has declined. Only Donohue also bars a straddle over the limit, any other raise before the deal, and a blind by anyone but the age (the player on the dealer’s left).',
        },
      },
      'card-exposed-in-draw': {
        verdict: {
          kind: 'disagree',
          say: 'The books disagree about a card that the dealer exposes: Donohue has it replaced at once, Blue Ribbon after everyone else has been served. Only Blue Ribbon covers a card that lay face up in the pack: it goes among the discards.',
        },
      },
      'card-exposed-in-deal': {
        verdict: {
          kind: 'disagree',
          say: 'Blue Ribbon and Donohue agree that one exposed card stays with the player it was dealt to. If more were exposed, by Blue Ribbon the same dealer deals again; Donohue names no new deal.',
        },
      },
      'draw-limit': {
        verdict: {
          kind: 'adds',
          say: 'Blue Ribbon and Donohue agree that up to three cards may be drawn. Only Donohue adds that four or five may be drawn as well.',
        },
      },
      'everyone-passes': {
        verdict: {
          kind: 'disagree',
          say: 'Blue Ribbon and Donohue agree that a jack pot follows if that was agreed on. If not, they disagree: by Blue Ribbon a jack pot follows all the same; by Donohue the age wins the pot.',
        },
      },
      'first-to-speak': {
        verdict: {
          kind: 'adds',
          say: 'Blue Ribbon and Donohue agree: before the draw, the player on the age’s left, or on the last straddler’s, speaks first; after the draw, the next player on the age’s left. Only Donohue adds that an age who is still in may speak last.',
        },
      },
      'foul-hand-shown': {
        verdict: {
          kind: 'adds',
          say: 'Blue Ribbon and Donohue agree: the best fair hand wins the pot. A foul hand wins it only if all others gave up before it was found. Only Blue Ribbon covers two foul hands with no fair one: the pot stays for the next deal.',
        },
      },
      'late-straddle': {
        verdict: {
          kind: 'disagree',
          say: 'The books disagree about how long a player may straddle: by Donohue until the cut, by Blue Ribbon until that player has looked at the cards.',
        },
      },
      'question-about-draw': {
        verdict: {
          kind: 'disagree',
          say: 'The books disagree about how long the dealer must tell the dealer’s own draw: by Blue Ribbon until the asker has bet, by Donohue only until the asker has lifted their cards or bet.',
        },
      },
      'short-of-chips': {
        verdict: {
          kind: 'disagree',
          say: 'The books disagree on a player who borrowed to raise: by Blue Ribbon that player must borrow to call; by Donohue they may call with the chips left. Only Donohue covers one who has not borrowed: they may call with the chips left.',
        },
      },
      'wrong-number-dealt': {
        verdict: {
          kind: 'disagree',
          say: 'The books disagree until a wrong hand is lifted or looked at: by Blue Ribbon the dealer usually puts it right; by Donohue the player with that hand may have a new deal. After that they agree that this player is out.',
        },
      },
      'wrong-number-served': {
        verdict: {
          kind: 'disagree',
          say: 'Blue Ribbon and Donohue agree that the dealer corrects the draw until the player lifts or looks at a drawn card. After that, by Blue Ribbon the hand is foul; by Donohue the player must drop out.',
        },
      },
    },
  },
  points: {
    amend: {
      flush: {
        books: {
          'blue-ribbon-1940': ruled('below a full hand and above big dog; the rank of the cards decides', [
            cites.blue.straightFlush,
            cites.blue.scoring,
            CUSTOMARY,
          ]),
        },
      },
      straight: {
        books: {
          'blue-ribbon-1940': ruled('below little dog and above round the corner; the ace stands above the king or below the two', [
            cites.blue.straightFlush,
            cites.blue.scoring,
            CUSTOMARY,
          ]),
        },
      },
      'three-of-a-kind': {
        books: {
          'blue-ribbon-1940': ruled('below round the corner and above the blaze; the book does not say whether a skip beats it', [
            cites.blue.straightFlush,
            cites.blue.scoring,
            CUSTOMARY,
          ]),
        },
      },
      'two-pairs': {
        books: {
          'blue-ribbon-1940': ruled('next below the blaze; the higher pair decides', [cites.blue.straightFlush, cites.blue.scoring, CUSTOMARY]),
          donohue: ruled('next below the blaze; the higher pair decides, then the odd card', [cites.donohue.valueScoring, cites.donohue.blaze]),
        },
      },
      pair: {
        books: {
          'blue-ribbon-1940': ruled('next below two pairs; the higher pair wins', [cites.blue.straightFlush, cites.blue.scoring, CUSTOMARY]),
        },
      },
      'high-card': {
        books: {
          'blue-ribbon-1940': ruled('the lowest hand; the highest card decides, then the cards below it', [
            cites.blue.straightFlush,
            doubted(cites.blue.rank, 'The line that lets the lower cards decide is cut short in our copy.'),
          ]),
        },
      },
    },
    add: {
      'big-dog': item({
        title: 'Big dog',
        gist: 'Ace high and nine low, without a pair; for instance ace, queen, jack, ten and nine.',
        aka: ['big tiger', 'big cat'],
        group: HANDS,
        books: {
          'blue-ribbon-1940': ruled('beats a straight and a little dog, loses to a flush; the author would put it between a flush and a full house', [
            doubted(cites.blue.extraHandsRank, 'The picture is lost in our copy; the text lets any card of the sequence be missing between ace and nine.'),
            doubted(
              cites.blue.extraHandsScoring,
              'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
            ),
          ]),
          donohue: NOT_HERE,
        },
      }),
      'little-dog': item({
        title: 'Little dog, or tiger',
        gist: 'Seven high and deuce low, without a pair or a flush.',
        aka: ['tiger', 'little tiger', 'seven high deuce low'],
        group: HANDS,
        books: {
          'blue-ribbon-1940': ruled('beats a straight, loses to a flush; the author would put it between a flush and a full house', [
            doubted(cites.blue.extraHandsRank, 'The line is broken in our copy; it is filled up from the glossary (page 427).'),
            cites.blue.littleDog,
            doubted(
              cites.blue.extraHandsScoring,
              'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
            ),
          ]),
          donohue: NOT_HERE,
        },
      }),
      'round-the-corner': item({
        title: 'Round the corner',
        gist: 'A straight in which the ace joins the king to the deuce; for instance queen, king, ace, two and three.',
        aka: ['wrap-around straight', 'corner straight', 'king ace two'],
        group: HANDS,
        books: {
          'blue-ribbon-1940': ruled('beats three of a kind, loses to the lowest straight; the author would put it between a full house and a blaze', [
            cites.blue.extraHandsScoring,
            doubted(
              cites.blue.extraHandsScoring,
              'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
            ),
          ]),
          donohue: unscored('An ace never stands within a straight (page 55).'),
        },
      }),
      'skip-straight': item({
        title: 'Skip, or Dutch straight',
        gist: 'A sequence of every other card in mixed suits; for instance three, five, seven, nine and jack.',
        aka: ['dutch straight', 'alternate straight', 'kangaroo straight'],
        group: HANDS,
        books: {
          'blue-ribbon-1940': ruled('beats two pairs and a blaze; the author would put it between a straight and a flush', [
            cites.blue.extraHandsRank,
            doubted(
              cites.blue.extraHandsScoring,
              'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
            ),
          ]),
          donohue: NOT_HERE,
        },
      }),
      blaze: item({
        title: 'Blaze',
        gist: 'Five court cards.',
        aka: ['five picture cards', 'five face cards', 'five court cards'],
        group: HANDS,
        books: {
          'blue-ribbon-1940': ruled('beats two pairs, loses to three of a kind; the author would put it just below four of a kind, above a round the corner', [
            cites.blue.extraHandsRank,
            doubted(
              cites.blue.extraHandsScoring,
              'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
            ),
          ]),
          donohue: ruled('beats two pairs, where it is played; the book does not say what beats it', cites.donohue.blaze),
        },
      }),
    },
  },
  scorers: { showdown },
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples: [
    south(
      cites.blue.extraHandsRank,
      'A flush of clubs against ace high without the king, down to nine.',
      'AS-QH-JD-10C-9S',
      'KC-JC-9C-5C-2C',
      'flush, king high',
    ),
    south(cites.blue.extraHandsRank, 'Ace high, nine low against seven high, two low.', '7S-6H-4C-3D-2D', 'AS-QH-JD-10C-9S', 'big dog'),
    south(cites.blue.extraHandsRank, 'Five to nine against seven, five, four, three and two.', '9H-8C-7D-6S-5H', '7S-5D-4C-3D-2D', 'little dog'),
    south(
      cites.blue.extraHandsScoring,
      'Queen to three by way of the ace against the lowest straight.',
      'QH-KD-AC-2S-3H',
      '5S-4D-3C-2H-AD',
      'straight, five high',
    ),
    south(
      cites.blue.extraHandsScoring,
      'Three jacks against queen to three by way of the ace.',
      'JS-JH-JD-8C-5S',
      'QH-KD-AC-2S-3H',
      'round-the-corner straight to the three',
    ),
    south(cites.blue.extraHandsRank, 'Five court cards against three sixes.', 'KS-KH-QD-JC-JH', '6S-6H-6D-9C-2S', 'three of a kind, sixes'),
    south(cites.blue.extraHandsRank, 'Three, five, seven, nine and jack against five court cards.', 'KS-KH-QD-JC-JH', '3S-5H-7D-9C-JS', 'skip, jack high'),
    south(cites.blue.extraHandsRank, 'Aces and tens against five court cards.', 'AS-AC-10H-10D-4C', 'KS-KH-QD-JC-JH', 'blaze'),
    south(cites.blue.scoring, 'Fours and threes against a pair of tens.', '10S-10H-KC-7S-2D', '4S-4H-3C-3D-2C', 'two pairs, fours and threes'),
    south(cites.blue.scoring, 'A pair of tens against a pair of nines with an ace.', '9S-9H-AC-7D-2C', '10S-10H-KC-7S-2D', 'pair of tens'),
    south(
      cites.blue.rank,
      'Both hands are jack high, and neither is a dog, a skip or a blaze: the ten decides.',
      'JH-9S-8C-6D-2H',
      'JS-10H-8D-5C-4S',
      'jack high',
    ),
    duel(cites.donohue.blaze, 'Aces and tens are shown, and the other hand is all court cards.', 'AS-AC-10H-10D-4C', 'KS-KH-QD-JC-JH', 'blaze'),
    duel(
      cites.donohue.valueScoring,
      'Queens and nines twice over: a ten beside the one, an ace beside the other.',
      'QD-QC-9D-9C-10S',
      'QS-QH-9S-9H-AD',
      'two pairs, queens and nines',
    ),
    scoreExample(
      'showdown',
      cites.blue.fiveExtraHands,
      { extra: 'customary', hands: '7S-6H-4C-3D-2D.QS-10S-8H-6D-4H' },
      'A little dog against a skip where the five extra hands are played.',
      'Hand 1 wins: little dog',
    ),
  ],
});
