'use client';

import { reportClientProblem } from '../telemetry';
import { hasConsent } from '../stored-values';
import type { TrackedEvent } from './tracked-event';

/** Counts something, for a visitor who agreed to that; its script comes with the first event. Never throws. */
export const track = (event: TrackedEvent): void => {
  if (!hasConsent('analytics')) return;
  const [path, at] = [window.location.pathname, new Date()];
  import('./event-queue')
    .then(({ queueEvent }) => queueEvent(event, path, at))
    .catch((error: unknown) => reportClientProblem('warn', error));
};
