// What a reopened receipt says, on its page and at the terminal.
import type { Reopened } from '../../rules-engine/index.ts';

const RESULTS = {
  same: 'The result today is the same.',
  reworded: 'The result today is the same, in different words.',
  different: 'The result today is different:',
  none: 'The question cannot be answered today:',
} as const;

/** Whether anything that decided the receipt has changed. */
export const sayVerdict = ({ holds }: Reopened): string => (holds ? 'The receipt holds: nothing that decided it has changed.' : 'The receipt no longer holds.');

/** How the result of today compares with that of the receipt. */
export const sayResult = ({ result }: Reopened): string => RESULTS[result];

/** What has happened to each row that has changed. */
export const sayChange = ({ change }: Reopened['rows'][number]): string => (change === 'gone' ? 'no longer there' : 'changed');
