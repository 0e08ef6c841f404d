import type { ComparisonReply } from '@simpletread/contract';
import type { FactRow } from '@simpletread/domain';

export type ComparedItem = ComparisonReply['items'][number];

/** One fact of all tires, before comparing them. */
export interface ComparisonFact extends FactRow {
  readonly id: string;
  readonly label: string;
  /** The text for an unknown fact. */
  readonly absent: string;
  /** Scores are drawn as bars. */
  readonly isScore?: boolean;
}
