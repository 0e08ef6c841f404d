import { messageTitle } from './message-row.js';

describe('messageTitle', () => {
  const titleOf = (bodyText: string): string => messageTitle({ subject: null, bodyText });

  it('is the subject, however long', () => {
    const subject = 'Order 4K7QZ-9M2XA is confirmed and on its way to the shop you chose for it';
    expect(messageTitle({ subject, bodyText: 'Thank you' })).toBe(subject);
  });

  it('is a short text unchanged', () => {
    expect(titleOf('Your tires arrived.')).toBe('Your tires arrived.');
  });

  it('cuts a long text between words, never within an amount, and shows that it continues', () => {
    expect(titleOf('SimpleTread: order 4K7QZ-9M2XA is confirmed, $778.86 out the door.')).toBe(
      'SimpleTread: order 4K7QZ-9M2XA is confirmed, $778.86 out the…',
    );
    expect(titleOf('SimpleTread: the order 4K7QZ-9M2XA is now confirmed, $1,778.86 out the door.')).toBe(
      'SimpleTread: the order 4K7QZ-9M2XA is now confirmed…',
    );
  });

  it('cuts inside a word when there is no space', () => {
    expect(titleOf('x'.repeat(80))).toBe(`${'x'.repeat(60)}…`);
  });
});
