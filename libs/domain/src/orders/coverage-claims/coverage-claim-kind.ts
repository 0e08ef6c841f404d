/** The benefits of coverage: a new tire for a ruined one, the bill of a repair, and the bill of roadside help. */
export const COVERAGE_CLAIM_KINDS = ['replacement', 'repair', 'roadside'] as const;
export type CoverageClaimKind = (typeof COVERAGE_CLAIM_KINDS)[number];

const TEXTS: Readonly<Record<CoverageClaimKind, string>> = {
  replacement: 'Replace a damaged tire',
  repair: 'Repair a tire',
  roadside: 'Roadside assistance',
};

/** Returns a kind as buyers choose it and staff read it. */
export const coverageClaimKindText = (kind: CoverageClaimKind): string => TEXTS[kind];

/** True for a claim about tires of one line; roadside help is of the whole order. */
export const isAboutTires = (kind: CoverageClaimKind): boolean => kind !== 'roadside';

/** True for a claim that pays a bill. */
export const isAboutBill = (kind: CoverageClaimKind): boolean => kind !== 'replacement';
