import { Injectable } from '@nestjs/common';
import { refuse, type Result } from '@simpletread/domain';

import { Accounts } from '../../accounts/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { AskForExport, type ExportFault } from '../ask-for-export.js';

interface Context {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

/**
 * Starts a copy for a person who asked by phone or letter. Only someone who can sign in with that address can download
 * it.
 */
@Injectable()
export class StartExportFor {
  constructor(
    private readonly accounts: Accounts,
    private readonly askForExport: AskForExport,
    private readonly audit: Audit,
  ) {}

  async run(
    email: string,
    { staff, requestId }: Context,
  ): Promise<Result<string, ExportFault | 'privacy.accountUnknown'>> {
    const account = await this.accounts.byEmail(email);
    if (account?.isEmailProved !== true) return refuse('privacy.accountUnknown');
    const { accountId } = account;
    return this.askForExport.run(
      { accountId, email: account.email },
      {
        staffName: staff.name,
        also: (tx, id) =>
          this.audit.recordStaff(
            tx,
            {
              action: 'privacy.startExport',
              subjectType: 'privacyRequest',
              subjectId: id,
              before: null,
              after: { accountId, state: 'waiting' },
            },
            { staff, requestId },
          ),
      },
    );
  }
}
