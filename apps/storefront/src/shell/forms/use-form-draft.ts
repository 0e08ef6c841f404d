'use client';

import { useEffect, type RefObject } from 'react';
import { reportClientProblem } from '../telemetry';

/** Types of fields that are no texts: boxes are kept by what is ticked, files cannot be put back. */
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
    // What the server keeps, or one answer asks for the next of, is not put back from here.
    .filter((control) => control.closest('[data-undrafted]') === null);

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'checkbox' && element.name !== '';

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.elements].filter(isBox);

/** The ticked values of each group of boxes, an empty list where none is. */
const tickedOf = (form: HTMLFormElement): Record<string, string[]> => {
  const ticked: Record<string, string[]> = {};
  for (const { name, value, checked } of boxesOf(form))
    ticked[name] = [...(ticked[name] ?? []), ...(checked ? [value] : [])];
  return ticked;
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
 * Keeps what is typed and ticked in a form for this tab until it is closed, and puts it back after a reload: into texts that come
 * empty, or into `all` fields of a form that knows nothing better. A null key keeps and restores nothing. For addresses, never
 * for cards.
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
      const text = kept[control.name];
      if ((into === 'all' || control.value === '') && typeof text === 'string') control.value = text;
    }
    for (const box of into === 'all' ? boxesOf(element) : []) {
      const ticked = kept[box.name];
      if (Array.isArray(ticked)) box.checked = ticked.includes(box.value);
    }
    const onInput = () => keep(key, element);
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [form, key, into]);
};
