import type { MouseEvent } from 'react';

const CONTROLS =
  'a, button, input, label, select, textarea, [role="button"], [role="checkbox"], [data-selects]';
const MIDDLE = 1;

const linkOf = ({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLAnchorElement | null => {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return null;
  return currentTarget.querySelector<HTMLAnchorElement>('a[data-row-link]');
};

const isSelectingText = (): boolean => window.getSelection()?.isCollapsed === false;

const openTab = (link: HTMLAnchorElement): void => void window.open(link.href, '_blank', 'noopener');

const asksForTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey;

const onClick = (event: MouseEvent<HTMLElement>): void => {
  const link = linkOf(event);
  if (link === null || event.defaultPrevented) return;
  if (asksForTab(event)) openTab(link);
  else if (!isSelectingText()) link.click();
};

const onAuxClick = (event: MouseEvent<HTMLElement>): void => {
  const link = linkOf(event);
  if (link !== null && event.button === MIDDLE) openTab(link);
};

/** The middle button would begin to scroll the page, Shift to select text up to here. */
const onMouseDown = (event: MouseEvent<HTMLElement>): void => {
  if ((event.button === MIDDLE || asksForTab(event)) && linkOf(event) !== null) event.preventDefault();
};

/**
 * Opens a row from anywhere on it as its own link would: here, or in a tab with Ctrl, Shift or the middle button. Controls within the
 * row keep their clicks, and selecting text opens nothing. The link stays in the row for keyboards and screen readers.
 */
export const ROW_OPENING = { onClick, onAuxClick, onMouseDown } as const;
