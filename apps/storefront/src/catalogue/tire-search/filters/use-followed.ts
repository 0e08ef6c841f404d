'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a form field in step with the page, also after a step back, without recreating it: it keeps the focus, and text typed since the
 * form was sent.
 */
export const useFollowed = <E extends HTMLInputElement | HTMLSelectElement>(
  said: string,
): RefObject<E | null> => {
  const field = useRef<E>(null);
  const sent = useRef(said);
  const before = useRef(said);
  useEffect(() => {
    const form = field.current?.form;
    const note = () => {
      sent.current = field.current?.value ?? '';
    };
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  }, []);
  useEffect(() => {
    const element = field.current;
    if (element === null || before.current === said) return;
    before.current = said;
    const isBeingTyped = document.activeElement === element && element.value !== sent.current;
    if (isBeingTyped) return;
    element.value = said;
    sent.current = said;
  }, [said]);
  return field;
};
