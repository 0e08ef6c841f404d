import { may, type PermissionHolder } from '../../sso/index.js';

/** Seconds in which the link to a preview has to be opened, and then the preview begun. */
export const PREVIEW_LINK_SECONDS = 60;

/** The longest that a preview lasts, in minutes. */
export const PREVIEW_MINUTES = 60;

/** What ends a preview: its bar, another one, time, or that one of its conditions is gone. */
export const PREVIEW_ENDS = ['ended', 'timeUp', 'signedOut', 'permissionLost'] as const;

export type PreviewEnd = (typeof PREVIEW_ENDS)[number];

/** What a preview hangs on, looked up at the moment that it is used. */
export interface PreviewConditions {
  readonly endsAt: Date;
  /** The member of staff by the console’s session that asked for it; null once that is over. */
  readonly staff: PermissionHolder | null;
}

/** Why a preview is over at `now`, or null while it may go on. */
export const previewEndOf = (
  { endsAt, staff }: PreviewConditions,
  now: Date,
): Exclude<PreviewEnd, 'ended'> | null => {
  if (staff === null) return 'signedOut';
  if (!may(staff, 'shop.preview')) return 'permissionLost';
  return now.getTime() >= endsAt.getTime() ? 'timeUp' : null;
};
