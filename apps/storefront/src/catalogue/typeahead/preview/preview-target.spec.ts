import fc from 'fast-check';
import { previewTargetOf } from './preview-target';

describe('the target of a search answer', () => {
  it.each([
    [
      '/vehicles/bmw/z4/2020',
      { kind: 'vehicle', make: 'bmw', model: 'z4', year: 2020, trim: '', params: {} },
    ],
    [
      '/vehicles/bmw/z4/2020?trim=m40i',
      { kind: 'vehicle', make: 'bmw', model: 'z4', year: 2020, trim: 'm40i', params: { trim: 'm40i' } },
    ],
    ['/tire-sizes/225-65r17', { kind: 'size', key: { size: '225-65r17' }, rearSize: null, params: {} }],
    [
      '/tire-sizes/35x12.50r17?rearSize=255-40r18',
      {
        kind: 'size',
        key: { size: '35x12.50r17' },
        rearSize: '255-40r18',
        params: { rearSize: '255-40r18' },
      },
    ],
    [
      '/tire-sizes/225-65r17/brands/toyo-tires/categories/winter-tires?runFlat=true',
      {
        kind: 'size',
        key: { size: '225-65r17', brand: 'toyo', category: 'winter' },
        rearSize: null,
        params: { runFlat: 'true' },
      },
    ],
    ['/vehicles/honda-tires', { kind: 'make', make: 'honda', year: null }],
    ['/vehicles/land-rover-tires?year=2019', { kind: 'make', make: 'land-rover', year: 2019 }],
    ['/vehicles/honda/cr-v', { kind: 'model', make: 'honda', model: 'cr-v', params: {} }],
    [
      '/vehicles/honda/cr-v?category=winter',
      { kind: 'model', make: 'honda', model: 'cr-v', params: { category: 'winter' } },
    ],
    ['/guided-shopping', { kind: 'guided', by: 'vehicle' }],
    ['/guided-shopping?by=size', { kind: 'guided', by: 'size' }],
    [
      '/guided-shopping?vehicle=honda/cr-v/2019&trim=ex',
      {
        kind: 'vehicle',
        make: 'honda',
        model: 'cr-v',
        year: 2019,
        trim: 'ex',
        params: { vehicle: 'honda/cr-v/2019', trim: 'ex' },
      },
    ],
    ['/tire-sizes/diameter/17', { kind: 'diameter', rim: 17 }],
    ['/types/light-truck-tires', { kind: 'hub', key: { type: 'light-truck' } }],
    ['/categories/winter-tires', { kind: 'hub', key: { category: 'winter' } }],
    [
      '/brands/toyo-tires/categories/winter-tires',
      { kind: 'hub', key: { brand: 'toyo', category: 'winter' } },
    ],
    ['/brands/toyo-tires', { kind: 'hub', key: { brand: 'toyo' } }],
    [
      '/brands/toyo-tires/open-country',
      { kind: 'line', brand: 'toyo', line: 'open-country', item: null, size: null },
    ],
    [
      '/brands/toyo-tires/open-country/p/7',
      { kind: 'line', brand: 'toyo', line: 'open-country', item: 7, size: null },
    ],
    [
      '/brands/toyo-tires/open-country?size=225-65r17',
      { kind: 'line', brand: 'toyo', line: 'open-country', item: null, size: '225-65r17' },
    ],
    [
      '/brands/toyo-tires/open-country/x/7',
      { kind: 'line', brand: 'toyo', line: 'open-country', item: null, size: null },
    ],
    [
      '/tire-sizes/225-65r17?rearSize=../x',
      { kind: 'size', key: { size: '225-65r17' }, rearSize: null, params: { rearSize: '../x' } },
    ],
  ])('is read from %s', (link, target) => {
    expect(previewTargetOf(link)).toEqual(target);
  });

  it.each([
    '',
    'https://evil.example/vehicles/a/b/2020',
    '//evil/vehicles/a/b/2020',
    '/vehicles',
    '/vehicles/a/b/c',
    '/vehicles/a/b/2020/c',
    '/guided-shopping/x',
    '/cart',
    '/brands/x',
    '/tire-sizes/diameter/x',
    '/tire-sizes/diameter/17/18',
    '/tire-sizes/225-65r17/brands/toyo-tires/brands/nokian-tires',
    '/tire-sizes/225-65r17/brands/toyo-tires/categories/winter-tires/types/light-truck-tires',
    '/categories/winter-tires/categories/touring-tires',
    '/vehicles/bmw/z4%20m',
    '/vehicles/BMW/z4',
    '/tire-sizes/225-65r17/brands',
    '/constructor/winter-tires',
  ])('is nothing for %j', (link) => {
    expect(previewTargetOf(link)).toBeNull();
  });

  it('never fails, for any input', () => {
    fc.assert(fc.property(fc.string(), (text) => void previewTargetOf(`/${text}`)));
  });
});
