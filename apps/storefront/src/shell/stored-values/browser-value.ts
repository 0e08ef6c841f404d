'use client';

import { reportClientProblem } from '../telemetry';
import { hasConsent } from './browser-consent';
import { tellTabs } from './tabs';
import type { BrowserValue } from './value-table';

type Listener = () => void;

const listeners = new Map<string, Set<Listener>>();

const nameOf = ({ place, key }: BrowserValue<unknown>): string => `${place} ${key}`;

/** Calls those who look at a value: it has changed, here or in another tab. */
export const announce = (value: BrowserValue<unknown>): void =>
  listeners.get(nameOf(value))?.forEach((listener) => listener());

/** The text that is kept; null for none, where the visitor did not agree, and where storage is closed. */
export const keptText = (value: BrowserValue<unknown>): string | null => {
  if (!hasConsent(value.category)) return null;
  try {
    return window[value.place].getItem(value.key);
  } catch {
    return null; // Storage is switched off: nothing is kept, and nothing is lost.
  }
};

const parsed = <T>(value: BrowserValue<T>, kept: string): T | undefined => {
  try {
    return value.read(JSON.parse(kept));
  } catch {
    return undefined;
  }
};

/** What is kept. Content that is not of the value's shape is thrown away. */
export const readValue = <T>(value: BrowserValue<T>): T | null => {
  const kept = keptText(value);
  if (kept === null) return null;
  const content = parsed(value, kept);
  if (content !== undefined) return content;
  putText(value, null);
  return null;
};

/** Puts a text as it is; false where nothing changed. */
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

/** Keeps `content`, or forgets with null. Without the visitor's word nothing is kept; what is not of the shape neither. */
export const writeValue = <T>(value: BrowserValue<T>, content: T | null): void => {
  if (content !== null && (!hasConsent(value.category) || value.read(content) === undefined)) return;
  const next = content === null ? null : JSON.stringify(content);
  if (putText(value, next)) tellTabs(value, next);
};

/** Hears of every change of a value until the returned function is called. */
export const onValueChange = (value: BrowserValue<unknown>, listener: Listener): (() => void) => {
  const name = nameOf(value);
  const own = listeners.get(name) ?? new Set();
  listeners.set(name, own.add(listener));
  return () => void own.delete(listener);
};
