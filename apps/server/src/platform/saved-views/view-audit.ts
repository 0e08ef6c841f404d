import type { SavedView } from '@simpletread/contract';

import type { StaffAction } from '../audit/index.js';

/** The audit entry of a saved or deleted view. */
export const viewAction = (
  action: 'view.save' | 'view.delete',
  { id, resource, name, definition, isShared }: SavedView,
): StaffAction => {
  const content = { resource, name, definition, ...(isShared ? { isShared } : {}) };
  return {
    action,
    subjectType: 'view',
    subjectId: id,
    before: action === 'view.delete' ? content : null,
    after: action === 'view.save' ? content : null,
  };
};
