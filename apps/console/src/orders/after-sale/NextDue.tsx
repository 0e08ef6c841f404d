import { useGetList, useNavigate } from 'react-admin';

import { rememberOpened, shortTotalText, useNeighbors } from '../../shell/list/index.js';
import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import styles from './Desk.module.css';

const MOST = 2;

interface NextDueProps {
  /** Its resource, as `returns`. */
  readonly resource: string;
  readonly id: string;
  /** As `return`. */
  readonly noun: 'return' | 'claim';
  /** The states in which the next step is an agent’s. */
  readonly states: readonly string[];
}

/** The place of a return or claim in its list (J, K), and the one whose answer or refund is due next, whatever the list (N). */
export const NextDue = ({ resource, id: openId, noun, states }: NextDueProps) => {
  const navigate = useNavigate();
  const group = noun === 'return' ? 'Return' : 'Claim';
  const { place, total, nextId, previousId } = useNeighbors(resource, openId, 'dueAt');
  const { data: due = [] } = useGetList<{ id: string }>(resource, {
    filter: { state: states },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'dueAt', order: 'ASC' },
  });
  const dueId = due.find(({ id }) => id !== openId)?.id ?? null;
  const go = (id: string | null): void => {
    if (id === null) return;
    rememberOpened(resource, id);
    navigate(`/${resource}/${id}/show`);
  };
  useShortcuts([
    { keys: 'j', label: `Next ${noun}`, group, run: () => go(nextId) },
    { keys: 'k', label: `Previous ${noun}`, group, run: () => go(previousId) },
    { keys: 'n', label: `Open the ${noun} due next`, group, run: () => go(dueId) },
  ]);
  return (
    <span className={styles.position}>
      {place !== null && (
        <>
          {place} of {shortTotalText(total)} <Keys keys="j" /> <Keys keys="k" />
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
