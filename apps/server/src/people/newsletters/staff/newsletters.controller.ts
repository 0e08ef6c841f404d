import { Controller } from '@nestjs/common';
import {
  cancelNewsletter,
  changeNewsletter,
  countNewsletterRecipients,
  createNewsletter,
  deleteNewsletter,
  getNewsletter,
  type HandlerInput,
  listNewsletters,
  type NewsletterRecord,
  previewNewsletter,
  resumeNewsletter,
  scheduleNewsletter,
  stopNewsletter,
  testNewsletter,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { NewsletterListReader } from './newsletter-list.reader.js';
import { NewsletterSteps } from './newsletter-steps.js';
import { PreviewNewsletter } from './preview-newsletter.js';
import { ShowNewsletter } from './show-newsletter.js';
import { WriteNewsletter } from './write-newsletter.js';

type AtVersion = HandlerInput<typeof stopNewsletter>;

@Controller()
export class StaffNewslettersController {
  constructor(
    private readonly newsletters: NewsletterListReader,
    private readonly showing: ShowNewsletter,
    private readonly writing: WriteNewsletter,
    private readonly steps: NewsletterSteps,
    private readonly previews: PreviewNewsletter,
  ) {}

  @Bind(listNewsletters)
  async list(@Input() { query }: HandlerInput<typeof listNewsletters>) {
    return ok(await this.newsletters.page(query));
  }

  @Bind(getNewsletter)
  get(@Input() { params }: HandlerInput<typeof getNewsletter>) {
    return this.showing.run(params.id);
  }

  @Bind(createNewsletter)
  create(
    @Input() { body }: HandlerInput<typeof createNewsletter>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(this.writing.create(body, { staff, requestId }));
  }

  @Bind(changeNewsletter)
  change(
    @Input() { params, body: { version, ...words } }: HandlerInput<typeof changeNewsletter>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(this.writing.change(params.id, version, words, { staff, requestId }));
  }

  @Bind(deleteNewsletter)
  delete(
    @Input() { params, query }: HandlerInput<typeof deleteNewsletter>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return deleted(params.id, this.writing.delete(params.id, query.version ?? null, { staff, requestId }));
  }

  @Bind(previewNewsletter)
  preview(@Input() { body }: HandlerInput<typeof previewNewsletter>) {
    return this.previews.words(body);
  }

  @Bind(countNewsletterRecipients)
  count(@Input() { body }: HandlerInput<typeof countNewsletterRecipients>, @Staff() staff: StaffPrincipal) {
    return this.previews.recipients(body.segment, staff);
  }

  @Bind(testNewsletter)
  test(
    @Input() { params }: HandlerInput<typeof testNewsletter>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.steps.test(params.id, { staff, requestId });
  }

  @Bind(scheduleNewsletter)
  schedule(
    @Input() { params, body }: HandlerInput<typeof scheduleNewsletter>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(this.steps.schedule(params.id, body, { staff, requestId }));
  }

  @Bind(cancelNewsletter)
  cancel(
    @Input() { params, body }: AtVersion,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(this.steps.cancel(params.id, body.version, { staff, requestId }));
  }

  @Bind(stopNewsletter)
  stop(@Input() { params, body }: AtVersion, @Staff() staff: StaffPrincipal, @RequestId() requestId: string) {
    return this.shown(this.steps.stop(params.id, body.version, { staff, requestId }));
  }

  @Bind(resumeNewsletter)
  resume(
    @Input() { params, body }: AtVersion,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(this.steps.resume(params.id, body.version, { staff, requestId }));
  }

  private async shown(written: Promise<Result<string>>): Promise<Result<NewsletterRecord>> {
    const id = await written;
    return id.ok ? this.showing.run(id.value) : id;
  }
}
