'use client';

/** Goes to `path`, with no way back to what stands here. */
export const leavePage = (path: string): void => window.location.replace(path);
