import type { AccountGrant } from '@simpletread/domain';

import type { AccountGrantRow } from '../account-grant.entity.js';

export const GRANT_SOURCES = ['application', 'staff', 'employer'] as const;

export type GrantSource = (typeof GRANT_SOURCES)[number];

/** The types that can be granted. An account without a grant is retail. */
export type GrantedType = AccountGrantRow['type'];

/** A type of an account as it is kept. */
export interface StoredGrant extends AccountGrant {
  readonly id: string;
  readonly accountId: string;
  readonly source: GrantSource;
  readonly version: number;
  /** True if the grant is in force: not ended, and still proved by the employer's list where one proves it. */
  readonly isInForce: boolean;
}

export interface NewGrant extends Omit<AccountGrant, 'since' | 'type'> {
  readonly type: GrantedType;
  readonly id: string;
  readonly accountId: string;
  readonly source: GrantSource;
  readonly applicationId: string | null;
  readonly employer: { readonly employerId: string; readonly domain: string } | null;
}
