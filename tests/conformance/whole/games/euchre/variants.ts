// What the variants of euchre score, and which laws and score items do not apply to them: U.S. Playing Card, p. 7-16; Donohue, p. 29-34;
// Blue Ribbon, p. 223-232.
import type { WholeGame } from '../../whole.ts';

export const variants: WholeGame = {
  'euchre/two-handed': {
    points: {
      march: { 'uspc-1898': '2 points, p. 8, p. 9', donohue: '2 points, p. 30', 'blue-ribbon-1940': '2 points, p. 223' },
      euchre: { 'uspc-1898': '2 points, p. 8, p. 9', donohue: '2 points, p. 30', 'blue-ribbon-1940': '2 points, p. 223' },
    },
    absent: {
      laws: ['play-out-of-turn', 'trumped-by-mistake', 'lone-hand-opposed', 'bridge-prompt'],
      points: ['revoke-lone', 'lead-against-lone', 'lone-march'],
    },
  },
  'euchre/three-handed': {
    points: {
      march: { 'uspc-1898': '3 points, p. 8', donohue: '3 points, p. 31', 'blue-ribbon-1940': '3 points, p. 223' },
      euchre: {
        'uspc-1898': '2 points each of the two opponents, p. 8',
        donohue: '2 points each of the two opponents, p. 31',
        'blue-ribbon-1940': '2 points, p. 223',
      },
    },
    absent: { laws: ['lone-hand-opposed', 'lone-partner-shows', 'bridge-prompt'] },
  },
  'euchre/six-players': {
    points: {
      march: { 'blue-ribbon-1940': '2 points, p. 223' },
      euchre: { 'blue-ribbon-1940': '2 points, p. 223' },
      'lone-march': { 'blue-ribbon-1940': '1 game, p. 223' },
    },
  },
  'euchre/railroad': {
    points: {
      'lone-euchred-by-lone': { 'uspc-1898': '4 points, p. 16', 'blue-ribbon-1940': '4 points, p. 224' },
      game: { 'uspc-1898': '10 points, p. 16', 'blue-ribbon-1940': '10 points, p. 224' },
    },
    absent: { points: ['long-game'] },
  },
  'euchre/laps': {
    points: {
      lap: {
        'uspc-1898': '1 point a point beyond the game, scored on the next one, p. 16',
        'blue-ribbon-1940': '1 point a point beyond the game, scored on the next one, p. 225',
      },
    },
  },
  'euchre/slams': {
    points: { slam: { 'uspc-1898': '2 games, p. 16', 'blue-ribbon-1940': '2 games, p. 225' } },
    absent: { points: ['long-game'] },
  },
  'euchre/jambone': {
    points: {
      jambone: { 'uspc-1898': '8 points, p. 16', 'blue-ribbon-1940': '8 points, p. 225' },
      'jambone-point': { 'uspc-1898': '1 point, p. 16', 'blue-ribbon-1940': '1 point, p. 225' },
      'jambone-euchred': { 'uspc-1898': '2 points, p. 16', 'blue-ribbon-1940': '8 points, p. 225' },
    },
  },
  'euchre/jamboree': { points: { jamboree: { 'uspc-1898': '16 points, p. 16', 'blue-ribbon-1940': '16 points, p. 225' } } },
  'euchre/set-back': {
    points: {
      start: { donohue: '5 points, p. 33', 'blue-ribbon-1940': '10 counters, p. 225' },
      'set-back': { donohue: '2 points, p. 33', 'blue-ribbon-1940': '2 counters, p. 225' },
      'no-trick': { donohue: '1 point, p. 33' },
    },
  },
  'euchre/set-back-both-ways': {
    points: { 'set-back': { donohue: '2 points, p. 34' }, euchre: { donohue: '2 points, p. 34' } },
  },
  'euchre/auction': {
    points: {
      'bid-made': { 'uspc-1898': '1 point a trick bid, p. 16, p. 15', 'blue-ribbon-1940': '1 point a trick bid, p. 225-226' },
      'bid-failed': { 'uspc-1898': '1 point a trick bid, to the opponents, p. 16, p. 15', 'blue-ribbon-1940': '2 points every other player, p. 226' },
      game: { 'uspc-1898': '15 points, p. 16', 'blue-ribbon-1940': '25 points, p. 226' },
    },
    absent: { points: ['point', 'march', 'euchre', 'revoke-lone', 'lead-against-lone'] },
  },
  'euchre/six-hand-auction': {
    points: { game: { 'uspc-1898': '25 points, p. 15', 'blue-ribbon-1940': '25 points, p. 226' } },
  },
  'euchre/blind': { absent: { laws: ['all-pass', 'turned-down-suit', 'trump-changed'] } },
  'euchre/call-ace': {
    points: {
      'made-with-partner': { 'blue-ribbon-1940': '1 point each of the two, p. 228' },
      'march-with-partner-of-four': { 'blue-ribbon-1940': '2 points each of the two, p. 228' },
      'march-with-partner': { 'blue-ribbon-1940': '3 points each of the two, p. 228' },
      euchred: { 'blue-ribbon-1940': '2 points every other player, p. 228' },
      'made-alone': { 'blue-ribbon-1940': '1 point, p. 228' },
      'march-alone': { 'blue-ribbon-1940': '1 point each player at the table, the maker included, p. 228' },
    },
    absent: { laws: ['all-pass', 'lone-hand-opposed', 'lone-partner-shows', 'bridge-prompt'] },
  },
  'euchre/five-handed': { absent: { points: ['bid-six', 'bid-seven'] } },
  'euchre/penalty': {
    absent: {
      laws: ['all-pass', 'turned-down-suit', 'trump-changed', 'turned-card-taken-up'],
      points: ['point', 'march', 'euchre', 'revoke', 'revoke-lone', 'game', 'long-game'],
    },
  },
  'euchre/progressive': { points: { game: { 'uspc-1898': '5 points, p. 11-12', 'blue-ribbon-1940': '5 points, p. 228' } }, absent: { points: ['long-game'] } },
  'euchre/rapid': { absent: { points: ['long-game', 'revoke-lone'] } },
  'euchre/military': { absent: { points: ['revoke-lone', 'lead-against-lone'] } },
};
