import type { SidewallChoice } from '@simpletread/contract';

/** The result of a submitted photo; a certain size redirects instead. */
export interface SnapAnswer {
  readonly attempt: number;
  /** Null before the first photo, and if the photo was refused. */
  readonly choices: readonly SidewallChoice[] | null;
  readonly serviceDescription: string | null;
  /** Advice for the next photo; null if there is none. */
  readonly advice: string | null;
  /** Why the photo was refused; null if it wasn't. */
  readonly problem: string | null;
}

export const NO_SNAP: SnapAnswer = {
  attempt: 0,
  choices: null,
  serviceDescription: null,
  advice: null,
  problem: null,
};
