const SHOWN = /^\s*(?:CC\s*[-–]?\s*)?(\d{5,9})\s*$/i;

/** Returns `CC-20931`. */
export const formatCoverageClaimNumber = (number: number): string => `CC-${number}`;

/** Reads a claim's number with or without its prefix; null for anything else. */
export const parseCoverageClaimNumber = (text: string): number | null => {
  const digits = SHOWN.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};
