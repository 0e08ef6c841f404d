const SHOWN = /^\s*(?:PG\s*[-–]?\s*)?(\d{5,9})\s*$/i;

/** Returns `PG-20931`. */
export const formatPriceClaimNumber = (number: number): string => `PG-${number}`;

/** Reads a claim's number with or without its prefix; null for anything else. */
export const parsePriceClaimNumber = (text: string): number | null => {
  const digits = SHOWN.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};
