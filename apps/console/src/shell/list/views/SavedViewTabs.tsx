import ButtonBase from '@mui/material/ButtonBase';
import type { SavedView } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';
import { Copy, Plus, Trash2, UserRound, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useListContext } from 'react-admin';

import { useStaffAction, useUndoableDelete } from '../../action/index.js';
import { useCan } from '../../auth/index.js';
import styles from '../ListPage.module.css';
import { isSameFilter } from './list-view.js';
import { SaveViewDialog } from './SaveViewDialog.js';
import { type ViewResource, useViewCalls } from './view-calls.js';
import { ViewTab } from './ViewTab.js';

interface ViewActionProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const ViewAction = ({ label, onClick, children }: ViewActionProps) => (
  <ButtonBase className={styles.tab} aria-label={label} title={label} onClick={onClick}>
    {children}
  </ButtonBase>
);

/** Shares, stops sharing and deletes a view of the person's own. */
const OwnViewActions = ({ view: { id, name, isShared } }: { readonly view: SavedView }) => {
  const data = useViewCalls();
  const can = useCan();
  const forget = useUndoableDelete('saved-views');
  const share = useStaffAction({
    run: (wanted: boolean, key) => data.shareView(id, wanted, key),
    reload: ['saved-views'],
    done: (saved) =>
      saved.isShared ? `Your team can use ${saved.name} now.` : `Only you can use ${saved.name} now.`,
    isAlone: true,
  });
  const Icon = isShared ? UserRound : UsersRound;
  return (
    <>
      {can('views.share') && (
        <ViewAction
          label={isShared ? `Stop sharing view ${name}` : `Share view ${name}`}
          onClick={() => share.start(!isShared)}
        >
          <Icon size={14} aria-hidden="true" />
        </ViewAction>
      )}
      <ViewAction label={`Delete view ${name}`} onClick={() => forget({ id, done: `View ${name} deleted.` })}>
        <Trash2 size={14} aria-hidden="true" />
      </ViewAction>
    </>
  );
};

/** The person's saved views, those that colleagues share, and a button to save another. */
export const SavedViewTabs = ({ resource }: { readonly resource: ViewResource }) => {
  const data = useViewCalls();
  const { filterValues } = useListContext();
  const [saving, setSaving] = useState<{ readonly name: string } | null>(null);
  const { data: saved = [] } = useQuery({
    // The key under which react-admin removes a deleted record.
    queryKey: ['saved-views', 'getMany', resource],
    queryFn: () => data.savedViews(resource),
  });
  return (
    <>
      {saved.map((view) => {
        const { id, name, definition, sharedBy } = view;
        const { filter, sort, columns } = definition;
        const isOpen = isSameFilter(filterValues, filter);
        return (
          <span key={id} style={{ display: 'inline-flex', flex: 'none' }}>
            <ViewTab view={{ name, filter, sort: sort ?? undefined, columns, sharedBy }} />
            {isOpen && sharedBy === null && <OwnViewActions view={view} />}
            {isOpen && sharedBy !== null && (
              <ViewAction label={`Copy view ${name}`} onClick={() => setSaving({ name })}>
                <Copy size={14} aria-hidden="true" />
              </ViewAction>
            )}
          </span>
        );
      })}
      <ButtonBase className={styles.tab} onClick={() => setSaving({ name: '' })}>
        <Plus size={14} aria-hidden="true" /> Save view
      </ButtonBase>
      {saving !== null && (
        <SaveViewDialog resource={resource} name={saving.name} onClose={() => setSaving(null)} />
      )}
    </>
  );
};
