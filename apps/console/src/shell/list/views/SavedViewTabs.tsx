import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { useNotice } from '../../action/index.js';
import { type ViewResource, useViewCalls } from './view-calls.js';
import styles from '../ListPage.module.css';
import { isSameFilter } from './list-view.js';
import { SaveViewDialog } from './SaveViewDialog.js';
import { ViewTab } from './ViewTab.js';

/** This person's saved views, and the way to save one more. */
export const SavedViewTabs = ({ resource }: { readonly resource: ViewResource }) => {
  const data = useViewCalls();
  const queryClient = useQueryClient();
  const notice = useNotice();
  const { filterValues } = useListContext();
  const [isSaving, setIsSaving] = useState(false);
  const queryKey = ['savedViews', resource];
  const { data: saved = [] } = useQuery({ queryKey, queryFn: () => data.savedViews(resource) });
  const forget = useMutation({
    mutationFn: (id: string) => data.deleteView(id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => notice.warn(error.message),
  });
  return (
    <>
      {saved.map(({ id, name, definition }) => (
        <span key={id} style={{ display: 'inline-flex', flex: 'none' }}>
          <ViewTab view={{ name, filter: definition.filter, sort: definition.sort ?? undefined }} />
          {isSameFilter(filterValues, definition.filter) && (
            <button
              type="button"
              className={styles.tab}
              aria-label={`Delete view ${name}`}
              onClick={() => forget.mutate(id)}
            >
              <Trash2 size={14} aria-hidden="true" />
            </button>
          )}
        </span>
      ))}
      <button type="button" className={styles.tab} onClick={() => setIsSaving(true)}>
        <Plus size={14} aria-hidden="true" /> Save view
      </button>
      {isSaving && <SaveViewDialog resource={resource} onClose={() => setIsSaving(false)} />}
    </>
  );
};
