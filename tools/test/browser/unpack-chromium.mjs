// @ts-check
// Unpacks the browser of @sparticuz/chromium below TMPDIR. A separate program, because the package reads TMPDIR only once.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRepository } from '../../start/checkout/repository.mjs';

/** @param {string} folder to look from @returns {string} */
function packageFolder(folder) {
  const paths = createRequire(join(folder, 'package.json')).resolve.paths('@sparticuz/chromium') ?? [];
  const found = paths.map((path) => join(path, '@sparticuz', 'chromium')).find(isPackage);
  if (!found) throw new Error('@sparticuz/chromium is not installed.');
  return found;
}

/** @param {string} folder */
function isPackage(folder) {
  try {
    return Boolean(readFileSync(join(folder, 'package.json')));
  } catch {
    return false;
  }
}

const folder = packageFolder(inRepository('e2e'));
/** @type {{ default: { executablePath(): Promise<string> }, inflate(path: string): Promise<string> }} */
const { default: chromium, inflate } = await import(pathToFileURL(join(folder, 'build', 'index.js')).href);
await Promise.all([
  chromium.executablePath(),
  inflate(join(dirname(join(folder, 'build')), 'bin', 'al2023.tar.br')),
]);
