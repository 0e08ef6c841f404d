import { Controller } from '@nestjs/common';
import {
  askToActAs,
  beginActing,
  endActing,
  type HandlerInput,
  type HandlerReply,
  listActingVisits,
  openActingLink,
  showActing,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Config } from '../../platform/config/index.js';
import { Bind, Cookies, Input, RequestId, Staff, withHeaders } from '../../platform/http/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { SessionCookie } from '../staff/index.js';
import { AskForVisit } from './ask-for-visit.js';
import { BeginVisit } from './begin-visit.js';
import { ShowVisits } from './show-visits.js';
import { StoredActingVisits } from './stored-acting-visits.js';

type RequestCookies = Readonly<Record<string, string | undefined>>;

@Controller()
export class ActingController {
  constructor(
    private readonly asking: AskForVisit,
    private readonly beginning: BeginVisit,
    private readonly visits: StoredActingVisits,
    private readonly showVisits: ShowVisits,
    private readonly cookie: SessionCookie,
    private readonly config: Config,
  ) {}

  @Bind(askToActAs, { rate: 'strict' })
  async ask(
    @Input() { params, body }: HandlerInput<typeof askToActAs>,
    @Staff() staff: StaffPrincipal,
    @Cookies() cookies: RequestCookies,
    @RequestId() requestId: string,
  ): Promise<Result<HandlerReply<typeof askToActAs>>> {
    const staffSessionHash = this.sessionHash(cookies);
    if (staffSessionHash === null) return refuse('access.signInRequired');
    return this.asking.run(params.id, body, { staff, staffSessionHash, requestId });
  }

  @Bind(openActingLink, { rate: 'strict' })
  async open(@Input() { params }: HandlerInput<typeof openActingLink>, @Cookies() cookies: RequestCookies) {
    const code = await this.beginning.openLink(params.link, this.sessionHash(cookies));
    const path = code === null ? '/acting/over' : `/acting/open?code=${code}`;
    return withHeaders(ok(undefined), {
      location: this.config.storefrontUrl + path,
      'referrer-policy': 'no-referrer',
    });
  }

  @Bind(listActingVisits)
  list(
    @Input() { params }: HandlerInput<typeof listActingVisits>,
  ): Promise<Result<HandlerReply<typeof listActingVisits>>> {
    return this.showVisits.run(params.id);
  }

  @Bind(beginActing, { rate: 'strict' })
  begin(
    @Input() { body }: HandlerInput<typeof beginActing>,
    @RequestId() requestId: string,
  ): Promise<Result<HandlerReply<typeof beginActing>>> {
    return this.beginning.run(body.code, requestId);
  }

  @Bind(showActing)
  show(@Input() { body }: HandlerInput<typeof showActing>): Promise<Result<HandlerReply<typeof showActing>>> {
    return this.visits.show(body.handle);
  }

  @Bind(endActing)
  async end(
    @Input() { body }: HandlerInput<typeof endActing>,
    @RequestId() requestId: string,
  ): Promise<Result<undefined>> {
    await this.visits.end(body.handle, requestId);
    return ok(undefined);
  }

  private sessionHash(cookies: RequestCookies): string | null {
    const token = this.cookie.read(cookies);
    return token === null ? null : hashToken(token);
  }
}
