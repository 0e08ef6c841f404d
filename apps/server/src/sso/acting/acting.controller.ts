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
import { StaffSessions } from '../staff/index.js';
import { AskForVisit } from './ask-for-visit.js';
import { ShowVisits } from './show-visits.js';
import { StoredActingVisits } from './stored-acting-visits.js';
import { VisitsAsCustomer } from './visits-as-customer.js';

type RequestCookies = Readonly<Record<string, string | undefined>>;

@Controller()
export class ActingController {
  constructor(
    private readonly asking: AskForVisit,
    private readonly visits: VisitsAsCustomer,
    private readonly stored: StoredActingVisits,
    private readonly showVisits: ShowVisits,
    private readonly sessions: StaffSessions,
    private readonly config: Config,
  ) {}

  @Bind(askToActAs, { rate: 'strict' })
  async ask(
    @Input() { params, body }: HandlerInput<typeof askToActAs>,
    @Staff() staff: StaffPrincipal,
    @Cookies() cookies: RequestCookies,
    @RequestId() requestId: string,
  ): Promise<Result<HandlerReply<typeof askToActAs>>> {
    const staffSessionHash = this.sessions.hashOf(cookies);
    if (staffSessionHash === null) return refuse('access.signInRequired');
    return this.asking.run(params.id, body, { staff, staffSessionHash, requestId });
  }

  @Bind(openActingLink, { rate: 'strict' })
  async open(@Input() { params }: HandlerInput<typeof openActingLink>, @Cookies() cookies: RequestCookies) {
    const code = await this.visits.openLink(params.link, this.sessions.hashOf(cookies));
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
    return this.visits.begin(body.code, requestId);
  }

  @Bind(showActing)
  show(@Input() { body }: HandlerInput<typeof showActing>): Promise<Result<HandlerReply<typeof showActing>>> {
    return this.stored.show(body.handle);
  }

  @Bind(endActing)
  async end(
    @Input() { body }: HandlerInput<typeof endActing>,
    @RequestId() requestId: string,
  ): Promise<Result<undefined>> {
    await this.visits.leave(body.handle, requestId);
    return ok(undefined);
  }
}
