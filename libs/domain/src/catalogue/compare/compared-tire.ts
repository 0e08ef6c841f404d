/** One entry of a comparison: four identical tires, or with a rear item a staggered set of two and two. */
export interface ComparedTire {
  readonly itemNumber: number;
  readonly rearItemNumber: number | null;
}

export const isSameCompared = (a: ComparedTire, b: ComparedTire): boolean =>
  a.itemNumber === b.itemNumber && a.rearItemNumber === b.rearItemNumber;
