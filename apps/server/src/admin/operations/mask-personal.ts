/** Fields of the audit's before and after that tell who somebody is or how to reach them. */
const PERSONAL = new Set([
  'email',
  'phone',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'company',
  'specialInstructions',
  'recipient',
]);

/** Whether a field of this name tells who somebody is. */
export const isPersonal = (field: string): boolean => PERSONAL.has(field);

export const MASK = '•••';

/** `value` without what names a person, at any depth. */
export const maskPersonal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]: [string, unknown]) => [
      field,
      isPersonal(field) && part !== null ? MASK : maskPersonal(part),
    ]),
  );
};
