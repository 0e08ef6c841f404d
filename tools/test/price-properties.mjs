// @ts-check
// The nightly run of the properties of money: `npm run test:prices`. Uses PRICE_PROPERTY_RUNS carts per property, 100,000 by default, and
// ORDER_MONEY_RUNS lives of orders, 5,000 by default.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '../..');
const NIGHTLY_RUNS = '100000';
const NIGHTLY_LIVES = '5000';

const jest = spawn(
  process.execPath,
  [
    join(REPOSITORY, 'node_modules/jest/bin/jest.js'),
    '-c',
    join(REPOSITORY, 'jest.config.mjs'),
    '--selectProjects=domain',
    '--testPathPatterns=src/(pricing/price/price-cart|orders/changes/order-money)\\.property\\.spec',
    // No one waits for it, and everything else on the machine has priority.
    '--testTimeout=14400000',
    '--verbose',
  ],
  {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: {
      ...process.env,
      PRICE_PROPERTY_RUNS: process.env['PRICE_PROPERTY_RUNS'] ?? NIGHTLY_RUNS,
      ORDER_MONEY_RUNS: process.env['ORDER_MONEY_RUNS'] ?? NIGHTLY_LIVES,
    },
  },
);
jest.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
