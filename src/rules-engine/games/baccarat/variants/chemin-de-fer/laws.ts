import { doubted } from '../../../../laws/cites.ts';
import { fact, law, silent, yesNo } from '../../../../laws/laws.ts';
import { allowed, barred, carriesOver, must, newDeal, notDecided, passesTo, pays, takesBack, wins } from '../../../../laws/remedies.ts';
import type { AmendedLaws } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Baccarat } from '../../code.ts';
import {
  adviseOnDraw,
  betTheBank,
  dealFromFew,
  declineExcess,
  drawBelowFive,
  lossCaused,
  passBank,
  payEven,
  payFine,
  showPoint,
  takeSameBank,
  withdrawWinnings,
} from '../../words.ts';

const blue = silent();

/** The words that refer to the section on baccara. */
export const variety = doubted(
  cites.blue.cheminDeFer,
  'The book calls it a variety and says what differs; the rest is taken from the section on baccara before it.',
);

export const added = {
  'stakes-beyond-bank': law({
    offence: 'irregular-bet',
    title: 'Stakes beyond the bank',
    gist: 'The punters stake more than the bank holds.',
    aka: ['too much staked', 'over the bank'],
    moment: 'betting',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': blue,
      hoffmann: says(
        [{ then: [allowed('banker', declineExcess)], note: 'Up to that amount the punters nearest in order to the banker go first.' }],
        cites.hoffmann.cheminBetting,
      ),
    }),
  }),
  'too-few-cards': law({
    offence: 'imperfect-pack',
    title: 'Too few cards to deal',
    gist: 'The banker has fewer than seven cards left in the hand.',
    aka: ['cards run out', 'less than seven cards'],
    moment: 'deal',
    notGeneral: true,
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': blue,
      hoffmann: says(
        [{ then: [barred('banker', dealFromFew)], note: 'They are thrown away, and a fresh supply is cut and taken.' }],
        cites.hoffmann.cheminSupply,
      ),
    }),
  }),
  'false-draw': law({
    offence: 'irregular-draw',
    title: 'False draw',
    gist: 'The punter takes a card on 6 or 7, or refuses one on 0 to 4.',
    aka: ['drew on six', 'stood on four', 'wrong draw', 'third card'],
    moment: 'draw',
    facts: {
      circle: fact('What has the table agreed on?', 'Agreed', {
        nothing: { label: 'Nothing', if: 'if the table has agreed on nothing' },
        loss: { label: 'The player who broke the rule bears the loss', chip: 'To bear the loss', if: 'if it is agreed that the player bears the loss' },
        fine: { label: 'The player who broke the rule pays a fine', chip: 'To pay a fine', if: 'if it is agreed that the player pays a fine' },
      }),
    },
    leads: {
      hoffmann:
        'The player must take a card on 0 to 4 and refuse it on 6 or 7. There is no penalty. But the table may agree that the player pays what the others lose by it, or a fine.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The section on Baccara calls such draws bad policy and forbids none.'),
      hoffmann: says(
        [
          {
            when: { circle: 'nothing' },
            then: [must('player', drawBelowFive)],
            note: 'It is a breach of procedure, with no penalty but the anger of the other punters.',
          },
          { when: { circle: 'loss' }, then: [pays('offender', lossCaused, 'other-players')], note: 'This is the rule of some circles.' },
          {
            when: { circle: 'fine' },
            then: [must('offender', payFine)],
            note: 'This is the rule of others. The book does not say how much it is, or who gets it.',
          },
        ],
        cites.hoffmann.cheminDraw,
      ),
    }),
  }),
  'advice-on-five': law({
    offence: 'table-talk',
    title: 'Advice on a five',
    gist: 'Somebody advises the punter who has five, or remarks on what they did.',
    aka: ['five in baccarat', 'advised the punter', 'draw on five', 'must I draw on five', 'stand on five'],
    moment: 'draw',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent('At five the draw is called optional; advice is not named.'),
      hoffmann: says([{ then: [barred('anyone', adviseOnDraw)], note: 'At five the punter takes a card or not as they like.' }], cites.hoffmann.cheminScoring),
    }),
  }),
  'winnings-withdrawn': law({
    offence: 'irregular-bet',
    title: 'Winnings withdrawn from the bank',
    gist: 'The banker wants to put some of their winnings aside.',
    aka: ['take money off the bank', 'garage'],
    moment: 'hand-over',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': blue,
      hoffmann: says(
        [{ then: [barred('banker', withdrawWinnings)], note: 'They stay in the bank; but the banker may pass the deal.' }],
        cites.hoffmann.cheminScoring,
      ),
    }),
  }),
  'next-banker': law({
    offence: 'seats-and-partners',
    title: 'Who is banker next',
    gist: 'A hand is over, and the bank stays or goes on.',
    aka: ['pass the bank', 'pass the deal', 'lose the bank', 'shoe passes'],
    moment: 'hand-over',
    facts: {
      how: fact('How did the hand end?', 'The hand', {
        won: { label: 'The banker won and stays', chip: 'Banker won, stays', if: 'if the banker won and stays' },
        lost: { label: 'The banker lost', chip: 'Banker lost', if: 'if the banker lost' },
        tie: { label: 'A tie', if: 'if the hand was a tie' },
        retires: { label: 'The banker wants to retire', chip: 'Banker retires', if: 'if the banker wants to retire' },
      }),
      card: yesNo(
        'Did the banker give a card on this deal?',
        'Card given',
        'if the banker gave a card on this deal',
        'if the banker gave no card on this deal',
      ),
    },
    leads: {
      'blue-ribbon-1940': 'A banker who won and stays deals again. If the banker lost, the bank passes to the next player. There are more cases.',
      hoffmann: 'A banker who won and stays deals again. If the banker lost, the bank passes to the next player. There are more cases.',
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree: a banker who won and stays deals again; one who lost passes the bank on. Only Blue Ribbon covers a tie: the banker may pass the bank, but not after giving a card. Only Hoffmann covers a banker who retires: the next player may take the bank with the same amount.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { how: 'won' }, then: [newDeal('dealer')] },
          { when: { how: 'lost' }, then: [passesTo('deal', 'next-player')], note: 'It goes round to the left.' },
          { when: { how: 'tie', card: 'no' }, then: [allowed('banker', passBank)], note: 'It then goes to the next player in turn.' },
          { when: { how: 'tie', card: 'yes' }, then: [barred('banker', passBank)] },
          { when: { how: 'retires' }, then: [notDecided], note: 'A tie is the only time that is named for passing the bank.' },
        ],
        cites.blue.cheminDeFer,
      ),
      hoffmann: says(
        [
          { when: { how: 'won' }, then: [newDeal('dealer')] },
          { when: { how: 'lost' }, then: [passesTo('deal', 'next-player')], doubtful: true },
          { when: { how: 'tie' }, then: [notDecided], note: 'Only the stakes are named, which wait for the next hand.', doubtful: true },
          {
            when: { how: 'retires' },
            then: [allowed('next-player', takeSameBank)],
            note: 'A player who declines leaves the choice to the next. If all do, it goes to the player on the right of the retiring banker, at any amount; the retiring banker is now last in turn.',
          },
        ],
        [
          doubted(
            cites.hoffmann.cheminDeal,
            'Before it speaks of ties, the book says that the deal passes whenever the banker has not won; the next section lets it pass on a loss.',
          ),
          cites.hoffmann.cheminScoring,
          cites.hoffmann.cheminNextBanker,
        ],
      ),
    }),
  }),
};

