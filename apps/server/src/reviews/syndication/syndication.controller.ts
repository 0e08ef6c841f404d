import { Controller } from '@nestjs/common';
import { exportReviews, type HandlerInput, importReviews, previewReviews } from '@simpletread/contract';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../platform/http/index.js';
import { ExportReviews } from './export-reviews.js';
import { ImportReviews } from './import-reviews.js';

@Controller()
export class SyndicationController {
  constructor(
    private readonly exporting: ExportReviews,
    private readonly importing: ImportReviews,
  ) {}

  @Bind(exportReviews)
  export(
    @Input() { query }: HandlerInput<typeof exportReviews>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.exporting.run(query, { staff, requestId });
  }

  @Bind(previewReviews)
  preview(@Input() { body }: HandlerInput<typeof previewReviews>) {
    return this.importing.preview(body);
  }

  @Bind(importReviews)
  import(
    @Input() { body }: HandlerInput<typeof importReviews>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.importing.run(body, { staff, requestId });
  }
}
