import { getMe, type ReplyOf } from '@simpletread/contract';
import { returnPathOf } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { isRefusal, shopperClient } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';
import { handleOf, sessionCookies } from '../../shell/session-tokens';

export type Customer = ReplyOf<typeof getMe>;

const readMe = async (): Promise<Customer | null> => {
  const jar = await cookies();
  const { sso, acting } = sessionCookies();
  if ([sso, acting].every((name) => handleOf(jar.get(name)?.value) === null)) return null;
  try {
    return await (await shopperClient()).call(getMe, {});
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) return null;
    throw error;
  }
};

const readMeOnce = cache(readMe);

/** Returns the signed-in customer, or null for a guest. Never fails: if the answer is unknown, returns null. */
export const readCustomer = cache(async (): Promise<Customer | null> => {
  try {
    return await readMeOnce();
  } catch (error) {
    reportProblem('customer', error);
    return null;
  }
});

/** Returns the signed-in customer's id; empty for a guest. Fails if it can't be read now. */
export const readUid = async (): Promise<string> => (await readMeOnce())?.uid ?? '';

export const loginHref = (returnTo: string): string =>
  `/login?returnTo=${encodeURIComponent(returnPathOf(returnTo))}`;

/** For account pages: returns the signed-in customer; redirects others to sign in and back to `path`. */
export const requireCustomer = async (path: string): Promise<Customer> =>
  (await readMeOnce()) ?? redirect(loginHref(path));

/** Returns the token that our own forms send back; empty for guests. */
export const readCsrfToken = async (): Promise<string> =>
  (await cookies()).get(sessionCookies().csrf)?.value ?? '';
