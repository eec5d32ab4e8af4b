// The deal, the nine of trumps, following suit and the tricks.
import { doubted } from '../../../core/cites.ts';
import { always, fact, law, silent } from '../../../core/laws.ts';
import { pointsOf } from '../../../core/points.ts';
import { allowed, barred, must, newDeal, noPenalty, noPenaltyPrinted, notDecided, scores, scoresNothing } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { close, countTen, exchangeNine } from '../words.ts';

const { blue, donohue, uspc } = cites;
const NONE = silent('Nothing is said of it.');
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
      when: fact('How do things stand?', {
        'no-trick': ['He has won no trick yet', 'without a trick'],
        open: ['He has a trick, and the stock is neither closed nor drawn out', 'stock open'],
        'just-closed': ['He has a trick; it has just been closed, and he has not played since', 'just closed'],
        'played-on': ['He has a trick; it was closed, and he has played since', 'closed, played since'],
        drawn: ['He has a trick; the nine is the last card of the stock, and he has drawn it', 'drawn last'],
      }),
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
          { when: { when: ['open', 'just-closed'] }, then: [allowed('player', exchangeNine)], note: 'Whether he has the lead does not matter.' },
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
      stock: fact('How does the stock stand?', {
        open: ['Cards are still drawn from it', 'stock open'],
        closed: ['It is closed', 'closed'],
        drawn: ['It is drawn to the last card', 'drawn out'],
      }),
      has: fact('What does the second player hold?', {
        suit: ['A card of the suit led', 'with the suit'],
        trump: ['None of the suit, and a trump', 'void, with a trump'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { stock: 'open' }, then: [allowed('second-hand', 'play-any-card')] },
          { when: { stock: ['closed', 'drawn'], has: 'suit' }, then: [FOLLOW], note: 'He is not obliged to win the trick.' },
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
        doubted(donohue.rules(3), 'The duty is told of a stock that is closed; that it begins as well when it is drawn out is taken from the opening words.'),
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
    gist: 'The stock is closed or drawn out, and a player does not play as he must.',
    aka: ['renege', 'did not follow suit', 'did not take the trick', 'did not trump'],
    moment: 'play',
    facts: {
      what: fact('What has he failed to do?', {
        suit: ['To follow suit', 'not following'],
        beat: ['To win the trick, or to trump, when able', 'not winning'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { what: 'suit' },
            then: [scores('opponent', pointsOf(points.revoke, 'blue-ribbon-1940'))],
            note: 'At least as many, even if the opponent does not make schneider.',
          },
          { when: { what: 'beat' }, then: [noPenalty], note: 'Nobody is obliged to win a trick.' },
        ],
        [blue.penalties, blue.play],
      ),
      donohue: always([scoresNothing('offender'), scores('opponent', pointsOf(points.revoke, 'donohue'))], doubted(donohue.rules(3), STOCK_GONE)),
      'uspc-1898': silent('The second player has to follow, to win and to trump; what a breach costs is not said.'),
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
    facts: { which: fact('Which trick?', { last: ['The last one', 'the last'], older: ['An older one', 'an older one'] }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { which: 'last' }, then: [noPenalty] },
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
      how: fact('How were the cards played?', {
        drawn: ['The stock was drawn, and all the cards were played', 'stock drawn'],
        closed: ['The stock was closed', 'closed'],
      }),
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
      donohue: silent('The last trick is not spoken of, but for a rule on 65 each that reckons with it.'),
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
