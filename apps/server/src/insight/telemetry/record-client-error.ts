import { Injectable } from '@nestjs/common';
import type { HandlerInput, ReplyOf, reportClientError } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { newId } from '../../platform/ids/index.js';
import { Log } from '../../platform/log/index.js';
import { ClientErrorRepository } from './client-error.repository.js';

type Report = HandlerInput<typeof reportClientError>['body'];

export interface Reporter {
  readonly userAgent: string | null;
  readonly requestId: string;
}

/** An address without what a person may have typed into it. */
const pageOf = (url: string | undefined): string | null => url?.split(/[?#]/, 1)[0] ?? null;

/** Keeps what went wrong in a browser and logs it at the level it came with. */
@Injectable()
export class RecordClientError {
  constructor(
    private readonly errors: ClientErrorRepository,
    private readonly log: Log,
  ) {}

  async run(
    { app, level, message, stack, url }: Report,
    reporter: Reporter,
  ): Promise<Result<ReplyOf<typeof reportClientError>>> {
    const id = newId();
    const page = pageOf(url);
    const { userAgent, requestId } = reporter;
    const from = { url: page, user_agent: userAgent, request_id: requestId };
    await this.errors.insert({ id, app, level, message, stack: stack ?? null, ...from });
    this.log[level]({ clientErrorId: id, app, page, clientMessage: message, ...reporter }, 'client error');
    return ok({ isRecorded: true });
  }
}
