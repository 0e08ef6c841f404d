/** How many tires a page is about, in front of where: said as matches while filters hide others. */
export const tireCountWords = (total: number, isFiltered: boolean): string => {
  const count = total === 0 ? 'No' : total.toLocaleString('en-US');
  return `${count}${isFiltered ? ' matching' : ''} ${total === 1 ? 'tire' : 'tires'}`;
};

/** The same as a sentence of its own beside the list. */
export const matchWords = (total: number): string => {
  if (total === 0) return 'No tire matches';
  return total === 1 ? '1 tire matches' : `${total.toLocaleString('en-US')} tires match`;
};
