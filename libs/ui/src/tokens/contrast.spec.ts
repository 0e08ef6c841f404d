import tokens from './tokens.json';

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2.2 contrast ratio of two colors. */
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

describe.each(['light', 'dark'] as const)('colors in %s', (mode) => {
  const role = tokens.mode[mode];
  const text: [string, string, string][] = [
    ['ink on the page', role.ink, role.bg],
    ['second ink on a surface', role['ink-2'], role.surface],
    ['third ink on a sunken surface', role['ink-3'], role.sunken],
    ['words of a primary button', role['primary-ink'], role['primary-bg']],
    ['words of a disabled action', role['disabled-ink'], role['disabled-bg']],
    ['good on its tint', role.good, role['good-bg']],
    ['warning on its tint', role.warn, role['warn-bg']],
    ['bad on its tint', role.bad, role['bad-bg']],
    ['information on its tint', role.info, role['info-bg']],
  ];

  it.each(text)('%s has a contrast of 4.5 to 1', (_name, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('draws control borders and focus at 3 to 1', () => {
    expect(contrast(role.control, role.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(role.focus, role.bg)).toBeGreaterThanOrEqual(3);
    expect(contrast(role.focus, role['focus-halo'])).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(tokens.season))('season %s', (_key, season) => {
  it('is readable on its paint, its announcement and its hero', () => {
    expect(contrast(season['on-brand'], season.brand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(season['announce-ink'], season['announce-bg'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(season['hero-ink-2'], season['hero-bg'])).toBeGreaterThanOrEqual(4.5);
  });
});
