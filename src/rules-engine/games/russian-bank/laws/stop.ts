import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, cannotRecall, isDone, must, noPenalty, notDecided, takesBack } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { callStop, correctAtOnce, putBack } from '../words.ts';

/** “Stop” and what it undoes; wrong builds. */
export const stopLaws = {
  'foundation-passed-over': law({
    offence: 'held-back',
    title: 'Card for a foundation passed over',
    gist: 'An open card fits a foundation, and the player touches another card.',
    aka: ['missed a foundation', 'forgot to play the ace up', 'touched another card first', 'should have gone on the foundation', 'when do I call stop'],
    moment: 'play',
    facts: {
      touched: fact('Which card was touched?', 'Card touched', {
        open: { label: 'An open card that fits no foundation', chip: 'Open, fits none', if: 'if an open card that fits no foundation was touched' },
        taken: { label: 'A card just taken from the hand or the stock', chip: 'Just taken', if: 'if a card just taken from hand or stock was touched' },
        fits: { label: 'Another card that fits a foundation too', chip: 'Fits one too', if: 'if the card touched fits a foundation too' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The opponent may call “stop” and take up the play. If the card touched fits a foundation too, the book does not cover this. There are more cases.',
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
      since: fact('What was done since?', 'Done since', {
        turned: {
          label: 'A card was just taken from the hand or the stock',
          chip: 'Next card taken',
          if: 'if a card was just taken from the hand or the stock',
        },
        moved: { label: 'One card was moved to a new place', chip: 'One card moved', if: 'if one card was moved to a new place' },
        more: { label: 'More cards were played', chip: 'More cards played', if: 'if more cards than one were played before the call' },
      }),
    },
    usual: { since: 'turned' },
    leads: {
      'blue-ribbon-1940':
        'The opponent may still call “stop” and take up the play. If more cards than one were played since, the book does not cover this. There are more cases.',
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
    cases: [{ then: [notDecided], note: 'The book does not say what a wrong call costs.' }],
    cites: cites.blue.mistakes,
  }),
  'false-build': law({
    offence: 'irregular-play',
    title: 'Card built where it does not fit',
    gist: 'A card lies on another that it does not follow.',
    aka: ['wrong build', 'wrong suit', 'red on red', 'put it on the wrong card', 'wrong color'],
    moment: 'play',
    facts: {
      where: fact('Where does it lie?', 'Where it lies', {
        table: { label: 'In the tableau or on a foundation', chip: 'Tableau/foundation', if: 'if the card lies in the tableau or on a foundation' },
        piles: { label: 'On the opponent’s stock or trash pile', chip: 'Opponent’s pile', if: 'if the card lies on the opponent’s stock or trash pile' },
      }),
      seen: fact('When was it seen?', 'Seen', {
        once: { label: 'At once', if: 'if it was seen at once' },
        later: { label: 'When the game had gone on', chip: 'Later', if: 'if it was seen only when the game had gone on' },
      }),
    },
    usual: { where: 'table' },
    leads: { 'blue-ribbon-1940': 'If it is seen at once, the card is taken back from the tableau or the foundation. The book covers nothing else.' },
    cases: [
      {
        when: { where: 'table', seen: 'once' },
        then: [noPenalty, must('opponent', correctAtOnce), takesBack(null, 'card')],
        doubtful: true,
      },
      { when: { where: 'table', seen: 'later' }, then: [noPenalty, notDecided], note: 'It is to be put right at once. The book says nothing of later.' },
      { when: { where: 'piles' }, then: [notDecided], note: 'Only the tableau and the foundations are named.' },
    ],
    cites: doubted(cites.blue.mistakes, 'The book says “by the opponent”. Perhaps the player who made the mistake is meant.'),
    see: ['russian-bank.law.card-fits'],
  }),
  'card-taken-from-foundation': law({
    offence: 'irregular-play',
    title: 'Card taken back from a foundation',
    gist: 'A player wants a card again that lies on a foundation.',
    aka: ['take it back from the ace pile', 'undo a foundation', 'play off the foundation'],
    moment: 'play',
    facts: {
      fits: fact('Was it built there rightly?', 'Built rightly', {
        yes: { label: 'Yes', if: 'if the card was built there rightly' },
        no: { label: 'No', if: 'if the card did not fit the foundation' },
      }),
    },
    usual: { fits: 'yes' },
    leads: { 'blue-ribbon-1940': 'Not allowed if the card was built there rightly. A card that does not fit is taken back.' },
    cases: [
      { when: { fits: 'yes' }, then: [cannotRecall('player', 'card')] },
      { when: { fits: 'no' }, then: [takesBack(null, 'card')], note: 'That is a false build, and it costs nothing.' },
    ],
    cites: [cites.blue.foundations, cites.blue.mistakes],
    see: ['russian-bank.law.false-build'],
  }),
};
