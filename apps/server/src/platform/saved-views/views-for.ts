import { type SavedView, VIEW_LISTS } from '@simpletread/contract';
import { may, type PermissionHolder } from '@simpletread/domain';

/** Filters that hold what someone typed, which may be a person's address or name. */
const TYPED = ['q', 'email'];

const looksForSomeone = ({ definition }: SavedView): boolean =>
  TYPED.some((field) => Object.hasOwn(definition.filter, field));

/** `views` as `viewer` may see them: colleagues' views of lists they may open, without contacts that are hidden from them. */
export const viewsFor = (viewer: PermissionHolder, views: readonly SavedView[]): SavedView[] =>
  views.filter(
    (view) =>
      view.sharedBy === null ||
      (may(viewer, VIEW_LISTS[view.resource]) && (may(viewer, 'contacts.read') || !looksForSomeone(view))),
  );
