import type { Shop } from './shop.js';

/** The measures of a tire that machines in a shop are limited by. */
export interface MountedSize {
  readonly rimIn: number;
  /** Null where the size names none. */
  readonly aspect: number | null;
}

type ShopLimits = Pick<Shop, 'minRimIn' | 'maxRimIn' | 'minAspect'>;

/** What shops of the program can do unless they say otherwise. Source: spec section 9. */
export const PROGRAM_LIMITS: ShopLimits = { minRimIn: 12, maxRimIn: 22, minAspect: 35 };

/** Whether a shop's machines take tires of this size; a size without an aspect ratio is tall enough. */
export const canInstall = (shop: ShopLimits, { rimIn, aspect }: MountedSize): boolean =>
  rimIn >= shop.minRimIn && rimIn <= shop.maxRimIn && (aspect === null || aspect >= shop.minAspect);

/** Whether the usual partner shop takes tires of this size. */
export const isInstallable = (size: MountedSize): boolean => canInstall(PROGRAM_LIMITS, size);
