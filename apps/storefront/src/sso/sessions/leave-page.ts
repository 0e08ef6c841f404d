'use client';

/** Redirects to `path` without a way back to this page. */
export const leavePage = (path: string): void => window.location.replace(path);
