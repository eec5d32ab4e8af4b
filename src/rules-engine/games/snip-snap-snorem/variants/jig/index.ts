import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { amendment, type FactsOf, fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { forEach, must, noPenaltyPrinted, notDecided, paysPoints, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { type SnipSnapSnorem, variant } from '../../code.ts';
import { beginSequence, lastOfFour, playHigher } from '../../words.ts';
import { own } from './points.ts';
import { account, deal } from './scorers.ts';

const { jig } = cites.blue;
const passage = doubted(jig, 'It tells what differs and who wins; that nothing is paid for a single card any more is how we read it.');
const BY_THE_CARD = 'The first out wins, and is paid for the cards left.';

const ENDED = {
  cards: fact('How many cards were played?', 'Cards played', {
    four: { label: 'Four', if: 'if four cards of the sequence were played' },
    fewer: { label: 'Fewer, and nobody could go on', chip: 'Fewer', if: 'if fewer than four were played and nobody could go on' },
  }),
} as const;

export default variant({
  title: 'Jig',
  aliases: ['Snip jig'],
  books: { 'blue-ribbon-1940': { heading: 'Jig', pages: '218', inherits: { from: 'snip-snap-snorem', cite: passage } } },
  has: { pool: false },
  players: { min: 2, max: 52, usual: 5, say: 'any number' },
  packs: ['standard-52'],
  glance: {
    'What changes': 'the next higher card of the suit, not the same rank',
    Length: 'four cards; then the player of the fourth begins anew',
    Winner: 'the first out of cards',
    Pay: '{points.card-left} for each card the others hold',
  },
  laws: {
    amend: {
      'held-back': {
        title: 'Next card held and not played',
        gist: 'A player has the next higher card of the suit, and lets the turn go by.',
        readings: (says) => ({ 'blue-ribbon-1940': says([{ then: [must('next-player', playHigher), noPenaltyPrinted] }], jig) }),
        leads: { 'blue-ribbon-1940': 'Not allowed: a player who has the next higher card of the suit must play it. The book names no penalty.' },
      },
      'leads-next': amendment<FactsOf<SnipSnapSnorem['laws']['leads-next']>, typeof ENDED>({
        title: 'Who begins after a sequence',
        gist: 'A sequence has come to its end.',
        facts: ENDED,
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { cards: 'four' }, then: [must(lastOfFour, beginSequence)] },
              { when: { cards: 'fewer' }, then: [notDecided], note: 'The book mentions only a sequence of four.' },
            ],
            jig,
          ),
        }),
      }),
    },
    add: {
      'player-out': law({
        question: 'who-pays',
        title: 'A player is out of cards',
        gist: 'Somebody has played their last card.',
        aka: ['who wins', 'first out', 'pay for cards in hand'],
        moment: 'hand-over',
        cases: [{ then: [wins('first-out', 'game'), forEach('card-left', paysPoints('each-other-player', 1, 'counter', 'first-out'))] }],
        cites: jig,
        see: ['snip-snap-snorem/jig.points.card-left'],
      }),
    },
    repeal: {
      'two-alike': 'Each card follows in suit, and there is but one of each.',
      'who-pays': BY_THE_CARD,
      'out-of-counters': BY_THE_CARD,
      'last-with-counters': BY_THE_CARD,
    },
  },
  points: { add: own, repeal: { start: BY_THE_CARD, matched: BY_THE_CARD, 'pool-won': BY_THE_CARD } },
  scorers: { deal, account },
  repealScorers: { pool: BY_THE_CARD },
  examples: [
    lawExample('first-card', passage, {}, 'The eldest hand lays down the five of clubs.', 'may lead any card'),
    lawExample('held-back', jig, {}, 'The five of clubs lies there, and she keeps the six.', 'must play the next higher card'),
    lawExample('leads-next', jig, { cards: 'four' }, 'Five, six, seven and eight of clubs are down.', 'must begin another sequence'),
    lawExample('leads-next', jig, { cards: 'fewer' }, 'The king of clubs is the third card.', 'does not cover'),
    lawExample('player-out', jig, {}, 'Ben plays his last card; the others hold eleven.', 'each card left'),
    valueExample('sequence', jig, 'The five of clubs begins.', 'Four cards'),
    scoreExample('deal', jig, { players: 'three', names: 'Ann.Ben.Cora', out: 'second', left: '7.0.4' }, 'Ben is out; eleven cards are left.', {
      Ann: -7,
      Ben: 11,
      Cora: -4,
    }),
    sheetExample(
      'account',
      jig,
      { players: 'three', names: 'Ann.Ben.Cora' },
      [
        { dealer: 'first', out: 'second', left: '7.0.4' },
        { dealer: 'second', out: 'third', left: '2.5.0' },
      ],
      'Ben wins eleven counters, then Cora seven.',
      { Ann: -9, Ben: 6, Cora: 3 },
      'Cora +3',
    ),
  ],
});
