import { type QuoteDelivery, quoteOutcome, quoteSentWords } from './quote-delivery.js';

const words = (mail: QuoteDelivery, text: QuoteDelivery): string =>
  quoteSentWords({ number: 'Q-4K7QZ-9M2XA', email: 'dana@example.com', phone: '2155550149', mail, text });

describe('the message after sending a quote', () => {
  it('names both channels if both worked', () => {
    expect(words('sent', 'sent')).toBe('Quote Q-4K7QZ-9M2XA sent to dana@example.com and (215) 555-0149.');
  });

  it('names the channel that failed', () => {
    expect(words('failed', 'sent')).toBe(
      'Quote Q-4K7QZ-9M2XA was sent to (215) 555-0149 by text, but the email to dana@example.com could not be delivered.',
    );
    expect(words('sent', 'failed')).toBe(
      'Quote Q-4K7QZ-9M2XA was sent to dana@example.com, but the text to (215) 555-0149 could not be delivered.',
    );
  });

  it('says that nothing was sent, and names the next step', () => {
    expect(words('failed', 'failed')).toBe(
      'Quote Q-4K7QZ-9M2XA could not be delivered to dana@example.com or (215) 555-0149. Check both and send it again.',
    );
  });

  it('claims nothing while one of the two is pending', () => {
    expect(words('queued', 'sent')).toMatch(/^Quote Q-4K7QZ-9M2XA is on its way/);
    expect(quoteOutcome({ mail: 'queued', text: 'failed' })).toBe('partly');
  });
});
