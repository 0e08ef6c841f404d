import type { AlertKind, AlertSeverity } from '@simpletread/domain';

import type { AlertChannelName } from '../../config/index.js';

/** An alert as it leaves the shop. Contacts in it are masked. */
export interface AlertNews {
  readonly id: string;
  readonly kind: AlertKind;
  readonly severity: AlertSeverity;
  readonly title: string;
  readonly subject: string;
  readonly advice: string;
  readonly raisedAt: string;
  /** Its page in the console. */
  readonly url: string;
}

/** Port to whoever watches the shop when no one looks at the console. */
export abstract class AlertChannel {
  abstract readonly name: AlertChannelName;
  /** May be called again with the same id. Throws if the news did not arrive; it is then tried again. */
  abstract deliver(news: AlertNews): Promise<void>;
}
