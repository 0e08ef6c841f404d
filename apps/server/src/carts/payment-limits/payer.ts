import { mailboxOf, networkOf } from '@simpletread/domain';

/** The person and the place behind an attempt to pay. */
export interface Payer {
  readonly accountId: string | null;
  readonly mailbox: string;
  /** An IP address; null if the caller has none. */
  readonly address: string | null;
  readonly network: string | null;
}

export const payerOf = (
  email: string,
  { accountId, caller }: { readonly accountId: string | null; readonly caller: string | null },
): Payer => ({
  accountId,
  mailbox: mailboxOf(email),
  address: caller,
  network: caller === null ? null : networkOf(caller),
});
