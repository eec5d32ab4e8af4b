// A revoke at euchre, from U.S. Playing Card (Rules, p. 9-10), Donohue (laws 32 to 38, p. 14-15) and Blue Ribbon (p. 223 and 224).
import type { WholeLaw, WholeRuling } from '../../whole.ts';

/** The revoke is corrected: an opponent who has played may change the card, the partner may not. */
const CORRECTED = ['act:others:take back the card = may', 'act:partner-of-offender:change the card played = may not'];

const uspc: readonly WholeRuling[] = [
  { when: { claimed: 'in-time' }, does: ['act:offender:take back the card = may', ...CORRECTED] },
  ...['turned', 'late'].flatMap((claimed) => [
    { when: { claimed, sides: 'one', against: 'partners' }, does: ['score:others = 2 points'] },
    { when: { claimed, sides: 'one', against: 'lone-hand' }, does: ['score:lone-player = 4 points'] },
    { when: { claimed, sides: 'both' }, does: [] },
  ]),
];

const donohue: readonly WholeRuling[] = [
  { when: { claimed: 'in-time' }, does: ['card = exposed', 'right = others', ...CORRECTED] },
  { when: { claimed: 'turned', sides: 'one' }, does: [] },
  { when: { claimed: 'late', sides: 'one' }, does: ['score:others = 2 points', 'score:offender = nothing'], claim: 'opponents until next-cut' },
  { when: { claimed: 'turned', sides: 'both' }, does: ['deal = void'] },
  { when: { claimed: 'late', sides: 'both' }, does: ['deal = void'] },
];

const blue: readonly WholeRuling[] = [
  { when: { sides: 'one', against: 'partners' }, does: ['play = stops', 'score:others = 2 points'] },
  { when: { sides: 'one', against: 'lone-hand' }, does: ['play = stops', 'score:lone-player = 4 points'] },
  { when: { sides: 'both' }, does: ['deal = void'] },
];

export const revoke: WholeLaw = {
  moment: 'play',
  answers: {
    claimed: { 'in-time': 'Before the trick was turned', turned: 'The trick is turned', late: 'has played again' },
    against: { 'lone-hand': 'Against an opponent', partners: 'No opponent' },
    sides: { one: 'One side', both: 'Both sides' },
  },
  books: {
    'uspc-1898': { at: ['p. 9-10'], cases: uspc },
    donohue: { at: ['law 32, p. 14', 'law 33, p. 14', 'law 34, p. 14-15', 'law 36, p. 15', 'law 37, p. 15', 'law 38, p. 15'], cases: donohue },
    'blue-ribbon-1940': { at: ['p. 223', 'p. 224'], cases: blue },
  },
};
