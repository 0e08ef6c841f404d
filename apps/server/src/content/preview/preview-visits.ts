import { Injectable } from '@nestjs/common';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { StaffVisits } from '../../sso/index.js';
import { type PreviewCause, PreviewKind } from './preview-kind.js';
import type { StoredPreview } from './preview.js';

/** Previews from their link to their end. */
@Injectable()
export class PreviewVisits extends StaffVisits<StoredPreview, StaffPrincipal, PreviewCause> {
  constructor(work: UnitOfWork, handlers: JobHandlers, kind: PreviewKind) {
    super(work, handlers, kind);
  }
}
