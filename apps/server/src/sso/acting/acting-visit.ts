import type { ActingReason } from '@simpletread/domain';

/** A visit that has begun or is about to: who sees the shop as whom, and why. */
export interface ActingVisit {
  readonly id: string;
  readonly accountId: string;
  readonly staffId: string;
  readonly staffName: string;
  /** As it was when the visit was asked for. */
  readonly staffRole: string;
  /** The console's session that asked. */
  readonly staffSessionHash: string;
  readonly reason: ActingReason;
  /** What staff wrote themselves; the customer is not told. */
  readonly words: string;
  /** Null before it began. */
  readonly beganAt: Date | null;
  /** When its link, code or handle stops working. */
  readonly endsAt: Date;
  /** The database's time of the reading. */
  readonly readAt: Date;
}

/** Whose visit it is, for the audit. */
export const staffOf = ({ staffId, staffName: name }: Pick<ActingVisit, 'staffId' | 'staffName'>) => ({
  staffId,
  name,
});

/** What was looked at in a visit, by its path in the API. */
export interface ActingLook {
  readonly path: string;
  readonly times: number;
  readonly firstAt: Date;
}
