'use client';

import { useRef } from 'react';
import { classNames } from '../class-names.js';
import type { SearchGroup, SearchItem } from './search-item.js';
import styles from './SearchList.module.css';
import { SearchOption } from './SearchOption.js';

type SearchListProps = {
  id: string;
  label: string;
  groups: readonly SearchGroup[];
  activeItem: SearchItem | null;
  isStale: boolean;
  optionId: (item: SearchItem) => string;
  onPoint: (item: SearchItem) => void;
  onPick: (item: SearchItem) => void;
};

interface Press {
  readonly row: Element;
  readonly item: SearchItem;
}

/**
 * The groups of options. While newer ones load, the old ones stay, fainter. An option that newer ones replace under the finger is still
 * chosen: the browser sends no click for it.
 */
export const SearchList = ({
  id,
  label,
  groups,
  activeItem,
  isStale,
  optionId,
  onPoint,
  onPick,
}: SearchListProps) => {
  const press = useRef<Press | null>(null);
  const forget = () => {
    press.current = null;
  };
  const pickReplaced = () => {
    const pressed = press.current;
    forget();
    if (pressed?.row.isConnected === false) onPick(pressed.item);
  };
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={isStale || undefined}
      className={classNames(styles.list, isStale && styles.isStale)}
      onPointerUp={pickReplaced}
      onPointerCancel={forget}
    >
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div id={`${id}-${group.id}`} role="presentation" className={styles.group}>
              {group.label}
            </div>
            {group.items.map((item) => (
              <SearchOption
                key={item.id}
                id={optionId(item)}
                item={item}
                isActive={item.id === activeItem?.id}
                onPoint={() => onPoint(item)}
                onPress={(row) => {
                  press.current = { row, item };
                }}
                onPick={() => onPick(item)}
              />
            ))}
          </div>
        ))}
    </div>
  );
};
