import { Controller } from '@nestjs/common';
import {
  askForPreview,
  beginPreview,
  changePreview,
  endPreview,
  type HandlerInput,
  openPreviewLink,
  showPreview,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { StaffSessions } from '../../sso/index.js';
import type { StaffPrincipal } from '../../platform/access/index.js';
import { Config } from '../../platform/config/index.js';
import { Bind, Cookies, Input, RequestId, Staff, withHeaders } from '../../platform/http/index.js';
import { AskForPreview } from './ask-for-preview.js';
import { PreviewVisits } from './preview-visits.js';
import { ShowPreview } from './show-preview.js';

type RequestCookies = Readonly<Record<string, string | undefined>>;

@Controller()
export class PreviewsController {
  constructor(
    private readonly asking: AskForPreview,
    private readonly visits: PreviewVisits,
    private readonly previews: ShowPreview,
    private readonly sessions: StaffSessions,
    private readonly config: Config,
  ) {}

  @Bind(askForPreview, { rate: 'strict' })
  async ask(
    @Input() { body }: HandlerInput<typeof askForPreview>,
    @Staff() staff: StaffPrincipal,
    @Cookies() cookies: RequestCookies,
    @RequestId() requestId: string,
  ) {
    const staffSessionHash = this.sessions.hashOf(cookies);
    if (staffSessionHash === null) return refuse('access.signInRequired');
    return this.asking.run(body, { staff, staffSessionHash, requestId });
  }

  @Bind(openPreviewLink, { rate: 'strict' })
  async open(@Input() { params }: HandlerInput<typeof openPreviewLink>, @Cookies() cookies: RequestCookies) {
    const code = await this.visits.openLink(params.link, this.sessions.hashOf(cookies));
    const path = code === null ? '/preview/over' : `/preview/open?code=${code}`;
    return withHeaders(ok(undefined), {
      location: this.config.storefrontUrl + path,
      'referrer-policy': 'no-referrer',
    });
  }

  @Bind(beginPreview, { rate: 'strict' })
  begin(@Input() { body }: HandlerInput<typeof beginPreview>, @RequestId() requestId: string) {
    return this.visits.begin(body.code, requestId);
  }

  @Bind(showPreview)
  show(@Input() { body }: HandlerInput<typeof showPreview>) {
    return this.previews.show(body.handle);
  }

  @Bind(changePreview)
  change(@Input() { body }: HandlerInput<typeof changePreview>) {
    return this.previews.change(body);
  }

  @Bind(endPreview)
  async end(
    @Input() { body }: HandlerInput<typeof endPreview>,
    @RequestId() requestId: string,
  ): Promise<Result<undefined>> {
    await this.visits.leave(body.handle, requestId);
    return ok(undefined);
  }
}
