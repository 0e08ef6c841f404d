import {
  inviteStaff,
  renameStaff,
  requestRole,
  deactivateStaff,
  resetSecondFactor,
  resendInvitation,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../../shell/api/index.js';

/** Colleagues and their access. */
export const memberCalls = {
  inviteStaff: (body: BodyOf<typeof inviteStaff>, idempotencyKey: string) =>
    client.call(inviteStaff, { body }, { idempotencyKey }),
  renameStaff: (id: string, body: BodyOf<typeof renameStaff>, idempotencyKey: string) =>
    client.call(renameStaff, { params: { id }, body }, { idempotencyKey }),
  requestRole: (id: string, body: BodyOf<typeof requestRole>, idempotencyKey: string) =>
    client.call(requestRole, { params: { id }, body }, { idempotencyKey }),
  deactivateStaff: (id: string, body: BodyOf<typeof deactivateStaff>, idempotencyKey: string) =>
    client.call(deactivateStaff, { params: { id }, body }, { idempotencyKey }),
  resetSecondFactor: (id: string, body: BodyOf<typeof resetSecondFactor>, idempotencyKey: string) =>
    client.call(resetSecondFactor, { params: { id }, body }, { idempotencyKey }),
  resendInvitation: (id: string, idempotencyKey: string) =>
    client.call(resendInvitation, { params: { id } }, { idempotencyKey }),
};

export const useMemberCalls = () => useCalls(memberCalls);
