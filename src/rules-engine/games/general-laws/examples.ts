import type { Citation } from '../../books.ts';
import { lawExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { GeneralLaws } from './code.ts';

const ruling = (law: LawKey<GeneralLaws>, at: Citation, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, at, answers, story, says);

export const examples: readonly ExampleOf<GeneralLaws>[] = [
  ruling('tie-in-cutting', cites.blue.cardDeal, {}, 'Two players cut an equal card for partners.', 'cut again'),
  ruling('drawn-near-the-end', cites.blue.cardDeal, {}, 'A player draws the second card from the end of the spread pack.', 'must cut again'),
  ruling('pack-not-cut', cites.blue.cardDeal, {}, 'The dealer takes up the pack and deals at once.', 'offer the pack to be cut'),
  ruling(
    'improper-cut',
    cites.blue.cardDeal,
    { left: 'fewer' },
    'At a game of four-card tricks the cut leaves two cards in one packet.',
    'The cut does not count',
  ),
  ruling('widow-dealt-wrongly', cites.blue.cardDeal, {}, 'The dealer lays the first two cards off for the widow.', 'does not cover'),
  ruling(
    'imperfect-pack',
    cites.blue.cardDeal,
    { scores: 'current' },
    'The pack is found to hold two queens of spades in the middle of a deal.',
    'The deal does not count',
  ),
  ruling(
    'misdeal',
    cites.blue.cardMisdeal,
    { advantage: 'dealer' },
    'At a game where the dealer has the advantage he gives a hand six cards.',
    'The deal passes to the player on the dealer’s left',
  ),
  ruling(
    'exposed-card',
    cites.blue.cardPlay,
    { partner: 'yes', short: 'no' },
    'In a partnership game a card is dropped face up.',
    'The card stays face up, to be played when the other side says',
  ),
  ruling(
    'lead-out-of-turn',
    cites.blue.cardPlay,
    { short: 'no' },
    'A player leads from the wrong hand in a long partnership game.',
    'The card stays face up, to be played when the other side says',
  ),
  ruling('wrong-number-of-cards', cites.blue.cardPlay, { number: 'long' }, 'A player is found with a card too many after the first trick.', 'scores nothing'),
  ruling('revoke-claim', cites.blue.cardRevokeClaim, { entered: 'yes' }, 'A revoke is claimed after the score is put down.', 'may not claim a penalty'),
  ruling('score-error', cites.blue.cardRevokeClaim, { settled: 'no' }, 'Before the rubber is settled an addition proves wrong.', 'The score is corrected'),
];
