import type { ActingReason } from '@simpletread/domain';

/** A started or starting visit: the staff member, the customer and the reason. */
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
  /** A note for colleagues; the customer doesn't see it. */
  readonly words: string;
  /** Null before it began. */
  readonly beganAt: Date | null;
  /** When its link, code or handle stops working. */
  readonly endsAt: Date;
  /** The database's time of the reading. */
  readonly readAt: Date;
}

/** The owner of the visit, for the audit. */
export const staffOf = ({ staffId, staffName: name }: Pick<ActingVisit, 'staffId' | 'staffName'>) => ({
  staffId,
  name,
});

/** A look during a visit, by its API path. */
export interface ActingLook {
  readonly path: string;
  readonly times: number;
  readonly firstAt: Date;
}
