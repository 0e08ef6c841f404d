import { parseQuoteMessage } from './quote-message.js';

describe('the message of a quote', () => {
  it('may be empty, keeps its lines and loses the space around them', () => {
    expect(parseQuoteMessage('')).toMatchObject({ value: '' });
    expect(parseQuoteMessage('  Hi Dana,\r\nas you asked. ')).toMatchObject({
      value: 'Hi Dana,\nas you asked.',
    });
  });

  it('has at most 600 characters', () => {
    expect(parseQuoteMessage('x'.repeat(600))).toMatchObject({ ok: true });
    expect(parseQuoteMessage('x'.repeat(601))).toMatchObject({ fault: { code: 'quote.messageInvalid' } });
  });
});
