/** What was read, or `other` where that failed: for parts that a page stands without. */
export const orElse = async <T>(reading: Promise<T>, other: T): Promise<T> => {
  try {
    return await reading;
  } catch {
    return other;
  }
};
