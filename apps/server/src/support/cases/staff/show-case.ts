import { Injectable } from '@nestjs/common';
import type { AdminCase, CaseEntry } from '@simpletread/contract';
import {
  formatCaseNumber,
  formatOrderNumber,
  fullDayWords,
  maskPhone,
  may,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { type SqlRunner, UnitOfWork } from '../../../platform/database/index.js';
import { MailSignatures } from '../../../platform/messages/index.js';
import { InboundChannel } from '../inbound-channel.js';
import { caseRowOf } from './case-list.reader.js';
import { type AskedCase, CasePageReader, type RelatedCase, type ShownEntry } from './case-page.reader.js';

const firstOf = (name: string): string | null => {
  const [first = ''] = name.trim().split(/\s+/);
  return first === '' || first.includes('@') || /\d/.test(first) ? null : first;
};

const relatedOf = ({ id, number, subject, state }: RelatedCase) => ({
  ...{ id, subject, state },
  caseNumber: formatCaseNumber(number),
});

const entryOf = ({ at, files, ...entry }: ShownEntry): CaseEntry => ({
  ...entry,
  at: at.toISOString(),
  files: (files ?? []).map(({ media_type: mediaType, size: sizeBytes, ...file }) => ({
    ...{ ...file, mediaType, sizeBytes },
  })),
});

const satisfactionOf = ({ asked_at: askedAt, answered_at: answeredAt, ...asked }: AskedCase) => ({
  ...asked,
  askedAt: askedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** The page of a case: its thread, its customer and its order, in one snapshot. */
@Injectable()
export class ShowCase {
  constructor(
    private readonly work: UnitOfWork,
    private readonly pages: CasePageReader,
    private readonly signatures: MailSignatures,
    private readonly inbound: InboundChannel,
  ) {}

  async run(id: string, viewer: StaffPrincipal): Promise<Result<AdminCase, 'record.missing'>> {
    const shown = await this.work.snapshot((db) => this.read(db, id, viewer));
    return shown === null ? refuse('record.missing') : ok(shown);
  }

  private async read(db: SqlRunner, id: string, viewer: StaffPrincipal): Promise<AdminCase | null> {
    const row = await this.pages.byId(id, db);
    if (row === null) return null;
    const [follows, merged] = [
      await this.pages.related(db, row.follows_id),
      await this.pages.related(db, row.merged_into),
    ];
    const customer = may(viewer, 'customers.read') ? await this.pages.customer(db, row.mailbox) : null;
    const order = may(viewer, 'orders.read') ? await this.pages.order(db, row) : null;
    const chat = await this.pages.chat(db, id);
    const asked = await this.pages.satisfaction(db, id);
    const mayText = await this.pages.mayText(db, row);
    const signature = await this.signatures.current();
    const seesContacts = may(viewer, 'contacts.read');
    return {
      ...caseRowOf(row, viewer),
      phone: row.phone === '' || seesContacts ? row.phone : maskPhone(row.phone),
      firstAnsweredAt: row.first_answered_at?.toISOString() ?? null,
      solvedAt: row.solved_at?.toISOString() ?? null,
      spentMinutes: row.spent_minutes,
      entries: (await this.pages.entries(db, id)).map(entryOf),
      follows: follows === null ? null : { ...relatedOf(follows), isStranger: row.is_stranger },
      mergedInto: merged === null ? null : relatedOf(merged),
      others: (await this.pages.others(db, row)).map(relatedOf),
      customer: customer === null ? null : { ...customer, since: customer.since.toISOString() },
      order:
        order === null
          ? null
          : {
              id: order.id,
              orderNumber: formatOrderNumber(order.number),
              state: order.state,
              tires: order.tires ?? '',
              totalInCents: order.total_in_cents,
              placedAt: order.placed_at.toISOString(),
              promisedOn: order.promised_on,
              isTheirs: order.is_theirs,
            },
      answerBy: [...(row.email === '' ? [] : (['mail'] as const)), ...(mayText ? (['text'] as const) : [])],
      values: {
        firstName: firstOf(row.name),
        agentName: firstOf(viewer.name),
        servicePhone: signature.servicePhone,
        ...(order?.is_theirs === true
          ? {
              orderNumber: formatOrderNumber(order.number),
              promisedDay: order.promised_on === null ? null : fullDayWords(order.promised_on),
              shopName: order.shop_name,
            }
          : { orderNumber: null, promisedDay: null, shopName: null }),
      },
      chat:
        chat === null
          ? null
          : {
              state: chat.state,
              agentName: chat.agent_name,
              isMine: chat.agent_id === viewer.staffId,
              position: chat.position,
              lastSeq: chat.newest,
              readEntryId: chat.read_entry_id,
            },
      satisfaction: asked === null ? null : satisfactionOf(asked),
      isSandbox: this.inbound.isSandbox,
    };
  }
}
