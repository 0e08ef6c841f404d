import { cents, permissionsOf } from '@simpletread/domain';
import { HttpError } from 'react-admin';

import { answer, refusal } from '../../../test/answer.js';
import { authProvider } from './auth-provider.js';
import { forgetSession, keepSession } from './session.js';

const agent = {
  staffId: '01a1f640-bc00-7ed1-a699-1234640ebed3',
  email: 'support-agent@simpletread.example',
  name: 'Dana Whitfield',
  role: 'support-agent',
  permissions: [...permissionsOf('support-agent')],
  refundLimitInCents: cents(150_000),
};

const signal = { signal: new AbortController().signal };
const may = (resource: string) =>
  authProvider.canAccess?.({ resource, action: 'list', ...signal } as unknown as Parameters<
    NonNullable<typeof authProvider.canAccess>
  >[0]);

describe('the session of staff', () => {
  const fetched = jest.fn();
  beforeEach(() => {
    // A person was signed in, and the session is unknown now.
    keepSession(agent);
    forgetSession();
    fetched.mockReset();
    globalThis.fetch = fetched;
  });

  it('is not asked for after signing in', async () => {
    await authProvider.login(agent);
    await authProvider.checkAuth({});
    expect(await authProvider.getIdentity?.()).toMatchObject({ fullName: 'Dana Whitfield' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('opens the pages that the permissions name, and no unknown one', async () => {
    fetched.mockResolvedValue(answer(200, agent));
    expect(await may('orders')).toBe(true);
    expect(await may('audit')).toBe(false);
    expect(await may('toString')).toBe(false);
  });

  it('ends on a 401, and only on that', async () => {
    await expect(authProvider.checkError(new HttpError('no', 401))).rejects.toBeDefined();
    await expect(authProvider.checkError(new HttpError('no', 403))).resolves.toBeUndefined();
    await expect(authProvider.checkError(new HttpError('no', 500))).resolves.toBeUndefined();
  });

  it('asks again after a 401 took it away', async () => {
    fetched.mockResolvedValueOnce(answer(200, agent));
    await authProvider.checkAuth({});
    await authProvider.checkError(new HttpError('no', 401)).catch(() => undefined);
    fetched.mockResolvedValueOnce(answer(401, refusal('access.signInRequired', 'Please sign in.', 401)));
    await expect(authProvider.checkAuth({})).rejects.toEqual({ message: false });
  });

  it('is requested once for any number of callers, and not ended if there is none', async () => {
    fetched.mockResolvedValue(answer(401, refusal('access.signInRequired', 'Please sign in.', 401)));
    await Promise.all([
      expect(authProvider.checkAuth({})).rejects.toEqual({ message: false }),
      expect(authProvider.getPermissions?.({})).rejects.toBeDefined(),
    ]);
    await expect(authProvider.checkError(new HttpError('no', 401))).rejects.toBeDefined();
    await expect(authProvider.getIdentity?.()).rejects.toBeDefined();
    await authProvider.logout({});
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is ended at the server after a read that failed for another reason', async () => {
    fetched.mockRejectedValueOnce(new TypeError('failed to fetch'));
    await expect(authProvider.checkAuth({})).rejects.toBeDefined();
    fetched.mockResolvedValue(answer(204, undefined));
    await authProvider.logout({});
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is forgotten on signing out even when the server cannot be reached', async () => {
    fetched.mockRejectedValue(new TypeError('failed to fetch'));
    await expect(authProvider.logout({})).resolves.toBe(false);
  });
});
