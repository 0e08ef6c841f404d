import { storableText } from '../../text/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

export const MOST_QUESTION_CHARACTERS = 600;

/** Questions about one quote within a day. Our own figure. */
export const MOST_QUESTIONS_OF_DAY = 5;

/** Reads a customer’s question about a quote, 1 to 600 characters. Refuses with `quote.questionInvalid`. */
export const parseQuoteQuestion = (text: string): Result<string, 'quote.questionInvalid'> => {
  const question = storableText(text).replace(/\r\n?/g, '\n').trim();
  return question === '' || question.length > MOST_QUESTION_CHARACTERS
    ? refuse('quote.questionInvalid')
    : ok(question);
};
