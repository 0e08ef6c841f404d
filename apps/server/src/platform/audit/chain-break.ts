/** Why the chain of audit rows does not hold at a place. */
export type BreakReason = 'rowChanged' | 'rowMissing' | 'rowUnlinked' | 'linksMissing' | 'endMissing';

/** The place where the chain breaks: `sequence` is null for a row without a link, `auditId` for a missing end. */
export interface ChainBreak {
  readonly sequence: number | null;
  readonly auditId: string | null;
  readonly reason: BreakReason;
}
