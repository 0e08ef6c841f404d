import { may, type PermissionHolder } from '../../sso/index.js';

/** Seconds within which a preview link must be opened, and then the preview started. */
export const PREVIEW_LINK_SECONDS = 60;

/** The longest preview, in minutes. */
export const PREVIEW_MINUTES = 60;

/** Reasons a preview ends: its bar, another preview, time, or a condition that no longer holds. */
export const PREVIEW_ENDS = ['ended', 'timeUp', 'signedOut', 'permissionLost'] as const;

export type PreviewEnd = (typeof PREVIEW_ENDS)[number];

/** A preview's conditions, looked up each time it is used. */
export interface PreviewConditions {
  readonly endsAt: Date;
  /** The member of staff whose console session requested it; null once that session is over. */
  readonly staff: PermissionHolder | null;
}

/** Returns why a preview is over at `now`, or null while it may continue. */
export const previewEndOf = (
  { endsAt, staff }: PreviewConditions,
  now: Date,
): Exclude<PreviewEnd, 'ended'> | null => {
  if (staff === null) return 'signedOut';
  if (!may(staff, 'shop.preview')) return 'permissionLost';
  return now.getTime() >= endsAt.getTime() ? 'timeUp' : null;
};
