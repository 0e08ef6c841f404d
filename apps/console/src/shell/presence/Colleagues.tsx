import type { Present } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';
import { use } from 'react';

import styles from './Colleagues.module.css';
import { PresenceContext } from './presence-context.js';

const words = ({ name, isEditing }: Present): string =>
  isEditing ? `${name} is editing` : `${name} is viewing`;

/** Names the colleagues who have the record open, and announces arrivals to screen readers. */
export const Colleagues = () => {
  const state = use(PresenceContext);
  if (state === null) return null;
  const { others } = state;
  return (
    <span role="status" className={others.length === 0 ? styles.none : styles.colleagues}>
      {others.map((each) => (
        <Chip key={each.staffId} mark={each.isEditing ? 'full' : 'ring'}>
          {words(each)}
        </Chip>
      ))}
    </span>
  );
};
