/** Cyrillic and Greek capitals that look like Latin ones. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...Array.from('АВЕОРСХТНКМ', (letter, at) => [letter, 'ABEOPCXTHKM'.charAt(at)] as const),
  ...Array.from('ΑΒΕΟΡΧΤΗΚΜ', (letter, at) => [letter, 'ABEOPXTHKM'.charAt(at)] as const),
]);

/** Capital letters without accents, look-alike signs unified; only commas, `#` and inner hyphens remain beside letters and digits. */
export const plainLine = (line: string): string =>
  line
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<!\d)-|-(?![\dA-Z])/g, ' ')
    .replace(/[^A-Z\d,#-]+/g, ' ')
    .replace(/ *, */g, ',')
    .trim();
