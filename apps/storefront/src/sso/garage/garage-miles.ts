/** More than any real odometer shows; the API accepts no more either. */
export const MOST_MILES = 2_000_000;

export type TypedMiles =
  { readonly miles: number | undefined; readonly problem: null } | { readonly problem: string };

/** Reads miles as people write them, such as `41,200`; undefined if empty. */
export const readMiles = (typed: string): TypedMiles => {
  const digits = typed.replaceAll(/[,\s]/g, '');
  if (digits === '') return { miles: undefined, problem: null };
  if (!/^\d+$/.test(digits)) return { problem: 'Please enter the miles as a whole number' };
  const miles = Number(digits);
  return miles > MOST_MILES
    ? { problem: 'Please check the miles: we accept up to 2,000,000' }
    : { miles, problem: null };
};
