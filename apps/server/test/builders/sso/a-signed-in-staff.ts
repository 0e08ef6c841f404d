import { signInStaff } from '@simpletread/contract';

import { TEST_CONSOLE_URL, type TestApp } from '../../app/start-test-app.js';
import { aStaffAccount, type StaffAccountSetup } from './a-staff-account.js';
import { send } from '../../http/send.js';

/** A member of staff with the headers that their console sends: session cookie and origin. */
export const aSignedInStaff = async (app: TestApp, setup: StaffAccountSetup = {}) => {
  const account = await aStaffAccount(app.db, setup);
  const response = await send(`${app.url}${signInStaff.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: TEST_CONSOLE_URL },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const setCookie = response.headers.get('set-cookie') ?? '';
  const cookie = setCookie.split(';')[0] ?? '';
  return { ...account, setCookie, cookie, headers: { cookie, origin: TEST_CONSOLE_URL } };
};
