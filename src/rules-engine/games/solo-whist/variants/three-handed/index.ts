import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { redCounter } from '../../words.ts';
import { CHAPTER, otherTrump } from '../shared/paragraph.ts';
import { account, deal } from './scorers.ts';

export default variant({
  title: 'Three-hand solo whist',
  aliases: ['Solo for three', 'Three-handed solo'],
  books: { 'blue-ribbon-1940': { heading: 'Three Hand (Solo Whist)', pages: '365', inherits: CHAPTER } },
  players: { min: 3, max: 3 },
  packs: ['short-40'],
  has: { partners: false },
  glance: {
    Pack: '40 cards, without the twos, threes and fours',
    Deal: 'thirteen cards each; the odd card is the trump and nobody’s',
    Calls: 'six-trick solo, abundance, misère, open abundance, open misère, in rising order',
  },
  laws: {
    amend: {
      'two-cards-played': {
        leads: {
          'blue-ribbon-1940':
            'The cards stay face up, to be played when the other players say, unless the caller played them. If they are trumps, the other players may also forbid ruffing with them.',
        },
      },
      revoke: {
        leads: {
          'blue-ribbon-1940':
            'If the caller revoked, the other players take 3 tricks. If an opponent did, the caller takes 3 tricks, or at misère or abundance may claim the game as won.',
        },
      },
      'lead-out-of-turn': {
        leads: {
          'blue-ribbon-1940':
            'At solo or abundance, the other players say which suit is led next; a card led by an opponent of the caller stays face up. At misère, a player who leads out of turn loses the game.',
        },
      },
      'exposed-card': {
        leads: {
          'blue-ribbon-1940':
            'The card stays face up, to be played when the other players say, unless the caller showed it. If it is a trump, the other players may also forbid ruffing with it.',
        },
      },
      'wrong-number-of-cards': {
        leads: {
          'blue-ribbon-1940':
            'The deal stands if only opponents have a wrong number. A caller with a wrong number who has played a first card may play on but wins nothing on the deal.',
        },
      },
      'all-pass': otherTrump(cites.blue.threeHand, 'The call is a six-trick solo; no agreement is needed.'),
    },
  },
  points: {
    amend: {
      'six-trick-solo': {
        books: {
          'blue-ribbon-1940': bookValue(1, doubted(cites.blue.threeHand, 'The payment is not given again here; it is that of the four-hand game.'), {
            unit: redCounter,
            says: 'the lowest call, in the turned suit or, if all pass, in another',
          }),
        },
      },
    },
    repeal: { proposal: 'Three play without proposals.', solo: 'The lowest call is for six tricks.' },
  },
  scorers: { deal, account },
  examples: [
    lawExample('all-pass', cites.blue.threeHand, {}, 'All three pass, and one of them calls six tricks in another suit.', 'name another suit as trump'),
    scoreExample('deal', cites.blue.threeHand, { call: 'misere', tricks: '0', revoke: 'none' }, 'A misère is won against two adversaries.', {
      Caller: 4,
      'Each adversary': -2,
    }),
    sheetExample(
      'account',
      cites.blue.threeHand,
      { names: 'Ann.Ben.Cay' },
      [
        { call: 'six-trick-solo', caller: 'first', tricks: '7', revoke: 'none' },
        { call: 'misere', caller: 'third', tricks: '1', revoke: 'none' },
      ],
      'Ann makes a six-trick solo with one trick more; Cay takes a trick at misère.',
      { Ann: 2 * 6 + 10, Ben: -6 + 10, Cay: -6 - 20 },
      'Ann +22, Ben +4, Cay -26.',
    ),
  ],
});
