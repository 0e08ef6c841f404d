/** Patterns of ILIKE for texts that contain any of `texts`, as `… ILIKE ANY ($1::text[])`. */
export const patternsOf = (texts: readonly string[]): string[] =>
  texts.map((text) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
