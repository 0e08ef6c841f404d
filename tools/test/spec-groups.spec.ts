import { dealOut, sourceOfGroup } from './spec-groups.mjs';

describe('groups of specs', () => {
  it('hold each spec exactly once', () => {
    const specs = Array.from({ length: 11 }, (_, index) => `spec-${index}`);
    const groups = dealOut(specs, 4);
    expect(groups.map(({ length }) => length)).toEqual([3, 3, 3, 2]);
    expect(groups.flat().sort()).toEqual([...specs].sort());
  });

  it('are no more than there are specs', () => {
    expect(dealOut(['only'], 4)).toEqual([['only']]);
  });

  it('keep the hooks of each spec to itself', () => {
    expect(sourceOfGroup('/shop', ['a/one.int.spec.ts', 'b/two.int.spec.ts'])).toBe(
      'describe("a/one.int.spec.ts", () => {\n  require("/shop/a/one.int.spec.ts");\n});\n' +
        'describe("b/two.int.spec.ts", () => {\n  require("/shop/b/two.int.spec.ts");\n});\n',
    );
  });
});
