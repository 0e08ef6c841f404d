const RIM = /^(\d{1,2}(?:\.\d{1,2})?)(?:-?(?:in|inch|inches))?$/;

/** Reads inches from an address, as `17`, `16.5` or `17-inch`; null for anything else. */
export const rimOfSegment = (segment: string): number | null => {
  const text = RIM.exec(segment.toLowerCase())?.[1];
  return text === undefined ? null : Number(text);
};
