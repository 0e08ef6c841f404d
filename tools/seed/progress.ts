/** Reports the duration of each part of the seed. */
export type Report = (line: string) => void;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export class Progress {
  private readonly startedAt = performance.now();
  private lastAt = this.startedAt;

  constructor(private readonly report: Report) {}

  done(what: string): void {
    const at = performance.now();
    this.report(`  ${what} (${seconds(at - this.lastAt)})`);
    this.lastAt = at;
  }

  finish(what: string): void {
    this.report(`${what} in ${seconds(performance.now() - this.startedAt)}`);
  }
}
