import { reportClientError } from '@simpletread/contract';
import { cutText } from '@simpletread/domain';

import { client } from '../api/index.js';

const MOST_REPORTS = 20;
let reported = 0;

/** Reports an error of this browser to the server. Never throws, and stops after twenty to spare the server. */
export const reportError = (error: unknown): void => {
  if (reported >= MOST_REPORTS) return;
  reported += 1;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const body = {
    app: 'console' as const,
    level: 'error' as const,
    message: cutText(message, 1000) || 'unknown',
    url: cutText(window.location.href, 2000),
    ...(stack === undefined ? {} : { stack: cutText(stack, 8000) }),
  };
  client.call(reportClientError, { body }).catch(() => undefined);
};

/** Reports what nothing else caught. */
export const watchForErrors = (): void => {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
};
