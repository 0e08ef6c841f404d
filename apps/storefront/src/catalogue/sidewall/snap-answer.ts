import type { SidewallChoice } from '@simpletread/contract';

/** What became of the photo that was sent; a size beyond doubt leads on and never comes back here. */
export interface SnapAnswer {
  readonly attempt: number;
  /** Null before the first photo, and where the photo could not be taken. */
  readonly choices: readonly SidewallChoice[] | null;
  readonly serviceDescription: string | null;
  /** Why the photo was not taken; null where it was. */
  readonly problem: string | null;
}

export const NO_SNAP: SnapAnswer = { attempt: 0, choices: null, serviceDescription: null, problem: null };
