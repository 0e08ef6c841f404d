'use client';

import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { itemsOf } from './option-order.js';
import styles from './SearchCombobox.module.css';
import type { SearchGroup, SearchItem, SearchState } from './search-item.js';
import { SearchList } from './SearchList.js';
import { SearchOutcome } from './SearchOutcome.js';
import { useActiveOption } from './use-active-option.js';

export type SearchComboboxProps = {
  /** Start of the sentence and label of the input, such as 'I drive a'. */
  leadText: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
  groups: readonly SearchGroup[];
  /** The number of matches; the number of options by default. */
  total?: number | undefined;
  state: SearchState;
  onSelect: (item: SearchItem) => void;
  /** Enter without an active option. */
  onSubmit?: (value: string) => void;
  onActiveChange?: (item: SearchItem | null) => void;
  /** The option that Enter chooses from the start; without one Enter submits the text. */
  firstActiveId?: string | null;
  onRetry?: () => void;
  onFocus?: () => void;
  /** At the end of the sentence: the button, or close. */
  actions?: ReactNode;
  /** Next to the list from L up: more about the active option. */
  preview?: ReactNode;
  emptyHint?: ReactNode;
  /** Two next steps if nothing is found. */
  emptyActions?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  maxLength?: number;
  className?: string;
};

const countText = (count: number): string => (count === 1 ? '1 match' : `${count} matches`);

/** The sentence to complete to find tires: an input with grouped options. Holds no data itself. */
export const SearchCombobox = ({
  leadText,
  placeholder,
  value,
  onValueChange,
  groups,
  total,
  state,
  onSelect,
  onSubmit,
  onActiveChange,
  firstActiveId = null,
  onRetry,
  onFocus,
  actions,
  preview,
  emptyHint,
  emptyActions,
  inputRef,
  maxLength,
  className,
}: SearchComboboxProps) => {
  const id = useId();
  const listId = `${id}-list`;
  const optionId = (item: SearchItem) => `${id}-option-${item.id}`;
  const { activeItem, activate, onKeyDown } = useActiveOption({
    groups,
    firstActiveId,
    onSelect,
    onActiveChange,
  });
  const count = itemsOf(groups).length;
  const isListed = count > 0 && state !== 'error';
  const isLoading = state === 'loading';
  const outcome = outcomeOf(state, count);
  const spoken = state === 'results' ? (count === 0 ? 'No matching results' : countText(total ?? count)) : '';

  return (
    <div className={classNames(styles.root, className)}>
      <form
        role="search"
        className={styles.sentence}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(value);
        }}
      >
        <label htmlFor={`${id}-input`} className={styles.lead}>
          {leadText}
        </label>
        <input
          ref={inputRef}
          id={`${id}-input`}
          type="text"
          role="combobox"
          className={styles.input}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isListed && activeItem ? optionId(activeItem) : undefined}
          onChange={(event) => onValueChange(event.target.value)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
        {isListed && value !== '' && (
          <span className={styles.count} aria-hidden="true">
            {countText(total ?? count)}
          </span>
        )}
        {actions && <span className={styles.actions}>{actions}</span>}
        {isLoading && <span className={styles.loading} aria-hidden="true" />}
      </form>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {(isListed || outcome) && (
        <div className={classNames(styles.body, Boolean(preview) && isListed && styles.hasPreview)}>
          <div className={styles.results}>
            {isListed && (
              <SearchList
                id={listId}
                label={leadText}
                groups={groups}
                activeItem={activeItem}
                isStale={isLoading}
                optionId={optionId}
                onPoint={activate}
                onPick={onSelect}
              />
            )}
            {outcome && (
              <SearchOutcome
                kind={outcome}
                emptyHint={emptyHint}
                emptyActions={emptyActions}
                onRetry={onRetry}
              />
            )}
          </div>
          {preview && isListed && <aside className={styles.preview}>{preview}</aside>}
        </div>
      )}
    </div>
  );
};

const outcomeOf = (state: SearchState, count: number): 'first-load' | 'empty' | 'error' | null => {
  if (state === 'error') return 'error';
  if (count > 0) return null;
  if (state === 'loading') return 'first-load';
  return state === 'results' ? 'empty' : null;
};
