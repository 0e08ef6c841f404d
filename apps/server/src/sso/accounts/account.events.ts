export const ACCOUNT_REGISTERED = 'identity.accountRegistered';
export const EMAIL_PROVED = 'identity.emailProved';
export const PASSWORD_CHANGED = 'identity.passwordChanged';
export const ACCOUNT_ERASED = 'identity.accountErased';

/** The customer came to the shop through the provider. */
export const CUSTOMER_SIGNED_IN = 'identity.customerSignedIn';

export interface CustomerSignedIn {
  readonly accountId: string;
}

export interface AccountRegistered {
  readonly accountId: string;
}

/** Orders of a guest with this address may now be claimed by the account. */
export interface EmailProved {
  readonly accountId: string;
  readonly email: string;
}

export interface PasswordChanged {
  readonly accountId: string;
}

export interface AccountErased {
  readonly accountId: string;
}
