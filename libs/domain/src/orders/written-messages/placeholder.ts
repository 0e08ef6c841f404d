import { isOwnKey } from '../../lookup/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

interface PlaceholderRow {
  readonly label: string;
  /** True if only messages about an order have it. */
  readonly isOfOrder: boolean;
}

/** The placeholders of saved replies, written `{firstName}`. */
const PLACEHOLDERS = {
  firstName: { label: 'the customer’s first name', isOfOrder: false },
  agentName: { label: 'your first name', isOfOrder: false },
  servicePhone: { label: 'our service number', isOfOrder: false },
  orderNumber: { label: 'the order number', isOfOrder: true },
  promisedDay: { label: 'the day the tires arrive', isOfOrder: true },
  shopName: { label: 'the name of the shop', isOfOrder: true },
} as const satisfies Record<string, PlaceholderRow>;

export type Placeholder = keyof typeof PLACEHOLDERS;

export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS) as [Placeholder, ...Placeholder[]];

/** The value of each placeholder; null if there is none, as for an order without a shop. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

const IN_BRACES = /\{([^{}]*)\}/g;

/** Returns the names in braces in `text`, in order. */
const inBraces = (text: string): readonly string[] =>
  Array.from(text.matchAll(IN_BRACES), ([, name = '']) => name);

/** Returns a short description of a placeholder's value. */
export const placeholderLabel = (placeholder: Placeholder): string => PLACEHOLDERS[placeholder].label;

/** Refuses a saved reply with `savedReply.placeholderUnknown` if anything in braces isn't in the table. */
export const checkPlaceholders = (text: string): Result<string, 'savedReply.placeholderUnknown'> => {
  const unknown = inBraces(text).find((name) => !isOwnKey(PLACEHOLDERS, name));
  return unknown === undefined ? ok(text) : refuse('savedReply.placeholderUnknown', { name: `{${unknown}}` });
};

/** True if a text needs an order to be filled in. */
export const isAboutOrder = (text: string): boolean =>
  inBraces(text).some((name) => isOwnKey(PLACEHOLDERS, name) && PLACEHOLDERS[name].isOfOrder);

/** Returns `text` with its placeholders filled in. One without a value stays, for its writer to replace. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(IN_BRACES, (whole, name: string) =>
    isOwnKey(PLACEHOLDERS, name) ? (values[name] ?? whole) : whole,
  );

/** Refuses a message with `message.placeholderLeft` if a placeholder is still in it. */
export const checkFilled = (text: string): Result<string, 'message.placeholderLeft'> => {
  const left = inBraces(text).find((name) => isOwnKey(PLACEHOLDERS, name));
  return left === undefined ? ok(text) : refuse('message.placeholderLeft', { name: `{${left}}` });
};
