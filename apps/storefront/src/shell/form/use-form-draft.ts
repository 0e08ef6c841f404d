'use client';

import { useEffect, type RefObject } from 'react';
import { ownValue } from '@simpletread/domain';
import { reportClientProblem } from '../error-reports';

/** Field types without text: checkboxes are stored by their checked values, files can't be restored. */
const UNKEPT = ['hidden', 'radio', 'checkbox', 'file'];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isText = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && !UNKEPT.includes(element.type)) ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const textsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter(isText)
    .filter(({ name, form: owner }) => name !== '' && owner === form)
    // Fields that the server stores, or whose answer loads the next one, are not restored here.
    .filter((control) => control.closest('[data-undrafted]') === null);

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'checkbox' && element.name !== '';

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.elements].filter(isBox);

/** The checked values of each group of checkboxes; an empty list if none. */
const tickedOf = (form: HTMLFormElement): Record<string, string[]> => {
  const ticked = new Map<string, string[]>();
  for (const { name, value, checked } of boxesOf(form))
    ticked.set(name, [...(ticked.get(name) ?? []), ...(checked ? [value] : [])]);
  return Object.fromEntries(ticked);
};

const read = (key: string): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch (error) {
    reportClientProblem('warn', error);
    return {};
  }
};

const keep = (key: string, form: HTMLFormElement): void => {
  try {
    const texts = Object.fromEntries(textsOf(form).map(({ name, value }) => [name, value]));
    window.sessionStorage.setItem(key, JSON.stringify({ ...texts, ...tickedOf(form) }));
  } catch (error) {
    reportClientProblem('warn', error);
  }
};

/**
 * Stores a form's typed and checked values for this tab until it closes, and restores them after a reload: into empty texts, or into `all`
 * fields of a form without better data. A null key stores and restores nothing. For addresses, never for cards.
 */
export const useFormDraft = (
  form: RefObject<HTMLFormElement | null>,
  key: string | null,
  into: 'empty' | 'all' = 'empty',
): void => {
  useEffect(() => {
    const element = form.current;
    if (element === null || key === null) return;
    const kept = read(key);
    for (const control of textsOf(element)) {
      const text = ownValue(kept, control.name);
      if ((into === 'all' || control.value === '') && typeof text === 'string') control.value = text;
    }
    for (const box of into === 'all' ? boxesOf(element) : []) {
      const ticked = ownValue(kept, box.name);
      if (Array.isArray(ticked)) box.checked = ticked.includes(box.value);
    }
    const onInput = () => keep(key, element);
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [form, key, into]);
};
