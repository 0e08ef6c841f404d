import { readFinderText } from './finder-text.js';

describe('a text that staff type', () => {
  it.each(['(215) 555-0149', '+1 215 555 0149', '215.555.0149 x12', '2155550149'])(
    'is a phone number in any spelling: %s',
    (typed) => expect(readFinderText(typed).phone).toBe('2155550149'),
  );

  it('is a mailbox in any spelling of its address', () => {
    expect(readFinderText(' Pri.Ya+tires@GoogleMail.com ').mailbox).toBe('priya@gmail.com');
    expect(readFinderText('priya@').mailbox).toBeNull();
  });

  it('is a ZIP code, also with its four more digits, and an item number at once', () => {
    expect(readFinderText('19147')).toMatchObject({ zip: '19147', itemNumber: 19147 });
    expect(readFinderText('19147-2210')).toMatchObject({ zip: '19147', itemNumber: null });
  });

  it('is a size with the words around it', () => {
    expect(readFinderText('kestrel tour P225/65R17')).toMatchObject({
      sizes: ['P225/65R17', '225/65R17'],
      words: ['kestrel', 'tour'],
    });
    expect(readFinderText('225 65 17')).toMatchObject({ sizes: ['225/65R17'], words: [] });
  });

  it('is the number of a return, a price claim or a coverage claim, with its letters or without', () => {
    expect(readFinderText('rt 20931')).toMatchObject({ returnNumber: 20931, priceClaimNumber: null });
    expect(readFinderText('PG-20931')).toMatchObject({ returnNumber: null, priceClaimNumber: 20931 });
    expect(readFinderText('cc 20931')).toMatchObject({ priceClaimNumber: null, coverageClaimNumber: 20931 });
    expect(readFinderText('20931')).toMatchObject({
      returnNumber: 20931,
      priceClaimNumber: 20931,
      coverageClaimNumber: 20931,
    });
    expect(readFinderText('2093')).toMatchObject({ returnNumber: null, priceClaimNumber: null });
  });

  it('is looked for in names from three characters on', () => {
    expect(readFinderText(' bo ').isName).toBe(false);
    expect(readFinderText('bo l').isName).toBe(true);
  });
});
