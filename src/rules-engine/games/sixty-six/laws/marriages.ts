// Marriages: when and how they are declared, and what they need to count.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, isVoid, must, noPenaltyPrinted, notDecided, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { leadFromMarriage, marriage, showMarriage } from '../words.ts';

const { blue, donohue, uspc } = cites;
const EARLY = [barred('player', 'declare-marriage'), noPenaltyPrinted];

export const marriageLaws = {
  'marriage-before-a-trick': law({
    offence: 'irregular-meld',
    title: 'Marriage declared before a trick is won',
    gist: 'A player who has no trick yet leads from a marriage and declares it.',
    aka: ['marriage without a trick', 'declared twenty too soon', 'marriage with the first lead'],
    moment: 'lead',
    needs: ['melds'],
    facts: {
      later: yesNo(
        'Does the player win a trick later in the hand?',
        'Wins a trick later',
        'if the player wins a trick later in the hand',
        'if the player wins no trick in the whole hand',
      ),
    },
    usual: { later: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the player wins a trick later: by Blue Ribbon the marriage then stands; by Donohue and U.S. Playing Card it may not be declared before a trick is won.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { later: 'yes' }, then: [stands(marriage)] },
          { when: { later: 'no' }, then: [isVoid(marriage)] },
        ],
        blue.marriage,
      ),
      donohue: always(EARLY, donohue.marriage),
      'uspc-1898': always(EARLY, uspc.game),
    }),
    leads: { 'blue-ribbon-1940': 'If the player wins a trick later in the hand, the marriage stands. If not, the marriage does not count.' },
  }),
  'marriage-off-lead': law({
    offence: 'irregular-meld',
    title: 'Marriage announced when not in the lead',
    gist: 'A player announces a marriage while the other has the lead.',
    aka: ['marriage out of turn', 'marriage on his lead', 'show a marriage when following', 'showed king and queen', 'I was leading'],
    moment: 'play',
    needs: ['melds'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(EARLY, blue.marriage, { note: 'It is led from; even one that makes 66 and is merely shown needs the lead.' }),
      donohue: always(EARLY, donohue.rules(10)),
      'uspc-1898': always(EARLY, uspc.game, { note: 'Only between a trick that the player has won and the next lead.' }),
    }),
  }),
  'marriage-led': law({
    question: 'obliged',
    title: 'Whether a marriage has to be led from',
    gist: 'A player in the lead holds a king and queen of one suit and would rather lead another card.',
    aka: ['show without leading', 'must I lead the queen', 'marriage makes 66'],
    moment: 'lead',
    needs: ['melds'],
    facts: {
      enough: yesNo(
        'Does the marriage bring the player to 66?',
        'Makes 66',
        'if the marriage brings the player to 66',
        'if the marriage does not bring the player to 66',
      ),
    },
    leads: {
      'blue-ribbon-1940':
        'To declare the marriage, the player must lead the king or the queen and show the other. If the marriage brings the player to 66, showing both is enough.',
      donohue: 'To declare the marriage, the player must lead the king or the queen and show the other.',
      'uspc-1898': 'To declare the marriage, the player must lead the king or the queen and show the other.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'The books agree: to declare the marriage, the player must lead the king or the queen and show the other. Only Blue Ribbon has an exception: if the marriage brings the player to 66, showing both is enough.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { enough: 'yes' }, then: [allowed('player', showMarriage)] },
          { when: { enough: 'no' }, then: [must('player', leadFromMarriage)] },
        ],
        blue.marriage,
      ),
      donohue: always(must('player', leadFromMarriage), donohue.marriage, { note: 'The book makes no separate rule for one that makes 66.' }),
      'uspc-1898': always(must('player', leadFromMarriage), uspc.game, { note: 'The book makes no separate rule for one that makes 66.' }),
    }),
  }),
  'marriage-trick-lost': law({
    question: 'what-counts',
    title: 'A marriage whose card loses the trick',
    gist: 'A player who has won a trick before leads from a marriage, and the other wins the card.',
    aka: ['lost the queen', 'does the marriage still count', 'marriage taken'],
    moment: 'trick-turned',
    needs: ['melds', 'tricks'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(stands(marriage), blue.marriage, { note: 'A trick won at any time of the hand is enough.' }),
      donohue: silent('It counts when it is declared; the book does not say what follows if the trick is lost.'),
      'uspc-1898': always(stands(marriage), uspc.game),
    }),
  }),
  'two-marriages': law({
    question: 'allowed',
    title: 'Two marriages at a time',
    gist: 'A player in the lead holds two marriages and declares both.',
    aka: ['double marriage', 'both marriages at once'],
    moment: 'lead',
    needs: ['melds'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('The player leads from the marriage; the book says nothing of two at once.'),
      donohue: silent('The player leads from the marriage; the book says nothing of two at once.'),
      'uspc-1898': always(barred('player', 'declare-two-marriages'), uspc.game),
    }),
  }),
  'marriage-late': law({
    question: 'allowed',
    title: 'A marriage when no more cards are drawn',
    gist: 'The stock is closed or drawn out, and a player in the lead declares a marriage.',
    aka: ['marriage after closing', 'marriage at the end', 'stock gone'],
    moment: 'lead',
    needs: ['melds', 'stock'],
    facts: {
      stock: fact('How does the stock stand?', 'Stock', {
        closed: { label: 'It is closed', chip: 'Closed', if: 'if the stock is closed' },
        drawn: { label: 'It is drawn to the last card', chip: 'Drawn out', if: 'if the stock is drawn to the last card' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'Once the stock is drawn to the last card, the player may declare the marriage. The book does not cover a stock that was closed.',
    },
    verdict: {
      kind: 'agree',
      say: 'Blue Ribbon, Donohue and U.S. Playing Card agree that the player may declare the marriage once the stock is drawn to the last card. Donohue and U.S. Playing Card say the same of a stock that was closed; Blue Ribbon does not cover that.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { stock: 'drawn' }, then: [allowed('player', 'declare-marriage')] },
          {
            when: { stock: 'closed' },
            then: [notDecided],
            note: 'After closing the cards are played as if the stock were drawn; of marriages it says no more.',
          },
        ],
        blue.stock,
      ),
      donohue: always(allowed('player', 'declare-marriage'), donohue.rules(11)),
      'uspc-1898': always(
        allowed('player', 'declare-marriage'),
        doubted(uspc.game, 'Marriages are tied to a trick won and the next lead alone; that they may come so late is drawn from it.'),
      ),
    }),
  }),
};
