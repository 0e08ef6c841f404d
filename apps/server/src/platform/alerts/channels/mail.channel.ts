import { ok, type Result } from '@simpletread/domain';

import type { UnitOfWork } from '../../database/index.js';
import type { Messages } from '../../messages/index.js';
import { AlertChannel, type AlertNews } from './alert-channel.js';

/** Emails alerts to the people on duty. */
export class MailChannel extends AlertChannel {
  override readonly name = 'mail';

  constructor(
    private readonly work: UnitOfWork,
    private readonly messages: Messages,
    private readonly to: string,
  ) {
    super();
  }

  override async deliver({ severity, title, subject, advice, url }: AlertNews): Promise<void> {
    await this.work.run(async (tx): Promise<Result<null>> => {
      await this.messages.queue(tx, {
        channel: 'email',
        to: this.to,
        template: 'alert',
        subject: `Alert (${severity}): ${title}, ${subject}`,
        blocks: [`${title}: ${subject}.`, advice, { link: url, label: 'Open the alert' }],
      });
      return ok(null);
    });
  }
}
