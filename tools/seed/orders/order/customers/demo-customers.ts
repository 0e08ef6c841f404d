import type { DemoCustomer } from '../../../sso/staff/demo-staff.js';
import type { Customer } from './customers.js';

/** The same mailbox in another spelling. */
const withTag = (email: string): string => email.replace('@', '+tires@');

/** An account holder for each of the first customers; then the first of them again, who bought as a guest with a tag in the address. */
const peopleOf = (demo: readonly DemoCustomer[]): readonly DemoCustomer[] => [
  ...demo,
  ...demo.slice(0, 1).map((person) => ({ ...person, email: withTag(person.email) })),
];

/** Returns the same customers, the first of them renamed to the account holders, so their purchases are in their accounts. */
export const withDemoCustomers = (
  customers: readonly Customer[],
  demo: readonly DemoCustomer[],
): readonly Customer[] => {
  const people = peopleOf(demo);
  return customers.map((customer, index) => {
    const person = people[index];
    return person === undefined ? customer : { ...customer, ...person, accountType: 'Retail', company: null };
  });
};
