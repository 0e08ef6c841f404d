import { ok, refuse, type Result } from '../../result/index.js';

const MOST_CHARACTERS = 600;

const MOST_REASON_CHARACTERS = 300;

/** Reads why a discount shall be approved, 1 to 300 characters. Refuses with `quote.reasonInvalid`. */
export const parseQuoteReason = (text: string): Result<string, 'quote.reasonInvalid'> => {
  const reason = text.trim();
  return reason === '' || reason.length > MOST_REASON_CHARACTERS ? refuse('quote.reasonInvalid') : ok(reason);
};

/** Reads a quote's message to its customer, which may be empty. Refuses more than 600 characters with `quote.messageInvalid`. */
export const parseQuoteMessage = (text: string): Result<string, 'quote.messageInvalid'> => {
  const message = text.trim().replace(/\r\n/g, '\n');
  return message.length <= MOST_CHARACTERS ? ok(message) : refuse('quote.messageInvalid');
};
