/** Returns the result, or `other` if reading failed: for parts that a page can do without. */
export const orElse = async <T>(reading: Promise<T>, other: T): Promise<T> => {
  try {
    return await reading;
  } catch {
    return other;
  }
};
