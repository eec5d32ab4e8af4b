// Words of figures that say nothing without the sentence they are taken from.
import type { Figure } from '../../rules-engine/index.ts';

/** Verbs that need their subject. */
const VERBS: readonly string[] = [
  'must',
  'may',
  'may not',
  'must or may',
  'may or must',
  'wins',
  'loses',
  'pays',
  'scores',
  'chooses',
  'may demand',
  'may change',
];
export const isVerb = ({ word }: Figure): boolean => VERBS.includes(word);

/** Whether a figure would stand beside a ruling for nothing. */
export const isVague = (figure: Figure): boolean => isVerb(figure) || ['', 'depends', 'a choice'].includes(figure.word);
