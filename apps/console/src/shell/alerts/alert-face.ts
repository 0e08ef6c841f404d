import type { AlertSeverity, AlertState } from '@simpletread/domain';

import type { StateFace } from '../detail/index.js';

/** The look of each alert state. A half mark means waiting for someone. */
export const ALERT_FACES: Readonly<Record<AlertState, StateFace>> = {
  open: { label: 'Open', tone: 'warn', mark: 'half' },
  resolved: { label: 'Resolved', tone: 'good', mark: 'full' },
  dismissed: { label: 'Dismissed', tone: 'neutral', mark: 'ring' },
};

export const SEVERITY_FACES: Readonly<Record<AlertSeverity, StateFace>> = {
  critical: { label: 'Critical', tone: 'bad', mark: 'full' },
  warning: { label: 'Warning', tone: 'warn', mark: 'full' },
  notice: { label: 'Notice', tone: 'info', mark: 'ring' },
};
