'use client';

import { useState, type KeyboardEvent } from 'react';
import { ownValue } from '@simpletread/domain';
import { itemsOf, stepGroup, stepItem } from './option-order.js';
import type { SearchGroup, SearchItem } from './search-item.js';

type Options = {
  groups: readonly SearchGroup[];
  /** Active until the keys or the pointer choose another one. */
  firstActiveId: string | null;
  onSelect: (item: SearchItem) => void;
  onActiveChange?: ((item: SearchItem | null) => void) | undefined;
};

export type ActiveOption = {
  activeItem: SearchItem | null;
  activate: (item: SearchItem | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Tracks the option that keys act on. Focus never leaves the input; an option that disappears is no longer active. */
export const useActiveOption = ({
  groups,
  firstActiveId,
  onSelect,
  onActiveChange,
}: Options): ActiveOption => {
  const [activeId, setActiveId] = useState<string | null>(null);
  const items = itemsOf(groups);
  const activeItem =
    items.find((item) => item.id === activeId) ?? items.find((item) => item.id === firstActiveId) ?? null;

  const activate = (item: SearchItem | null) => {
    if (item?.id === activeItem?.id) return;
    setActiveId(item?.id ?? null);
    onActiveChange?.(item);
  };

  const moves: Record<string, (event: KeyboardEvent) => SearchItem | undefined> = {
    ArrowDown: () => stepItem(groups, activeItem?.id ?? null, 1),
    ArrowUp: () => stepItem(groups, activeItem?.id ?? null, -1),
    PageDown: () => stepGroup(groups, activeItem?.id ?? null, 1),
    PageUp: () => stepGroup(groups, activeItem?.id ?? null, -1),
    // past the last group, Tab leaves as usual, so the keyboard is never trapped
    Tab: (event) => stepGroup(groups, activeItem?.id ?? null, event.shiftKey ? -1 : 1),
    Enter: () => activeItem ?? undefined,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // an open input method handles its own keys
    if (event.nativeEvent.isComposing) return;
    const item = ownValue(moves, event.key)?.(event);
    if (!item) return;
    event.preventDefault();
    if (event.key === 'Enter') onSelect(item);
    else activate(item);
  };

  return { activeItem, activate, onKeyDown };
};
