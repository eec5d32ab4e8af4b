import { cite } from '../../books.ts';
import type { Example } from '../../core/games.ts';

const at = (page: string) => cite('blue-ribbon-1940', page, 'Laws of Card Games');
const example = (law: string, page: string, story: string, answers: Record<string, string>, ruling: string): Example => ({
  kind: 'law',
  law,
  book: 'blue-ribbon-1940',
  story,
  answers,
  ruling,
  cite: at(page),
});

export const examples: readonly Example[] = [
  example('tie-in-cutting', '254', 'Two players cut an equal card for partners.', {}, 'cut again'),
  example('drawn-near-the-end', '254', 'A player draws the second card from the end of the spread pack.', {}, 'must cut again'),
  example('improper-cut', '254', 'At a game of four-card tricks the cut leaves two cards in one packet.', { left: 'fewer' }, 'The cut is void'),
  example('widow-dealt-wrongly', '254', 'The dealer lays the first two cards off for the widow.', {}, 'does not decide'),
  example('imperfect-pack', '254', 'The pack is found to hold two queens of spades in the middle of a deal.', { scores: 'current' }, 'The deal is void'),
  example('misdeal', '255', 'At a game where the dealer has the advantage he gives a hand six cards.', { advantage: 'dealer' }, 'loses the deal'),
  example('exposed-card', '255', 'In a partnership game a card is dropped face up.', { partner: 'yes', short: 'no' }, 'may call it'),
  example('lead-out-of-turn', '255', 'A player leads from the wrong hand in a long partnership game.', { short: 'no' }, 'exposed card'),
  example('wrong-number-of-cards', '255', 'A player is found with a card too many after the first trick.', { number: 'long' }, 'scores nothing'),
  example('revoke-claim', '256', 'A revoke is claimed after the score is put down.', { entered: 'yes' }, 'may not take back the score'),
  example('score-error', '256', 'Before the rubber is settled an addition proves wrong.', { settled: 'no' }, 'puts the score right'),
];
