import { isUuid } from '@simpletread/domain';
import fc from 'fast-check';
import { namedId } from './named-id.js';

describe('namedId', () => {
  it('is a version 7 UUID, always the same for a name', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null))), (name) => {
        const id = namedId('vehicle', name);
        expect(isUuid(id)).toBe(true);
        expect(id.charAt(14)).toBe('7');
        expect('89ab').toContain(id.charAt(19));
        expect(namedId('vehicle', name)).toBe(id);
      }),
    );
  });

  it('differs by kind and by how a name is divided', () => {
    const ids = [
      namedId('a', ['b', 'c']),
      namedId('b', ['b', 'c']),
      namedId('a', ['bc', '']),
      namedId('a', ['b', 'c', null]),
    ];
    expect(new Set(ids).size).toBe(4);
  });
});
