import { doubted } from '../../laws/cites.ts';
import { always, fact, law, silent } from '../../laws/laws.ts';
import { cardExposed, choice, countsAsRevoke, divide, handEnds, mayRequire, must, newDeal, notDecided, pays, paysPoints, wins } from '../../laws/remedies.ts';
import { REVOKE_STAGE, WHEN_MIXED } from '../../laws/trick-facts.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { bast, bringBastsTogether, bringGreatestBast, furnishPool, newDealer, tablePayment, theBasts } from './words.ts';

const fish = (key: keyof typeof points) => pointsOf(points[key], 'donohue');

const CLAUSE = doubted(cites.donohue.scoring, 'The clause speaks of the play. The book does not say that the penalties of whist go with it.');

export const laws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer deals wrongly.',
    aka: ['missed deal', 'dealt wrong', 'does a misdeal lose the deal'],
    moment: 'deal',
    facts: {},
    leads: { donohue: 'The dealer pays 4 fish (counters) to the pool and deals again.' },
    readings: () => ({
      donohue: always([newDeal(), paysPoints('dealer', fish('misdeal'), 'fish', 'pool')], cites.donohue.deal),
      'blue-ribbon-1940': silent(),
    }),
    see: ['boston.points.misdeal'],
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'All pass',
    gist: 'Nobody declares.',
    aka: ['everybody passed', 'no bid', 'cards thrown up', 'nobody wants to play'],
    moment: 'bidding',
    facts: {},
    leads: { donohue: 'The player on the dealer’s left is the new dealer, pays 4 fish (counters) to the pool and deals again.' },
    readings: () => ({
      donohue: always([newDeal('left-of-dealer'), paysPoints(newDealer, fish('dealers-stake'), 'fish', 'pool')], cites.donohue.deal),
      'blue-ribbon-1940': silent(),
    }),
  }),
  'tricks-not-made': law({
    question: 'not-made',
    title: 'Tricks not made: who pays',
    gist: 'The player, or player and partner, do not take the tricks undertaken.',
    aka: ['bast', 'beasted', 'basted', 'partner failed', 'who bears the loss', 'went down'],
    moment: 'hand-over',
    facts: {
      who: fact('Who failed?', 'Who failed', {
        alone: { label: 'A player without a partner', chip: 'Without a partner', if: 'if a player without a partner failed' },
        both: { label: 'Player and partner, both of them', chip: 'Both partners', if: 'if both partners failed' },
        one: { label: 'One of the two; the other took the number declared', chip: 'One of them', if: 'if one partner failed and the other did not' },
        neither: {
          label: 'One of the two, but together they took the whole number',
          chip: 'One, covered',
          if: 'if one partner failed but together they took enough',
        },
      }),
    },
    usual: { who: 'alone' },
    leads: {
      donohue:
        'A lone player pays each opponent by the Boston table, and the pool a fine (bast) as large as all bets. If both partners failed, each pays half of this. There are more cases.',
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { who: 'alone' },
            then: [pays('offender', tablePayment, 'each-opponent'), pays('offender', bast, 'pool')],
            note: 'Each of the three opponents is paid in full.',
          },
          {
            when: { who: 'both' },
            then: [pays('offending-side', tablePayment, 'opponents'), divide('offending-side', 'penalty'), pays('offending-side', bast, 'pool')],
            note: 'The two bear it in equal parts.',
          },
          {
            when: { who: 'one' },
            then: [pays('offender', tablePayment, 'opponents'), pays('offender', bast, 'pool')],
            note: 'The one who failed bears the whole loss. The book does not say separately whether the bast is that player’s alone too.',
          },
          {
            when: { who: 'neither' },
            then: [pays('opponents', tablePayment, 'side-of-caller'), wins('side-of-caller', 'pool')],
            note: 'Their tricks are reckoned jointly, and so they have succeeded.',
          },
        ],
        [cites.donohue.basts, cites.donohue.scoring],
        'A bast is laid aside and enters the pool only after somebody has emptied it.',
      ),
      'blue-ribbon-1940': silent('Payments for tricks short are called complicated, and none is given.'),
    }),
    see: ['boston.points.five'],
  }),
  'misere-wins-a-trick': law({
    question: 'not-made',
    title: 'Misère player wins a trick',
    gist: 'A player who has declared misère has to take a trick.',
    aka: ['lost the misere', 'took a trick in misere', 'does the hand go on'],
    moment: 'play',
    facts: {
      which: fact('Which misère was declared?', 'Misère', {
        petite: { label: 'Petite misère', chip: 'Petite', if: 'if petite misère was declared' },
        grande: { label: 'Grande misère', chip: 'Grande', if: 'if grande misère was declared' },
        'petite-ouverte': { label: 'Petite misère ouverte', chip: 'Petite ouverte', if: 'if petite misère ouverte was declared' },
        'grande-ouverte': { label: 'Grande misère ouverte', chip: 'Grande ouverte', if: 'if grande misère ouverte was declared' },
      }),
    },
    leads: {
      donohue:
        'Play stops. The player pays each other player 4 fish at petite misère, 8 at grande (ouverte: 16 or 32), and also pays the pool a bast (a fine equal to the bets).',
    },
    readings: (says) => ({
      donohue: says(
        (
          [
            ['petite', 'petite-misere'],
            ['grande', 'grande-misere'],
            ['petite-ouverte', 'petite-misere-ouverte'],
            ['grande-ouverte', 'grande-misere-ouverte'],
          ] as const
        ).map(([which, key]) => ({
          when: { which },
          then: [handEnds, paysPoints('offender', fish(key), 'fish', 'each-other-player'), pays('offender', bast, 'pool')],
        })),
        [cites.donohue.play],
      ),
      'blue-ribbon-1940': silent('What a misère that fails pays is not given.'),
    }),
    see: ['boston.points.petite-misere'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who holds a card of the suit led plays one of another suit.',
    aka: ['renege', 'did not follow suit', 'revoked at boston'],
    moment: 'play',
    facts: { found: REVOKE_STAGE },
    leads: {
      donohue:
        'Until the trick is turned over, the other side may make the player play highest or lowest of the suit, or leave the wrong card face up and call it. Later, the book has no rule.',
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { found: ['open', 'asked'] },
            then: [choice('opponents', mayRequire('opponents', 'offender', 'play-highest-or-lowest'), cardExposed())],
            note: 'The card wrongly played may be called at any later time when that forces no revoke.',
          },
          {
            when: { found: 'quitted' },
            then: [notDecided],
            note: 'Whist takes three points or three tricks. Here nothing is counted in points, and the book does not say what is due in fish.',
          },
        ],
        [CLAUSE, cites.donohue.revoking],
      ),
      'blue-ribbon-1940': silent(),
    }),
  }),
  'tricks-mixed': law({
    offence: 'revoke',
    title: 'Cards mixed when a revoke is claimed',
    gist: 'The side accused of a revoke mixes its cards.',
    aka: ['mixed the tricks', 'threw the cards together'],
    moment: 'hand-over',
    facts: { when: WHEN_MIXED },
    leads: {
      donohue: 'If the tricks were mixed after the claim, the revoke counts as proved. If they were mixed before the claim, the book does not cover this.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { when: 'after' }, then: [countsAsRevoke], note: 'It is taken as proved.' },
          { when: { when: 'before' }, then: [notDecided] },
        ],
        [CLAUSE, cites.donohue.tricksMixed],
      ),
      'blue-ribbon-1940': silent(),
    }),
    see: ['boston.law.revoke'],
  }),
  'several-basts': law({
    question: 'who-pays',
    title: 'Several basts and a won pool',
    gist: 'The pool has been won, and several basts (fines not yet put into a pool) lie aside.',
    aka: ['which bast goes in first', 'how does the game end', 'share the basts'],
    moment: 'game-over',
    facts: {
      finish: fact('Do the players wish to end the game?', 'End the game', {
        no: { label: 'No', if: 'if the game goes on' },
        yes: { label: 'Yes', if: 'if the players wish to end the game' },
      }),
    },
    usual: { finish: 'no' },
    leads: {
      donohue:
        'All the players fill the pool anew, and the greatest bast goes in first. To end the game, they may put several basts in at once or, if all agree, share them out.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { finish: 'no' }, then: [must('all-players', furnishPool), must('all-players', bringGreatestBast)] },
          {
            when: { finish: 'yes' },
            then: [choice('all-players', must('all-players', bringBastsTogether), divide('all-players', theBasts))],
            note: 'Sharing them needs a completed round and the consent of all.',
          },
        ],
        [cites.donohue.basts, cites.donohue.play],
        'Until all basts are used up the game cannot end in any other way.',
      ),
      'blue-ribbon-1940': silent(),
    }),
  }),
};
