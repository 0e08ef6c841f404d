import { type AccountTypeName, DEFAULT_ACCOUNT_TYPE } from '@simpletread/domain';

/** An account's standing in the shop. */
export interface AccountProfile {
  /** The type that decides prices comes first. Never empty. */
  readonly accountTypes: readonly AccountTypeName[];
  /** The company that the account buys for. */
  readonly companyName: string | null;
}

/** Published with `{ accountId }` when what an account is has changed; with `{}` when that of many may have. */
export const ACCOUNT_TYPES_CHANGED = 'account-types.standing-changed';

/** Standings of accounts, provided by a later feature under this token. Without it everyone is a retail customer. */
export abstract class AccountTypes {
  abstract of(accountId: string): Promise<AccountProfile>;
}

export const RETAIL_PROFILE: AccountProfile = { accountTypes: [DEFAULT_ACCOUNT_TYPE], companyName: null };
