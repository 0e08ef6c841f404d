import { expect, type Page, test } from '@playwright/test';
import { getScoreWeights, saveScoreDraft } from '@simpletread/contract';
import { type ScoreWeights, weightsText } from '@simpletread/domain';

import { consoleUrl, signInByApi } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { once, staffApi } from '../../../drivers/sso/staff-api.js';

const MERCHANDISER = 'merchandiser@simpletread.example';
const LINE = 'Kumho Crugen HP71';
const ADDRESS = '/brands/kumho-tires/crugen-hp71';

/** Returns the published weights, without a draft from an earlier run. */
const withoutDraft = async () => {
  const staff = await staffApi(MERCHANDISER);
  const state = await staff.call(getScoreWeights, {});
  return state.draft === null
    ? state
    : staff.call(saveScoreDraft, { body: { version: state.version, weights: null } }, once());
};

const publish = async (page: Page, reason: string, version: number): Promise<void> => {
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(`Version ${version} is live`)).toBeVisible({ timeout: 30_000 });
};

test(
  'a merchandiser tests score weights, publishes them, and restores them',
  ONE_SIZE,
  async ({ page, baseURL }) => {
    const { published } = await withoutDraft();
    const { longLasting, traction } = published.weights;
    const next: ScoreWeights = { ...published.weights, longLasting: longLasting + 1, traction: traction - 1 };
    const expectInShop = (weights: ScoreWeights) =>
      expect
        .poll(async () => (await page.request.get(`${baseURL}${ADDRESS}`)).text(), {
          intervals: [100],
          timeout: 10_000,
        })
        .toContain(`${weightsText(weights)}.`);

    await signInByApi(page, { email: MERCHANDISER });
    await page.goto(`${consoleUrl}/score-weights`);
    await page.getByLabel(/Product lines to compare/).fill('Crugen HP71');
    await page.getByRole('option', { name: LINE }).click();
    await expect(page.getByRole('table', { name: 'Scores of chosen product lines' })).toContainText(LINE);

    await page.getByRole('spinbutton', { name: 'Long lasting' }).press('ArrowUp');
    await expect(page.getByText('Total: 101%. Remove 1.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save as draft' })).toBeDisabled();
    await page.getByRole('slider', { name: 'Traction, slider' }).press('ArrowLeft');
    await expect(page.getByText('Total: 100%')).toBeVisible();
    await expect(page.getByText(/gets? a new score/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Save as draft' }).click();
    await publish(page, 'Wear counts a little more', published.version + 1);
    await expectInShop(next);

    await page.getByRole('button', { name: `Restore version ${published.version} as a draft` }).click();
    await publish(page, 'It was right before', published.version + 2);
    await expectInShop(published.weights);
    await expectAccessible(page);
  },
);
