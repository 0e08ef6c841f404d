import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type RaRecord, useDelete, useNotify } from 'react-admin';

import { newIdempotencyKey } from '../api/index.js';
import { useNotice } from './use-notice.js';

interface Deletion {
  readonly id: string;
  /** The version that was seen; left out for records without one. */
  readonly version?: number | undefined;
  /** The notice, which offers to undo it. */
  readonly done: string;
  readonly onGone?: () => void;
}

/**
 * Deletes records of a resource: from the page at once, on the server when the notice closes. Until then it can be undone. If the server
 * refuses, the record is back and a notice says why.
 */
export const useUndoableDelete = (resource: string): ((deletion: Deletion) => void) => {
  const notify = useNotify();
  const notice = useNotice();
  const queryClient = useQueryClient();
  const [remove] = useDelete<RaRecord, Error>();
  // The second click of a double click comes before the record is off the page.
  const going = useRef(new Set<string>());
  return ({ id, version, done, onGone }) => {
    if (going.current.has(id)) return;
    going.current.add(id);
    void remove(
      resource,
      { id, meta: { version, idempotencyKey: newIdempotencyKey() } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          going.current.delete(id);
          notify(done, { undoable: true });
          onGone?.();
        },
        onError: (error) => notice.warn(error.message),
        onSettled: () => void queryClient.invalidateQueries({ queryKey: [resource] }),
      },
    );
  };
};
