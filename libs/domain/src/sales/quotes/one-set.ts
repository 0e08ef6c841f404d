/** The most tires that one vehicle runs on: four, and two more on a dual rear axle. */
const MOST_ON_ONE_VEHICLE = 6;

interface QuotedTires {
  readonly vehicle: object | null;
  readonly lines: readonly { readonly quantity: number }[];
}

/** Returns what to tell a representative who quotes more tires than one vehicle takes; null if they don’t. */
export const tooManyForOne = ({ vehicle, lines }: QuotedTires): string | null => {
  const tires = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return vehicle === null || tires <= MOST_ON_ONE_VEHICLE
    ? null
    : `${tires} tires for one vehicle are more than one set. Remove a tire, or check with the customer that several vehicles are meant.`;
};
