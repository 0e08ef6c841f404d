import type { Page, TestInfo } from '@playwright/test';

/** Saves a picture of the page for the README with `README_PICTURES=1`; the desktop run takes them. */
export const keepPicture = async (page: Page, { project }: TestInfo, name: string): Promise<void> => {
  if (process.env['README_PICTURES'] !== '1' || project.name !== 'desktop') return;
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: new URL(`../../../docs/pictures/${name}.png`, import.meta.url).pathname,
    animations: 'disabled',
  });
};
