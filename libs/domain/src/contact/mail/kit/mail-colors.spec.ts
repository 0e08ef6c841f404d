import { MAIL_COLORS } from './mail-colors.js';

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

describe.each(['light', 'dark'] as const)('a mail in %s', (mode) => {
  const { page, sheet, panel, ink, dim, link, button, buttonInk } = MAIL_COLORS[mode];

  it.each([
    ['ink on the page', ink, page],
    ['ink on the sheet', ink, sheet],
    ['ink on a panel', ink, panel],
    ['second ink on the page', dim, page],
    ['second ink on the sheet', dim, sheet],
    ['links on the page', link, page],
    ['links on the sheet', link, sheet],
    ['words of the button', buttonInk, button],
  ])('has %s at 4.5 to 1', (_name, words, ground) => {
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
