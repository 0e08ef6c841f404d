import fc from 'fast-check';
import { previewTargetOf } from './preview-target';

describe('the target of a search answer', () => {
  it.each([
    ['/vehicles/bmw/z4/2020', { kind: 'vehicle', make: 'bmw', model: 'z4', year: 2020, trim: '' }],
    [
      '/vehicles/bmw/z4/2020?trim=m40i',
      { kind: 'vehicle', make: 'bmw', model: 'z4', year: 2020, trim: 'm40i' },
    ],
    ['/tire-sizes/225-65r17', { kind: 'size', size: '225-65r17', rearSize: null }],
    [
      '/tire-sizes/35x12.50r17?rearSize=255-40r18',
      { kind: 'size', size: '35x12.50r17', rearSize: '255-40r18' },
    ],
    ['/brands/toyo-tires', { kind: 'brand', brand: 'toyo' }],
    ['/brands/toyo-tires/open-country', { kind: 'line', brand: 'toyo', line: 'open-country', item: null }],
    ['/brands/toyo-tires/open-country/p/7', { kind: 'line', brand: 'toyo', line: 'open-country', item: 7 }],
  ])('is read from %s', (link, target) => {
    expect(previewTargetOf(link)).toEqual(target);
  });

  it.each([
    '',
    'https://evil.example/vehicles/a/b/2020',
    '//evil/vehicles/a/b/2020',
    '/vehicles',
    '/cart',
    '/brands/x',
  ])('is nothing for %j', (link) => {
    expect(previewTargetOf(link)).toBeNull();
  });

  it('never fails, for any input', () => {
    fc.assert(fc.property(fc.string(), (text) => void previewTargetOf(`/${text}`)));
  });
});
