import type { Metadata } from 'next';
import { Employees, readCsrfToken, readCustomer, readStanding } from '../../sso';

export const metadata: Metadata = { title: 'Employee buying', robots: { index: false } };

const BACK = 'returnTo=%2Fdt-employees&partner_integration=dt-employees';

export default async function EmployeesPage() {
  return (
    <Employees
      standing={await readStanding()}
      email={(await readCustomer())?.email ?? ''}
      csrf={await readCsrfToken()}
      loginHref={`/login?${BACK}`}
      registerHref={`/register?${BACK}`}
    />
  );
}
