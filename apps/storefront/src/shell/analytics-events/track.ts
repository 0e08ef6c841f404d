'use client';

import { reportClientProblem } from '../error-reports';
import { hasConsent } from '../stored-values';
import type { TrackedEvent } from './tracked-event';

/** Counts an event for a visitor who agreed to it; its script loads with the first event. Never throws. */
export const track = (event: TrackedEvent): void => {
  if (!hasConsent('analytics')) return;
  const [path, at] = [window.location.pathname, new Date()];
  import('./event-queue')
    .then(({ queueEvent }) => queueEvent(event, path, at))
    .catch((error: unknown) => reportClientProblem('warn', error));
};
