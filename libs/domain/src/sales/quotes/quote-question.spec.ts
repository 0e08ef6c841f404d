import { MOST_QUESTION_CHARACTERS, parseQuoteQuestion } from './quote-question.js';

describe('a question about a quote', () => {
  it('has 1 to 600 characters', () => {
    expect(parseQuoteQuestion(' Do you\r\nhave six? ')).toMatchObject({ value: 'Do you\nhave six?' });
    for (const wrong of [' \n ', 'x'.repeat(MOST_QUESTION_CHARACTERS + 1)])
      expect(parseQuoteQuestion(wrong)).toMatchObject({ fault: { code: 'quote.questionInvalid' } });
  });
});
