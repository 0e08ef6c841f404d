import { signOutStaff, type StaffIdentity } from '@simpletread/contract';
import type { AuthProvider } from 'react-admin';

import { client, statusOf } from '../api/index.js';
import { isResource, RESOURCE_PERMISSIONS } from './resource-permissions.js';
import { endSession, isSignedOut, keepSession, readSession } from './session.js';

// react-admin shows a notice of its own unless told not to; the sign-in page says it better.
const silently = { message: false };

/** Who has signed in, signing out, and what the signed-in person may see. A refusal for want of permission keeps the session. */
export const authProvider: AuthProvider = {
  /** Takes who the sign-in page found out to be signing in, after as many steps as it took. */
  login: (staff: StaffIdentity) => {
    keepSession(staff);
    return Promise.resolve();
  },
  logout: async () => {
    // react-admin signs out whoever it finds not to be signed in: there is nothing to end then.
    if (!isSignedOut()) {
      try {
        await client.call(signOutStaff, {});
      } catch {
        // The session is gone already, or ends by itself.
      }
      endSession();
    }
    // The gate leads to the sign-in page.
    return false;
  },
  checkAuth: async () => {
    try {
      await readSession();
    } catch (error) {
      if (statusOf(error) === 401) throw silently;
      throw error;
    }
  },
  checkError: async (error: unknown) => {
    if (statusOf(error) !== 401) return;
    endSession();
    throw silently;
  },
  getIdentity: async () => {
    const { staffId, name, email, role } = await readSession();
    return { id: staffId, fullName: name, email, role };
  },
  getPermissions: async () => (await readSession()).permissions,
  canAccess: async ({ resource }: { readonly resource: string }) => {
    if (!isResource(resource)) return false;
    return (await readSession()).permissions.includes(RESOURCE_PERMISSIONS[resource]);
  },
};
