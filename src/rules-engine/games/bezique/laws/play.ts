// Leads, tricks, and the end of a game.
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { isDone, loses, notDecided, permitted, stands, takesBack, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { firstPlayed, replayed } from '../words.ts';
import { HISTORY } from './silences.ts';

const { blue, uspc } = cites;
const FREE = { when: { stock: 'left' }, then: [permitted], note: 'Any card may be played while the stock lasts.' } as const;

export const playLaws = {
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads although the other won the trick.',
    aka: ['led out of turn', 'wrong lead', 'not his lead'],
    moment: 'lead',
    facts: {
      what: fact('What has happened since?', 'Wrong lead', {
        called: {
          label: 'Attention was called to it, and it is not played to',
          chip: 'Called in time',
          if: 'if attention is called to the lead before it is played to',
        },
        played: { label: 'The other has played to it', chip: 'Played to', if: 'once the opponent has played to the wrong lead' },
      }),
    },
    usual: { what: 'called' },
    leads: { 'blue-ribbon-1940': 'If it is noticed before the opponent plays, the card is taken back. Once the opponent has played to it, the trick stands.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'called' }, then: [takesBack('offender', 'card')] },
          { when: { what: 'played' }, then: [stands('trick')] },
        ],
        blue.penalties,
      ),
      'uspc-1898': silent('The winner of the trick leads; the book does not say what a wrong lead costs.'),
      sierra: HISTORY,
    }),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Not following, winning or trumping',
    gist: 'A player does not follow suit, or does not win the trick, though able.',
    aka: ['renege', 'did not head the trick', 'did not trump', 'last eight tricks', 'had a trump and did not use it', 'forty off', 'must follow suit'],
    moment: 'play',
    needs: ['tricks'],
    facts: {
      stock: fact('Is there a stock to draw from?', 'Stock', {
        left: { label: 'Yes', chip: 'Cards left', if: 'while cards are left in the stock' },
        gone: { label: 'No: it is one of the last tricks', chip: 'Used up', if: 'once the stock is used up' },
      }),
    },
    usual: { stock: 'gone' },
    leads: {
      'blue-ribbon-1940': 'With the stock gone, the hand is replayed from the error. Earlier, any card is allowed.',
      'uspc-1898': 'With the stock gone, the player loses 40 points. Earlier, any card is allowed.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only once the stock is gone: by Blue Ribbon the hand is replayed from the error; by U.S. Playing Card the player loses 40 points. By both, any card may be played while cards are left in the stock.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [FREE, { when: { stock: 'gone' }, then: [takesBack('offender', 'cards'), isDone(replayed)] }],
        [blue.object, blue.end, blue.penalties],
      ),
      'uspc-1898': says(
        [FREE, { when: { stock: 'gone' }, then: [loses('offender', -pointsOf(points['rule-broken'], 'uspc-1898'))] }],
        [uspc.follow, uspc.forty],
      ),
      sierra: HISTORY,
    }),
    see: ['bezique.points.rule-broken'],
  }),
  'like-cards': law({
    question: 'who-wins',
    title: 'Two like cards in one trick',
    gist: 'The same card of the same suit comes down twice.',
    aka: ['both aces of hearts', 'same card twice', 'identical cards', 'duplicate cards'],
    moment: 'play',
    needs: ['tricks'],
    facts: {},
    leads: { 'blue-ribbon-1940': 'Of the two, the card played first wins the trick.', 'uspc-1898': 'Of the two, the card played first wins the trick.' },
    readings: () => ({
      'blue-ribbon-1940': always(wins(firstPlayed, 'trick'), blue.object),
      'uspc-1898': always(wins(firstPlayed, 'trick'), uspc.alike),
      sierra: HISTORY,
    }),
  }),
  'both-reach-game': law({
    question: 'who-goes-out',
    title: 'Both have the points of the game',
    gist: 'When the deal is counted more than one player is past the number that wins.',
    aka: ['both out', 'both over a thousand', 'who wins', 'tie', 'equal scores'],
    moment: 'count',
    facts: {
      equal: yesNo('Are the two scores equal?', 'Scores equal', 'if the two scores are equal', 'if the two scores are not equal'),
      brisques: fact('When are aces and tens scored?', 'Aces and tens', {
        taken: { label: 'As they are taken', chip: 'Scored as taken', if: 'if aces and tens are scored as they are taken' },
        after: { label: 'After the last trick', chip: 'Scored at the end', if: 'if aces and tens are scored after the last trick' },
      }),
    },
    usual: { equal: 'no' },
    leads: {
      'uspc-1898':
        'If aces and tens are scored after the last trick, the higher score wins. In a tie, the winner of the last trick wins. The book covers nothing else.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { equal: 'yes' }, then: [wins('last-trick-winner', 'game')] },
          {
            when: { equal: 'no', brisques: 'after' },
            then: [wins('higher-score', 'game')],
            note: 'They are not counted at all where declarations have already made somebody out.',
          },
          { when: { equal: 'no', brisques: 'taken' }, then: [notDecided], note: 'The rule of the higher score is given for aces and tens counted at the end.' },
        ],
        [uspc.brisques, uspc.tie],
      ),
      'blue-ribbon-1940': silent('Everything is scored at once, so that one is there first; the book does not mention a tie.'),
      sierra: HISTORY,
    }),
    see: ['bezique.points.game', 'bezique.points.brisque'],
  }),
};
