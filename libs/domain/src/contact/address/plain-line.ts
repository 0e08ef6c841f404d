/** Capital letters without accents, look-alike signs unified; only commas, `#` and inner hyphens remain beside letters and digits. */
export const plainLine = (line: string): string =>
  line
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<!\d)-|-(?![\dA-Z])/g, ' ')
    .replace(/[^A-Z\d,#-]+/g, ' ')
    .replace(/ *, */g, ',')
    .trim();
