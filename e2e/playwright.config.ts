import { defineConfig } from '@playwright/test';
import { viewports } from '@simpletread/ui/tokens';

/** Journeys run against a running stack; `npm run test:e2e` starts one and passes its addresses. */
const chromiumPath = process.env['CHROMIUM_PATH'];

const sizeOf = ({ widthPx, heightPx }: (typeof viewports)[keyof typeof viewports]) => ({
  width: widthPx,
  height: heightPx,
});

export default defineConfig({
  testDir: './journeys',
  outputDir: process.env['E2E_RESULTS'] ?? './test-results',
  // A journey waits half of its time: for the outbox, for caches, for pages to settle.
  workers: 3,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine is no reason to fail: speed isn't tested here.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  reporter: [
    ['list'],
    ['./failed-page.ts'],
    ...(process.env['E2E_REPORT'] ? [['json', { outputFile: process.env['E2E_REPORT'] }] as const] : []),
  ],
  use: {
    baseURL: process.env['STOREFRONT_URL'] ?? 'http://localhost:3000',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace pictures every step, which costs as much as the steps; E2E_TRACE=1 keeps those of failures.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
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
    { name: 'desktop', use: { viewport: sizeOf(viewports.desktop) } },
    // Journeys that don't depend on the size run at the first.
    {
      name: 'tablet',
      grepInvert: /@one-size|@desktop-and-phone/,
      use: { viewport: sizeOf(viewports.tablet), hasTouch: true },
    },
    {
      name: 'mobile',
      grepInvert: /@one-size/,
      use: { viewport: sizeOf(viewports.mobile), hasTouch: true, isMobile: true },
    },
  ],
});
