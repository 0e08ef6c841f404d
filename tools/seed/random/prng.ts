import { createHash } from 'node:crypto';

const UINT32 = 2 ** 32;

/**
 * A seeded random source (sfc32): the same name gives the same draws on every machine and run. `fork` gives a part of the seed its own
 * source, so more draws in one part change nothing in another.
 */
export class Prng {
  private state: [number, number, number, number];

  constructor(private readonly name: string) {
    const digest = createHash('sha256').update(name).digest();
    this.state = [digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8), 1];
  }

  fork(part: string): Prng {
    return new Prng(`${this.name}/${part}`);
  }

  uint32(): number {
    const [a, b, c, counter] = this.state;
    const drawn = (a + b + counter) | 0;
    this.state = [
      b ^ (b >>> 9),
      (c + (c << 3)) | 0,
      (((c << 21) | (c >>> 11)) + drawn) | 0,
      (counter + 1) | 0,
    ];
    return drawn >>> 0;
  }

  /** Returns a number from 0 up to but not including 1. */
  fraction(): number {
    return this.uint32() / UINT32;
  }

  /** Returns a whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.fraction() * (max - min);
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** Returns a number around `mean`, from the sum of four draws, cut to three deviations. */
  normal(mean: number, deviation: number): number {
    const sum = this.fraction() + this.fraction() + this.fraction() + this.fraction();
    return mean + (sum - 2) * Math.sqrt(3) * deviation;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** Returns one of `items`, each as likely as its weight. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let left = this.fraction() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(items.filter(([, weight]) => weight > 0))[0];
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.uint32() & 0xff);
  }

  /** Returns up to `count` different items, likelier ones earlier: weighted sampling without replacement. */
  sample<T>(items: readonly T[], count: number, weightOf: (item: T) => number): readonly T[] {
    return items
      .map((item) => ({ item, rank: -Math.log(1 - this.fraction()) / weightOf(item) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ item }) => item);
  }
}
