'use client';

import { useEffect } from 'react';
import { noteOpened } from './quote-actions';

/** Says once that a browser shows the quote: the machines that look into mails run no script. */
export const NoteOpened = ({ token }: { readonly token: string }) => {
  useEffect(() => {
    void noteOpened(token);
  }, [token]);
  return null;
};
