'use client';

import { reportClientProblem } from '../error-reports';
import { hasConsent } from './browser-consent';
import { notifyTabs } from './tabs';
import type { BrowserValue } from './value-readers';

type Listener = () => void;

const listeners = new Map<string, Set<Listener>>();

const nameOf = ({ place, key }: BrowserValue<unknown>): string => `${place} ${key}`;

/** Notifies a value's listeners of a change, here or in another tab. */
export const announce = (value: BrowserValue<unknown>): void =>
  listeners.get(nameOf(value))?.forEach((listener) => listener());

/** Returns the stored text; null without one, without consent, and with disabled storage. */
export const keptText = (value: BrowserValue<unknown>): string | null => {
  if (!hasConsent(value.category)) return null;
  try {
    return window[value.place].getItem(value.key);
  } catch {
    return null; // Storage is disabled: nothing is stored, and nothing is lost.
  }
};

const parsed = <T>(value: BrowserValue<T>, kept: string): T | undefined => {
  try {
    return value.read(JSON.parse(kept));
  } catch {
    return undefined;
  }
};

/** Returns the stored content. Invalid content is deleted. */
export const readValue = <T>(value: BrowserValue<T>): T | null => {
  const kept = keptText(value);
  if (kept === null) return null;
  const content = parsed(value, kept);
  if (content !== undefined) return content;
  putText(value, null);
  return null;
};

/** Stores a text as is; false if nothing changed. */
export const putText = (value: BrowserValue<unknown>, next: string | null): boolean => {
  try {
    const storage = window[value.place];
    if (storage.getItem(value.key) === next) return false;
    if (next === null) storage.removeItem(value.key);
    else storage.setItem(value.key, next);
  } catch (error) {
    reportClientProblem('warn', error);
    return false;
  }
  announce(value);
  return true;
};

/** Stores `content`, or deletes it with null. Without consent, or with an invalid shape, nothing is stored. */
export const writeValue = <T>(value: BrowserValue<T>, content: T | null): void => {
  if (content !== null && (!hasConsent(value.category) || value.read(content) === undefined)) return;
  const next = content === null ? null : JSON.stringify(content);
  if (putText(value, next)) notifyTabs(value, next);
};

/** Calls the listener on every change of a value until the returned function is called. */
export const onValueChange = (value: BrowserValue<unknown>, listener: Listener): (() => void) => {
  const name = nameOf(value);
  const own = listeners.get(name) ?? new Set();
  listeners.set(name, own.add(listener));
  return () => void own.delete(listener);
};
