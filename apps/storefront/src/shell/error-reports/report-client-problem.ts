'use client';

import type { CallInput, reportClientError } from '@simpletread/contract';
import { cutText } from '@simpletread/domain';
import { clientLogLevel, isReported } from './client-log-level';

export type ClientProblem = CallInput<typeof reportClientError>['body'];

const MESSAGE_MOST = 1000;
const STACK_MOST = 8000;
const URL_MOST = 2000;

/** The secret part of an address. */
const QUOTE_KEY = /(?<=^\/(?:quotes|exchanges|swaps|delays)\/)[^/?#]+/;

/** Returns a browser failure for the monitoring endpoint, cut to its limits. */
export const clientProblem = (level: ClientProblem['level'], error: unknown, url: string): ClientProblem => {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    app: 'storefront',
    level,
    message: cutText(message, MESSAGE_MOST) || 'unknown',
    ...(stack === undefined ? {} : { stack: cutText(stack, STACK_MOST) }),
    url: cutText(url.replace(QUOTE_KEY, '-'), URL_MOST),
  };
};

/**
 * Sends a failure to the monitoring endpoint, also while the page is being left; never throws. Failures below the page's level
 * (`data-log-level` of its root) are not sent.
 */
export const reportClientProblem = (level: ClientProblem['level'], error: unknown): void => {
  if (!isReported(level, clientLogLevel(document.documentElement.dataset['logLevel']))) return;
  const body = JSON.stringify(clientProblem(level, error, window.location.pathname));
  try {
    navigator.sendBeacon('/api/client-errors', new Blob([body], { type: 'application/json' }));
  } catch {
    // There is nowhere left to report it.
  }
};
