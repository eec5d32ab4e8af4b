import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, must, passesTo, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { LOSING } from './points.ts';
import { betAnySum, diceBox, keepBank, leftOfBanker } from './words.ts';

export const laws = {
  'amount-bet': law({
    offence: 'irregular-bet',
    title: 'How much may be bet',
    gist: 'A player bets more than the banker likes.',
    aka: ['limit', 'banker refuses the bet', 'maximum bet', 'does the banker cover all bets'],
    moment: 'betting',
    cases: [{ then: [allowed('player', betAnySum)] }],
    cites: cites.blue.bets,
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Ten, more or less',
    gist: 'The banker has thrown three dice once.',
    aka: ['exactly ten', 'does ten win', 'ten on the nose', 'over ten', 'passed ten', 'under ten'],
    moment: 'throw',
    facts: {
      total: fact('What was thrown?', 'Thrown', {
        less: { label: '9 or less', if: 'if 9 or less was thrown' },
        ten: { label: '10', chip: 'Exactly 10', if: 'if exactly 10 was thrown' },
        more: { label: '11 or more', if: 'if 11 or more was thrown' },
      }),
    },
    usual: { total: 'ten' },
    leads: { 'blue-ribbon-1940': 'If 9 or less was thrown, the other players win the stakes. If 10 or more, the banker wins them.' },
    cases: [
      { when: { total: 'less' }, then: [wins('other-players', 'stakes')], doubtful: true },
      { when: { total: 'ten' }, then: [wins('banker', 'stakes')], note: 'This is what the banker has the better of the others by.' },
      { when: { total: 'more' }, then: [wins('banker', 'stakes')] },
    ],
    cites: [cites.blue.bets, cites.blue.ten, LOSING],
    see: ['passe-dix.points.ten-or-more', 'passe-dix.points.under-ten'],
  }),
  'who-throws-next': law({
    offence: 'seats-and-partners',
    title: 'Who is banker next',
    gist: 'A throw is settled, and it has to be known who holds the bank.',
    aka: ['when does the bank pass', 'who throws next', 'does the banker keep the dice', 'whose turn'],
    moment: 'hand-over',
    facts: {
      banker: fact('How did the throw end for the banker?', 'The banker', {
        won: { label: 'Won', if: 'if the banker won the throw' },
        lost: { label: 'Lost', if: 'if the banker lost the throw' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'A banker who won keeps the bank and throws again. A banker who lost passes the dice box to the player on the left.' },
    cases: [
      { when: { banker: 'won' }, then: [must('banker', keepBank)] },
      { when: { banker: 'lost' }, then: [passesTo(diceBox, leftOfBanker)] },
    ],
    cites: cites.blue.banker,
  }),
};
