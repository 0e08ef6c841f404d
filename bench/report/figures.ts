const rounded = (value: number, digits: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Returns a figure with three significant digits, `–` if it could not be measured. */
export const figure = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  return rounded(value, value >= 100 ? 0 : value >= 10 ? 1 : 2);
};

export const percent = (share: number): string => (Number.isFinite(share) ? `${figure(share * 100)} %` : '–');
