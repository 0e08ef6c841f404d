import fc from 'fast-check';
import { contactSpans, withoutContactData } from './contact-data.js';

describe('contact data in a review', () => {
  it.each([
    ['Ask for Mike at 215 555 0177, he is quick', 'phone', '215 555 0177'],
    ['Call (215) 555-0177.', 'phone', '(215) 555-0177'],
    ['Write to dana.o+tires@example.co.uk!', 'email', 'dana.o+tires@example.co.uk'],
    ['Write to mike@besttires.com', 'email', 'mike@besttires.com'],
    ['Cheaper at www.tires.example/deal?x=1.', 'web', 'www.tires.example/deal?x=1'],
    ['See besttires.com for less', 'web', 'besttires.com'],
  ])('is found in %s', (text, kind, found) => {
    const [span, ...others] = contactSpans(text);
    expect([span?.kind, text.slice(span?.start, span?.end), others.length]).toEqual([kind, found, 0]);
  });

  it.each([
    '225/65R17 102H',
    '33x12.50R15LT',
    '12,000 miles at 70 mph',
    'Since 2019. It hums',
    '6,200 miles',
  ])('is not in %s', (text) => {
    expect(contactSpans(text)).toEqual([]);
  });

  it('is taken out whole, and nothing else is', () => {
    expect(withoutContactData('Ask for Mike at 215 555 0177, or mike@shop.example.')).toBe(
      'Ask for Mike at [removed], or [removed].',
    );
  });

  it('is gone from any text after it is taken out', () => {
    const parts = fc.constantFrom('215-555-0177', 'a@b.com', 'www.x.com/a', ' great ', '. ', 'tires', '5');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (texts) => {
        const cut = withoutContactData(texts.join(' '));
        expect(contactSpans(cut)).toEqual([]);
      }),
    );
  });
});
