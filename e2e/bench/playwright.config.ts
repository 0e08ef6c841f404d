import { defineConfig } from '@playwright/test';

import base from '../playwright.config.js';

/** Measures instead of testing: `npx playwright test -c e2e/bench/playwright.config.ts`, against a running stack. */
export default defineConfig({
  ...base,
  testDir: '.',
  workers: 1,
  projects: base.projects?.filter(({ name }) => name === 'desktop') ?? [],
});
