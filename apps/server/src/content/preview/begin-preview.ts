import { Injectable } from '@nestjs/common';
import type { beginPreview, HandlerReply } from '@simpletread/contract';
import { ok, previewEndOf, refuse, type Result } from '@simpletread/domain';

import { StaffSessions } from '../../sso/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newToken, TOKEN_PATTERN } from '../../platform/ids/index.js';
import { EndPreview } from './end-preview.js';
import { PreviewRepository } from './preview.repository.js';
import { PreviewTrail } from './preview-trail.js';

type Answer = Result<HandlerReply<typeof beginPreview>, 'record.missing'>;

/** Begins a preview; a console's session has one at a time. */
@Injectable()
export class BeginPreview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly previews: PreviewRepository,
    private readonly sessions: StaffSessions,
    private readonly ending: EndPreview,
    private readonly trail: PreviewTrail,
  ) {}

  /** Changes a link, opened in the session that asked for it, for a code that the shop begins the preview with, or null. */
  async openLink(link: string, staffSessionHash: string | null): Promise<string | null> {
    if (staffSessionHash === null || !TOKEN_PATTERN.test(link)) return null;
    const code = newToken();
    return (await this.previews.openLink(link, staffSessionHash, code)) ? code : null;
  }

  run(code: string, requestId: string): Promise<Answer> {
    if (!TOKEN_PATTERN.test(code)) return Promise.resolve(refuse('record.missing'));
    return this.work.run(async (tx): Promise<Answer> => {
      const asked = await this.previews.byCode(tx, code);
      if (asked === null) return refuse('record.missing');
      const staff = await this.sessions.behind(asked.staffSessionHash, tx);
      if (previewEndOf({ endsAt: asked.endsAt, staff }, asked.readAt) !== null)
        return refuse('record.missing');
      for (const other of await this.previews.shownIn(tx, asked.staffSessionHash))
        await this.ending.within(tx, other, 'ended', requestId);
      const handle = newToken();
      const preview = await this.previews.begin(tx, asked.id, handle);
      await this.trail.began(tx, preview, requestId);
      return ok({ handle, endsAt: preview.endsAt.toISOString() });
    });
  }
}
