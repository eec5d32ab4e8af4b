import { lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Memory } from './code.ts';

const { play, score, unpriced, advice } = cites.sierra;

export const examples: readonly ExampleOf<Memory>[] = [
  lawExample('two-cards-turned', play, { same: 'yes' }, 'Both cards show a fish.', 'taken away as a pair'),
  lawExample('two-cards-turned', play, { same: 'no' }, 'A fish and a lamp.', 'turned face down again'),
  lawExample('third-card', play, {}, 'Two cards are no pair, and a third is turned.', 'may not turn a third card'),
  lawExample('another-turn', advice, {}, 'Two play, and one finds a pair.', 'does not cover'),
  lawExample('turned-back-too-soon', play, {}, 'The cards were back before the other had looked.', 'does not cover'),
  lawExample('wild-card', play, { other: 'common' }, 'A wild card and a lamp.', 'taken away'),
  lawExample('wild-card', play, { other: 'wild' }, 'Two wild cards.', 'does not cover'),
  lawExample('three-in-a-row', unpriced, { miss: 'no' }, 'Three pairs in three turns.', 'a bonus'),
  lawExample('three-in-a-row', unpriced, { miss: 'yes' }, 'Two pairs, a miss and a pair.', 'may not count a bonus'),
  lawExample('who-has-won', score, {}, 'Six pairs each, and the table is empty.', 'does not cover'),
  valueExample('pair', unpriced, 'Two lamps are turned.', 'counts for you'),
  valueExample('miss', unpriced, 'A lamp and a fish are turned.', 'counts in the score'),
  valueExample('bonus', unpriced, 'Three pairs follow each other.', 'A bonus'),
  valueExample('size', unpriced, 'The layout has more cards.', 'Both count'),
  valueExample('end', play, 'The last pair is taken away.', 'score is shown'),
];
