// @ts-check
// A program's output goes to its own file; errors are also shown in the terminal.
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readLines } from './line-reader.mjs';

const ROTATE_BYTES = 50_000_000;
const SHOWN_CHARS = 400;

/** pino writes its levels as numbers; 50 is error, 60 fatal. */
const ERROR_LINE = /"level":(50|60|"error"|"fatal")/;

/**
 * Returns a log line's text for the person at the terminal.
 * @param {string} line
 * @returns {string | null} null for lines that aren't errors
 */
export function shownError(line) {
  if (!ERROR_LINE.test(line)) return null;
  try {
    const { msg, err, requestId, reqId } = JSON.parse(line);
    const parts = [msg, err?.message !== msg ? err?.message : null, requestId ?? reqId];
    return parts.filter(Boolean).join(' · ').slice(0, SHOWN_CHARS);
  } catch {
    return line.slice(0, SHOWN_CHARS);
  }
}

/** Lines of a log in JSON. */
const LOG_LINE = /^\{"level":/;

/**
 * Returns what a program's last line says about its end.
 * @param {string} line
 * @returns {string} empty for a line of its daily work, such as a request that it answered
 */
export function lastWords(line) {
  const text = line.trim();
  return LOG_LINE.test(text) ? (shownError(text) ?? '') : text.slice(0, SHOWN_CHARS);
}

/** @param {string} path */
function keepPrevious(path) {
  if (existsSync(path)) renameSync(path, path.replace(/\.log$/, '.previous.log'));
}

/**
 * @param {object} given
 * @param {string} given.dataDir
 * @param {string} given.name
 * @param {import('../processes/process-groups.mjs').Program} given.program
 * @param {(text: string) => void} given.show
 * @returns {{ path: string, lastLine: () => string }}
 */
export function logProgram({ dataDir, name, program, show }) {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  const open = () => (keepPrevious(path), createWriteStream(path, { mode: 0o600 }).on('error', () => {}));
  let file = open();
  let size = 0;
  let last = '';
  const write = (/** @type {string} */ line) => {
    if (size > ROTATE_BYTES) {
      file.end();
      file = open();
      size = 0;
    }
    size += line.length;
    file.write(`${line}\n`);
    if (line.trim()) last = lastWords(line);
    const error = shownError(line);
    if (error) show(`${name}: ${error}`);
  };
  if (program.child.stdout) readLines(program.child.stdout, write);
  if (program.child.stderr) readLines(program.child.stderr, write);
  return { path, lastLine: () => last };
}
