// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFault } from '../terminal/start-fault.mjs';

const READY_TIMEOUT_MS = 90_000;
const POLL_MS = 100;
const REQUEST_TIMEOUT_MS = 10_000;

/** @param {number} status */
export const isOk = (status) => status === 200;

/** @param {number} status */
export const isAnswer = (status) => status < 500;

/** @param {number} port @param {string} path */
export const loopback = (port, path) => `http://127.0.0.1:${port}${path}`;

/** @param {string} url @param {(status: number) => boolean} isGood */
async function answers(url, isGood) {
  try {
    const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    await reply.body?.cancel();
    return isGood(reply.status);
  } catch {
    return false;
  }
}

/**
 * Waits until a program answers, or has ended.
 * @param {string} name for people
 * @param {string} url
 * @param {(status: number) => boolean} isGood
 * @param {{ isRunning?: () => boolean, timeoutMs?: number }} [choice]
 */
export async function waitUntilReady(
  name,
  url,
  isGood,
  { isRunning = () => true, timeoutMs = READY_TIMEOUT_MS } = {},
) {
  for (const end = Date.now() + timeoutMs; Date.now() < end && isRunning(); await sleep(POLL_MS)) {
    if (await answers(url, isGood)) return;
  }
  if (!isRunning()) throw new StartFault(`The ${name} stopped before it was ready.`);
  throw new StartFault(`The ${name} did not become ready at ${url} within ${timeoutMs / 1000} seconds.`);
}
