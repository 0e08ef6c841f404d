import type { DemoCustomer } from '../../sso/staff/demo-staff.js';
import type { Customer } from './customers.js';

/** The same customers, the first of them under the names of those who have an account: what they buy is in their account. */
export const withDemoCustomers = (
  customers: readonly Customer[],
  demo: readonly DemoCustomer[],
): readonly Customer[] =>
  customers.map((customer, index) => {
    const person = demo[index];
    return person === undefined ? customer : { ...customer, ...person, accountType: 'Retail', company: null };
  });
