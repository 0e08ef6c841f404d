const SHOWN = /^\s*(?:RT\s*[-–]?\s*)?(\d{5,9})\s*$/i;

/** Returns `RT-20931`. */
export const formatReturnNumber = (number: number): string => `RT-${number}`;

/** Reads a return number with or without its prefix; null for anything else. */
export const parseReturnNumber = (text: string): number | null => {
  const digits = SHOWN.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};
