/** Audit fields that identify or reach a person. */
const PERSONAL = new Set([
  'email',
  'phone',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'company',
  'specialInstructions',
  'poNumber',
  'recipient',
]);

/** True if a field of this name identifies a person. */
export const isPersonal = (field: string): boolean => PERSONAL.has(field);

/** True if a field of this name holds our cost of a tire. */
export const isCost = (field: string): boolean => field === 'costInCents';

export const MASK = '•••';

/** `value` with a mask for each field that `isHidden`, at any depth. */
const masked = (value: unknown, isHidden: (field: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((part) => masked(part, isHidden));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]: [string, unknown]) => [
      field,
      isHidden(field) && part !== null ? MASK : masked(part, isHidden),
    ]),
  );
};

/** `value` without what names a person. */
export const maskPersonal = (value: unknown): unknown => masked(value, isPersonal);

/** `value` without what tires cost us. */
export const maskCosts = (value: unknown): unknown => masked(value, isCost);
