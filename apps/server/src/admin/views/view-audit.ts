import type { SavedView } from '@simpletread/contract';

import type { StaffPrincipal } from '../../platform/access/index.js';
import type { AuditEntry } from '../../platform/audit/index.js';

/** Who saves or deletes a view, and in which request. */
export interface ViewContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

/** The audit row of a view that came or went. */
export const viewEntry = (
  action: 'view.save' | 'view.delete',
  { id, resource, name, definition }: SavedView,
  { staff, requestId }: ViewContext,
): AuditEntry => {
  const content = { resource, name, definition };
  return {
    actorKind: 'staff',
    actorId: staff.staffId,
    actorName: staff.name,
    action,
    subjectType: 'view',
    subjectId: id,
    before: action === 'view.delete' ? content : null,
    after: action === 'view.save' ? content : null,
    requestId,
  };
};
