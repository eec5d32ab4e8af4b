import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, must, passesTo } from '../../../laws/remedies.ts';
import { BLUE, cites, DONOHUE } from '../cites.ts';
import {
  beginOrLeaveIt,
  changeMen,
  chooseColour,
  drawLots,
  holderOfBlack,
  lotWinner,
  moveFirst,
  otherThanMovedFirst,
  playAsAgreed,
  playOnBlack,
  playOnWhite,
} from '../words.ts';

export const setUpLaws = {
  'which-squares': law({
    question: 'obliged',
    title: 'Black squares or white',
    gist: 'The men are to be set up, and the players are not of one mind about the colour of the squares.',
    aka: ['which colour do we play on', 'dark squares', 'light squares', 'double corner', 'board turned the wrong way'],
    moment: 'set-up',
    facts: {
      agreed: fact('Was it agreed beforehand?', 'Agreed before', {
        no: { label: 'No', if: 'if it was not agreed beforehand' },
        yes: { label: 'Yes', if: 'if it was agreed beforehand' },
      }),
    },
    usual: { agreed: 'no' },
    leads: { donohue: 'Both sides play on the white squares, if nothing else was agreed beforehand.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon play is on the black squares; by Donohue it is on the white squares, if nothing else was agreed.',
    },
    readings: (says) => ({
      [BLUE]: always(must('both-sides', playOnBlack), [cites.blue.law(2), cites.blue.law(4), cites.blue.board], {
        note: 'The corner at the left hand of each player is then black. Only in printed diagrams do the men stand on white.',
      }),
      [DONOHUE]: says(
        [
          { when: { agreed: 'no' }, then: [must('both-sides', playOnWhite)] },
          { when: { agreed: 'yes' }, then: [must('both-sides', playAsAgreed)] },
        ],
        cites.donohue.law(12),
        'Black squares are named as the custom of Scotland.',
      ),
    }),
    see: ['checkers.rule.board'],
  }),
  'first-move': law({
    offence: 'seats-and-partners',
    title: 'Who moves first, and with which men',
    gist: 'The players are not agreed who begins, or who has which colour.',
    aka: ['who goes first', 'does black move first', 'does the winner begin', 'red moves first', 'change colours'],
    moment: 'set-up',
    facts: {
      game: fact('Which game is it?', 'Game', {
        first: { label: 'The first of the sitting', chip: 'The first', if: 'if it is the first game of the sitting' },
        next: { label: 'A later one, the last being won or drawn', chip: 'A later one', if: 'if the game before it was won or drawn' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'In the first game lots are drawn for the colour; later the players change colours. Black moves first.',
      donohue: 'In the first game lots are drawn for the choice of first move; later, it alternates.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon black always moves first, and the winner of the lot chooses the colour; by Donohue the winner of the lot chooses who moves first.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { game: 'first' }, then: [must('both-sides', drawLots), allowed(lotWinner, chooseColour), must(holderOfBlack, moveFirst)] },
          { when: { game: 'next' }, then: [must('both-sides', changeMen), must(holderOfBlack, moveFirst)] },
        ],
        cites.blue.law(5, 6, 7),
      ),
      [DONOHUE]: says(
        [
          {
            when: { game: 'first' },
            then: [must('both-sides', drawLots), allowed(lotWinner, beginOrLeaveIt)],
            note: 'Lots are drawn for the men as well as for the move.',
          },
          { when: { game: 'next' }, then: [passesTo('first-move', otherThanMovedFirst), must('both-sides', changeMen)] },
        ],
        cites.donohue.law(1),
      ),
    }),
    see: ['checkers.rule.colours'],
  }),
} as const;
