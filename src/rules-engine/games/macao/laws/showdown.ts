import { fact, law } from '../../../laws/laws.ts';
import { cites } from '../cites.ts';
import { paid, standOff } from './payments.ts';

const { blue, uspc } = cites;
const BLUE = 'blue-ribbon-1940';
const USPC = 'uspc-1898';

export const showdown = {
  'player-bursts': law({
    question: 'who-wins',
    title: 'A player bursts',
    gist: 'A player draws past 9.',
    aka: ['bust', 'over nine', 'both bust', 'dealer busts too', 'overdrawn'],
    moment: 'draw',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [paid('burst', BLUE)], note: 'The stake is passed over when it happens.' }], [blue.game, blue.scoring]),
      [USPC]: says([{ then: [paid('burst', USPC)], note: 'At once.' }], [uspc.game, uspc.scoring]),
    }),
    see: ['macao.points.burst'],
  }),
  'dealer-bursts': law({
    question: 'who-wins',
    title: 'The dealer bursts',
    gist: 'The dealer draws past 9.',
    aka: ['dealer bust', 'dealer over nine', 'banker went over'],
    moment: 'showdown',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [paid('dealer-burst', BLUE)], note: 'That is, to each player who has not passed 9.' }], [blue.game, blue.scoring]),
      [USPC]: says(
        [{ then: [paid('dealer-burst', USPC)], note: 'A player who overdrew before has passed the stake over already.' }],
        [uspc.game, uspc.scoring],
      ),
    }),
    see: ['macao.points.dealer-burst', 'macao.law.player-bursts'],
  }),
  'equal-counts': law({
    question: 'tie',
    title: 'Equal counts',
    gist: 'The player and the dealer stand on the same count.',
    aka: ['push', 'tie', 'who wins a tie', 'stand-off', 'same count as the banker'],
    moment: 'showdown',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [standOff] }], blue.game),
      [USPC]: says([{ then: [standOff] }], [uspc.game, uspc.scoring]),
    }),
    see: ['macao.points.tie'],
  }),
  'drawn-nine': law({
    question: 'who-wins',
    title: 'Nine by drawing',
    gist: 'One of the two draws to exactly 9, and the other has less.',
    aka: ['drawn nine', 'does nine pay three times', 'three card nine', 'nine with a card drawn'],
    moment: 'showdown',
    facts: {
      who: fact('Who has drawn to nine?', 'Drew to nine', {
        player: { label: 'The player', if: 'if the player has drawn to nine' },
        dealer: { label: 'The dealer', if: 'if the dealer has drawn to nine' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'If the player drew to nine, the dealer pays 1 stake to the player. If the dealer did, the player pays 1 stake to the dealer.',
      'uspc-1898': 'If the player drew to nine, the dealer pays 1 stake to the player. If the dealer did, the player pays 1 stake to the dealer.',
    },
    usual: { who: 'player' },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'player' }, then: [paid('higher', BLUE)] },
          { when: { who: 'dealer' }, then: [paid('lower', BLUE)] },
        ],
        [blue.game, blue.scoring],
        'At vingt-et-un the number made by drawing is no natural.',
      ),
      [USPC]: says(
        [
          { when: { who: 'player' }, then: [paid('higher', USPC)], doubtful: true },
          { when: { who: 'dealer' }, then: [paid('lower', USPC)] },
        ],
        [uspc.game, uspc.nine],
        'Three times the stake is for a nine dealt.',
      ),
    }),
    see: ['macao.points.higher', 'macao.law.natural'],
  }),
};
