/** Lines that their makers sell for electric vehicles, by brand and line; compiled from general knowledge, like the file of lines. */
const ELECTRIC_LINES: ReadonlySet<string> = new Set([
  'antares/ingens-ev',
  'goodyear/electricdrive-2',
  'goodyear/electricdrive-gt',
  'goodyear/wrangler-electric-drive',
  'hankook/ion-evo-as-ih01',
  'hankook/ion-evo-ik01',
  'hankook/ion-ht',
  'hankook/ion-icept',
  'michelin/pilot-sport-ev',
  'nexen/roadian-atx-ev',
  'nokian/hakkapeliitta-r5-ev',
  'pirelli/elect-p7',
  'pirelli/p-zero-pz4-elect',
  'sailun/erange-ev',
  'yokohama/advan-sport-ev-a-s',
]);

/** True if a line's maker builds it for electric vehicles. */
export const isForElectric = (brandSlug: string, lineSlug: string): boolean =>
  ELECTRIC_LINES.has(`${brandSlug}/${lineSlug}`);
