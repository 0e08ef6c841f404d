import { mailboxOf } from '../../contact/index.js';

/** The addresses of the people who work here. */
export interface EmployeeAddresses {
  /** Addresses of staff accounts, in any spelling. */
  readonly staff: readonly string[];
  /** Mail domains that only employees have, in lower case. */
  readonly domains: readonly string[];
}

/** True if mail to `email` reaches an employee: a member of staff in any spelling of the address, or a mailbox at an employees' domain. */
export const isEmployeeAddress = (email: string, { staff, domains }: EmployeeAddresses): boolean => {
  const mailbox = mailboxOf(email);
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  return domains.includes(domain) || staff.some((address) => mailboxOf(address) === mailbox);
};
