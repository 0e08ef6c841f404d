import { createHash } from 'node:crypto';

/** Who uses a promotion: an account, else whoever has the address of the order. */
export interface PriceCustomer {
  readonly accountId: string | null;
  readonly email: string | null;
}

/** The address in the one way in which it counts; nobody's address stands in the tables of promotions. */
const emailKey = (email: string): string =>
  `email:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;

const accountKey = (accountId: string): string => `account:${accountId}`;

/** Under what a customer's uses are counted; null for somebody of whom nothing is known. */
export const customerKeyOf = ({ accountId, email }: PriceCustomer): string | null => {
  if (accountId !== null) return accountKey(accountId);
  return email === null ? null : emailKey(email);
};

/** Under what uses of a customer may stand: an account may have bought as a guest before. */
export const customerKeysOf = ({ accountId, email }: PriceCustomer): string[] => [
  ...(accountId === null ? [] : [accountKey(accountId)]),
  ...(email === null ? [] : [emailKey(email)]),
];
