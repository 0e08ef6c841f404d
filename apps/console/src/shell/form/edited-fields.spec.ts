import fc from 'fast-check';

import { editedFields, hasConflict } from './edited-fields.js';

const form = fc.record({
  name: fc.string(),
  banner: fc.oneof(fc.constant(null), fc.record({ text: fc.string(), hasLink: fc.boolean() })),
  pills: fc.array(fc.record({ label: fc.string() }), { maxLength: 3 }),
});

describe('edited fields', () => {
  it('are none in an untouched form', () => {
    fc.assert(fc.property(form, (one) => expect(editedFields(one, one)).toEqual([])));
  });

  it('name a field within a part, and a list or a part that came or went as a whole', () => {
    const before = { name: 'a', banner: { text: 'x', hasLink: true }, pills: [] };
    expect(editedFields(before, { ...before, banner: { text: 'y', hasLink: true } })).toEqual([
      ['banner.text', 'y'],
    ]);
    expect(editedFields(before, { ...before, banner: null, pills: [{ label: 'p' }] })).toEqual([
      ['banner', null],
      ['pills', [{ label: 'p' }]],
    ]);
  });

  it('conflict where two people put different values into one field or its part, and only there', () => {
    const before = { name: 'a', banner: { text: 'x', hasLink: true } };
    const mine = { ...before, banner: { text: 'mine', hasLink: true } };
    expect(hasConflict(before, mine, { ...before, name: 'theirs' })).toBe(false);
    expect(hasConflict(before, mine, { ...before, banner: { text: 'x', hasLink: false } })).toBe(false);
    expect(hasConflict(before, mine, mine)).toBe(false);
    expect(hasConflict(before, mine, { ...before, banner: { text: 'theirs', hasLink: true } })).toBe(true);
    expect(hasConflict(before, mine, { name: 'a', banner: null })).toBe(true);
  });

  it('never conflict without another editor', () => {
    fc.assert(
      fc.property(form, form, (a, b) => expect(hasConflict(a, a, b) || hasConflict(a, b, a)).toBe(false)),
    );
  });
});
