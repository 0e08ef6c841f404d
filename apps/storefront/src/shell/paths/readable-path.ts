import { isStorableText } from '@simpletread/domain';

/** Longer than every name of a page; the server reads no longer ones either. */
const LONGEST_SEGMENT = 200;

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** False for a path that can name no page: with broken percent escapes, characters that nothing can store, or an endless name. */
export const isReadablePath = (pathname: string): boolean =>
  pathname.split('/').every((segment) => {
    const text = decoded(segment);
    return text !== null && isStorableText(text) && text.length <= LONGEST_SEGMENT;
  });
