import { cookies } from 'next/headers';
import { cache } from 'react';
import { forwardedHeaders } from '../../shell/environment';
import { handleOf, sessionCookies } from '../../shell/session';
import { type PreviewState, previewStateOf } from './preview-state';

const MS_PER_MINUTE = 60_000;

/** A preview with its remaining minutes. */
export type ReadPreview =
  (Exclude<PreviewState, 'unknown' | null> & { readonly minutesLeft: number }) | 'unknown' | null;

/** Returns the preview that staff see on this page; null for everyone else. */
export const readPreview = cache(async (): Promise<ReadPreview> => {
  const handle = handleOf((await cookies()).get(sessionCookies().preview)?.value);
  const state = handle === null ? null : await previewStateOf(handle, await forwardedHeaders());
  if (state === null || state === 'unknown') return state;
  const minutesLeft = Math.max(0, Math.ceil((Date.parse(state.endsAt) - Date.now()) / MS_PER_MINUTE));
  return { ...state, minutesLeft };
});
