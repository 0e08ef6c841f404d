'use client';

import { Button } from '@simpletread/ui';
import { useEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import type { TireQuery } from '../../tires';
import { useHasScript } from '../../../shell/controls';
import { moreTires } from './more-tires';
import styles from './Results.module.css';

interface TireListProps {
  readonly query: TireQuery;
  readonly isPerTire: boolean;
  readonly page: number;
  readonly pageCount: number;
  readonly perPage: number;
  readonly total: number;
  /** The items of this page. */
  readonly children: ReactNode;
  /** Links without script, and to pages by number. */
  readonly pages: ReactNode;
}

/** This many pages load automatically; then the foot of the page is reachable, and a button loads the next. */
const BY_THEMSELVES = 2;

/** The distance from the end at which the next page loads; a reader past the end, however fast, counts as near. */
const NEAR = '1000000px 0px 2000px 0px';

/** A page's tires, followed by the next pages' as the reader nears the end. Without script, pages stay links. */
export const TireList = ({
  query,
  isPerTire,
  page,
  pageCount,
  perPage,
  total,
  children,
  pages,
}: TireListProps) => {
  const [more, setMore] = useState<readonly ReactNode[]>([]);
  // The last page asked for. The end may come near again before its tires are shown.
  const asked = useRef(page);
  const [hasFailed, setHasFailed] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const end = useRef<HTMLDivElement>(null);
  const hasScript = useHasScript();
  const next = page + more.length + 1;
  const isComplete = next > pageCount;
  const load = () => {
    if (asked.current >= next) return;
    asked.current = next;
    startLoading(async () => {
      try {
        const items = await moreTires(query, next, isPerTire);
        setMore((before) => [...before, items]);
        setHasFailed(false);
      } catch {
        asked.current = next - 1;
        setHasFailed(true);
      }
    });
  };
  const isAutomatic = !isComplete && !isLoading && !hasFailed && more.length < BY_THEMSELVES;
  useEffect(() => {
    const { current } = end;
    if (!isAutomatic || current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => observer.disconnect();
  });
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, (page + more.length) * perPage);
  return (
    <>
      <ul role="list" className={styles.cards}>
        {children}
        {more}
      </ul>
      <div ref={end} className={styles.end} />
      {hasScript && more.length > 0 && (
        <p className={styles.shown} role="status">
          {isLoading ? 'Loading more tires' : `Tires ${first} to ${last} of ${total.toLocaleString('en-US')}`}
        </p>
      )}
      {hasFailed && (
        <p className={styles.shown} role="alert">
          More tires couldn’t be loaded.
        </p>
      )}
      {!isComplete && (hasFailed || more.length >= BY_THEMSELVES) && (
        <Button variant="ghost" isFullWidth isLoading={isLoading} onClick={load}>
          {hasFailed ? 'Try again' : 'Show more tires'}
        </Button>
      )}
      {pages}
    </>
  );
};
