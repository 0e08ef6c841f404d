/** Someone asked for a code of a locked number. The number may be unknown, or its ZIP code wrong. */
export const TRACKING_CODE_ASKED = 'TrackingCodeAsked';
/** A number was tried with too many wrong ZIP codes. It may be unknown. */
export const TRACKING_NUMBER_LOCKED = 'TrackingNumberLocked';

export interface TrackingCodeAskedPayload {
  readonly askId: string;
}

export interface TrackingNumberLockedPayload {
  readonly orderNumber: string;
}
