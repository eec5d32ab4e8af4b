// Prints a statement of a dispute: both versions beside each other, neither as a fact, with lines for the decision and the signatures.
import { checkOf } from '../../../lib/record/check.ts';
import { tellersOf } from '../../../lib/record/dispute.ts';
import type { Content } from '../../../lib/record/entry.ts';
import { sayTime } from '../../../lib/record/evenings.ts';
import { element } from '../share/share.ts';
import { printSlip } from '../share/slip.ts';
import { contentParts, signatureLines } from './content-view.ts';
import { addRecordStyles } from './styles.ts';

/** Prints the statement; `url` restores both versions. */
export async function printStatement(content: Content, url: string): Promise<void> {
  await addRecordStyles();
  const body = element('div', 'statement');
  const about = element('p', 'statement-about');
  about.append(
    `Statement of a disagreement, made at ${sayTime(new Date().toISOString())}.`,
    ...(content.agreement === '' ? [] : [` Agreement in force: ${content.agreement}.`]),
  );
  const decision = element('p', 'decision', 'Decision and who made it:');
  const [one, other] = tellersOf(content.versions);
  body.append(about, ...contentParts(content), decision, signatureLines([one, other, 'Who decided', 'Witness']));
  await printSlip(`${content.game}: ${content.title}`, [body], { id: `${content.rule}. Check ${checkOf(content)}`, url });
}