/** Hoffmann's readings of laws that the main game has from the 1940 book only. */
export const amended = {
  'banco-again': {
    leads: {
      'blue-ribbon-1940': 'The player may bet the whole bank alone a second time running, but not a third time.',
      hoffmann: 'The player may bet the whole bank alone a second time running. The book does not cover a third time.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that the player may bet the whole bank alone a second time running. Blue Ribbon forbids a third time; Hoffmann does not cover it.',
    },
    readings: (says) => ({
      hoffmann: says(
        [
          { when: { times: 'second' }, then: [allowed('player', betTheBank)], note: 'On the next hand, even though the deal has passed to another.' },
          { when: { times: 'third' }, then: [notDecided], note: 'The right is given to a player who has gone bank and lost; no number of times is named.' },
        ],
        cites.hoffmann.cheminSupply,
      ),
    }),
  },
  'eight-or-nine': {
    leads: {
      'blue-ribbon-1940':
        'The hand is shown at once. If the banker’s point is lower, the banker pays at even money. If it is equal, the stakes are taken back. If it is higher, the banker wins them.',
      hoffmann:
        'The hand is shown at once. If the banker’s point is lower, the banker pays at even money. If equal, the stakes stay for the next deal. If higher, the banker wins them.',
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree: the hand is shown at once, the banker pays at even money if the banker’s point is lower, and wins the stakes if it is higher. They disagree on an equal point: by Blue Ribbon the stakes are taken back; by Hoffmann they stay for the next deal.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { banker: 'lower' }, then: [must('player', showPoint), must('banker', payEven)] },
          { when: { banker: 'equal' }, then: [must('player', showPoint), takesBack('all-players', 'stakes')] },
          { when: { banker: 'higher' }, then: [wins('banker', 'stakes')] },
        ],
        [
          variety,
          doubted(
            cites.blue.baccaraDeal,
            'The first sentence has the banker pay unless the banker’s number is equal; a nine against an eight is read from the sentence after it.',
          ),
          cites.blue.baccaraEven,
        ],
        'A player dealt an eight or nine shows it at once, and no card is offered then; the book does not say when the banker shows one.',
      ),
      hoffmann: says(
        [
          { when: { banker: 'lower' }, then: [must('player', showPoint), must('banker', payEven)] },
          { when: { banker: 'equal' }, then: [must('player', showPoint), carriesOver('stakes')] },
          { when: { banker: 'higher' }, then: [must('banker', showPoint), wins('banker', 'stakes')] },
        ],
        [cites.hoffmann.cheminDeal, cites.hoffmann.cheminScoring],
        'A player who is dealt an eight or nine turns it up and announces it, and the hand is at an end.',
      ),
    }),
  },
  'equal-points': { readings: (says) => ({ hoffmann: says([{ then: [carriesOver('stakes')] }], cites.hoffmann.cheminScoring) }) },
  'offered-card': {
    facts: {
      who: fact('Who takes it?', 'Taken by', {
        none: { label: 'Nobody: the punter refuses it', chip: 'Nobody', if: 'if the punter refuses the offered card' },
        one: { label: 'The punter', if: 'if the punter takes the offered card' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'If the punter refuses the offered card, the banker must take it. If the punter takes it, the banker may draw or not.',
      hoffmann: 'The banker may draw a card or not.',
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the banker may draw or not if the punter takes the offered card. They disagree if the punter refuses it: by Blue Ribbon the banker must take it; by Hoffmann the banker may draw or not.',
    },
    readings: (says) => ({
      hoffmann: says(
        [{ then: [allowed('banker', 'draw')], note: 'With no eight or nine the banker has to offer the punter a card, and may then draw one or not.' }],
        cites.hoffmann.cheminDraw,
      ),
    }),
  },
} satisfies AmendedLaws<Baccarat>;
