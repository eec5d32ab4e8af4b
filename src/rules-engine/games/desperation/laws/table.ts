import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { must, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { alternate, highestCut, sidePartners, talonOut } from '../words.ts';

const { uspc } = cites;

/** Before the play, and who has won. */
export const tableLaws = {
  partners: law({
    offence: 'seats-and-partners',
    title: 'Who are partners?',
    gist: 'The players sit down and choose their sides.',
    aka: ['how many can play', 'three players', 'four players', 'teams'],
    moment: 'before-play',
    facts: {
      players: fact('How many play?', 'Players', { six: { label: 'Six', if: 'if six play' }, fewer: { label: 'Three or four', if: 'if three or four play' } }),
    },
    leads: { 'uspc-1898': 'If six play, the partners sit at every second place. The book does not cover three or four players.' },
    cases: [
      { when: { players: 'six' }, then: [must(sidePartners, alternate)] },
      { when: { players: 'fewer' }, then: [notDecided], doubtful: true },
    ],
    cites: doubted(uspc.players, 'Partners are named for six. The book does not say how three or four sit.'),
  }),
  'first-leader': law({
    offence: 'seats-and-partners',
    title: 'Who leads?',
    gist: 'All have cut a card, and they want to know who begins.',
    aka: ['who starts', 'who goes first', 'high card or low card'],
    moment: 'before-play',
    facts: {
      cut: fact('What was cut?', 'Highest cut', {
        one: { label: 'One highest card', chip: 'One card', if: 'if one card cut is the highest' },
        same: { label: 'Two cards of the same rank are highest', chip: 'Two alike', if: 'if two cards of equal rank are the highest cut' },
      }),
    },
    usual: { cut: 'one' },
    cases: [
      { when: { cut: 'one' }, then: [wins(highestCut, 'lead')] },
      { when: { cut: 'same' }, then: [notDecided], note: 'The book does not mention two like cards.' },
    ],
    cites: uspc.leader,
    leads: { 'uspc-1898': 'The player who cut the highest card leads. The book does not decide between two equal cards.' },
  }),
  'hands-run-out': law({
    question: 'runs-out',
    title: 'No hands are left in the stack',
    gist: 'A player would take a hand, and the stack is empty.',
    aka: ['stack is empty', 'ran out of hands', 'no cards left to draw'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'The book ends the game with a talon and speaks of no other end.' }],
    cites: uspc.end,
  }),
  'talon-gone': law({
    question: 'who-wins',
    title: 'A talon is used up',
    gist: 'The last card of a talon goes to the middle.',
    aka: ['who wins', 'game over', 'finish the turn', 'talon empty'],
    moment: 'game-over',
    cases: [{ then: [wins(talonOut, 'game')], note: 'The game ends at once.' }],
    cites: [uspc.foundations, uspc.end],
    see: ['desperation.points.win'],
  }),
};
