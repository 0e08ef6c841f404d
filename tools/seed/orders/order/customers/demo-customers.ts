import type { DemoCustomer } from '../../../sso/staff/demo-staff.js';
import type { Customer } from './customers.js';

/** Returns the same customers, the first of them renamed to the account holders, so their purchases are in their accounts. */
export const withDemoCustomers = (
  customers: readonly Customer[],
  demo: readonly DemoCustomer[],
): readonly Customer[] =>
  customers.map((customer, index) => {
    const person = demo[index];
    return person === undefined ? customer : { ...customer, ...person, accountType: 'Retail', company: null };
  });
