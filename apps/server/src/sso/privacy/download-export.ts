import { Injectable } from '@nestjs/common';
import type { downloadExport, ReplyOf } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { PersonalData, type PersonalDataSource } from '../../platform/personal-data/index.js';
import { exportJson, exportPage } from './export-file.js';
import { PersonSeal } from './person-seal.js';
import { RequestRepository } from './request.repository.js';

const isAccount = ({ turn }: PersonalDataSource): boolean => turn === 'account';

type File = ReplyOf<typeof downloadExport>;

/** Opens a copy for its owner. Another's, missing and expired copies look the same. */
@Injectable()
export class DownloadExport {
  constructor(
    private readonly requests: RequestRepository,
    private readonly personalData: PersonalData,
    private readonly seal: PersonSeal,
  ) {}

  async run(
    accountId: string,
    requestId: string,
    format: 'json' | 'html',
  ): Promise<Result<File, 'record.missing'>> {
    const request = await this.requests.find(requestId);
    if (request?.accountId !== accountId || request.state !== 'ready') return refuse('record.missing');
    const parts = await this.requests.parts(requestId);
    // Identity comes first, activity after it.
    const sources = this.personalData.sources();
    const order = [...sources.filter(isAccount), ...sources.filter((source) => !isAccount(source))].map(
      ({ step }) => step,
    );
    const sections = parts
      .toSorted((a, b) => order.indexOf(a.step) - order.indexOf(b.step))
      .flatMap(({ step, sealed }) => this.seal.openPart(requestId, step, sealed) ?? []);
    const name = `simpletread-my-data-${request.askedAt.toISOString().slice(0, 10)}`;
    return ok(
      format === 'json'
        ? { name: `${name}.json`, mediaType: 'application/json', text: exportJson(sections, request.askedAt) }
        : { name: `${name}.html`, mediaType: 'text/html', text: exportPage(sections, request.askedAt) },
    );
  }
}
