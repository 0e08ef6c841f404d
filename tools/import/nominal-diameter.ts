import { overallDiameterIn, rimDiameterIn, sectionWidthMm, type TireSize } from '@simpletread/domain';

const MM_PER_INCH = 25.4;

/** The aspect ratio of a size that doesn't state one, by its notation. */
const unwrittenAspect = (size: TireSize): number => {
  if (size.kind === 'metric') return 0.82;
  if (size.kind === 'numeric') return 0.86;
  const rimIn = rimDiameterIn(size);
  if (Number.isInteger(rimIn)) return 1.05;
  return rimIn === 16.5 ? 0.74 : 0.86;
};

/**
 * Returns the outer diameter of a new tire in inches, to the tenth. Sizes that don't state it (185R14C, 11R22.5, 4.80-8) get a nominal one
 * within half an inch of makers' data; good enough for sorting and shipping, not for gearing.
 */
export const nominalDiameterIn = (size: TireSize): number => {
  const written = overallDiameterIn(size);
  const sectionIn = sectionWidthMm(size) / MM_PER_INCH;
  const diameterIn = written ?? rimDiameterIn(size) + 2 * sectionIn * unwrittenAspect(size);
  return Math.round(diameterIn * 10) / 10;
};
