import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints, grid, mediaFrom, viewports, zLayers, type LayoutStep } from './layout.js';
import { seasons } from './season.js';
import { timings } from './timings.js';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const steps: readonly LayoutStep[] = ['S', 'M', 'L', 'XL'];

/** Returns the `:root` block that takes effect from a layout step up. */
const rootFrom = (step: LayoutStep): string => {
  if (step === 'S') return css.slice(css.indexOf(':root'), css.indexOf('@media'));
  const start = css.indexOf(`@media ${mediaFrom(step)}`);
  return css.slice(start, css.indexOf('}', start));
};

const valueIn = (block: string, name: string): string | undefined =>
  new RegExp(`--${name}:\\s*([^;]+);`).exec(block)?.[1];

describe('layout tokens', () => {
  it('break at 0, 600, 976 and 1200 px in code and in style sheets [R2.42]', () => {
    expect(breakpoints).toEqual({ S: 0, M: 600, L: 976, XL: 1200 });
    const queries = [...css.matchAll(/@media \(min-width: (\d+)px\)/g)].map(([, px]) => Number(px));
    expect(queries).toEqual([breakpoints.M, breakpoints.L, breakpoints.XL]);
  });

  it('keep columns, margins, gutters and navigation heights of each step in code and in style sheets [R9.05]', () => {
    expect(steps.map((step) => grid.columns[step])).toEqual([4, 6, 12, 12]);
    expect(steps.map((step) => grid.marginPx[step])).toEqual([20, 40, 60, 60]);
    expect(steps.map((step) => grid.gutterPx[step])).toEqual([20, 40, 30, 30]);
    expect(steps.map((step) => grid.navHeightPx[step])).toEqual([65, 90, 110, 110]);
    for (const step of steps) {
      const block = rootFrom(step);
      expect(valueIn(block, 'cols')).toBe(String(grid.columns[step]));
      expect(valueIn(block, 'margin')).toBe(`${grid.marginPx[step]}px`);
      expect(valueIn(block, 'gutter')).toBe(`${grid.gutterPx[step]}px`);
      expect(valueIn(block, 'nav-h')).toBe(`${grid.navHeightPx[step]}px`);
    }
  });

  it('stack from behind to the loading bar in code and in style sheets [R9.06]', () => {
    expect(Object.values(zLayers)).toEqual([-1, 0, 100, 200, 500, 800, 900, 910, 920, 1000, 1000]);
    const cssNames = [
      'behind',
      'zero',
      'front',
      'top',
      'nav',
      'banner',
      'modal',
      'modal-2',
      'modal-3',
      'toast',
    ];
    expect([...cssNames, 'loading-bar'].map((name) => Number(valueIn(css, `z-${name}`)))).toEqual(
      Object.values(zLayers),
    );
  });

  it('name the viewports of the browser tests', () => {
    expect(viewports.desktop).toEqual({ widthPx: 1350, heightPx: 940 });
    expect(viewports.tablet).toEqual({ widthPx: 800, heightPx: 600 });
    expect(viewports.mobile).toEqual({ widthPx: 412, heightPx: 660 });
  });
});

describe('timing tokens', () => {
  it('match the motion of the style sheets in ms', () => {
    const names = {
      instant: timings.instantMs,
      fast: timings.fastMs,
      base: timings.baseMs,
      slow: timings.slowMs,
    };
    for (const [name, ms] of Object.entries(names)) expect(valueIn(css, `d-${name}`)).toBe(`${ms}ms`);
    expect(valueIn(css, 'd-line')).toBe(`${timings.lineMs}ms`);
  });

  it('refresh globals every ten minutes, debounce by 100 and resizes by 300 ms [R9.03]', () => {
    expect(timings.globalsRefreshMs).toBe(600_000);
    expect(timings.debounceMs).toBe(100);
    expect(timings.resizeDebounceMs).toBe(300);
  });

  it('time every transition by a token, most of them by the default of 100 ms [R9.03 transitions]', () => {
    const root = join(__dirname, '../../../..');
    const sheets = ['libs/ui/src', 'apps/storefront/src', 'apps/console/src'].flatMap((sources) =>
      readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.css'))
        .map((path) => readFileSync(join(root, sources, path), 'utf8')),
    );
    const durations = sheets
      .flatMap((sheet) => [...sheet.matchAll(/(?<=^\s*)transition:([^;]+);/gm)].map(([, text = '']) => text))
      .flatMap((text) => text.split(','))
      .filter((text) => text.trim() !== 'none')
      .map((text) => /var\((--d-[a-z]+)\)/.exec(text)?.[1]);
    expect(durations.length).toBeGreaterThan(10);
    expect(durations).not.toContain(undefined);
    expect(valueIn(css, 'd-fast')).toBe('100ms');
    const fast = durations.filter((name) => name === '--d-fast');
    expect(fast.length * 2).toBeGreaterThan(durations.length);
  });

  it('stop all motion for people who prefer less', () => {
    const block = css.slice(css.indexOf('prefers-reduced-motion'));
    for (const name of ['instant', 'fast', 'base', 'slow', 'line']) {
      expect(valueIn(block, `d-${name}`)).toBe('0ms');
    }
  });
});

describe('season tokens', () => {
  it.each(seasons)('apply %s by its key', (season) => {
    expect(css).toContain(`[data-season='${season}']`);
  });

  it('never touch prices, status or text', () => {
    const start = css.indexOf("[data-season='blackFriday'] {");
    const roles = [...css.slice(start, css.indexOf('}', start)).matchAll(/--([a-z0-9-]+):/g)].map(
      ([, name]) => name,
    );
    const allowed =
      /^(brand|brand-hover|brand-press|on-brand|stripe-\d|announce-(bg|ink)|hero-(bg|ink|ink-2))$/;
    expect(roles.length).toBeGreaterThan(5);
    for (const role of roles) expect(role).toMatch(allowed);
  });
});
