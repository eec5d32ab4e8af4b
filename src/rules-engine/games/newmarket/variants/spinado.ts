import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, must, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { beginAfresh, callSpin, leadLayoutCard, leadLowest, nextHolder, playNext, spinHolder } from '../words.ts';

const { lead, spin } = cites.blue;
const passage = doubted(
  spin,
  'The book asks that the player be in the lead; its example shows a player who has gone on with another’s sequence, so having just played is meant.',
);

export default variant({
  title: 'Spinado',
  aliases: ['Spin', 'Spin or spinado', 'Spinado newmarket'],
  books: { 'blue-ribbon-1940': { heading: 'Spin, or Spinado', pages: '374', inherits: { from: 'newmarket', cite: spin } } },
  players: { min: 3, max: 8, usual: 5 },
  packs: ['standard-52'],
  glance: {
    Spin: 'the ace of diamonds, which stops any sequence',
    When: 'right after the player’s own card',
    Then: 'the player begins a new sequence',
    'The rest': 'as in newmarket',
  },
  laws: {
    amend: {
      'next-card': {
        readings: () => ({
          'blue-ribbon-1940': always(must(nextHolder, playNext), [lead, spin], {
            note: 'The leader plays on as long as possible, and then names the card that is missing. After the leader the turn goes to the left. Spin stops the sequence, and the next card is wanted no more.',
          }),
        }),
      },
      'held-back': {
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [{ then: [must(nextHolder, playNext), noPenaltyPrinted], note: 'Once spin has stopped the sequence nobody has to.' }],
            [lead, spin],
          ),
        }),
      },
    },
    add: {
      spin: law({
        question: 'allowed',
        title: 'Spin called with the ace of diamonds',
        gist: 'The holder of the ace of diamonds would cut a sequence short with it.',
        aka: ['call spin', 'ace of diamonds stops it', 'when may I spin', 'spin out of turn', 'stop the sequence'],
        moment: 'play',
        facts: {
          last: fact('Did the player who would spin play the last card?', 'Played last card', {
            yes: { label: 'Yes', if: 'if the player who would spin played the last card' },
            no: { label: 'No', if: 'if the player who would spin did not play the last card' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'Only the player who played the latest card may play the ace of diamonds and stop the sequence. The book names no penalty.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { last: 'yes' }, then: [allowed(spinHolder, callSpin)] },
              { when: { last: 'no' }, then: [barred(spinHolder, callSpin), noPenaltyPrinted] },
            ],
            passage,
          ),
        }),
        see: ['newmarket/spinado.law.after-the-spin'],
      }),
      'after-the-spin': law({
        question: 'allowed',
        title: 'What is led after spin',
        gist: 'Spin has been called, and its caller has the lead.',
        aka: ['lead after spin', 'play a boodle card after spin', 'spin and then the king'],
        moment: 'next-lead',
        facts: {
          leads: fact('What would the player lead?', 'Wants to lead', {
            lowest: { label: 'The lowest card held of a suit', chip: 'Lowest of a suit', if: 'if it is the lowest held of a suit and no layout card' },
            layout: {
              label: 'A card of the layout, the lowest held of its suit',
              chip: 'Layout, lowest',
              if: 'if it is a layout card and the lowest held of its suit',
            },
            higher: {
              label: 'A card of the layout, with a lower one of its suit in hand',
              chip: 'Layout, not lowest',
              if: 'if it is a layout card and a lower one of its suit is held',
            },
          }),
        },
        leads: { 'blue-ribbon-1940': 'The player who called spin must lead the lowest card they hold of a suit. It may be a card of the layout.' },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { leads: 'lowest' }, then: [allowed(spinHolder, beginAfresh)] },
              { when: { leads: 'layout' }, then: [allowed(spinHolder, leadLayoutCard)] },
              { when: { leads: 'higher' }, then: [must(spinHolder, leadLowest)] },
            ],
            spin,
          ),
        }),
        see: ['newmarket.law.not-the-lowest'],
      }),
    },
  },
  points: {},
  scorers: {},
  examples: [
    lawExample('next-card', lead, {}, 'The leader says "no nine", and nobody has called spin.', 'must play it'),
    lawExample(
      'held-back',
      lead,
      { above: 'no' },
      'The king of hearts was wanted, and spin was not called.',
      'The holder of the next card of the suit must play it',
    ),
    lawExample(
      'spin',
      passage,
      { last: 'yes' },
      'Hearts have come to the jack; he plays the queen and then the ace of diamonds.',
      'may play the ace of diamonds',
    ),
    lawExample('spin', passage, { last: 'no' }, 'Another has just played the jack of hearts.', 'may not play the ace of diamonds'),
    lawExample('after-the-spin', spin, { leads: 'lowest' }, 'He goes on with the three of clubs, his lowest.', 'begin a new sequence'),
    lawExample('after-the-spin', spin, { leads: 'layout' }, 'The queen of spades lies in the layout and is his only spade.', 'may lead'),
    lawExample('after-the-spin', spin, { leads: 'higher' }, 'He has the queen of spades, and the four below it.', 'begin with the lowest'),
    scoreExample(
      'deal',
      spin,
      {
        players: 'three',
        names: 'Ann.Ben.Cora',
        dealer: 'third',
        bet: '5',
        on: '6.4.3.2',
        ace: 'nobody',
        king: 'nobody',
        queen: 'first',
        jack: 'nobody',
        out: 'first',
        left: '0.2.4',
      },
      'Ann calls spin, leads the queen of spades from the layout, and is out first.',
      { Ann: 4, Ben: -7, Cora: -9, Layout: 12 },
    ),
  ],
});
