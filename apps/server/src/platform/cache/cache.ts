/** Values that may be lost at any moment, kept for a while. */
export abstract class Cache {
  /** The value last set for `key`, or undefined when there is none anymore. The caller knows its type. */
  abstract get<T extends object>(key: string): Promise<T | undefined>;
  abstract set(key: string, value: object, ttlMs: number): Promise<void>;
  abstract delete(key: string): Promise<void>;
  /**
   * Adds `by` to the number under `key`, which starts at 0 and is forgotten `ttlMs` after its first change, and returns it. However
   * many add at once, each is counted. Not for keys that `set` writes.
   */
  abstract add(key: string, by: number, ttlMs: number): Promise<number>;
}
