import { dealOut, sourceOfGroup, unitGroupsOf } from './spec-groups.mjs';

describe('groups of specs', () => {
  it('hold each spec exactly once', () => {
    const specs = Array.from({ length: 11 }, (_, index) => `spec-${index}`);
    const groups = dealOut(specs, 4);
    expect(groups.map(({ length }) => length)).toEqual([3, 3, 3, 2]);
    expect(groups.flat().sort()).toEqual([...specs].sort());
  });

  it('have no more groups than specs', () => {
    expect(dealOut(['only'], 4)).toEqual([['only']]);
  });

  it('keep each spec’s hooks separate', () => {
    expect(sourceOfGroup('/shop', ['a/one.int.spec.ts', 'b/two.int.spec.ts'])).toBe(
      'describe("a/one.int.spec.ts", () => {\n  require("/shop/a/one.int.spec.ts");\n});\n' +
        'describe("b/two.int.spec.ts", () => {\n  require("/shop/b/two.int.spec.ts");\n});\n',
    );
  });

  it('run in their specs’ environment, with its own cleanup', () => {
    const source = sourceOfGroup('/shop', ['a.spec.tsx'], { asked: 'jsdom' });
    expect(source.split('\n').slice(0, 2)).toEqual([
      '/** @jest-environment jsdom */',
      "require('/shop/node_modules/@testing-library/react');",
    ]);
    expect(sourceOfGroup('/shop', ['a.spec.tsx'], { used: 'jsdom' })).not.toContain('@jest-environment');
  });

  it('hold specs of one environment, and isolate those that change modules, timers or globals', () => {
    const specs = [
      ['rule.spec.ts', 'expect(1).toBe(1);'],
      ['page.spec.tsx', '/** @jest-environment jsdom */'],
      ['clock.spec.ts', 'jest.useFakeTimers();'],
      ['screen.spec.tsx', '/** @jest-environment jsdom */ Object.defineProperty(window, "x", {});'],
      ['other-rule.spec.ts', 'expect(2).toBe(2);'],
    ].map(([path = '', source = '']) => ({ path, source }));
    expect(unitGroupsOf(specs, 1)).toEqual([
      { environment: null, paths: ['rule.spec.ts', 'other-rule.spec.ts'] },
      { environment: 'jsdom', paths: ['page.spec.tsx'] },
      { environment: null, paths: ['clock.spec.ts'] },
      { environment: 'jsdom', paths: ['screen.spec.tsx'] },
    ]);
  });
});
