import fc from 'fast-check';
import { z } from 'zod';

import { prepareAround, preparePart } from './prepared-reply.js';

const OWN = z.strictObject({ name: z.string(), count: z.int() });
const PART = z.array(z.strictObject({ code: z.string() }));
const own = fc.record({ name: fc.string({ unit: 'binary' }), count: fc.integer() });
const part = fc.array(fc.record({ code: fc.string({ unit: 'binary' }) }));

const written = (value: object, field: unknown) =>
  prepareAround(OWN, value, { name: 'items', part: preparePart(PART, field) });

describe('a reply around a prepared part', () => {
  it('is the JSON of the whole', () => {
    fc.assert(
      fc.property(own, part, (value, items) => {
        expect(written(value, items).body.toString()).toBe(JSON.stringify({ ...value, items }));
      }),
    );
  });

  it('has another tag when any of it differs, and the same one when nothing does', () => {
    const tag = (value: object, items: unknown): string => written(value, items).etag;
    const before = tag({ name: 'a', count: 1 }, [{ code: 'x' }]);
    expect(tag({ name: 'a', count: 1 }, [{ code: 'x' }])).toBe(before);
    expect(tag({ name: 'a', count: 2 }, [{ code: 'x' }])).not.toBe(before);
    expect(tag({ name: 'a', count: 1 }, [{ code: 'y' }])).not.toBe(before);
  });

  it('is refused where either breaks its schema', () => {
    expect(() => written({ name: 'a', count: 1, cost: 7 }, [])).toThrow(/cost/);
    expect(() => written({ name: 'a', count: 1 }, [{ code: 'x', cost: 7 }])).toThrow(/cost/);
  });
});
