import { expect, test } from '@playwright/test';

import { expectAccessible } from '../../drivers/shell/look.js';
import { ONE_SIZE } from '../../drivers/shell/one-size.js';

const pageWith = (body: string): string =>
  `<!doctype html><html lang="en"><title>A page</title><main>${body}</main></html>`;

test(
  'the accessibility check finds unnamed pictures, fields and frames, faint words and unknown values',
  ONE_SIZE,
  async ({ page }) => {
    await page.setContent(pageWith('<h1>Tires</h1><p>Plain words</p>'));
    await expectAccessible(page);
    const wrong = {
      'image-alt': '<img src="data:,">',
      label: '<input>',
      'frame-title': '<iframe srcdoc="<p>Inside</p>"></iframe>',
      'color-contrast': '<p style="background: white; color: #bbb">Faint words</p>',
      'aria-valid-attr-value': '<p aria-live="loud">Words</p>',
    };
    for (const [rule, body] of Object.entries(wrong)) {
      await page.setContent(pageWith(body));
      await expect(expectAccessible(page), rule).rejects.toThrow(`${rule}: `);
    }
  },
);
