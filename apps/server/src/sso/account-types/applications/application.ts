import type { ApplicationState, DocumentType, PriceGroup, TaxExemption } from '@simpletread/domain';

import type { AccountApplicationRow } from '../account-application.entity.js';

/** The terms that staff proposed. */
export interface Proposal {
  readonly priceGroup: PriceGroup;
  readonly taxExemption: TaxExemption | null;
  readonly until: Date | null;
  /** A member of staff. */
  readonly proposedBy: string;
}

export interface Application {
  readonly id: string;
  readonly accountId: string;
  /** The origin: a customer's application, or a type assigned by staff. */
  readonly source: 'customer' | 'staff';
  readonly type: AccountApplicationRow['type'];
  readonly state: ApplicationState;
  readonly companyName: string | null;
  readonly proposal: Proposal | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Something that one side wrote or did. */
export interface ApplicationEntry {
  readonly at: Date;
  readonly event: string;
  readonly byKind: 'customer' | 'staff';
  readonly byName: string | null;
  readonly text: string;
  /** Between colleagues: the applicant does not read it. */
  readonly isInternal: boolean;
}

/** A document without its bytes. */
export interface DocumentFacts {
  readonly id: string;
  readonly name: string;
  readonly mediaType: DocumentType;
  readonly sizeBytes: number;
}
