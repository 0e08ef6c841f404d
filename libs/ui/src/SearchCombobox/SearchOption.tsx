'use client';

import { useEffect, useRef } from 'react';
import { Kbd } from '../Kbd/Kbd.js';
import type { SearchItem } from './search-item.js';
import styles from './SearchList.module.css';

type SearchOptionProps = {
  id: string;
  item: SearchItem;
  isActive: boolean;
  onPoint: () => void;
  onPress: (row: Element) => void;
  onPick: () => void;
};

/** One row of the list. */
export const SearchOption = ({ id, item, isActive, onPoint, onPress, onPick }: SearchOptionProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onPoint}
      onPointerDown={(event) => {
        // the input keeps its focus
        event.preventDefault();
        onPress(event.currentTarget);
      }}
      onClick={onPick}
    >
      <span className={styles.icon} aria-hidden="true">
        {item.icon}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>
          {item.segments
            ? item.segments.map((segment, index) =>
                segment.isMatch ? (
                  <mark key={index}>{segment.text}</mark>
                ) : (
                  <span key={index}>{segment.text}</span>
                ),
              )
            : item.label}
        </span>
        {item.detail && <span className={styles.detail}>{item.detail}</span>}
      </span>
      <span className={styles.aside}>
        {isActive ? (
          <span aria-hidden="true">
            <Kbd>↵</Kbd>
          </span>
        ) : (
          item.aside
        )}
      </span>
    </div>
  );
};
