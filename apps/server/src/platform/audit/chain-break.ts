/** Why the chain of audit rows does not hold at a place. */
export type BreakReason = 'rowChanged' | 'rowMissing' | 'rowUnlinked' | 'linksMissing' | 'endMissing';

/** Where the chain does not hold: `sequence` is null for a row that no link names, `auditId` for an end that is gone. */
export interface ChainBreak {
  readonly sequence: number | null;
  readonly auditId: string | null;
  readonly reason: BreakReason;
}
