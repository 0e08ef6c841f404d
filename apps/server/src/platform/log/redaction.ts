import { ownValue } from '@simpletread/domain';

const SECRET_NAMES: ReadonlySet<string> = new Set(
  [
    'authorization',
    'cookie',
    'set-cookie',
    'token',
    'cardToken',
    'orderToken',
    'cartToken',
    'accessToken',
    'x-authorization',
    'x-cart-token',
    'x-order-token',
    'x-chat-token',
    'ticket',
    'password',
    'secret',
    'sessionSecret',
    'email',
    'recipient',
    'phone',
    'firstName',
    'lastName',
    'address',
    'address1',
    'address2',
    'shipTo',
    'card',
    'cardNumber',
    'expiry',
    'cardCode',
  ].map((name) => name.toLowerCase()),
);

const CENSORED = '[redacted]';
const MAX_DEPTH = 5;

const textField = (error: object, name: string): Record<string, string> => {
  const value = ownValue(error as Record<string, unknown>, name);
  return typeof value === 'string' ? { [name]: value } : {};
};

/** The logged part of an error. A driver's `detail`, `parameters` and `query` contain user input, so they stay out. */
const errorFields = (error: Error, depth: number): object => ({
  type: error.name,
  message: error.message,
  stack: error.stack,
  ...textField(error, 'code'),
  ...textField(error, 'constraint'),
  ...textField(error, 'table'),
  ...(error.cause instanceof Error && depth < MAX_DEPTH
    ? { cause: errorFields(error.cause, depth + 1) }
    : {}),
});

const valueOf = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) return errorFields(value, depth);
  if (depth >= MAX_DEPTH) return '[deep]';
  return Array.isArray(value) ? value.map((item) => valueOf(item, depth + 1)) : redacted(value, depth + 1);
};

const isPlain = (name: string, value: unknown): boolean =>
  (typeof value !== 'object' || value === null) && !SECRET_NAMES.has(name.toLowerCase());

/**
 * `fields` without what identifies or authorizes a person, wherever it stands. Most lines hold nothing of the kind and come
 * back as they are: pino's own redaction copies every line, which cost a fifth of an empty request.
 */
export const redacted = (fields: object, depth = 0): object => {
  const entries = Object.entries(fields);
  if (entries.every(([name, value]) => isPlain(name, value))) return fields;
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      SECRET_NAMES.has(name.toLowerCase()) ? CENSORED : valueOf(value, depth),
    ]),
  );
};
