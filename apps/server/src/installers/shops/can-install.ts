import type { Shop } from './shop.js';

/** The measures of a tire that machines in a shop are limited by. */
export interface MountedSize {
  readonly rimIn: number;
  /** Null where the size names none. */
  readonly aspect: number | null;
}

type ShopLimits = Pick<Shop, 'minRimIn' | 'maxRimIn' | 'minAspect'>;

/** The default capabilities of the program's shops. Source: spec section 9. */
export const PROGRAM_LIMITS: ShopLimits = { minRimIn: 12, maxRimIn: 22, minAspect: 35 };

/** True if a shop's machines mount this size. A size without an aspect ratio is tall enough. */
export const canInstall = (shop: ShopLimits, { rimIn, aspect }: MountedSize): boolean =>
  rimIn >= shop.minRimIn && rimIn <= shop.maxRimIn && (aspect === null || aspect >= shop.minAspect);

/** True if a typical partner shop mounts this size. */
export const isInstallable = (size: MountedSize): boolean => canInstall(PROGRAM_LIMITS, size);
