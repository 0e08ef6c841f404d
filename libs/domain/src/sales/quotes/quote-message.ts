import { ok, refuse, type Result } from '../../result/index.js';

const MOST_CHARACTERS = 600;

/** Reads a quote's message to its customer, which may be empty. Refuses more than 600 characters with `quote.messageInvalid`. */
export const parseQuoteMessage = (text: string): Result<string, 'quote.messageInvalid'> => {
  const message = text.trim().replace(/\r\n/g, '\n');
  return message.length <= MOST_CHARACTERS ? ok(message) : refuse('quote.messageInvalid');
};
