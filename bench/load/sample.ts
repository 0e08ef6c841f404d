import { quantile } from './quantile.js';

/** The result of one round of load. */
export interface Sample {
  readonly perSecond: number;
  readonly done: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Errors with their counts. */
  readonly errors: ReadonlyMap<string, number>;
}

/** Collects a round's outcomes. */
export class Outcomes {
  private readonly latenciesMs: number[] = [];
  private readonly errors = new Map<string, number>();

  success(latencyMs: number): void {
    this.latenciesMs.push(latencyMs);
  }

  failure(error: unknown): void {
    const name = error instanceof Error ? error.message : String(error);
    this.errors.set(name, (this.errors.get(name) ?? 0) + 1);
  }

  /** Returns the sample of a round that took `seconds`. */
  over(seconds: number): Sample {
    const sorted = this.latenciesMs.sort((a, b) => a - b);
    return {
      perSecond: sorted.length / seconds,
      done: sorted.length,
      p50Ms: quantile(sorted, 0.5),
      p95Ms: quantile(sorted, 0.95),
      p99Ms: quantile(sorted, 0.99),
      errors: this.errors,
    };
  }
}
