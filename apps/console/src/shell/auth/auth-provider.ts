import { signOutStaff, type StaffIdentity } from '@simpletread/contract';
import type { AuthProvider } from 'react-admin';

import { client, statusOf } from '../api/index.js';
import { isResource, RESOURCE_PERMISSIONS } from './resource-permissions.js';
import { endSession, isSignedOut, keepSession, readSession } from './session.js';

// react-admin shows its own notice unless told not to. The sign-in page explains it better.
const silently = { message: false };

/** The signed-in person, signing out, and permissions. A refused permission keeps the session. */
export const authProvider: AuthProvider = {
  /** Completes the sign-in with the person from the sign-in page. */
  login: (staff: StaffIdentity) => {
    keepSession(staff);
    return Promise.resolve();
  },
  logout: async () => {
    // react-admin signs out anyone it finds signed out: there is nothing to end then.
    if (!isSignedOut()) {
      try {
        await client.call(signOutStaff, {});
      } catch {
        // The session is already gone, or will expire.
      }
      endSession();
    }
    // The gate opens the sign-in page.
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
