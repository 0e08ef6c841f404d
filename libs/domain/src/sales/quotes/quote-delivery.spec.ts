import { type QuoteDelivery, quoteOutcome, quoteSentWords } from './quote-delivery.js';

const words = (mail: QuoteDelivery, text: QuoteDelivery): string =>
  quoteSentWords({ number: 'Q-4K7QZ-9M2XA', email: 'dana@example.com', phone: '2155550149', mail, text });

describe('what is said when a quote is sent', () => {
  it('names both ways where both worked', () => {
    expect(words('sent', 'sent')).toBe('Quote Q-4K7QZ-9M2XA sent to dana@example.com and (215) 555-0149.');
  });

  it('says which of the two did not', () => {
    expect(words('failed', 'sent')).toBe(
      'Quote Q-4K7QZ-9M2XA went to (215) 555-0149 as a text, but not to dana@example.com: the mail could not be delivered.',
    );
    expect(words('sent', 'failed')).toBe(
      'Quote Q-4K7QZ-9M2XA went to dana@example.com, but not to (215) 555-0149: the text could not be delivered.',
    );
  });

  it('says that nothing went out, and what to do', () => {
    expect(words('failed', 'failed')).toBe(
      'Quote Q-4K7QZ-9M2XA reached neither dana@example.com nor (215) 555-0149. Check both and send it again.',
    );
  });

  it('claims nothing while one of the two is under way', () => {
    expect(words('queued', 'sent')).toMatch(/^Quote Q-4K7QZ-9M2XA is on its way/);
    expect(quoteOutcome({ mail: 'queued', text: 'failed' })).toBe('partly');
  });
});
