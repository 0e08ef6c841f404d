import type { SqlRunner, Transaction } from '../../platform/database/index.js';

/** A visit of staff to the shop, as far as every kind of visit has it. */
export interface StaffVisit {
  readonly id: string;
  /** The console's session that asked. */
  readonly staffSessionHash: string;
  /** When its link, code or handle stops working. */
  readonly endsAt: Date;
}

/**
 * Keeps the visits of one kind. A visit has one secret at a time, kept by its hash, and each is good for one step: the link that the console
 * shows, the code that the shop is sent with, and the handle of the visit that goes on.
 */
export interface VisitStore<Visit extends StaffVisit, Cause extends string> {
  /** Exchanges a link for `code`. False if it is used, expired or another session's. */
  openLink(link: string, staffSessionHash: string, code: string): Promise<boolean>;
  /** The visit that `code` begins, held until the transaction ends. */
  byCode(tx: Transaction, code: string): Promise<Visit | null>;
  begin(tx: Transaction, id: string, handle: string): Promise<Visit>;
  byHandle(handle: string): Promise<Visit | null>;
  /** All that go on. */
  ongoing(): Promise<Visit[]>;
  /** Those of a console's session that go on. */
  ongoingIn(tx: Transaction, staffSessionHash: string): Promise<Visit[]>;
  /** False where it has ended already. */
  end(tx: Transaction, id: string, cause: Cause): Promise<boolean>;
  forgetUnused(): Promise<void>;
}

/** The current conditions of a visit, or the cause that ends it. */
export type VisitLook<Found, Cause> =
  { readonly isOver: false; readonly found: Found } | { readonly isOver: true; readonly cause: Cause };

/** One of the ways in which staff see the shop from within. */
export interface VisitKind<Visit extends StaffVisit, Found, Cause extends string> {
  /** The job that ends abandoned visits. */
  readonly sweepJob: string;
  readonly store: VisitStore<Visit, Cause | 'ended'>;
  look(visit: Visit, db?: SqlRunner): Promise<VisitLook<Found, Cause>>;
  /** Records that a visit begins, before its handle is given out. */
  began(tx: Transaction, visit: Visit, found: Found, requestId: string): Promise<void>;
  ended(tx: Transaction, visit: Visit, cause: Cause | 'ended', requestId: string | null): Promise<void>;
}
