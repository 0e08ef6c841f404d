// @ts-check
// The progress shown at the terminal. On a terminal one line is rewritten; in a log, lines are added.

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
const HEARTBEAT_MS = 15_000;
const CLEAR_LINE = '\r\u001b[2K';

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {{ write(text: string): unknown, isTTY?: boolean }} out
 * @param {() => number} clock milliseconds
 */
export function createProgress(out = process.stdout, clock = () => performance.now()) {
  const isLive = Boolean(out.isTTY);
  let isMute = false;
  /** @param {string} text */
  const line = (text) => void (isMute || out.write(`${isLive ? CLEAR_LINE : ''}${text}\n`));

  /**
   * Runs one step under its title and shows its duration.
   * @template T
   * @param {string} title
   * @param {(report: (detail: string) => void) => Promise<T>} work `report` replaces the detail after the title
   * @returns {Promise<T>}
   */
  async function step(title, work) {
    const begin = clock();
    let detail = '';
    const elapsed = () => seconds(clock() - begin);
    const text = () => `${title.padEnd(26)} ${elapsed().padStart(8)}${detail ? `  ${detail}` : ''}`;
    if (!isLive) line(`… ${title}`);
    let frame = 0;
    const drawFrame = () => void out.write(`${CLEAR_LINE}${FRAMES[frame++ % FRAMES.length]} ${text()}`);
    const draw = () => (isMute ? undefined : isLive ? drawFrame() : line(`… ${text()}`));
    const timer = setInterval(draw, isLive ? FRAME_MS : HEARTBEAT_MS);
    try {
      const result = await work((news) => (detail = news));
      line(`✓ ${text()}`);
      return result;
    } catch (error) {
      line(`✗ ${text()}`);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  return { line, step, mute: () => void (isMute = true) };
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
