import {
  showSecurity,
  setUpAuthenticator,
  proveAuthenticator,
  removeAuthenticator,
  askForNewPasskey,
  addPasskey,
  removePasskey,
  changeStaffPassword,
  endStaffSessions,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../../shell/api/index.js';

/** Second factor, password and sessions of the signed-in person. */
export const securityCalls = {
  security: () => client.call(showSecurity, {}),
  setUpAuthenticator: (password: string) => client.call(setUpAuthenticator, { body: { password } }),
  proveAuthenticator: (code: string) => client.call(proveAuthenticator, { body: { code } }),
  removeAuthenticator: (password: string) => client.call(removeAuthenticator, { body: { password } }),
  askForNewPasskey: (password: string) => client.call(askForNewPasskey, { body: { password } }),
  addPasskey: (body: BodyOf<typeof addPasskey>) => client.call(addPasskey, { body }),
  removePasskey: (id: string) => client.call(removePasskey, { params: { id } }),
  changePassword: (body: BodyOf<typeof changeStaffPassword>) => client.call(changeStaffPassword, { body }),
  endOtherSessions: () => client.call(endStaffSessions, {}),
};

export const useSecurityCalls = () => useCalls(securityCalls);
