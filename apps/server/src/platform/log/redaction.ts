const SECRET_NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'password',
  'secret',
  'email',
  'phone',
  'address',
  'address1',
  'address2',
  'card',
  'cardNumber',
  'cardToken',
  'x-cart-token',
  'x-order-token',
  'shipTo',
] as const;

const pathsOf = (name: string): string[] => {
  const step = /^\w+$/.test(name) ? name : `["${name}"]`;
  const join = (prefix: string): string => (step.startsWith('[') ? `${prefix}${step}` : `${prefix}.${step}`);
  return [step, join('*'), join('*.*')];
};

/** Paths of log fields whose value is replaced, wherever they stand up to three levels deep. */
export const REDACTED_PATHS: string[] = SECRET_NAMES.flatMap(pathsOf);
