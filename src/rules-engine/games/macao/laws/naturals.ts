import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { countAsNatural } from '../words.ts';
import { paid, standOff } from './payments.ts';

const { blue, uspc } = cites;
const BLUE = 'blue-ribbon-1940';
const USPC = 'uspc-1898';
const UNEQUAL = 'The book does not say whether the higher one is paid, or a natural answers any other.';

export const naturals = {
  natural: law({
    question: 'who-wins',
    title: 'Nine, eight or seven on the deal',
    gist: 'Somebody has 9, 8 or 7 in what was dealt, before anybody draws.',
    aka: ['natural', 'both have a natural', 'dealer has a nine', 'eight against nine', 'how much does a natural pay', 'dealt a nine'],
    moment: 'cards-lifted',
    facts: {
      who: fact('Who has a natural?', 'Natural', {
        player: { label: 'The player only', if: 'if only the player has a natural' },
        dealer: { label: 'The dealer only', if: 'if only the dealer has a natural' },
        equal: { label: 'Both, the same number', chip: 'Both, equal', if: 'if player and dealer have naturals of one number' },
        unequal: { label: 'Both, different numbers', chip: 'Both, unequal', if: 'if player and dealer have naturals of different numbers' },
      }),
      number: fact('Which number?', 'Number', {
        nine: { label: 'Nine', if: 'if the natural is a nine' },
        eight: { label: 'Eight', if: 'if the natural is an eight' },
        seven: { label: 'Seven', if: 'if the natural is a seven' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree on a player’s natural: the dealer pays 3 stakes for a nine, 2 for an eight and 1 for a seven. Only U.S. Playing Card covers a natural of the dealer: the player pays the same number of stakes.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'player', number: 'nine' }, then: [paid('nine-player', BLUE)] },
          { when: { who: 'player', number: 'eight' }, then: [paid('eight-player', BLUE)] },
          { when: { who: 'player', number: 'seven' }, then: [paid('seven-player', BLUE)] },
          {
            when: { who: 'dealer' },
            then: [notDecided],
            note: 'The section prices the naturals of the players. At vingt-et-un, of which it calls Macao a variation, the banker is paid for a natural at the same rate as the players.',
          },
          { when: { who: 'equal' }, then: [standOff] },
          { when: { who: 'unequal' }, then: [notDecided], note: UNEQUAL },
        ],
        blue.game,
      ),
      [USPC]: says(
        [
          { when: { who: 'player', number: 'nine' }, then: [paid('nine-player', USPC)] },
          { when: { who: 'player', number: 'eight' }, then: [paid('eight-player', USPC)] },
          { when: { who: 'player', number: 'seven' }, then: [paid('seven-player', USPC)] },
          { when: { who: 'dealer', number: 'nine' }, then: [paid('nine-dealer', USPC)] },
          { when: { who: 'dealer', number: 'eight' }, then: [paid('eight-dealer', USPC)] },
          { when: { who: 'dealer', number: 'seven' }, then: [paid('seven-dealer', USPC)] },
          { when: { who: 'equal' }, then: [standOff], note: 'As at vingt-et-un, where one natural offsets the other.' },
          { when: { who: 'unequal' }, then: [notDecided], note: UNEQUAL },
        ],
        [uspc.game, uspc.scoring],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'For a player’s nine the dealer pays 3 stakes, for an eight 2, for a seven 1. If both have the same number, nobody pays. The book gives no price for a natural of the dealer.',
      'uspc-1898':
        'A nine wins 3 stakes, an eight 2 and a seven 1, for player or dealer. If both have the same number, nobody pays. The book does not cover two different naturals.',
    },
    see: ['macao.points.nine-player', 'macao.points.nine-dealer'],
  }),
  'natural-in-two-cards': law({
    question: 'what-counts',
    title: 'Nine, eight or seven in two cards',
    gist: 'A player has a five and a four: is that a natural?',
    aka: ['two card natural', 'five and four', 'is it a natural', 'how many cards are dealt'],
    moment: 'cards-lifted',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [allowed('player', countAsNatural)], note: 'The first two cards dealt are what counts.' }], blue.game),
      [USPC]: says([{ then: [barred('player', countAsNatural)], note: 'One card is dealt; the second is drawn.' }], uspc.game),
    }),
    see: ['macao.points.count'],
  }),
  'dealt-past-nine': law({
    question: 'what-counts',
    title: 'The two cards dealt come to more than nine',
    gist: 'A player is dealt a six and a seven and has not drawn yet.',
    aka: ['dealt over nine', 'burst on the deal', 'first two cards too many', 'six and seven'],
    moment: 'cards-lifted',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [notDecided], note: 'Players are said to burst by drawing.' }], blue.game),
      [USPC]: silent('One card is dealt, and none counts more than 9.'),
    }),
    see: ['macao.law.player-bursts'],
  }),
};
