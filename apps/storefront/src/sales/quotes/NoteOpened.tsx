'use client';

import { useEffect } from 'react';
import { noteOpened } from './quote-actions';

/** Reports once that a browser shows the quote; machines that scan email links run no script. */
export const NoteOpened = ({ token }: { readonly token: string }) => {
  useEffect(() => {
    void noteOpened(token);
  }, [token]);
  return null;
};
