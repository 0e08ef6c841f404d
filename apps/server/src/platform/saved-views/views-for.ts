import { type SavedView, VIEW_LISTS } from '@simpletread/contract';
import { may, type PermissionHolder } from '@simpletread/domain';

/** Filters with typed text, which may be a person's address or name. */
const TYPED = ['q', 'email'];

const looksForSomeone = ({ definition }: SavedView): boolean =>
  TYPED.some((field) => Object.hasOwn(definition.filter, field));

/** Returns the `views` that `viewer` may see: lists they may open, and no typed text without permission to see contacts. */
export const viewsFor = (viewer: PermissionHolder, views: readonly SavedView[]): SavedView[] =>
  views.filter(
    (view) =>
      view.sharedBy === null ||
      (may(viewer, VIEW_LISTS[view.resource]) && (may(viewer, 'contacts.read') || !looksForSomeone(view))),
  );
