import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, choice, newDeal, noPenaltyPrinted, notDecided, type Remedy, scores } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { beg, begAgain, bunchCards, dealerAndEldest, lookBeforeBeg, runAgain } from '../words.ts';
import { runLaws } from './run.ts';
import { run } from './running.ts';

const giveOrRun = (gift: Remedy) => choice('dealer', gift, run);
const GIFT = { blue: pointsOf(points.gift, 'blue-ribbon-1940'), donohue: pointsOf(points.gift, 'donohue'), uspc: pointsOf(points.gift, 'uspc-1898') };

export const trumpLaws = {
  'looked-before-beg': law({
    offence: 'cards-touched-early',
    title: 'Hands looked at before the beg is settled',
    gist: 'A player other than the dealer and the player on the dealer’s left looks at the cards too soon.',
    aka: ['looked before the beg', 'partner picked up his hand', 'looked too early'],
    moment: 'cards-lifted',
    facts: {},
    leads: {
      donohue: 'Only the dealer and the player on the dealer’s left may look at their cards before the beg is settled. The book names no penalty.',
      'uspc-1898': 'Only the dealer and the player on the dealer’s left may look at their cards before the beg is settled. The book names no penalty.',
      hoffmann: 'Only the dealer and the player on the dealer’s left may look at their cards before the beg is settled. The book names no penalty.',
    },
    readings: () => ({
      'blue-ribbon-1940': silent('The eldest hand looks and decides; the book says nothing of the others.'),
      donohue: always([barred('other-players', lookBeforeBeg), noPenaltyPrinted], [cites.donohue.fourHanded, cites.donohue.law(13)], {
        note: 'The book says this of four players.',
      }),
      'uspc-1898': always([barred('other-players', lookBeforeBeg), noPenaltyPrinted], cites.uspc.sevenUp, {
        note: 'They wait until the eldest hand leads or the dealer runs the cards. A later sentence has them wait only until the eldest hand has decided whether to beg.',
      }),
      hoffmann: always([barred('other-players', lookBeforeBeg), noPenaltyPrinted], cites.hoffmann.fourHanded, {
        note: 'The book says this of four players.',
      }),
    }),
  }),
  beg: law({
    question: 'obliged',
    title: 'The answer to a beg',
    gist: 'The player on the dealer’s left begs (asks for a new trump), and the dealer has to give a point or run the cards.',
    aka: ['I beg', 'take one', 'give one', 'begged', 'run the cards', 'gift', 'begging at six'],
    moment: 'making-trump',
    facts: {
      players: fact(
        'Who plays?',
        'Players',
        {
          two: { label: 'Two players', chip: 'Two', if: 'if two play' },
          alone: { label: 'Three or four, without partners', chip: 'Each alone', if: 'if three or four play, each alone' },
          partners: { label: 'Four, as partners', chip: 'Partners', if: 'if four play as partners' },
        },
        { needs: { two: 'two-handed', alone: 'each-for-himself', partners: 'partners' } },
      ),
      wants: fact('How many points does the player who begs need to go out?', 'Beggar needs', {
        one: { label: 'One', chip: 'One point', if: 'if the player who begs needs one point to go out' },
        more: { label: 'More than one', chip: 'More', if: 'if the player who begs needs more than one point' },
      }),
    },
    usual: { wants: 'more' },
    leads: {
      'blue-ribbon-1940':
        'The dealer lets the other side score 1 point, or runs three more cards to each player. If the player who begs needs one point to go out, the cards must be run.',
      donohue:
        'The dealer lets each opponent score 1 point (if partners play, the other side scores 1 in all), or runs three more cards to each player and turns a new trump.',
      'uspc-1898':
        'The dealer lets each opponent score 1 point (if partners play, the other side scores 1 in all), or runs three more cards to each player and turns a new trump.',
      hoffmann:
        'The dealer lets the other side score 1 point, or runs three more cards to each player. The book does not cover three or more players who each play alone.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'The books agree that the dealer either gives a point or runs the cards. Only Blue Ribbon adds: if the player who begs needs one point to go out, the dealer may not give it and must run the cards.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { wants: 'one' }, then: [run], note: 'A gift may not put the beggar out.' },
          { when: { wants: 'more', players: 'two' }, then: [giveOrRun(scores('eldest-hand', GIFT.blue))] },
          { when: { wants: 'more', players: 'alone' }, then: [giveOrRun(scores('each-opponent', GIFT.blue))] },
          {
            when: { wants: 'more', players: 'partners' },
            then: [giveOrRun(scores('opponents', GIFT.blue))],
            note: 'The two partners get one point between them.',
          },
        ],
        [cites.blue.giveOrRun, cites.blue.beg],
      ),
      donohue: says(
        [
          { when: { players: 'two' }, then: [giveOrRun(scores('eldest-hand', GIFT.donohue))] },
          { when: { players: 'alone' }, then: [giveOrRun(scores('each-opponent', GIFT.donohue))], note: 'The book says this of three players.' },
          { when: { players: 'partners' }, then: [giveOrRun(scores('opponents', GIFT.donohue))] },
        ],
        [cites.donohue.makingTrump, cites.donohue.law(10)],
        'No exception is made for a beggar who needs one point.',
      ),
      'uspc-1898': says(
        [
          { when: { players: 'two' }, then: [giveOrRun(scores('eldest-hand', GIFT.uspc))] },
          { when: { players: 'alone' }, then: [giveOrRun(scores('each-opponent', GIFT.uspc))], note: 'The book says this of three players.' },
          { when: { players: 'partners' }, then: [giveOrRun(scores('opponents', GIFT.uspc))] },
        ],
        cites.uspc.sevenUp,
        'No exception is made for a beggar who needs one point.',
      ),
      hoffmann: says(
        [
          { when: { players: 'two' }, then: [giveOrRun(scores('eldest-hand', pointsOf(points.gift, 'hoffmann')))] },
          { when: { players: 'partners' }, then: [giveOrRun(scores('opponents', pointsOf(points.gift, 'hoffmann')))] },
          { when: { players: 'alone' }, then: [notDecided], note: 'The book covers only the games of two and of four partners.' },
        ],
        [cites.hoffmann.methodScoring, cites.hoffmann.fourHanded],
        'No exception is made for a beggar who needs one point.',
      ),
    }),
    see: ['all-fours.points.gift'],
  }),
  'who-may-beg': law({
    question: 'allowed',
    title: 'Who may beg, and how often',
    gist: 'A player begs a second time, or someone begs who is not on the dealer’s left.',
    aka: ['beg twice', 'second beg', 'dealer begs', 'partner begs'],
    moment: 'making-trump',
    facts: {
      what: fact('What happened?', 'What happened', {
        again: { label: 'The eldest hand begs again', chip: 'Second beg', if: 'if the player on the dealer’s left begs again' },
        other: { label: 'Another player begs', chip: 'Another begs', if: 'if a player begs who is not on the dealer’s left' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'Only the player on the dealer’s left may beg, and nobody may beg a second time.',
      donohue: 'Nobody may beg a second time. The book covers nothing else.',
      'uspc-1898': 'Nobody may beg a second time. The book covers nothing else.',
      hoffmann: 'Only the player on the dealer’s left may beg. The book covers nothing else.',
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree: nobody may beg a second time, and only the player on the dealer’s left may beg. Blue Ribbon gives both rules, Donohue and U.S. Playing Card only the first, Hoffmann only the second.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'again' }, then: [barred('anyone', begAgain)] },
          { when: { what: 'other' }, then: [barred('other-players', beg)], note: 'They abide by what the eldest hand decides.' },
        ],
        cites.blue.trump,
      ),
      donohue: says(
        [
          { when: { what: 'again' }, then: [barred('anyone', begAgain)] },
          { when: { what: 'other' }, then: [notDecided], note: 'Of standing and begging the book tells as the choice of the eldest hand.' },
        ],
        doubted(cites.donohue.law(11), 'The law opens with a damaged word, read as "no".'),
      ),
      'uspc-1898': says([{ when: { what: 'again' }, then: [barred('anyone', begAgain)] }, { then: [notDecided] }], cites.uspc.sevenUp),
      hoffmann: says(
        [{ when: { what: 'other' }, then: [barred('other-players', beg)], note: 'The option lies with the elder hand.' }, { then: [notDecided] }],
        [cites.hoffmann.methodScoring, cites.hoffmann.fourHanded],
      ),
    }),
  }),
  bunching: law({
    question: 'allowed',
    title: 'Bunching the cards by agreement',
    gist: 'The cards have been run, and the dealer and the player on the dealer’s left both dislike the new trump.',
    aka: ['bunch', 'throw it in', 'run them again', 'new deal by agreement'],
    moment: 'making-trump',
    facts: {
      what: fact('What do they want?', 'Both want', {
        bunch: { label: 'A fresh deal', chip: 'Fresh deal', if: 'if both want a fresh deal' },
        again: { label: 'To run the cards once more', chip: 'Another run', if: 'if both want to run the cards once more' },
      }),
      players: fact(
        'How many play?',
        'Players',
        { two: { label: 'Two', if: 'if two play' }, more: { label: 'Three or four', if: 'if three or four play' } },
        { needs: { two: 'two-handed' } },
      ),
    },
    usual: { what: 'bunch' },
    leads: {
      'blue-ribbon-1940':
        'If two play, both may agree to throw in the cards, and the same dealer deals again. If more play, that is not allowed. The book does not cover running the cards again.',
      donohue: 'The dealer and the player on the left may agree on a fresh deal or to run the cards again.',
      'uspc-1898': 'The dealer and the player on the left may agree on a fresh deal or to run the cards again.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only if more than two play: Blue Ribbon then allows no fresh deal by agreement; Donohue and U.S. Playing Card allow one if the dealer and the player on the dealer’s left agree. Only Donohue and U.S. Playing Card also let these two agree on running the cards once more.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'bunch', players: 'two' }, then: [allowed('both-sides', bunchCards), newDeal()] },
          { when: { what: 'bunch', players: 'more' }, then: [barred('all-players', 'claim-new-deal')], note: 'The leave is for two players only.' },
          { when: { what: 'again' }, then: [notDecided] },
        ],
        cites.blue.trump,
      ),
      donohue: says(
        [
          { when: { what: 'bunch' }, then: [allowed(dealerAndEldest, bunchCards)] },
          {
            when: { what: 'again' },
            then: [allowed(dealerAndEldest, runAgain)],
            note: 'A suit once turned down cannot become trump; the book calls that custom rather than law.',
          },
        ],
        cites.donohue.law(11),
      ),
      'uspc-1898': says(
        [
          { when: { what: 'bunch' }, then: [allowed(dealerAndEldest, bunchCards)] },
          { when: { what: 'again' }, then: [allowed(dealerAndEldest, runAgain)], note: 'A suit turned down in the deal cannot become trump.' },
        ],
        cites.uspc.sevenUp,
      ),
      hoffmann: silent(),
    }),
    see: ['all-fours.law.who-may-beg'],
  }),
  ...runLaws,
};
