import { type AccountTypeName, DEFAULT_ACCOUNT_TYPE } from '@simpletread/domain';

/** What an account is to the shop. */
export interface AccountProfile {
  /** The one that decides its prices first; never empty. */
  readonly accountTypes: readonly AccountTypeName[];
  /** The company that the account buys for. */
  readonly companyName: string | null;
}

/** Published with `{ accountId }` when what an account is has changed; with `{}` when that of many may have. */
export const ACCOUNT_TYPES_CHANGED = 'account-types.standing-changed';

/** What accounts are; a later feature provides it under this token. Until then everybody is a retail customer. */
export abstract class AccountTypes {
  abstract of(accountId: string): Promise<AccountProfile>;
}

export const RETAIL_PROFILE: AccountProfile = { accountTypes: [DEFAULT_ACCOUNT_TYPE], companyName: null };
