// @ts-check
// Lints sources from standard input, a line of JSON each, and answers in the same order. One process loads the types of an app once.
import { createInterface } from 'node:readline';

import { ESLint } from 'eslint';

const eslint = new ESLint();

for await (const line of createInterface({ input: process.stdin })) {
  const { file, text } = /** @type {{ file: string, text: string }} */ (JSON.parse(line));
  const [report] = await eslint.lintText(text, { filePath: file });
  process.stdout.write(`${JSON.stringify(report?.messages ?? [])}\n`);
}
