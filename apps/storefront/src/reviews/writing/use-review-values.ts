'use client';

import { nameFor, ownValue, REVIEW_DRAFT_ITEM } from '@simpletread/domain';
import { useEffect, useState, type RefObject } from 'react';
import { reportClientProblem } from '../../shell/error-reports';
import { REVIEW_FIELDS, type ReviewValues } from './review-values';

/** The key of a draft in this tab. */
export const reviewDraftKey = (path: string): string => nameFor(REVIEW_DRAFT_ITEM, path);

const FIELDS: ReadonlySet<string> = new Set(REVIEW_FIELDS);

const read = (key: string): ReviewValues => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return new Map();
    return new Map(
      REVIEW_FIELDS.flatMap((field): [string, string][] => {
        const value: unknown = ownValue({ ...kept } as Record<string, unknown>, field);
        return typeof value === 'string' && value !== '' ? [[field, value]] : [];
      }),
    );
  } catch (error) {
    reportClientProblem('warn', error);
    return new Map();
  }
};

const keep = (key: string, values: ReviewValues): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(values)));
  } catch (error) {
    reportClientProblem('warn', error);
  }
};

/** Fields that were filled in before the script loaded. */
const typedIn = (form: HTMLFormElement | null): ReviewValues =>
  new Map(
    form === null
      ? []
      : [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' && value !== '' && FIELDS.has(name) ? [[name, value]] : [],
        ),
  );

/** The form's values, kept in this tab as they are typed; a null key keeps nothing. */
export const useReviewValues = (
  form: RefObject<HTMLFormElement | null>,
  initial: ReviewValues,
  key: string | null,
): readonly [ReviewValues, (field: string, value: string) => void] => {
  const [values, setValues] = useState(initial);
  useEffect(() => {
    const kept = key === null ? new Map<string, string>() : read(key);
    const typed = typedIn(form.current);
    if (kept.size + typed.size > 0)
      queueMicrotask(() => setValues((before) => new Map([...before, ...typed, ...kept])));
  }, [form, key]);
  const setValue = (field: string, value: string): void => {
    const next = new Map([...values, [field, value]]);
    setValues(next);
    if (key !== null) keep(key, next);
  };
  return [values, setValue];
};
