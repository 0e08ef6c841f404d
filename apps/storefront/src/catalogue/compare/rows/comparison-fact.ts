import type { ComparisonReply } from '@simpletread/contract';
import type { FactRow } from '@simpletread/domain';

export type ComparedItem = ComparisonReply['items'][number];

/** One fact of all tires, before it is known how they differ in it. */
export interface ComparisonFact extends FactRow {
  readonly id: string;
  readonly label: string;
  /** What stands where a fact is not known. */
  readonly absent: string;
  /** Scores are drawn as bars. */
  readonly isScore?: boolean;
}
