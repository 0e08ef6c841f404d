import { REVIEW_STATES } from '../moderation/index.js';
import { checkReply, replySignature } from './review-reply.js';

const WRITER = { name: 'Dana Whitfield', email: 'dana@example.com', orderNumber: '4K7QZ9M2XA' };
const codeOf = (text: string, writer = WRITER) => {
  const checked = checkReply('published', text, writer);
  return checked.ok ? null : checked.fault.data;
};

describe('a reply to a review', () => {
  it('is for published reviews only', () => {
    const open = REVIEW_STATES.filter((state) => checkReply(state, 'Thank you, Dana.', WRITER).ok);
    expect(open).toEqual(['published']);
  });

  it('reveals neither the full name nor the email address nor the order number of the writer', () => {
    expect(codeOf('Dear DANA  Whitfield, thank you.')).toEqual({ what: 'full name' });
    expect(codeOf('We wrote to Dana@Example.com.')).toEqual({ what: 'email address' });
    expect(codeOf('About order 4K7QZ-9M2XA: we sent a new one.')).toEqual({ what: 'order number' });
    expect(codeOf('Thank you, Dana W. Rotate them every 5,000 miles.')).toBeNull();
    expect(codeOf('Thank you, Dana.', { ...WRITER, name: 'Dana' })).toBeNull();
  });

  it('is signed by the shop or the brand', () => {
    expect(replySignature('shop', 'Kestrel')).toBe('SimpleTread');
    expect(replySignature('brand', 'Kestrel')).toBe('Kestrel');
  });
});
