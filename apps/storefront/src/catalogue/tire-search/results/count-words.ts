/** Returns the number of tires on a page, before its place; called matches while filters hide others. */
export const tireCountWords = (total: number, isFiltered: boolean): string => {
  const count = total === 0 ? 'No' : total.toLocaleString('en-US');
  return `${count}${isFiltered ? ' matching' : ''} ${total === 1 ? 'tire' : 'tires'}`;
};

/** Returns the same as a separate sentence next to the list. */
export const matchWords = (total: number): string => {
  if (total === 0) return 'No tires match';
  return total === 1 ? '1 tire matches' : `${total.toLocaleString('en-US')} tires match`;
};
