// tsc writes the modules and their types; style sheets and fonts are copied next to them.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { renderTokensCss, tokensCssPath } from './generate-tokens.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

if (readFileSync(tokensCssPath, 'utf8') !== (await renderTokensCss())) {
  throw new Error('tokens.css is behind tokens.json: run `node generate-tokens.mjs` in libs/ui');
}

rmSync(here('dist'), { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', here('tsconfig.build.json')], { stdio: 'inherit' });

const isAsset = (path) => statSync(path).isDirectory() || /\.(css|woff2)$|OFL\.txt$/.test(path);
cpSync(here('src'), here('dist'), { recursive: true, filter: isAsset });
