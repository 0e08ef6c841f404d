import type { AccountGrant } from '@simpletread/domain';

export const GRANT_SOURCES = ['application', 'staff', 'employer'] as const;

export type GrantSource = (typeof GRANT_SOURCES)[number];

/** A type of an account as it is kept. */
export interface StoredGrant extends AccountGrant {
  readonly id: string;
  readonly accountId: string;
  readonly source: GrantSource;
  readonly version: number;
  /** Whether it counts now: not ended, and where an employer's list proves it, still proved by it. */
  readonly isInForce: boolean;
}

export interface NewGrant extends Omit<AccountGrant, 'since'> {
  readonly id: string;
  readonly accountId: string;
  readonly source: GrantSource;
  readonly applicationId: string | null;
  readonly employer: { readonly employerId: string; readonly domain: string } | null;
}
