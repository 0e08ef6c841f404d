import { ok, refuse, type Result } from '../../result/index.js';

const MOST_CHARACTERS = 600;

/** Reads what a quote says to its customer beside the tires; nothing is fine. Longer than 600 characters is `quote.messageInvalid`. */
export const parseQuoteMessage = (text: string): Result<string, 'quote.messageInvalid'> => {
  const message = text.trim().replace(/\r\n/g, '\n');
  return message.length <= MOST_CHARACTERS ? ok(message) : refuse('quote.messageInvalid');
};
