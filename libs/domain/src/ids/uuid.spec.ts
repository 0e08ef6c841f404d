import fc from 'fast-check';
import { isUuid } from './uuid.js';

describe('isUuid', () => {
  it('knows a UUID of any version, in any case', () => {
    fc.assert(fc.property(fc.uuid(), (uuid) => isUuid(uuid) && isUuid(uuid.toUpperCase())));
  });

  it.each([
    '',
    '0193b0e2-7d2c-7c3f-9b1a',
    '0193b0e2-7d2c-7c3f-9b1a-2f6d5e8c4b1',
    '0193b0e27d2c7c3f9b1a2f6d5e8c4b1a',
    '0193b0e2-7d2c-7c3f-9b1a-2f6d5e8c4b1g',
    ' 0193b0e2-7d2c-7c3f-9b1a-2f6d5e8c4b1a',
    '0193b0e2-7d2c-7c3f-9b1a-2f6d5e8c4b1a\n',
  ])('refuses %p', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});
