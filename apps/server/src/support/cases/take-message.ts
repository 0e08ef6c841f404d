import { Injectable } from '@nestjs/common';
import {
  type CaseChannel,
  caseMachine,
  MOST_MESSAGES_OF_NETWORK,
  MOST_MESSAGES_OF_PERSON,
  MOST_UNSOLVED_OF_PERSON,
  NO_CLOCKS,
  ok,
  placeInThread,
  type PointedCase,
  refuse,
  type Result,
  startClocks,
} from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { CaseRow } from './case.entity.js';
import { CaseCalendar } from './case-calendar.js';
import { type CaseActor, CaseSteps } from './case-steps.js';
import { CaseTokens } from './case-tokens.js';
import { CaseRepository, clocksOf } from './case.repository.js';
import type { KeptFile } from './kept-files.js';

/** A message of a customer, however it came. */
export interface TakenMessage {
  readonly channel: CaseChannel;
  readonly name: string;
  /** Empty where only a phone is known. */
  readonly email: string;
  readonly phone: string;
  /** The person: a mailbox, or a phone number. */
  readonly mailbox: string;
  readonly accountId: string | null;
  readonly subject: string;
  readonly text: string;
  readonly orderNumber: string | null;
  readonly files: readonly KeptFile[];
  /** The provider's id of a mail or text. */
  readonly providerId: string | null;
  /** A digest of where it came from. */
  readonly network: string | null;
  /** The case that it points to by its address or by the mail it answers. */
  readonly pointed: CaseRow | null;
  /** The id of its entry, if it has one already. */
  readonly entryId?: string;
  /** The request that wrote it, which comes in once. */
  readonly requestKey?: string;
}

/** The case that a message went to. */
export interface Taken {
  readonly row: CaseRow;
  readonly isNew: boolean;
}

/** True if a relay checked who sent it. A form is proved by its account alone. */
const isProved = ({ channel }: TakenMessage): boolean => channel === 'mail' || channel === 'text';

const pointedCase = (row: CaseRow): PointedCase => ({
  id: row.id,
  mailbox: row.mailbox,
  state: row.state,
  solvedAt: row.solved_at,
});

/** Takes in what customers write: into the thread it belongs to, or as a new case. One person or network can't drown the inbox. */
@Injectable()
export class TakeMessage {
  constructor(
    private readonly cases: CaseRepository,
    private readonly steps: CaseSteps,
    private readonly calendar: CaseCalendar,
    private readonly tokens: CaseTokens,
  ) {}

  async run(
    tx: Transaction,
    message: TakenMessage,
    actor: CaseActor,
  ): Promise<Result<Taken, 'request.rateLimited'>> {
    const { mailbox, network, accountId } = message;
    const isSure = isProved(message);
    const ofDay = await this.cases.ofDay(tx, { mailbox, network, accountId, isProved: isSure });
    const isFull = ofDay.person >= MOST_MESSAGES_OF_PERSON;
    // Mails and texts aren't lost above the limit: they go on with a case that is open.
    if ((isFull && !isSure) || ofDay.network >= MOST_MESSAGES_OF_NETWORK)
      return refuse('request.rateLimited');
    const now = await tx.now();
    const pointed = message.pointed === null ? null : await this.standing(tx, message.pointed);
    const place = placeInThread(pointed === null ? null : pointedCase(pointed), { mailbox, now });
    if (place.kind === 'join') return this.join(tx, place.caseId, message, actor);
    const unsolved = await this.cases.unsolved(tx, mailbox, isSure ? 'any' : message.accountId);
    const [newest] = unsolved;
    if (newest !== undefined && (isFull || unsolved.length >= MOST_UNSOLVED_OF_PERSON))
      return this.join(tx, newest, message, actor);
    return this.open(tx, message, place, actor);
  }

  /** A merged case stands for the one it went into, which may have been merged as well. */
  private async standing(tx: Transaction, row: CaseRow): Promise<CaseRow> {
    const into = row.merged_into === null ? null : await this.cases.byId(tx, row.merged_into);
    return into === null ? row : this.standing(tx, into);
  }

  private async join(
    tx: Transaction,
    caseId: string,
    message: TakenMessage,
    actor: CaseActor,
  ): Promise<Result<Taken, 'request.rateLimited'>> {
    let entryId = '';
    const done = await this.steps.runIn(
      tx,
      { id: caseId, version: null, actor },
      async (_, { record, at, calendar }) => {
        entryId = await this.entry(tx, caseId, message, at);
        const clocks = startClocks(clocksOf(record), { at, priority: record.priority, calendar });
        const change = { last_message_at: at, unanswered: record.unanswered + 1 };
        return ok({ event: 'write', action: 'case.write', clocks, change, after: { entryId } });
      },
    );
    const row = await this.cases.byId(tx, caseId);
    if (!done.ok || row === null) throw new Error(`a message could not join case ${caseId} ${entryId}`);
    return ok({ row, isNew: false });
  }

  /** Opens a case with a message, whatever else its writer has open. */
  async open(
    tx: Transaction,
    message: TakenMessage,
    { followsId, isStranger }: { readonly followsId: string | null; readonly isStranger: boolean },
    actor: CaseActor,
  ): Promise<Result<Taken, never>> {
    const [id, at] = [newId(), await tx.now()];
    const { channel, subject, name, email, phone, mailbox, accountId, orderNumber } = message;
    const clocks = startClocks(NO_CLOCKS, { at, priority: 'normal', calendar: await this.calendar.at(at) });
    const state = caseMachine.initial;
    await this.cases.insert(tx, {
      ...{ id, state, channel, subject, name, email, phone, mailbox, at, clocks },
      account_id: accountId,
      order_number: orderNumber,
      token_hash: this.tokens.hashOf(id),
      follows_id: followsId,
      is_stranger: isStranger,
    });
    await this.entry(tx, id, message, at);
    await this.cases.countUnanswered(tx, id);
    await this.steps.record(tx, actor, { id, action: 'case.open', before: null, after: { state, channel } });
    const row = await this.cases.byId(tx, id);
    if (row === null) throw new Error('the case was not opened');
    return ok({ row, isNew: true });
  }

  private entry(tx: Transaction, caseId: string, message: TakenMessage, at: Date): Promise<string> {
    const { channel, name, text, providerId, mailbox, network, files, entryId, requestKey } = message;
    return this.cases.addEntry(
      tx,
      caseId,
      {
        ...{ kind: 'customer', channel, author: name, text, at },
        provider_id: providerId,
        mailbox,
        network,
        ...(entryId === undefined ? {} : { id: entryId }),
        ...(requestKey === undefined ? {} : { request_key: requestKey }),
      },
      files,
    );
  }
}
