import { fact, law, silent } from '../../../laws/laws.ts';
import { barred, handEnds, isVoid, losesGame, must, notDecided, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { playLongerGame } from '../words.ts';

export const gameLaws = {
  'false-claim': law({
    offence: 'miscall',
    title: 'Game claimed wrongly',
    gist: 'In the middle of a deal a player calls out that they have the points of the game, and the cards are looked at.',
    aka: ['said out and was not', 'called out too soon', 'false claim', 'claimed a thousand', 'short of the game'],
    moment: 'play',
    facts: {
      has: fact('Has the caller reached the game?', 'Reached the game', {
        yes: { label: 'Yes', if: 'if the caller has reached the game' },
        no: { label: 'No', if: 'if the caller has not reached the game' },
      }),
    },
    usual: { has: 'no' },
    leads: {
      'blue-ribbon-1940': 'If the caller does not have the points, the caller loses the game. If the caller has them, the caller wins.',
      donohue: 'If the caller does not have the points, the caller loses the game. If the caller has them, the caller wins, and play stops.',
      'uspc-1898':
        'If the caller does not have the points, the caller loses the game. If the caller has them, the caller wins, and cards not yet played do not count.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: a caller who has the points wins the game, and one who has not loses it. Only Donohue and U.S. Playing Card add that a true claim ends the play.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { has: 'yes' }, then: [wins('caller', 'game'), isVoid('cards')], note: 'The cards meant are those not yet played.' },
          { when: { has: 'no' }, then: [losesGame('caller')] },
        ],
        cites.uspc.twoHandedGame,
      ),
      donohue: says(
        [
          { when: { has: 'yes' }, then: [wins('caller', 'game'), handEnds] },
          { when: { has: 'no' }, then: [losesGame('caller')] },
        ],
        cites.donohue.twoHandedScoring,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { has: 'yes' }, then: [wins('caller', 'game')] },
          { when: { has: 'no' }, then: [losesGame('caller')], note: 'It does not matter what the other player has.' },
        ],
        cites.blue.twoHandGame,
      ),
      sierra: silent('The score is kept as points are made; nobody has to call.'),
    }),
    see: ['pinochle.law.both-reach-game'],
  }),
  'both-reach-game': law({
    question: 'who-goes-out',
    title: 'Both players reach the game',
    gist: 'Both players have the points of the game in the same deal.',
    aka: ['both out', 'both over a thousand', 'who wins', 'extend the game', '1250', 'called out too late'],
    moment: 'count',
    facts: {
      called: fact('Did anyone call out?', 'Called out', {
        'in-time': {
          label: 'One did, before the cards of the deal were touched for counting',
          chip: 'Before the count',
          if: 'if one called out before the cards were touched for counting',
        },
        late: {
          label: 'One did, after the last trick, when the cards had been touched for counting',
          chip: 'During the count',
          if: 'if one called out once the cards were touched for counting',
        },
        nobody: { label: 'Nobody did', chip: 'Nobody', if: 'if nobody called out' },
      }),
      first: fact('Who was there first?', 'First there', {
        known: { label: 'One of them, as the score shows', chip: 'Known', if: 'if the score shows who was there first' },
        untold: { label: 'It cannot be told', chip: 'Cannot be told', if: 'if it cannot be told who was there first' },
      }),
    },
    leads: {
      sierra: 'The player whose score reached the game first wins. If the score does not show who was first, the book does not cover this.',
      'uspc-1898': 'The player whose score reached the game first wins. If the score does not show who was first, the book does not cover this.',
      'blue-ribbon-1940': 'If a player called out before the cards were touched for counting, that player wins. If not, both play on to a game of 1250.',
      donohue: 'If a player called out before the cards were touched for counting, that player wins. If not, the book does not cover this.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Sierra and U.S. Playing Card the player whose score reached the game first wins; by Blue Ribbon and Donohue the player who called out before the cards were touched for counting. If nobody called out in time, by Blue Ribbon both play on to 1250; Donohue does not cover this.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { first: 'known' }, then: [wins('first-out', 'game')], note: 'The game ends at the moment at which the score reaches it.' },
          { when: { first: 'untold' }, then: [notDecided], note: 'The book gives the game to the score; a call gives no right that the score does not.' },
        ],
        cites.uspc.twoHandedGame,
      ),
      donohue: says(
        [
          { when: { called: 'in-time' }, then: [wins('caller', 'game')] },
          { when: { called: ['late', 'nobody'] }, then: [notDecided] },
        ],
        cites.donohue.twoHandedScoring,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { called: 'in-time' }, then: [wins('caller', 'game')] },
          {
            when: { called: 'late' },
            then: [barred('offender', 'claim-as-won'), must('all-players', playLongerGame)],
            note: `The game is then ${pointsOf(points['longer-game'], 'blue-ribbon-1940')}.`,
          },
          {
            when: { called: 'nobody' },
            then: [must('all-players', playLongerGame)],
            note: `The game is then ${pointsOf(points['longer-game'], 'blue-ribbon-1940')}.`,
          },
        ],
        cites.blue.twoHandGame,
      ),
      sierra: says(
        [
          { when: { first: 'known' }, then: [wins('first-out', 'game')] },
          { when: { first: 'untold' }, then: [notDecided] },
        ],
        cites.sierra.twoHanded,
        'Melds count when made and cards when the trick is won, so that one player is there first.',
      ),
    }),
    see: ['pinochle.law.false-claim', 'pinochle.points.longer-game'],
  }),
};
