import {
  deactivateStaff,
  inviteStaff,
  renameStaff,
  requestRole,
  resetSecondFactor,
} from '@simpletread/contract';

import type { BodyOf } from '../../../shell/api/index.js';
import { formContract } from '../../../shell/form/index.js';

type Invitation = BodyOf<typeof inviteStaff>;
type RoleRequest = BodyOf<typeof requestRole>;
type Reasoned = BodyOf<typeof deactivateStaff>;
type Renaming = BodyOf<typeof renameStaff>;

/** Checks the invitation of a colleague. */
export const invitationContract = formContract<Invitation, Invitation>({
  schema: inviteStaff.body,
  inputOf: (form) => form,
});

/** Checks a new name for a colleague of this version. */
export const renamingContract = (version: number) =>
  formContract<Pick<Renaming, 'name'>, Renaming>({
    schema: renameStaff.body,
    inputOf: (form) => ({ version, ...form }),
  });

/** Checks the request of a role for a colleague of this version. */
export const roleRequestContract = (version: number) =>
  formContract<Pick<RoleRequest, 'role' | 'reason'>, RoleRequest>({
    schema: requestRole.body,
    inputOf: (form) => ({ version, ...form }),
  });

/** Checks the reason for an action on a colleague of this version. */
export const reasonContract = (
  { body }: typeof deactivateStaff | typeof resetSecondFactor,
  version: number,
) =>
  formContract<Pick<Reasoned, 'reason'>, Reasoned>({
    schema: body,
    inputOf: (form) => ({ version, ...form }),
  });
