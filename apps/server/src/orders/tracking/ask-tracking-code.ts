import { Injectable } from '@nestjs/common';
import { ok, parseOrderNumber, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { TRACKING_CODE_ASKED, type TrackingCodeAskedPayload } from './tracking.events.js';
import { TrackingGuardRepository } from './tracking-guard.repository.js';
import { TrackingSecrets } from './tracking-secrets.js';

/** Takes the wish for a code. The answer doesn't reveal if the number and the ZIP code match an order: the email is sent afterwards. */
@Injectable()
export class AskTrackingCode {
  constructor(
    private readonly guard: TrackingGuardRepository,
    private readonly secrets: TrackingSecrets,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  async run(text: string, zip: string, isForChanges: boolean): Promise<Result<Record<string, never>>> {
    const number = parseOrderNumber(text);
    if (!number.ok) return ok({});
    const askId = newId();
    const payload: TrackingCodeAskedPayload = { askId };
    const numberDigest = this.secrets.ofNumber(number.value);
    return this.work.run(async (tx) => {
      if (await this.guard.ask(tx, askId, { numberDigest, orderNumber: number.value, zip, isForChanges }))
        await this.outbox.record(tx, { type: TRACKING_CODE_ASKED, aggregateId: askId, payload });
      return ok({});
    });
  }
}
