import { faultMessage } from '@simpletread/contract';
import { isRefusal } from '../../shell/api';

const REASONS = ['contact.militaryAddress', 'contact.outsideShippingArea'] as const;

/** Returns the message for a refused ZIP: it is none, or tires don't ship there. Throws any other error again. */
export const zipRefusalOf = (error: unknown): string => {
  const code = REASONS.find((reason) => isRefusal(error, reason));
  if (code === undefined && !isRefusal(error, 'contact.zipInvalid', 'request.invalid')) throw error;
  return faultMessage({ code: code ?? 'contact.zipInvalid', data: {} });
};
