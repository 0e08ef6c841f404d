import { readFile } from 'node:fs/promises';
import { STAFF_ROLES, type StaffRole } from '@simpletread/domain';

export interface DemoAccount {
  readonly role: StaffRole;
  readonly name: string;
  readonly email: string;
}

/** A customer with an account. */
export interface DemoCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface DemoSignIns {
  /** One for all accounts; only for demonstrations. */
  readonly password: string;
  readonly accounts: readonly DemoAccount[];
  readonly customers: readonly DemoCustomer[];
}

const isRole = (text: unknown): text is StaffRole => STAFF_ROLES.some((role) => role === text);

const isAccount = (entry: unknown): entry is DemoAccount =>
  typeof entry === 'object' &&
  entry !== null &&
  'role' in entry &&
  isRole(entry.role) &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'email' in entry &&
  typeof entry.email === 'string';

const isCustomer = (entry: unknown): entry is DemoCustomer =>
  typeof entry === 'object' &&
  entry !== null &&
  'firstName' in entry &&
  typeof entry.firstName === 'string' &&
  'lastName' in entry &&
  typeof entry.lastName === 'string' &&
  'email' in entry &&
  typeof entry.email === 'string';

/** Reads the sign-ins of the start panel; throws if a role has none or the file has another shape. */
export const readDemoSignIns = async (path: string): Promise<DemoSignIns> => {
  const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null || !('password' in parsed) || !('accounts' in parsed)) {
    throw new Error(`${path} must hold a password and accounts.`);
  }
  const { password, accounts } = parsed;
  if (typeof password !== 'string' || !Array.isArray(accounts) || !accounts.every(isAccount)) {
    throw new Error(`${path} holds an account without a known role, name or email.`);
  }
  const missing = STAFF_ROLES.filter((role) => !accounts.some((account) => account.role === role));
  if (missing.length > 0) throw new Error(`${path} has no account for ${missing.join(', ')}.`);
  const customers = 'customers' in parsed ? parsed.customers : [];
  if (!Array.isArray(customers) || !customers.every(isCustomer)) {
    throw new Error(`${path} holds a customer without name or email.`);
  }
  return { password, accounts, customers };
};
