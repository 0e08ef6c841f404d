import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import {
  failCamera,
  givePhotoToCamera,
  openCamera,
  usePhotoAndReachSize,
} from '../../../drivers/catalogue/camera-drivers.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const PHOTO = join(
  import.meta.dirname,
  '../../../../apps/server/src/catalogue/sidewall/testing/photos/chalk.jpg',
);

test.describe('SimpleSnap', ONE_SIZE, () => {
  test('a photo is taken, retaken and used, and leads to the tires of its size', async ({ page }) => {
    await givePhotoToCamera(page, readFileSync(PHOTO));
    await page.goto('/simplesnap');
    await expect(page.getByText('arm’s length')).toBeVisible();
    await openCamera(page);
    await page.getByRole('button', { name: 'Take photo' }).click();
    await page.getByRole('button', { name: 'Retake' }).click();
    await page.getByRole('button', { name: 'Take photo' }).click();
    await usePhotoAndReachSize(page, '225/65R17');
  });

  test('a photo without a size gets tips, another try and a field for the size', async ({ page }) => {
    await page.goto('/simplesnap');
    // One gray pixel, too small for any photo, and then a plain gray picture.
    const dot = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
      'base64',
    );
    await page
      .getByLabel('Or choose a photo')
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot });
    await page.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByText('We could not open this photo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take another photo' })).toBeVisible();
    await page.getByLabel('Or type the size').fill('225/65R17');
    await page.getByRole('button', { name: 'Find tires', exact: true }).click();
    await expect(page).toHaveURL(/225|search/);
  });
});

test.describe('SimpleSnap explains each camera failure and offers an alternative [R8.10]', ONE_SIZE, () => {
  for (const [name, words] of [
    ['NotFoundError', 'We found no camera.'],
    ['NotAllowedError', 'Camera access is blocked.'],
    ['NotReadableError', 'Another app is using the camera'],
  ] as const) {
    test(`a camera that fails with ${name} gets a message, with a photo as the alternative`, async ({
      page,
    }) => {
      await failCamera(page, name);
      await page.goto('/simplesnap');
      await page.getByRole('button', { name: 'Open the camera' }).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByLabel('Or choose a photo')).toBeVisible();
    });
  }

  test('a camera that cannot switch continues, and a browser that cannot draw gets a message', async ({
    page,
  }) => {
    await givePhotoToCamera(page, readFileSync(PHOTO), { onlyFacing: 'environment' });
    await page.goto('/simplesnap');
    await openCamera(page);
    await page.getByRole('button', { name: 'Switch camera' }).click();
    await expect(page.getByText('We can’t switch to another camera.')).toBeVisible();
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.getByRole('button', { name: 'Take photo' }).click();
    await expect(page.getByText('This browser can’t take a picture')).toBeVisible();
    await page.getByRole('button', { name: 'Close the camera' }).click();
    await expect(page.getByRole('button', { name: 'Open the camera' })).toBeVisible();
  });
});

test.describe('SimpleSnap without script', ONE_SIZE, () => {
  test.use({ javaScriptEnabled: false });

  test('a photo sent by form leads to the tires of its size', async ({ page }) => {
    await page.goto('/simplesnap');
    await page.getByLabel('Choose a photo').setInputFiles(PHOTO);
    await page.getByRole('button', { name: 'Read this photo' }).click();
    await expect(page.getByText('225/65R17').first()).toBeVisible();
  });
});
