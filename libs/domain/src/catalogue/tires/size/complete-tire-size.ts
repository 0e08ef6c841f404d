import { hasSameDimensions } from './same-dimensions.js';
import { parseTireSize } from './parse-tire-size.js';
import { sizeSlug } from './size-slug.js';
import { sizeText } from './size-text.js';
import type { TireSize } from './tire-size.js';

interface Keys {
  readonly size: string;
  /** The spellings that a partial text may begin, best first. */
  readonly spellings: readonly string[];
}

const compact = (text: string): string => text.replace(/[ /-]/g, '');

const spellingsOf = (size: string): readonly string[] => {
  const whole = compact(size);
  const unprefixed = whole.replace(/^(?:LT|ST|P|T)(?=\d)/, '');
  const digitsOnly = unprefixed.replace(/Z?R|[DB]/, '');
  const withoutZ = unprefixed.replace('Z', '');
  const ordered = [whole, unprefixed, withoutZ, digitsOnly];
  return [...new Set([...ordered, ...ordered.map((spelling) => spelling.replaceAll('.', ''))])];
};

/** Keys depend only on the list, so each list is prepared once. */
const prepared = new WeakMap<readonly string[], readonly Keys[]>();

const keysOf = (known: readonly string[]): readonly Keys[] => {
  const existing = prepared.get(known);
  if (existing) return existing;
  const keys = [...new Set(known)].map((size) => ({ size, spellings: spellingsOf(size) }));
  prepared.set(known, keys);
  return keys;
};

const isSameSearch = (a: TireSize, b: TireSize): boolean => sizeSlug(a) === sizeSlug(b);

/** 0 for the size itself, 1 for its search, 2 for the same dimensions in another class, higher for looser matches. */
const rankWhole = (partial: string, keys: readonly Keys[]): Map<string, number> => {
  const parsed = parseTireSize(partial);
  if (!parsed.ok) return new Map();
  return new Map(
    keys.flatMap(({ size }) => {
      const other = parseTireSize(size);
      if (!other.ok || !hasSameDimensions(other.value.size, parsed.value.size)) return [];
      const isSame = JSON.stringify(other.value.size) === JSON.stringify(parsed.value.size);
      return [[size, isSame ? 0 : isSameSearch(other.value.size, parsed.value.size) ? 1 : 2] as const];
    }),
  );
};

/**
 * Completes a partial size ("225", "225/6", "33x", "lt27") from known sizes, at most `limit`, best first: the typed size itself, then sizes
 * that begin as typed, then sizes that differ only by prefix, R or point. Ties keep the order of `known`, so list popular sizes first.
 * `known` holds canonical sizes.
 */
export const completeTireSize = (partial: string, known: readonly string[], limit: number): string[] => {
  const typed = compact(sizeText(partial) ?? '');
  if (typed === '' || limit <= 0) return [];
  const withoutZ = typed.replace(/(\d)Z(?=R|$)/, '$1');
  const withoutP = withoutZ.replace(/^P(?=\d)/, '');
  const keys = keysOf(known);
  const whole = rankWhole(partial, keys);
  const ranked = keys.flatMap(({ size, spellings }) => {
    const found = spellings.findIndex(
      (spelling) =>
        spelling.startsWith(typed) || spelling.startsWith(withoutZ) || spelling.startsWith(withoutP),
    );
    const rank = whole.get(size) ?? (found < 0 ? null : found + 3);
    return rank === null ? [] : [{ size, rank }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ size }) => size);
};
