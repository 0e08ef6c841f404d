/** The sets of tires that a quote offers for one car, from the least to the most expensive. */
export const QUOTE_OPTIONS = ['good', 'better', 'best'] as const;

export type QuoteOption = (typeof QUOTE_OPTIONS)[number];

const LABELS: Readonly<Record<QuoteOption, string>> = { good: 'Good', better: 'Better', best: 'Best' };

/** Returns an option in words: `Good`, `Better` or `Best`. */
export const quoteOptionLabel = (option: QuoteOption): string => LABELS[option];

interface OptionLine {
  readonly option: QuoteOption;
}

/** Returns the options that have tires, in their order; without any tires, the first one. */
export const optionsOf = (lines: readonly OptionLine[]): readonly QuoteOption[] => {
  const used = QUOTE_OPTIONS.filter((option) => lines.some((line) => line.option === option));
  return used.length === 0 ? ['good'] : used;
};

/** Returns the part of `goods` that is in one option. */
export const goodsOfOption = <Line extends OptionLine, Goods extends { readonly lines: readonly Line[] }>(
  goods: Goods,
  option: QuoteOption,
): Goods & { readonly lines: readonly Line[] } => ({
  ...goods,
  lines: goods.lines.filter((line) => line.option === option),
});
