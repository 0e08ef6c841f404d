import type { InstallerDetailsReply } from '@simpletread/contract';
import type { Cents, InstallerApplicationState } from '@simpletread/domain';

/** A shop's own details. */
export type InstallerDetails = InstallerDetailsReply;

/** The shop that an approved application became. */
export interface Enrolment {
  readonly shopId: string;
  readonly shopCode: string;
  readonly payPerTireInCents: Cents;
}

export interface InstallerApplication {
  readonly id: string;
  /** Null until an account has verified the email address in it. */
  readonly accountId: string | null;
  readonly state: InstallerApplicationState;
  readonly details: InstallerDetails;
  readonly hasImage: boolean;
  readonly assignee: { readonly staffId: string; readonly name: string } | null;
  readonly enrolment: Enrolment | null;
  readonly agreedAt: Date;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Something that one side wrote or did. */
export interface InstallerEntry {
  readonly at: Date;
  readonly event: string;
  readonly byKind: 'customer' | 'staff';
  readonly byName: string | null;
  readonly text: string;
  /** Between colleagues: the applicant does not read it. */
  readonly isInternal: boolean;
}
