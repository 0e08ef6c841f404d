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
  /** The way on without script, and to a page by its number. */
  readonly pages: ReactNode;
}

/** So many pages follow by themselves; after them the foot of the page is within reach, and a button brings the next. */
const BY_THEMSELVES = 2;

/** How far ahead of the end the next page is asked for; who is past the end already, however fast, is near it too. */
const NEAR = '1000000px 0px 2000px 0px';

/** The tires of a page, followed by those of the next ones as the reader comes near the end. Pages stay links for all others. */
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
  const [hasFailed, setHasFailed] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const end = useRef<HTMLDivElement>(null);
  const hasScript = useHasScript();
  const next = page + more.length + 1;
  const isComplete = next > pageCount;
  const load = () =>
    startLoading(async () => {
      try {
        const items = await moreTires(query, next, isPerTire);
        setMore((before) => [...before, items]);
        setHasFailed(false);
      } catch {
        setHasFailed(true);
      }
    });
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
          More tires could not be loaded.
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
