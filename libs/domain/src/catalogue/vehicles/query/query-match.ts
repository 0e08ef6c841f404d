/** Words (a bit set of their positions) that may name a thing, and how well (0-1). */
export interface Match<T> {
  readonly value: T;
  readonly words: number;
  readonly quality: number;
}
