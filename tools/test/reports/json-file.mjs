// @ts-check
import { readFileSync } from 'node:fs';

/**
 * @param {string} path
 * @returns {unknown} null when there is no such file or no JSON in it
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
