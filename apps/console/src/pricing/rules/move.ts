import type { RuleEvent } from '@simpletread/domain';

/** A rule's next state, from the version that the person saw. */
export interface Move {
  readonly version: number;
  readonly event: RuleEvent;
}
