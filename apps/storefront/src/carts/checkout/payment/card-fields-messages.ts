/** Messages from the provider's card fields to the page around them. */
export type CardFieldsMessage =
  | { readonly type: 'card-fields/ready' }
  | { readonly type: 'card-fields/resize'; readonly height: number }
  | { readonly type: 'card-fields/state'; readonly state: 'working' | 'invalid' | 'failed' }
  | {
      readonly type: 'card-fields/token';
      readonly token: string;
      readonly brand: string;
      readonly last4: string;
    };

const STATES = ['working', 'invalid', 'failed'] as const;

const LEAST_HEIGHT = 120;
const MOST_HEIGHT = 900;

const text = (value: unknown): value is string => typeof value === 'string';

/** Reads a message from the card fields; null for anything else. Limits a height to what a form can need. */
export const readCardFieldsMessage = (data: unknown): CardFieldsMessage | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { type, height, state, token, brand, last4 } = data as Record<string, unknown>;
  if (type === 'card-fields/ready') return { type };
  if (type === 'card-fields/resize' && typeof height === 'number' && Number.isFinite(height)) {
    return { type, height: Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, Math.ceil(height))) };
  }
  if (type === 'card-fields/state') {
    const known = STATES.find((name) => name === state);
    return known === undefined ? null : { type, state: known };
  }
  if (type === 'card-fields/token' && text(token) && text(brand) && text(last4))
    return { type, token, brand, last4 };
  return null;
};
