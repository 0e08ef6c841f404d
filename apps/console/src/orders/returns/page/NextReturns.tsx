import type { AdminReturnRow } from '@simpletread/contract';
import type { ReturnState } from '@simpletread/domain';
import { useGetList, useNavigate } from 'react-admin';

import { rememberOpened, useNeighbors } from '../../../shell/list/index.js';
import { Keys, useShortcuts } from '../../../shell/shortcuts/index.js';
import styles from './ReturnPage.module.css';

const MOST = 2;

/** The states in which the next step is an agent’s: an answer, or a refund. */
const TO_HANDLE: readonly ReturnState[] = ['requested', 'appealed', 'received'];

/** The return's place in its list (J, K), and the answer or refund that is due next, whatever the list (N). */
export const NextReturns = ({ returnId }: { readonly returnId: string }) => {
  const navigate = useNavigate();
  const { place, total, nextId, previousId } = useNeighbors('returns', returnId, 'dueAt');
  const { data: due = [] } = useGetList<AdminReturnRow>('returns', {
    filter: { state: TO_HANDLE },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'dueAt', order: 'ASC' },
  });
  const dueId = due.find(({ id }) => id !== returnId)?.id ?? null;
  const go = (id: string | null): void => {
    if (id === null) return;
    rememberOpened('returns', id);
    navigate(`/returns/${id}/show`);
  };
  useShortcuts([
    { keys: 'j', label: 'Next return', group: 'Return', run: () => go(nextId) },
    { keys: 'k', label: 'Previous return', group: 'Return', run: () => go(previousId) },
    { keys: 'n', label: 'Take the return that is due next', group: 'Return', run: () => go(dueId) },
  ]);
  return (
    <span className={styles.position}>
      {place !== null && (
        <>
          {place} of {total} <Keys keys="j" /> <Keys keys="k" />
        </>
      )}
      {dueId !== null && (
        <>
          Next due <Keys keys="n" />
        </>
      )}
    </span>
  );
};
