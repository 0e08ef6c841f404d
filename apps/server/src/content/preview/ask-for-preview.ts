import { Injectable } from '@nestjs/common';
import {
  type askForPreview,
  type HandlerReply,
  openPreviewLink,
  type PreviewSettings,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Config } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId, newToken } from '../../platform/ids/index.js';
import { ChoosePreview } from './choose-preview.js';
import { PreviewRepository } from './preview.repository.js';
import { PreviewTrail } from './preview-trail.js';

type Answer = Result<HandlerReply<typeof askForPreview>>;

interface Asking {
  readonly staff: StaffPrincipal;
  readonly staffSessionHash: string;
  readonly requestId: string;
}

/** Makes the link to a preview. */
@Injectable()
export class AskForPreview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly choose: ChoosePreview,
    private readonly previews: PreviewRepository,
    private readonly trail: PreviewTrail,
    private readonly config: Config,
  ) {}

  run(settings: PreviewSettings, { staff, staffSessionHash, requestId }: Asking): Promise<Answer> {
    return this.work.run(async (tx): Promise<Answer> => {
      const choice = await this.choose.run(tx, settings);
      if (!choice.ok) return choice;
      const [id, link] = [newId(), newToken()];
      const asked = { ...choice.value, id, staffId: staff.staffId, staffName: staff.name };
      const expiresAt = await this.previews.insert(tx, { ...asked, staffSessionHash, link });
      await this.trail.asked(tx, asked, requestId);
      const url = this.config.serverUrl + openPreviewLink.path.replace('{link}', link);
      return ok({ url, expiresAt: expiresAt.toISOString() });
    });
  }
}
