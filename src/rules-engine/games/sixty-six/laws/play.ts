// The deal, the nine of trumps, following suit and the tricks.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, must, newDeal, noPenaltyPrinted, notDecided, permitted, scores, scoresNothing } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { close, countTen, exchangeNine } from '../words.ts';

const { blue, donohue, uspc } = cites;
const NONE = silent('The book says nothing of it.');
const FOLLOW = must('second-hand', 'follow-suit');
const WIN = must('second-hand', 'win-trick-if-able');
const STOCK_GONE = 'The rule forbids it after closing; that it holds when the stock is drawn as well is taken from its opening words.';

export const playLaws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer has dealt wrongly.',
    aka: ['dealt wrong', 'who deals again', 'lose the deal'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(newDeal('dealer'), doubted(blue.penalties, 'The book says that the deal is not lost, and no more.')),
      donohue: always(newDeal('dealer'), donohue.misdeal),
      'uspc-1898': NONE,
    }),
  }),
  'nine-exchanged': law({
    question: 'allowed',
    title: 'When the nine of trumps may be exchanged',
    gist: 'A player holds the nine of trumps and wants the card turned up for it.',
    aka: ['swap the nine', 'rob the trump', 'take up the trump card', 'nine too late', 'exchange after closing', 'dix'],
    moment: 'draw',
    needs: ['turned-card', 'stock'],
    facts: {
      when: fact('How do things stand?', 'How things stand', {
        'no-trick': { label: 'The player has won no trick yet', chip: 'No trick yet', if: 'if the player has won no trick yet' },
        open: {
          label: 'The player has a trick, and the stock is neither closed nor drawn out',
          chip: 'Stock still open',
          if: 'if the player has a trick and the stock is still open',
        },
        'just-closed': {
          label: 'The player has a trick; the stock has just been closed, and the player has not played since',
          chip: 'Just closed',
          if: 'if the player has a trick and the stock has just been closed',
        },
        'played-on': {
          label: 'The player has a trick; the stock was closed, and the player has played since',
          chip: 'Closed, played on',
          if: 'if the player has a trick and has played since the closing',
        },
        drawn: {
          label: 'The player has a trick, and drew the nine as the last card of the stock',
          chip: 'Nine drawn last',
          if: 'if the player has a trick and drew the nine as the last card',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player who has won a trick may exchange while the stock is open or has just been closed. A player without a trick may not. The book covers no later exchange.',
      donohue: 'A player who has won a trick may exchange while the stock is open or has just been closed, but not later. A player without a trick may not.',
      'uspc-1898':
        'A player who has won a trick may exchange while the stock is open or has just been closed, but not later. A player without a trick may not.',
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree: a player who has won a trick may exchange while the stock is open or has just been closed; a player without a trick may not. Donohue and U.S. Playing Card bar a later exchange; Blue Ribbon does not cover it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { when: 'no-trick' }, then: [barred('player', exchangeNine)] },
          { when: { when: ['open', 'just-closed'] }, then: [allowed('player', exchangeNine)] },
          { when: { when: 'played-on' }, then: [notDecided], note: 'Closing does not hinder an exchange at once; a later one is not named.' },
          { when: { when: 'drawn' }, then: [notDecided], note: 'At any time, it says; that the trump card then falls to the other is not weighed.' },
        ],
        [blue.stock, blue.closing],
      ),
      donohue: says(
        [
          { when: { when: ['no-trick', 'played-on', 'drawn'] }, then: [barred('player', exchangeNine)] },
          { when: { when: ['open', 'just-closed'] }, then: [allowed('player', exchangeNine)] },
        ],
        [donohue.nine, donohue.rules(8, 9)],
      ),
      'uspc-1898': says(
        [
          { when: { when: ['no-trick', 'played-on', 'drawn'] }, then: [barred('player', exchangeNine)] },
          { when: { when: ['open', 'just-closed'] }, then: [allowed('player', exchangeNine)], note: 'Whether the player has the lead does not matter.' },
        ],
        uspc.game,
      ),
    }),
  }),
  following: law({
    question: 'obliged',
    title: 'What the second player must play',
    gist: 'A card is led; must it be followed, beaten or trumped?',
    aka: ['must I follow suit', 'must I trump', 'do I have to win the trick', 'can I throw off', 'forced to beat his card', 'deck used up'],
    moment: 'play',
    needs: ['stock'],
    facts: {
      stock: fact('How does the stock stand?', 'Stock', {
        open: { label: 'Cards are still drawn from it', chip: 'Still drawn from', if: 'while cards are drawn from the stock' },
        closed: { label: 'It is closed', chip: 'Closed', if: 'once the stock is closed' },
        drawn: { label: 'It is drawn to the last card', chip: 'Drawn out', if: 'once the stock is drawn to the last card' },
      }),
      has: fact('What does the second player hold?', 'Second player has', {
        suit: { label: 'A card of the suit led', chip: 'The suit led', if: 'if the second player has a card of the suit led' },
        trump: { label: 'None of the suit, and a trump', chip: 'No suit, a trump', if: 'if the second player has none of the suit led, but a trump' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'While cards are drawn, any card may be played. Once the stock is closed or gone, the player must follow suit, but need not win the trick; without the suit, any card may be played.',
      donohue:
        'While cards are drawn, any card may be played. Once the stock is closed or gone, suit must be followed, with a card that wins if possible; without the suit, the player must trump.',
      'uspc-1898':
        'While cards are drawn, any card may be played. Once the stock is closed or gone, suit must be followed, with a card that wins if possible; without the suit, the player must trump.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree while cards are drawn: any card may be played. Once the stock is closed or gone, by Blue Ribbon the player need only follow suit; by Donohue and U.S. Playing Card the player must also win the trick, if able, and a player without the suit must trump.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { stock: 'open' }, then: [allowed('second-hand', 'play-any-card')] },
          { when: { stock: ['closed', 'drawn'], has: 'suit' }, then: [FOLLOW], note: 'The player need not win the trick.' },
          { when: { stock: ['closed', 'drawn'], has: 'trump' }, then: [allowed('second-hand', 'play-any-card')] },
        ],
        [blue.play, blue.closing],
      ),
      donohue: says(
        [
          { when: { stock: 'open' }, then: [allowed('second-hand', 'play-any-card')] },
          { when: { stock: ['closed', 'drawn'], has: 'suit' }, then: [FOLLOW, WIN] },
          { when: { stock: ['closed', 'drawn'], has: 'trump' }, then: [must('second-hand', 'trump-it')] },
        ],
        doubted(
          donohue.rules(3),
          'The book gives the duty for a stock that is closed; that it also begins when the stock is drawn out is taken from the opening words.',
        ),
      ),
      'uspc-1898': says(
        [
          { when: { stock: 'open' }, then: [allowed('second-hand', 'play-any-card')] },
          { when: { stock: ['closed', 'drawn'], has: 'suit' }, then: [FOLLOW, WIN], note: 'With any card that is high enough.' },
          { when: { stock: ['closed', 'drawn'], has: 'trump' }, then: [must('second-hand', 'trump-it')] },
        ],
        uspc.game,
      ),
    }),
    see: ['sixty-six.law.revoke'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke, or a trick not won',
    gist: 'The stock is closed or drawn out, and a player does not play as they must.',
    aka: ['renege', 'did not follow suit', 'did not take the trick', 'did not trump'],
    moment: 'play',
    facts: {
      what: fact('What has the player failed to do?', 'Failed to', {
        suit: { label: 'To follow suit', chip: 'Follow suit', if: 'if the player failed to follow suit' },
        beat: { label: 'To win the trick, or to trump, when able', chip: 'Win or trump', if: 'if the player failed to win the trick or trump, though able' },
      }),
    },
    usual: { what: 'suit' },
    leads: {
      'blue-ribbon-1940': 'If the player did not follow suit, the opponent scores 2 points. Where two play, nobody has to win the trick or trump.',
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the opponent scores 2 points if suit was not followed; only Donohue adds that the player scores nothing for the deal. They disagree if the player could have won the trick or trumped and did not: by Blue Ribbon there is no penalty; by Donohue the same as for not following suit.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { what: 'suit' },
            then: [scores('opponent', pointsOf(points.revoke, 'blue-ribbon-1940'))],
            note: 'At least as many, even if the opponent does not make schneider.',
          },
          { when: { what: 'beat' }, then: [permitted], note: 'Nobody is obliged to win a trick.' },
        ],
        [blue.penalties, blue.play],
      ),
      donohue: always([scoresNothing('offender'), scores('opponent', pointsOf(points.revoke, 'donohue'))], doubted(donohue.rules(3), STOCK_GONE)),
      'uspc-1898': silent('The second player has to follow, to win and to trump; the book does not say what a breach costs.'),
    }),
    see: ['sixty-six.law.following', 'sixty-six.points.revoke'],
  }),
  'looking-back': law({
    offence: 'looking-back',
    title: 'Looking at the tricks',
    gist: 'A player turns up tricks that have been turned down.',
    aka: ['looked at the tricks', 'see what has gone', 'count my tricks'],
    moment: 'trick-turned',
    needs: ['tricks'],
    facts: {
      which: fact('Which trick?', 'Trick looked at', {
        last: { label: 'The last one', if: 'if the trick was the last one' },
        older: { label: 'An older one', if: 'if the trick was older than the last one' },
      }),
    },
    usual: { which: 'older' },
    leads: {
      'blue-ribbon-1940': 'A player who looked at an older trick than the last may no longer close. Looking at the last trick is allowed.',
      donohue: 'Only the last trick may be looked at. For an older one the book names no penalty.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that players may look at the last trick, but not at an older one. Only Blue Ribbon says what a look at an older one costs: the player may no longer close.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { which: 'last' }, then: [permitted] },
          { when: { which: 'older' }, then: [barred('offender', close)] },
        ],
        blue.penalties,
      ),
      donohue: says(
        [
          { when: { which: 'last' }, then: [allowed('player', 'look-back')] },
          { when: { which: 'older' }, then: [barred('player', 'look-back'), noPenaltyPrinted] },
        ],
        donohue.rules(4),
      ),
      'uspc-1898': NONE,
    }),
  }),
  'last-trick': law({
    question: 'what-counts',
    title: 'Whether the last trick counts',
    gist: 'The last trick of the hand is won.',
    aka: ['ten for last', 'last trick in a closed hand', 'last ten'],
    moment: 'hand-over',
    needs: ['stock'],
    facts: {
      how: fact('How were the cards played?', 'Stock', {
        drawn: { label: 'The stock was drawn, and all the cards were played', chip: 'Drawn out', if: 'if the stock was drawn and all the cards were played' },
        closed: { label: 'The stock was closed', chip: 'Closed', if: 'if the stock was closed' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the stock was drawn and all the cards were played, the winner of the last trick scores 10 points for it. If the stock was closed, the 10 are not counted.',
      'uspc-1898':
        'If the stock was drawn and all the cards were played, the winner of the last trick scores 10 points for it. If the stock was closed, the 10 are not counted.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { how: 'drawn' }, then: [scores('trick-winner', pointsOf(points['last-trick'], 'blue-ribbon-1940'))] },
          { when: { how: 'closed' }, then: [barred('trick-winner', countTen)] },
        ],
        [blue.stock, blue.closing],
        'They count toward 66.',
      ),
      donohue: silent('The book does not mention the last trick, except in a rule on 65 each that counts it.'),
      'uspc-1898': says(
        [
          { when: { how: 'drawn' }, then: [scores('trick-winner', pointsOf(points['last-trick'], 'uspc-1898'))] },
          { when: { how: 'closed' }, then: [barred('trick-winner', countTen)] },
        ],
        uspc.game,
        'They count toward 66.',
      ),
    }),
    see: ['sixty-six.points.last-trick'],
  }),
};
