import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, notDecided, pays, paysPoints, scoresAmount, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites, NO_TRICK } from '../cites.ts';
import { points } from '../points/index.ts';
import {
  acePlaced,
  acrossPlayer,
  askedInError,
  askForIt,
  askNow,
  breaker,
  cardHolder,
  consolation,
  consolationsReturned,
  dealtLast,
  dueForLed,
  espagnoletteHolder,
  fewestTricks,
  forcer,
  maker,
  partyWinner,
  reversisPrice,
  sidePlayers,
  stakeOfHis,
  stakeOfQuinola,
  theParty,
  undertaker,
} from '../words.ts';

const { law: laws, payments: paid, party, stakes, reversis } = cites.donohue;
const fish = (key: 'reversis-side' | 'reversis-opposite') => pointsOf(points[key], 'donohue');

/** Who is paid, how much, and until when it may be claimed. */
export const payments = {
  'quinola-placed-or-forced': law({
    question: 'who-pays',
    title: 'A quinola placed, forced or led',
    gist: 'The knave or queen of hearts has been played, and its stake lies in the pool.',
    aka: ['quinola forced', 'quinola placed', 'led the knave of hearts', 'jack of hearts alone', 'king of hearts led'],
    moment: 'play',
    facts: {
      how: fact('How was it played?', 'Quinola played', {
        placed: { label: 'Without following suit', chip: 'Placed', if: 'if the quinola was played without following suit' },
        forced: { label: 'It had to follow suit', chip: 'Forced', if: 'if the quinola had to follow suit' },
        led: { label: 'It was led', chip: 'Led', if: 'if the quinola was led' },
      }),
    },
    leads: {
      donohue:
        'A quinola played off suit wins its player stake and consolation. If it was forced, its player pays the stake, and the one who forced it gets consolation. There are more cases.',
    },
    cases: [
      { when: { how: 'placed' }, then: [scoresAmount(cardHolder, stakeOfQuinola), scoresAmount(cardHolder, consolation)] },
      {
        when: { how: 'forced' },
        then: [pays(cardHolder, stakeOfQuinola, 'pool'), pays('each-other-player', consolation, forcer)],
        note: 'The player of the quinola is among those who pay the consolation.',
      },
      {
        when: { how: 'led' },
        then: [pays(cardHolder, stakeOfQuinola, 'pool'), scoresAmount(partyWinner, consolation)],
        note: 'The winner of the party has to ask for it; the book does not say who pays.',
      },
    ],
    note: 'In a reversis it is otherwise.',
    cites: [stakes, paid],
    see: ['reversis.law.reversis-made-or-broken', 'reversis.points.great-cap', 'reversis.points.great-quinola'],
  }),
  'ace-placed-or-forced': law({
    question: 'who-pays',
    title: 'An ace placed, forced or led',
    gist: 'An ace has been played, and something is due for it.',
    aka: ['ace on a renounce', 'ace forced', 'led an ace', 'what do I get for the ace'],
    moment: 'play',
    facts: {
      how: fact('How was it played?', 'Ace played', {
        placed: { label: 'Without following suit', chip: 'Placed', if: 'if the ace was played without following suit' },
        forced: { label: 'It had to follow suit', chip: 'Forced', if: 'if the ace had to follow suit' },
        led: { label: 'It was led', chip: 'Led', if: 'if the ace was led' },
      }),
    },
    leads: {
      donohue:
        'If the ace was played off suit, the trick’s winner pays its player 1 fish (2 for diamonds). If it was forced, each player pays that to the one who forced it. There are more cases.',
    },
    cases: [
      { when: { how: 'placed' }, then: [pays('trick-winner', acePlaced, cardHolder)] },
      { when: { how: 'forced' }, then: [pays('each-other-player', acePlaced, forcer)], note: 'The player of the ace is among those who pay.' },
      {
        when: { how: 'led' },
        then: [scoresAmount(partyWinner, acePlaced)],
        note: 'The winner of the party has to ask for it; the book does not say who pays.',
      },
    ],
    cites: paid,
    see: ['reversis.points.ace', 'reversis.points.last-card'],
  }),
  'tie-for-the-party': law({
    question: 'tie',
    title: 'Two are equal for the party',
    gist: 'Two players have equal points, and only one can win the party, the payment for each deal.',
    aka: ['same points', 'equal points', 'best placed', 'tie for the party'],
    moment: 'count',
    facts: {
      tricks: fact('Have they as many tricks as each other?', 'Equal in tricks', {
        fewer: { label: 'No, one has fewer', chip: 'No', if: 'if one of the two has fewer tricks' },
        same: { label: 'Yes', if: 'if the two have equally many tricks' },
      }),
      espagnolette: fact('Has one of them played an espagnolette and won no trick?', 'Espagnolette', {
        yes: { label: 'Yes', chip: 'Without a trick', if: 'if one of them won no trick on an espagnolette' },
        no: { label: 'No', chip: 'None such', if: 'if neither played an espagnolette without a trick' },
      }),
    },
    usual: { espagnolette: 'no' },
    leads: {
      donohue:
        'The player with fewer tricks wins the party. If the tricks are equal too, one who played an espagnolette and won no trick wins it. If neither did, the one who dealt last wins it.',
    },
    cases: [
      { when: { tricks: 'fewer' }, then: [wins(fewestTricks, theParty)], doubtful: true },
      { when: { tricks: 'same', espagnolette: 'no' }, then: [wins(dealtLast, theParty)] },
      { when: { tricks: 'same', espagnolette: 'yes' }, then: [wins(espagnoletteHolder, theParty)] },
    ],
    cites: doubted(party, NO_TRICK),
    see: ['reversis.points.party-winner'],
  }),
  'who-pays-the-party': law({
    question: 'who-pays',
    title: 'Who pays the party',
    gist: 'The party, the payment for each deal, is won, and somebody has to pay it.',
    aka: ['who loses the party', 'most points pays', 'pay the party'],
    moment: 'count',
    cases: [
      {
        then: [notDecided],
        note: 'A hint speaks of one player who loses the party and, if sitting opposite, pays double. Our counts take the one with most points, then most tricks, then worst placed.',
      },
    ],
    cites: [paid, cites.donohue.hints],
    see: ['reversis.points.party'],
  }),
  'reversis-made-or-broken': law({
    question: 'who-pays',
    title: 'A reversis made or broken',
    gist: 'One player has won the first nine tricks, and nobody has an espagnolette.',
    aka: ['all the tricks', 'broken reversis', 'failed reversis', 'nine tricks then lost one'],
    moment: 'hand-over',
    facts: {
      end: fact('How did it end?', 'Reversis', {
        made: { label: 'The player won all eleven', chip: 'Made', if: 'if the player won all eleven tricks' },
        broken: { label: 'The player lost one of the last two', chip: 'Broken', if: 'if the player lost one of the last two tricks' },
      }),
    },
    leads: {
      donohue:
        'If the reversis is made, its player gets 40 fish from the player opposite and 20 from each of the two others. If it is broken, its player pays 80 fish to the one who broke it.',
    },
    cases: [
      {
        when: { end: 'made' },
        then: [
          paysPoints(sidePlayers, fish('reversis-side'), 'fish', maker),
          paysPoints(acrossPlayer, fish('reversis-opposite'), 'fish', maker),
          isDone(consolationsReturned),
        ],
        note: 'A quinola that the maker of the reversis played before the last two tricks draws its stake.',
      },
      { when: { end: 'broken' }, then: [pays(undertaker, reversisPrice, breaker), pays(undertaker, stakeOfHis, 'pool')] },
    ],
    note: 'There is no party. The quinolas of the others are plain cards, and their pools are left as they are.',
    cites: [reversis, paid],
    see: ['reversis.law.espagnolette-and-reversis', 'reversis.points.own-quinola', 'reversis.points.reversis-broken'],
  }),
  'led-cards-claimed-by-another': law({
    offence: 'wrong-penalty',
    title: 'Aces or quinolas led out, claimed by the wrong player',
    gist: 'A player who has not won the party asks to be paid for aces or quinolas that were led.',
    aka: ['asked for the aces', 'thought he had won the party', 'claimed for somebody else'],
    moment: 'count',
    facts: {
      asked: fact('Had the winner of the party asked already?', 'Winner had asked', {
        no: { label: 'No', if: 'if the winner of the party had not asked' },
        yes: { label: 'Yes', if: 'if the winner of the party had asked already' },
      }),
    },
    usual: { asked: 'no' },
    leads: {
      donohue:
        'If the winner of the party had not asked yet, the player who asked must pay the winner what was due for those cards. If the winner had already asked, the book does not cover this.',
    },
    cases: [
      { when: { asked: 'no' }, then: [pays(askedInError, dueForLed, partyWinner)] },
      { when: { asked: 'yes' }, then: [notDecided] },
    ],
    note: 'It makes no difference whether this was an error or meant to favour the winner.',
    cites: laws('VIII'),
  }),
  'payment-asked-late': law({
    offence: 'under-score',
    title: 'A payment asked for too late',
    gist: 'Somebody remembers that an ace, a quinola, the party or a stake was never paid.',
    aka: ['forgot to ask', 'asked too late', 'never got paid', 'cards cut already', 'want my fish for the ace'],
    moment: 'next-cut',
    facts: {
      cut: fact('Are the cards cut for the next deal?', 'Next deal cut', {
        no: { label: 'No', if: 'before the cards are cut for the next deal' },
        yes: { label: 'Yes', if: 'once the cards are cut for the next deal' },
      }),
    },
    usual: { cut: 'yes' },
    leads: { donohue: 'The payment may be asked for until the cards are cut for the next deal. After that, it may not.' },
    cases: [
      { when: { cut: 'yes' }, then: [barred('player', askNow)] },
      { when: { cut: 'no' }, then: [allowed('player', askForIt)] },
    ],
    cites: laws('X'),
  }),
};
