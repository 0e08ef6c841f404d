/** @jest-environment jsdom */
import { merchantItem } from './merchant-item';

const TIRE = {
  itemNumber: 104_422,
  brandName: 'Kestrel & Sons',
  brandSlug: 'kestrel',
  lineName: 'Tour 4S',
  lineSlug: 'tour-4s',
  categoryName: 'Touring',
  vehicleType: 'Passenger',
  description: 'Quiet <and> long lasting.',
  imageKey: 'touring-1',
  sizeCode: '225/65R17',
  serviceDescription: '102H',
  priceInCents: 14_200,
  struckPriceInCents: null,
  freightInCents: 0,
  available: 12,
  weightLb: 27.5,
};

const read = (item: string | null) => {
  const xml = `<rss xmlns:g="http://base.google.com/ns/1.0">${item ?? ''}</rss>`;
  const found = new DOMParser().parseFromString(xml, 'application/xml');
  return (tag: string) => found.getElementsByTagName(`g:${tag}`)[0]?.textContent;
};

/** Google's required fields for every product in the United States. */
const REQUIRED = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'brand',
  'condition',
];

describe('a tire in the merchant feed', () => {
  it('has all fields that Google requires, in well-formed XML', () => {
    const of = read(merchantItem(TIRE));
    for (const tag of REQUIRED) expect([tag, of(tag)]).not.toEqual([tag, undefined]);
    expect(of('title')).toBe('Kestrel & Sons Tour 4S 225/65R17 102H Touring Tire');
    expect(of('description')).toBe('Quiet <and> long lasting.');
    expect(of('price')).toBe('142.00 USD');
    expect(of('sale_price')).toBeUndefined();
    expect(of('link')).toMatch(/^https?:\/\/[^/]+\/brands\/kestrel-tires\/tour-4s\/p\/104422$/);
    expect(of('image_link')).toMatch(/^https?:\/\//);
  });

  it('on sale names its price before the discount, and freight if due', () => {
    const of = read(merchantItem({ ...TIRE, struckPriceInCents: 16_000, freightInCents: 9900 }));
    expect([of('price'), of('sale_price')]).toEqual(['160.00 USD', '142.00 USD']);
    expect(of('shipping')).toContain('99.00 USD');
  });

  it('without a picture is left out', () => {
    expect(merchantItem({ ...TIRE, imageKey: '' })).toBeNull();
  });
});
