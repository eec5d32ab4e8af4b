// The buttons below a law: some are in sight, the others under "More".
import type { Locator, Page } from 'playwright-core';

/** Presses a button of a law; opens "More" where it is there. */
export async function pressAction(law: Page | Locator, what: 'keep' | 'print' | 'report' | 'save' | 'share'): Promise<void> {
  const row = law.locator('hoyle-checker > .buttons');
  const button = row.locator(`[data-do="${what}"]`);
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) await row.locator('.more-actions > summary').click();
  await button.click();
}
