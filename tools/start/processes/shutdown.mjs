// @ts-check
// The only exit: programs stop in reverse order, then the process ends with the right code.

import { errorMessage } from '../terminal/error-facts.mjs';
import { watchParent } from './parent-watch.mjs';

/** npm forwards a Ctrl-C that the terminal has already sent: the second one is no second request. */
const ECHO_MS = 1_000;

const FORCED_EXIT = 130;

/**
 * @param {object} given
 * @param {(text: string) => void} given.print
 * @param {() => Promise<unknown>} given.atEnd runs after all stops
 */
export function createShutdown({ print, atEnd }) {
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [];
  let begunAt = 0;

  /**
   * @param {number} code
   * @param {string} [sentence] printed first
   * @param {string} [lastLine] printed when everything has stopped
   * @returns {Promise<never>}
   */
  async function end(code, sentence, lastLine) {
    if (begunAt) return new Promise(() => {});
    begunAt = Date.now();
    if (sentence) print(sentence);
    for (const stop of stops.toReversed()) {
      await stop().catch((/** @type {unknown} */ error) => print(errorMessage(error)));
    }
    await atEnd();
    if (lastLine) print(lastLine);
    process.exit(code);
  }

  /** @param {() => void} onInterrupt */
  function listen(onInterrupt, code = 0) {
    // A closed terminal must not turn a message into a crash.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        if (!begunAt) {
          onInterrupt();
          void end(code);
        } else if (Date.now() - begunAt > ECHO_MS) {
          // The guardian stops the rest.
          process.exit(FORCED_EXIT);
        }
      });
    }
    watchParent(() => void end(1));
  }

  return {
    end,
    listen,
    /** @param {() => Promise<unknown>} stop */
    onEnd: (stop) => void stops.push(stop),
    isEnding: () => begunAt > 0,
  };
}

/** @typedef {ReturnType<typeof createShutdown>} Shutdown */
