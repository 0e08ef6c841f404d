// @ts-check
// Checks the import rules on the tree, and that each rule fires on its own illegal fixture.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { brokenRules } from './cruise-tree.mjs';
import { rules } from './rules.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const folders = ['libs', 'apps', 'tools', 'bench', 'e2e'];
let failures = 0;

/** @param {string} line */
const fail = (line) => {
  failures += 1;
  console.log(`not ok  ${line}`);
};

for (const { rule, from, to } of await brokenRules(root, folders)) fail(`${rule}: ${from} imports ${to}`);

const fixtures = path.join(here, 'fixtures');
const named = new Set(await readdir(fixtures));
for (const name of new Set(rules.map((rule) => rule.name ?? 'without a name'))) {
  if (!named.delete(name)) {
    fail(`rule ${name} has no illegal fixture`);
    continue;
  }
  const tree = path.join(fixtures, name);
  const fired = await brokenRules(
    tree,
    folders.filter((folder) => existsSync(path.join(tree, folder))),
  );
  if (fired.some(({ rule }) => rule === name)) console.log(`ok      ${name} fires`);
  else fail(`${name} does not fire on its fixture`);
}
for (const name of named) fail(`fixture ${name} belongs to no rule`);

process.exitCode = failures === 0 ? 0 : 1;
