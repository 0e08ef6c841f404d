'use client';

import { useEffect, type RefObject } from 'react';
import { reportClientProblem } from '../../telemetry/report-client-problem';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isText = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && element.type !== 'hidden' && element.type !== 'radio') ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const textsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isText).filter(({ name, form: owner }) => name !== '' && owner === form);

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
    window.sessionStorage.setItem(key, JSON.stringify(texts));
  } catch (error) {
    reportClientProblem('warn', error);
  }
};

/**
 * Keeps what is typed into a form for this tab until it is closed, and puts it back into fields that come empty: a reload
 * loses nothing. A null key keeps and restores nothing. For addresses, never for cards.
 */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>, key: string | null): void => {
  useEffect(() => {
    const element = form.current;
    if (element === null || key === null) return;
    const kept = read(key);
    for (const control of textsOf(element)) {
      const text = kept[control.name];
      if (control.value === '' && typeof text === 'string') control.value = text;
    }
    const onInput = () => keep(key, element);
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [form, key]);
};
