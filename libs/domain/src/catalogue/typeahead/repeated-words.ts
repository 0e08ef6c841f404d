/** Names and words of three letters or more; figures may well be meant twice, as a front and a rear size. */
const REPEATED = /(?<![\p{L}\p{N}])(\p{L}{3,})(?:[\s,]+\1(?![\p{L}\p{N}]))+/giu;

/** Returns a text without words typed twice in a row: "michelin michelin" is michelin. */
export const withoutRepeatedWords = (text: string): string => text.replace(REPEATED, '$1');
