// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage } from '../terminal/error-facts.mjs';
import { seconds } from '../terminal/progress.mjs';
import { createRestarts } from './restarts.mjs';

/**
 * @typedef {object} Run
 * @property {Promise<string>} ended why it ended, in words; never rejects
 * @property {Promise<void>} ready rejects if it doesn't become ready
 * @property {() => Promise<void>} stop
 */

/**
 * Waits until a run is ready.
 * @param {Run} run
 * @returns {Promise<string | null>} why it failed; null if it is ready
 */
const failureOf = ({ ready, ended }) =>
  Promise.race([ready.then(() => null, errorMessage), ended.then((reason) => reason)]);

/**
 * Starts something and starts it again whenever it dies, after growing pauses. The first start must succeed: what can't start once is
 * misconfigured, and a retry only hides that.
 * @param {object} given
 * @param {string} given.title in sentences
 * @param {() => Run | Promise<Run>} given.start
 * @param {() => boolean} given.isEnding true once the whole stack stops: a death is then no failure
 * @param {(sentence: string) => void} given.say
 * @param {(sentence: string) => void} given.giveUp called once, after repeated failure
 * @param {import('./restarts.mjs').Restarts} [given.restarts]
 * @returns {Promise<string | null>} why the first start failed; null if it is ready
 */
export async function keepRunning({ title, start, isEnding, say, giveUp, restarts = createRestarts() }) {
  let run = await start();
  const failure = await failureOf(run);
  if (failure !== null) return failure;
  restarts.started();

  /** @returns {Promise<string | null>} why it failed; null if it is ready */
  async function restart() {
    try {
      run = await start();
    } catch (error) {
      return errorMessage(error);
    }
    const reason = await failureOf(run);
    // A program that hangs instead of becoming ready is ended first, so it frees its port.
    if (reason !== null) await run.stop();
    else restarts.started();
    return reason;
  }

  async function watch() {
    for (let reason = await run.ended; !isEnding();) {
      const pauseMs = restarts.pause();
      if (pauseMs === null)
        return giveUp(`The ${title} stopped ${restarts.failures()} times in a row (${reason})`);
      say(`The ${title} stopped (${reason}). Restarting in ${seconds(pauseMs)}.`);
      await sleep(pauseMs);
      if (isEnding()) return;
      const again = await restart();
      if (again !== null) reason = again;
      else {
        say(`The ${title} is back.`);
        reason = await run.ended;
      }
    }
  }
  void watch();
  return null;
}
