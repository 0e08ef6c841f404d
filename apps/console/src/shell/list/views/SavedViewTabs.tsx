import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { useUndoableDelete } from '../../action/index.js';
import { type ViewResource, useViewCalls } from './view-calls.js';
import styles from '../ListPage.module.css';
import { isSameFilter } from './list-view.js';
import { SaveViewDialog } from './SaveViewDialog.js';
import { ViewTab } from './ViewTab.js';

/** This person's saved views, and the way to save one more. */
export const SavedViewTabs = ({ resource }: { readonly resource: ViewResource }) => {
  const data = useViewCalls();
  const forget = useUndoableDelete('saved-views');
  const { filterValues } = useListContext();
  const [isSaving, setIsSaving] = useState(false);
  const { data: saved = [] } = useQuery({
    // The key under which react-admin removes a deleted record.
    queryKey: ['saved-views', 'getMany', resource],
    queryFn: () => data.savedViews(resource),
  });
  return (
    <>
      {saved.map(({ id, name, definition }) => (
        <span key={id} style={{ display: 'inline-flex', flex: 'none' }}>
          <ViewTab view={{ name, filter: definition.filter, sort: definition.sort ?? undefined }} />
          {isSameFilter(filterValues, definition.filter) && (
            <ButtonBase
              className={styles.tab}
              aria-label={`Delete view ${name}`}
              onClick={() => forget({ id, done: `View ${name} deleted.` })}
            >
              <Trash2 size={14} aria-hidden="true" />
            </ButtonBase>
          )}
        </span>
      ))}
      <ButtonBase className={styles.tab} onClick={() => setIsSaving(true)}>
        <Plus size={14} aria-hidden="true" /> Save view
      </ButtonBase>
      {isSaving && <SaveViewDialog resource={resource} onClose={() => setIsSaving(false)} />}
    </>
  );
};
