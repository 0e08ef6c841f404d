/** The tires of one item at a warehouse: for sale, and promised but missed by a count. */
export interface ShortShelf {
  readonly available: number;
  readonly missing: number;
}

/** Returns a shelf after tires came back: they fill the gap of missing tires before any is for sale. */
export const settleMissing = ({ available, missing }: ShortShelf): ShortShelf => {
  const found = Math.min(available, missing);
  return { available: available - found, missing: missing - found };
};
