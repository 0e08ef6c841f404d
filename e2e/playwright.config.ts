import { defineConfig } from '@playwright/test';

/** Journeys run against a stack that is already up; `npm run test:e2e` brings one up and passes its addresses. */
const chromiumPath = process.env['CHROMIUM_PATH'];

/** The three viewports of the specification. */
const viewports = {
  desktop: { width: 1350, height: 940 },
  tablet: { width: 800, height: 600 },
  mobile: { width: 412, height: 660 },
};

export default defineConfig({
  testDir: './journeys',
  outputDir: process.env['E2E_RESULTS'] ?? './test-results',
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(process.env['E2E_REPORT'] ? [['json', { outputFile: process.env['E2E_REPORT'] }] as const] : []),
  ],
  use: {
    baseURL: process.env['STOREFRONT_URL'] ?? 'http://localhost:3000',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A container's /dev/shm is too small for the pages.
        '--disable-dev-shm-usage',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: viewports.desktop } },
    { name: 'tablet', use: { viewport: viewports.tablet, hasTouch: true } },
    { name: 'mobile', use: { viewport: viewports.mobile, hasTouch: true, isMobile: true } },
  ],
});
