// PostgreSQL keeps neither the null character nor half of a surrogate pair.
const UNSTORABLE = /[\0]|\p{Surrogate}/u;

const MOST_DEPTH = 20;

/**
 * The path to the first text in `value` that no database column can store (`a.0.b`; '' for the value itself), or null.
 * Overly deep nesting counts as unstorable too.
 */
export const unstorableText = (value: unknown, path = '', depth = 0): string | null => {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MOST_DEPTH) return path;
  for (const [key, item] of Object.entries(value)) {
    const itemPath = path === '' ? key : `${path}.${key}`;
    const found = UNSTORABLE.test(key) ? path : unstorableText(item, itemPath, depth + 1);
    if (found !== null) return found;
  }
  return null;
};
