import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

const ROOT = join(import.meta.dirname, '../../..');

/** Type-aware rules need files that exist; the source of each is replaced. */
export const FILES = {
  server: 'apps/server/src/features.ts',
  tools: 'tools/seed/emptiness.ts',
  page: 'apps/console/src/App.tsx',
  gridCell: 'apps/console/src/pricing/price-lists/Cell.tsx',
  rowFinder: 'apps/console/src/pricing/price-lists/FindKeyDialog.tsx',
  signIn: 'apps/console/src/shell/auth/PasswordStep.tsx',
} as const;

/** Loading the types of an app takes a quarter of a minute on a busy machine. */
export const TIMEOUT_MS = 120_000;

export interface LintMessage {
  readonly ruleId: string | null;
  readonly line: number;
  readonly message: string;
}

type LintProgram = ChildProcessByStdio<Writable, Readable, null>;

let program: { readonly child: LintProgram; readonly answers: AsyncIterator<string> } | null = null;

const started = () => {
  if (program !== null) return program;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'lint-program.mjs')], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  program = { child, answers: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  return program;
};

/** Ends the linter; its next use starts another one. */
export const endLinter = async (): Promise<void> => {
  if (program === null) return;
  const { child } = program;
  program = null;
  const ended = once(child, 'exit');
  child.stdin.end();
  await ended;
};

/** Returns the lines of a source, in the place of `file`, for which the linter has a message that `isMeant`. One call at a time. */
export const refusedLines = async (
  file: string,
  lines: readonly string[],
  isMeant: (message: LintMessage) => boolean,
): Promise<readonly string[]> => {
  const { child, answers } = started();
  child.stdin.write(`${JSON.stringify({ file, text: lines.join('\n') })}\n`);
  const { value, done } = await answers.next();
  if (done === true) throw new Error('the linter ended before it answered');
  const messages = JSON.parse(value) as readonly LintMessage[];
  const refused = new Set(messages.filter(isMeant).map(({ line }) => line));
  return lines.filter((_, at) => refused.has(at + 1));
};
