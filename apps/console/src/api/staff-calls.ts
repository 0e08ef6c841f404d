import {
  addPasskey,
  askForNewPasskey,
  type CallInput,
  changeRole,
  changeStaffPassword,
  createRole,
  deactivateStaff,
  decideApproval,
  deleteRole,
  endStaffSessions,
  inviteStaff,
  listRoles,
  proveAuthenticator,
  removeAuthenticator,
  removePasskey,
  renameStaff,
  requestRole,
  resendInvitation,
  resetSecondFactor,
  revealContact,
  setUpAuthenticator,
  showSecurity,
  withdrawApproval,
} from '@simpletread/contract';

import { client } from './client.js';

type Body<E extends Parameters<typeof client.call>[0]> = CallInput<E> extends { body: infer B } ? B : never;

/** What takes a second person. */
export const approvalCalls = {
  decideApproval: (id: string, body: Body<typeof decideApproval>, idempotencyKey: string) =>
    client.call(decideApproval, { params: { id }, body }, { idempotencyKey }),
  withdrawApproval: (id: string, idempotencyKey: string) =>
    client.call(withdrawApproval, { params: { id } }, { idempotencyKey }),
};

/** Colleagues and their roles. */
export const teamCalls = {
  roles: () => client.call(listRoles, {}),
  inviteStaff: (body: Body<typeof inviteStaff>, idempotencyKey: string) =>
    client.call(inviteStaff, { body }, { idempotencyKey }),
  renameStaff: (id: string, body: Body<typeof renameStaff>, idempotencyKey: string) =>
    client.call(renameStaff, { params: { id }, body }, { idempotencyKey }),
  requestRole: (id: string, body: Body<typeof requestRole>, idempotencyKey: string) =>
    client.call(requestRole, { params: { id }, body }, { idempotencyKey }),
  deactivateStaff: (id: string, body: Body<typeof deactivateStaff>, idempotencyKey: string) =>
    client.call(deactivateStaff, { params: { id }, body }, { idempotencyKey }),
  resetSecondFactor: (id: string, body: Body<typeof resetSecondFactor>, idempotencyKey: string) =>
    client.call(resetSecondFactor, { params: { id }, body }, { idempotencyKey }),
  resendInvitation: (id: string, idempotencyKey: string) =>
    client.call(resendInvitation, { params: { id } }, { idempotencyKey }),
  createRole: (body: Body<typeof createRole>, idempotencyKey: string) =>
    client.call(createRole, { body }, { idempotencyKey }),
  changeRole: (name: string, body: Body<typeof changeRole>, idempotencyKey: string) =>
    client.call(changeRole, { params: { name }, body }, { idempotencyKey }),
  deleteRole: (name: string, idempotencyKey: string) =>
    client.call(deleteRole, { params: { name } }, { idempotencyKey }),
  revealContact: (id: string, reason: string) =>
    client.call(revealContact, { params: { id }, body: { reason } }),
};

/** How the signed-in person proves who they are. */
export const securityCalls = {
  security: () => client.call(showSecurity, {}),
  setUpAuthenticator: (password: string) => client.call(setUpAuthenticator, { body: { password } }),
  proveAuthenticator: (code: string) => client.call(proveAuthenticator, { body: { code } }),
  removeAuthenticator: (password: string) => client.call(removeAuthenticator, { body: { password } }),
  askForNewPasskey: (password: string) => client.call(askForNewPasskey, { body: { password } }),
  addPasskey: (body: Body<typeof addPasskey>) => client.call(addPasskey, { body }),
  removePasskey: (id: string) => client.call(removePasskey, { params: { id } }),
  changePassword: (body: Body<typeof changeStaffPassword>) => client.call(changeStaffPassword, { body }),
  endOtherSessions: () => client.call(endStaffSessions, {}),
};
