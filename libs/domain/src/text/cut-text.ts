/** The null character and half of a surrogate pair: PostgreSQL refuses both. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const EVERY_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');

/** Returns the first `most` code points of a text, so that no emoji is cut in half. */
export const cutText = (text: string, most: number): string =>
  text.length <= most
    ? text
    : // A code point is at most two units long: the rest need not be taken apart.
      Array.from(text.slice(0, 2 * most))
        .slice(0, most)
        .join('');

/** Returns the text without null characters and halves of surrogate pairs. */
export const storableText = (text: string): string => text.replace(EVERY_UNSTORABLE, '');

/** True if a database can keep the text as it is. */
export const isStorableText = (text: string): boolean => !UNSTORABLE.test(text);
