import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { ownValue } from '@simpletread/domain';

import { table } from './report/table.js';

// Lighthouse's own phone on its own slow network: `STOREFRONT_URL=… CHROMIUM_PATH=… npm run pages -w bench -- / /tire-sizes/225-65r17`
const PAGES = ['/', '/tire-sizes/225-65r17', '/brands/michelin-tires'];
const COLUMNS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;

const base = process.env['STOREFRONT_URL'] ?? 'http://localhost:3000';
const chosen = process.argv.slice(2);

const scoreOf = ({ categories }: Result, column: string): number =>
  Math.round((ownValue(categories, column)?.score ?? 0) * 100);

const numberOf = ({ audits }: Result, audit: string): number => ownValue(audits, audit)?.numericValue ?? NaN;

const inMiddle = (results: readonly Result[]): Result => {
  const sorted = [...results].sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There was no run.');
  return middle;
};

const visit = async (url: string, port: number): Promise<Result> => {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...COLUMNS] });
  if (run === undefined) throw new Error(`${url} could not be looked at.`);
  return run.lhr;
};

/** The reasons a page scores below a hundred, by column. */
const shortfalls = (result: Result): string[] =>
  COLUMNS.flatMap((column) =>
    (ownValue(result.categories, column)?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (ownValue(result.audits, id)?.score ?? 1) < 0.9)
      .map(
        ({ id }) =>
          `${column}: ${ownValue(result.audits, id)?.title ?? id} ${ownValue(result.audits, id)?.displayValue ?? ''}`,
      ),
  );

const run = async (): Promise<void> => {
  const chromePath = process.env['CHROMIUM_PATH'];
  const chrome = await launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const rows: string[][] = [];
    const notes: string[] = [];
    for (const path of chosen.length === 0 ? PAGES : chosen) {
      const url = new URL(path, base).href;
      await fetch(url);
      const results: Result[] = [];
      for (let n = 0; n < RUNS; n += 1) results.push(await visit(url, chrome.port));
      const result = inMiddle(results);
      rows.push([
        path,
        ...COLUMNS.map((column) => `${scoreOf(result, column)}`),
        `${(numberOf(result, 'largest-contentful-paint') / 1000).toFixed(2)}`,
        `${Math.round(numberOf(result, 'total-blocking-time'))}`,
        numberOf(result, 'cumulative-layout-shift').toFixed(3),
        `${Math.round(numberOf(result, 'total-byte-weight') / 1024)}`,
      ]);
      notes.push(...shortfalls(result).map((note) => `${path}  ${note}`));
    }
    const head = ['page', ...COLUMNS, 'LCP s', 'blocked ms', 'shift', 'KB'];
    process.stdout.write(`${table(head, rows)}\n\n${notes.join('\n')}\n`);
  } finally {
    chrome.kill();
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
