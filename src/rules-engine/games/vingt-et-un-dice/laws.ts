import { doubted } from '../../laws/cites.ts';
import { always, fact, law, silent } from '../../laws/laws.ts';
import { allowed, barred, divide, losesGame, must, noPenaltyPrinted, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { callTotal, farthest, nearest, shareInRound, stopOrThrow } from './words.ts';

const STOPPING = 'The play is described as throwing on until 21 is reached or passed; that a player may stop before is understood from what most of them do.';

export const laws = {
  'total-not-called': law({
    offence: 'miscall',
    title: 'Total not called, or called wrongly',
    gist: 'A player throws on without saying what they have, or adds it up wrongly.',
    aka: ['added wrong', 'did not say his total', 'miscounted', 'call the total'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([must('player', callTotal), noPenaltyPrinted], cites.blue.throwing, { note: 'So that all can agree to it.' }),
      donohue: silent('It does not ask that anything be called.'),
    }),
  }),
  'when-to-stop': law({
    question: 'obliged',
    title: 'When to stop',
    gist: 'A player who is not yet at 21 has to throw again or stop.',
    aka: ['have to throw on 17', 'stand', 'stick', 'must I throw again', 'stop at 18'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(allowed('player', stopOrThrow), [doubted(cites.blue.throwing, STOPPING), cites.blue.custom], {
        note: 'Most go on with 17 or less, and are content with 18 or more.',
      }),
      donohue: always(allowed('player', stopOrThrow), cites.donohue.throwing, { note: 'As often as it takes to come near to 21.' }),
    }),
  }),
  'over-twenty-one': law({
    question: 'what-counts',
    title: 'Over twenty-one',
    gist: 'A player has thrown 22 or more.',
    aka: ['burst', 'bust', 'busted', 'over 21', 'twenty-two'],
    moment: 'throw',
    facts: {},
    verdict: { kind: 'agree', say: 'Both books agree that the player is out of that round and cannot win it.' },
    readings: () => ({
      'blue-ribbon-1940': always(barred('player', 'win-pool'), cites.blue.burst),
      donohue: always(barred('player', shareInRound), cites.donohue.throwing),
    }),
    see: ['vingt-et-un-dice.points.target'],
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Who wins the round',
    gist: 'All have thrown, and one is nearer to 21 than the others.',
    aka: ['nearest to 21', 'who pays for the drinks', 'who loses', 'does 21 win'],
    moment: 'count',
    facts: {
      for: fact('What is played for?', 'Played for', {
        pool: { label: 'A pool, or the game', chip: 'A pool or the game', if: 'if it is played for a pool, or for the game' },
        forfeit: { label: 'A forfeit that one has to pay', chip: 'A forfeit', if: 'if it is played for a forfeit that one has to pay' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The player nearest to twenty-one and not over it wins the pool. If it is played for a forfeit, the book does not cover this.',
      donohue: 'The player nearest to twenty-one and not over it wins the game. If it is played for a forfeit, the player farthest from twenty-one loses.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that the player nearest to twenty-one, and not over it, wins. Only Donohue has a rule if one player is to pay a forfeit: the player farthest from twenty-one loses.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { for: 'pool' }, then: [wins(nearest, 'pool')] },
          { when: { for: 'forfeit' }, then: [notDecided], note: 'The book knows the pool alone.' },
        ],
        cites.blue.wins,
      ),
      donohue: says(
        [
          { when: { for: 'pool' }, then: [wins(nearest, 'game')] },
          { when: { for: 'forfeit' }, then: [losesGame(farthest)], note: 'The book does not say whether one who has burst is farthest.' },
        ],
        [cites.donohue.wins, cites.donohue.forfeit],
      ),
    }),
    see: ['vingt-et-un-dice.points.pool'],
  }),
  tie: law({
    question: 'tie',
    title: 'Two equally near',
    gist: 'Two or more players are equally near to 21.',
    aka: ['tie', 'both have 20', 'same total', 'split the pool'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(divide('tied-players', 'pool'), cites.blue.ties),
      donohue: always(notDecided, cites.donohue.wins),
    }),
  }),
  'all-burst': law({
    question: 'who-wins',
    title: 'All have burst',
    gist: 'Nobody has 21 or less.',
    aka: ['everyone bust', 'all over 21', 'nobody wins'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(notDecided, cites.blue.wins),
      donohue: always(notDecided, cites.donohue.wins),
    }),
  }),
};
