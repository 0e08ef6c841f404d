'use client';

import { useEffect, useState } from 'react';
import { PageLink } from '../../shell/controls';
import { readPastSearches, type PastSearch } from '../typeahead';
import styles from './Guided.module.css';

/** Links back to the last unanswered question in this browser. */
export const ResumeGuided = () => {
  const [last, setLast] = useState<PastSearch | null>(null);
  useEffect(() => {
    const look = () =>
      setLast(readPastSearches().find(({ link }) => link.startsWith('/guided-shopping?')) ?? null);
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  if (last === null) return null;
  return (
    <p className={styles.resume}>
      Continue where you left off:{' '}
      <PageLink href={last.link}>
        {last.label}
        {last.detailLabel !== '' && `, ${last.detailLabel}`}
      </PageLink>
    </p>
  );
};
