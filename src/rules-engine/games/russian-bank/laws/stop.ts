import { doubted } from '../../../core/cites.ts';
import { fact } from '../../../core/laws.ts';
import { law } from '../../../core/one-book.ts';
import { allowed, cannotRecall, isDone, must, noPenalty, notDecided, takesBack } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { callStop, correctAtOnce, putBack } from '../words.ts';

/** “Stop” and what it undoes; builds that were wrong. */
export const stopLaws = {
  'foundation-passed-over': law({
    offence: 'held-back',
    title: 'Card for a foundation passed over',
    gist: 'An open card fits a foundation, and the player touches another card.',
    aka: ['missed a foundation', 'forgot to play the ace up', 'touched another card first', 'should have gone on the foundation', 'when do I call stop'],
    moment: 'play',
    facts: {
      touched: fact('Which card was touched?', {
        open: ['An open card that fits no foundation', 'open card touched'],
        taken: ['A card just taken from the hand or the stock', 'card taken from hand or stock'],
        fits: ['Another card that fits a foundation too', 'other card fits too'],
      }),
    },
    cases: [
      { when: { touched: 'open' }, then: [allowed('opponent', callStop)] },
      { when: { touched: 'taken' }, then: [allowed('opponent', callStop), isDone(putBack)] },
      { when: { touched: 'fits' }, then: [notDecided], note: 'Page 402 lets only a card stop you that fits no foundation. Page 405 says any other card.' },
    ],
    cites: [cites.blue.foundations, cites.blue.stop, cites.blue.mistakes],
    see: ['russian-bank.law.stop-after-next-card'],
  }),
  'stop-after-next-card': law({
    question: 'allowed',
    title: '“Stop” called after the next card was turned',
    gist: 'The opponent sees the missed foundation only when the game has gone on.',
    aka: ['stop called late', 'too late to call stop', 'until when can you call stop', 'what goes back after stop', 'card already turned'],
    moment: 'play',
    facts: {
      since: fact('What was done since?', {
        turned: ['A card was just taken from the hand or the stock', 'next card just taken'],
        moved: ['One card was moved to a new place', 'one card moved'],
        more: ['More cards were played', 'more cards played'],
      }),
    },
    cases: [
      { when: { since: 'turned' }, then: [allowed('opponent', callStop), isDone(putBack)], note: 'A stop may come just before a player runs out.' },
      {
        when: { since: 'moved' },
        then: [allowed('opponent', callStop), notDecided],
        note: 'To touch the wrong card is enough for “stop”. Only a card from hand or stock is sent back in words.',
      },
      { when: { since: 'more' }, then: [notDecided], note: 'The book sets no end to the call.' },
    ],
    cites: [cites.blue.mistakes, cites.blue.foundations, cites.blue.stop],
    see: ['russian-bank.law.foundation-passed-over'],
  }),
  'stop-without-cause': law({
    offence: 'wrong-penalty',
    title: '“Stop” called without cause',
    gist: 'A player calls “stop”, and no foundation was missed.',
    aka: ['wrong stop', 'false stop', 'called stop by mistake', 'penalty for a bad stop'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'What a wrong call costs is not said.' }],
    cites: cites.blue.mistakes,
  }),
  'false-build': law({
    offence: 'irregular-play',
    title: 'Card built where it does not fit',
    gist: 'A card lies on another that it does not follow.',
    aka: ['wrong build', 'wrong suit', 'red on red', 'put it on the wrong card', 'wrong color'],
    moment: 'play',
    facts: {
      where: fact('Where does it lie?', {
        table: ['In the tableau or on a foundation', 'tableau or foundation'],
        piles: ['On the opponent’s stock or trash pile', 'opponent’s pile'],
      }),
      seen: fact('When was it seen?', { once: ['At once', 'seen at once'], later: ['When the game had gone on', 'seen later'] }),
    },
    cases: [
      {
        when: { where: 'table', seen: 'once' },
        then: [noPenalty, must('opponent', correctAtOnce), takesBack(null, 'card')],
        doubtful: true,
      },
      { when: { where: 'table', seen: 'later' }, then: [noPenalty, notDecided], note: 'It is to be put right at once. Nothing is said of later.' },
      { when: { where: 'piles' }, then: [notDecided], note: 'Only the tableau and the foundations are named.' },
    ],
    cites: doubted(cites.blue.mistakes, 'The book says “by the opponent”. Perhaps the player himself is meant.'),
    see: ['russian-bank.law.card-fits'],
  }),
  'card-taken-from-foundation': law({
    offence: 'irregular-play',
    title: 'Card taken back from a foundation',
    gist: 'A player wants a card again that lies on a foundation.',
    aka: ['take it back from the ace pile', 'undo a foundation', 'play off the foundation'],
    moment: 'play',
    facts: { fits: fact('Was it built there rightly?', { yes: ['Yes', 'it fits there'], no: ['No', 'it does not fit there'] }) },
    cases: [
      { when: { fits: 'yes' }, then: [cannotRecall('player', 'card')] },
      { when: { fits: 'no' }, then: [takesBack(null, 'card')], note: 'That is a false build, and it costs nothing.' },
    ],
    cites: [cites.blue.foundations, cites.blue.mistakes],
    see: ['russian-bank.law.false-build'],
  }),
};
