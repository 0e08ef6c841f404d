// @ts-check
import { readFileSync } from 'node:fs';

/**
 * @param {string} path
 * @returns {unknown} null without such a file or without JSON in it
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
