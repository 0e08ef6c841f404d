import {
  getMyInstallerApplication,
  type InstallerApplicationReply,
  listMyInstallerApplications,
} from '@simpletread/contract';
import { cookies } from 'next/headers';
import { callHeaders, forwardedHeaders, serverUrl } from '../../shell/config';
import { orNotFound, shopperClient } from '../../shell/api';
import { handleOf, sessionCookies, tokensOf } from '../../shell/session-tokens';
import { reportProblem } from '../../shell/error-reports';

export const readOwnInstallerApplications = async (): Promise<InstallerApplicationReply[]> =>
  (await shopperClient()).call(listMyInstallerApplications, {});

/** True if the customer applied with a shop; false if unknown now. */
export const hasInstallerApplication = async (): Promise<boolean> => {
  try {
    return (await readOwnInstallerApplications()).length > 0;
  } catch (error) {
    reportProblem('installer-application', error);
    return false;
  }
};

/** Returns one of the customer's own applications; any other id is not found. */
export const readOwnInstallerApplication = async (id: string): Promise<InstallerApplicationReply> =>
  orNotFound((await shopperClient()).call(getMyInstallerApplication, { params: { id } }), 'record.missing');

/** Returns the picture of the customer's own application from the API; null without one. */
export const readStoreImage = async (id: string): Promise<Response | null> => {
  const handle = handleOf((await cookies()).get(sessionCookies().sso)?.value);
  const token = handle === null ? null : await tokensOf(handle).current();
  if (token === null) return null;
  const response = await fetch(
    `${serverUrl()}/users/me/installer-applications/${encodeURIComponent(id)}/image`,
    {
      cache: 'no-store',
      headers: { ...(await forwardedHeaders()), ...callHeaders(), authorization: `Bearer ${token}` },
    },
  );
  return response.ok ? response : null;
};
