import fc from 'fast-check';

import { conflictsOf, editedFields } from './edited-fields.js';

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
    const paths = (theirs: object) =>
      conflictsOf(before, mine, { ...before, ...theirs }).map(({ path }) => path);
    expect(paths({ name: 'theirs' })).toEqual([]);
    expect(paths({ banner: { text: 'x', hasLink: false } })).toEqual([]);
    expect(paths(mine)).toEqual([]);
    expect(paths({ banner: null })).toEqual(['banner']);
    expect(conflictsOf(before, mine, { ...before, banner: { text: 'theirs', hasLink: true } })).toEqual([
      { path: 'banner.text', before: 'x', mine: 'mine', theirs: 'theirs' },
    ]);
  });

  it('never conflict without another editor', () => {
    fc.assert(
      fc.property(form, form, (a, b) =>
        expect([...conflictsOf(a, a, b), ...conflictsOf(a, b, a)]).toEqual([]),
      ),
    );
  });
});
