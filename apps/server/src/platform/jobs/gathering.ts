/** Waits this long for more before the first run, so what one moment asks for shares it. */
const FIRST_MS = 10;

/** The pause between runs while more is asked for. Everything of a pause shares the next run, and none waits longer. */
const PAUSE_MS = 100;

/** Runs `work` soon after it is asked for: at once on a quiet server, in shared runs on a busy one. */
export class Gathering {
  private timer: NodeJS.Timeout | null = null;
  private lastRunAt = -Infinity;

  constructor(private readonly work: () => void) {}

  ask(): void {
    if (this.timer !== null) return;
    const waitMs = Math.max(FIRST_MS, this.lastRunAt + PAUSE_MS - performance.now());
    this.timer = setTimeout(() => {
      this.timer = null;
      this.lastRunAt = performance.now();
      this.work();
    }, waitMs).unref();
  }
}
