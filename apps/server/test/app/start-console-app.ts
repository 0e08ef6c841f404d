import { aStaffPrincipal } from '../builders/sso/a-staff-principal.js';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.js';

const ALEX = aStaffPrincipal('admin', {
  staffId: '0198c0de-0000-7000-8000-000000000002',
  name: 'Alex Novak',
});

export const AS_ALEX = { authorization: 'Bearer alex' };

/** The console's side of the server, with Alex, an admin, signed in. */
export const startConsoleApp = (
  options: Pick<TestAppOptions, 'env' | 'clock' | 'databaseUrl'> = {},
): Promise<TestApp> =>
  startTestApp({
    ...options,
    authenticate: ({ bearer }) => (bearer === 'alex' ? ALEX : null),
  });
