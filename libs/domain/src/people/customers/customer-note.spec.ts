import { MOST_CUSTOMER_NOTE, parseCustomerNote } from './customer-note.js';

describe('a note on a customer', () => {
  it('is kept without the space around it, line by line', () => {
    expect(parseCustomerNote('  Call after six.\r\nAsk for Elena. ')).toEqual({
      ok: true,
      value: 'Call after six.\nAsk for Elena.',
    });
  });

  it('has up to 2,000 characters', () => {
    expect(parseCustomerNote('a'.repeat(MOST_CUSTOMER_NOTE)).ok).toBe(true);
    expect(parseCustomerNote('a'.repeat(MOST_CUSTOMER_NOTE + 1))).toMatchObject({
      fault: { code: 'note.tooLong', data: { over: 1 } },
    });
  });

  it('says something', () => {
    expect(parseCustomerNote(' \n ')).toMatchObject({ fault: { code: 'note.empty' } });
  });
});
