// @ts-check
// The night's run of what must hold of every price: `npm run test:prices`. PRICE_PROPERTY_RUNS carts for each property, 100,000 by itself.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '../..');
const NIGHTLY_RUNS = '100000';

const jest = spawn(
  process.execPath,
  [
    join(REPOSITORY, 'node_modules/jest/bin/jest.js'),
    '-c',
    join(REPOSITORY, 'jest.config.mjs'),
    '--selectProjects=domain',
    '--testPathPatterns=src/pricing/price-cart\\.property\\.spec',
    // Nobody waits for it, and everything else on the machine goes first.
    '--testTimeout=14400000',
    '--verbose',
  ],
  {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: { ...process.env, PRICE_PROPERTY_RUNS: process.env['PRICE_PROPERTY_RUNS'] ?? NIGHTLY_RUNS },
  },
);
jest.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
