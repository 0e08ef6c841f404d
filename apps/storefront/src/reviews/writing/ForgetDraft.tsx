'use client';

import { useEffect } from 'react';
import { reviewDraftKey } from './use-review-values';

/** Forgets the draft of a review that was sent. */
export const ForgetDraft = ({ path }: { readonly path: string }) => {
  useEffect(() => window.sessionStorage.removeItem(reviewDraftKey(path)), [path]);
  return null;
};
