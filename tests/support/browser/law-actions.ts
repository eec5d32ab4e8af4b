// The buttons below a law: some are visible, the others are under "More".
import type { Locator, Page } from 'playwright-core';

/** Presses a button of a law, opening "More" first if necessary. */
export async function pressAction(law: Page | Locator, what: 'keep' | 'print' | 'report' | 'save' | 'share'): Promise<void> {
  const row = law.locator('hoyle-checker > .buttons');
  const button = row.locator(`[data-do="${what}"]`);
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) await row.locator('.more-actions > summary').click();
  await button.click();
}
