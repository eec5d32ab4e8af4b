// Hands with a wrong number of cards, and irregular draws.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, choice, choosesWhich, isDone, mayDemand, must, newDeal } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  cutDownHand,
  drawnBack,
  drawToMakeGood,
  drawTwo,
  drawTwoKeepOne,
  letDrawTwo,
  playLost,
  playTwiceUndrawn,
  putBack,
  restoreDrawn,
  showBoth,
  showDrawn,
  showSecond,
  topDrawn,
  turnUpBoth,
} from '../words.ts';
import { HISTORY } from './silences.ts';

const { penalties, draws, late } = cites.blue;
const { uspc } = cites;

export const drawLaws = {
  'wrong-number-in-play': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards found in the play',
    gist: 'While the tricks are played a hand turns out to have a card too many or too few.',
    aka: ['nine cards in hand', 'one card short in the play', 'hand too big', 'short hand'],
    moment: 'play',
    needs: ['draw'],
    facts: {
      what: fact('Too many or too few?', 'Hand has', {
        many: { label: 'Too many', if: 'if the hand has too many cards' },
        few: { label: 'Too few', if: 'if the hand has too few cards' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If too many, there is a new deal, or they play down to eight without draws or melds (whose choice is open). If too few, they may draw more, or the opponent may have a new deal.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { what: 'many' },
            then: [isDone(cutDownHand), barred('offender', 'declare')],
            note: 'The book does not say who chooses between the two. Nothing is declared while the hand is too large.',
          },
          {
            when: { what: 'few' },
            then: [allowed('offender', drawToMakeGood), mayDemand('opponent', newDeal(null))],
            note: 'The book does not say whose wish goes first.',
          },
        ],
        penalties,
      ),
      'uspc-1898': silent('It rules on a draw forgotten and a draw of two; a hand found wrong later is not named.'),
      sierra: HISTORY,
    }),
    see: ['bezique.law.not-drawn', 'bezique.law.wrong-number-dealt'],
  }),
  'not-drawn': law({
    offence: 'irregular-draw',
    title: 'Played without having drawn',
    gist: 'A player forgets to draw after a trick and plays to the next one.',
    aka: ['forgot to draw', 'did not draw a card', 'seven cards in hand'],
    moment: 'draw',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'The opponent may let the player draw two cards next time, or have a new deal.',
      'uspc-1898': 'The opponent chooses: the player loses the turn to play, or draws two cards next time.',
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the opponent may let the player draw two cards next time. They disagree on what the opponent may choose instead: by Blue Ribbon a new deal, by U.S. Playing Card that the player loses the turn to play.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(choice('opponent', allowed('opponent', letDrawTwo), newDeal(null)), penalties, {
        note: 'Without leave to draw two, a new deal has to be demanded.',
      }),
      'uspc-1898': always(choice('opponent', isDone(playLost), must('offender', drawTwo)), uspc.undrawn),
      sierra: HISTORY,
    }),
    see: ['bezique.law.wrong-number-in-play'],
  }),
  'two-drawn': law({
    offence: 'irregular-draw',
    title: 'Two cards drawn at once',
    gist: 'A player takes two cards from the stock instead of one.',
    aka: ['drew two', 'took two cards', 'two cards stuck together', 'saw the next card'],
    moment: 'draw',
    facts: {
      whose: fact('To whom did the second card belong?', 'Second card', {
        opponent: { label: 'To the opponent, who was to draw next', chip: 'Opponent’s next', if: 'if the second card belonged to the opponent' },
        later: { label: 'To nobody yet: both would have had theirs', chip: 'Nobody’s yet', if: 'if the second card belonged to nobody yet' },
      }),
      seen: yesNo('Has the drawer seen it?', 'Second card seen', 'if the drawer has seen the second card', 'if the drawer has not seen the second card'),
    },
    usual: { seen: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'A trick’s winner who drew two must show both. A loser may put the second back if unseen; if seen, it must be shown, and at the next draw the winner may draw two and keep one.',
      'uspc-1898': 'The opponent may see both cards and choose which one goes back, or make the player play twice without drawing.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By U.S. Playing Card the opponent sees both and chooses which goes back, or makes the player play two tricks without drawing. By Blue Ribbon a trick’s winner shows both; a loser puts the second back or, if it was seen, shows it, and the winner may next draw two and keep one.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { whose: 'opponent' }, then: [must('offender', showBoth)] },
          {
            when: { whose: 'later', seen: 'yes' },
            then: [must('offender', showSecond), allowed('opponent', drawTwoKeepOne)],
            note: 'The book gives the second of these for a loser of the trick who looks at both cards.',
          },
          { when: { whose: 'later', seen: 'no' }, then: [allowed('offender', putBack)] },
        ],
        [doubted(draws, 'It is not quite clear whether the opponent’s card must be shown if the drawer has not seen it; we read it so.'), late],
      ),
      'uspc-1898': says(
        [
          {
            then: [choice('opponent', [must('offender', turnUpBoth), choosesWhich('opponent', drawnBack)], must('offender', playTwiceUndrawn))],
          },
        ],
        uspc.twoDrawn,
      ),
      sierra: HISTORY,
    }),
    see: ['bezique.law.draw-out-of-turn'],
  }),
  'draw-out-of-turn': law({
    offence: 'irregular-draw',
    title: 'Drawn out of turn',
    gist: 'The loser of the trick draws first.',
    aka: ['drew first', 'took the wrong card', 'who draws first'],
    moment: 'draw',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The player must put the card back, and must show the card that they draw when their turn comes.' },
    readings: () => ({
      'blue-ribbon-1940': always([must('offender', restoreDrawn), must('offender', showDrawn)], late),
      'uspc-1898': silent('The winner of the trick draws first; the book does not say what a wrong order costs.'),
      sierra: HISTORY,
    }),
    see: ['bezique.law.two-drawn'],
  }),
  'uneven-stock': law({
    question: 'runs-out',
    title: 'Two cards and the trump left at the end',
    gist: 'The stock does not come out even: besides the trump there are two cards.',
    aka: ['one card over', 'odd card at the end', 'stock does not come out'],
    moment: 'draw',
    needs: ['turned-card'],
    facts: {},
    leads: { 'blue-ribbon-1940': 'The winner of the last trick takes the top card, and the loser takes the trump. The other card is left.' },
    readings: () => ({
      'blue-ribbon-1940': always(isDone(topDrawn), late),
      'uspc-1898': silent('The winner takes the last card and the loser the trump; an odd card is not thought of.'),
      sierra: HISTORY,
    }),
  }),
};
