const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const named = (table: readonly (readonly [RegExp, string])[], text: string): string | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Browser and machine as their owner knows them: `Firefox on Windows`. */
export const deviceOf = (userAgent: string | null): string => {
  const [browser, system] = [named(BROWSERS, userAgent ?? ''), named(SYSTEMS, userAgent ?? '')];
  return [browser ?? 'Unknown browser', ...(system === null ? [] : [system])].join(' on ');
};
