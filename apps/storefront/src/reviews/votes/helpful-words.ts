/** Returns `1 reader found this helpful`; null for none. */
export const helpfulWords = (count: number): string | null => {
  if (count === 0) return null;
  return count === 1
    ? '1 reader found this helpful'
    : `${count.toLocaleString('en-US')} readers found this helpful`;
};
