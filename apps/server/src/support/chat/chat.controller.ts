import { Controller } from '@nestjs/common';
import {
  type ChatView,
  endChat,
  type HandlerInput,
  mailTranscript,
  openChat,
  rateChat,
  readChat,
  sayInChat,
  sendChatFile,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import {
  BearerToken,
  Bind,
  CallerAddress,
  Input,
  MaybeCustomer,
  RequestId,
} from '../../platform/http/index.js';
import { LeaveChat } from './leave-chat.js';
import { MailTranscript } from './mail-transcript.js';
import { OpenChat } from './open-chat.js';
import { RateChat } from './rate-chat.js';
import { SayInChat } from './say-in-chat.js';
import { ShowChat } from './show-chat.js';

/** The shopper's side of live chat. */
@Controller()
export class ChatController {
  constructor(
    private readonly opening: OpenChat,
    private readonly saying: SayInChat,
    private readonly leaving: LeaveChat,
    private readonly ratings: RateChat,
    private readonly transcripts: MailTranscript,
    private readonly showing: ShowChat,
  ) {}

  @Bind(openChat, { rate: 'strict' })
  open(
    @Input() { body }: HandlerInput<typeof openChat>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
  ) {
    return this.opening.run(body, { customer, caller, requestId });
  }

  @Bind(readChat)
  async read(
    @Input() { query }: HandlerInput<typeof readChat>,
    @BearerToken() token: string,
  ): Promise<Result<ChatView>> {
    await this.leaving.isThere(token);
    return this.showing.byToken(token, query.after);
  }

  @Bind(sayInChat)
  say(
    @Input() { body }: HandlerInput<typeof sayInChat>,
    @BearerToken() token: string,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<ChatView>> {
    return this.saying.text(token, body, customer);
  }

  @Bind(sendChatFile, { rate: 'strict' })
  sendFile(
    @Input() { body }: HandlerInput<typeof sendChatFile>,
    @BearerToken() token: string,
  ): Promise<Result<ChatView>> {
    return this.saying.file(token, body);
  }

  @Bind(endChat)
  async end(@BearerToken() token: string): Promise<Result<ChatView>> {
    const ended = await this.leaving.end(token);
    return ended.ok ? this.showing.byToken(token, 0) : ended;
  }

  @Bind(rateChat, { rate: 'strict' })
  async rate(
    @Input() { body }: HandlerInput<typeof rateChat>,
    @BearerToken() token: string,
    @RequestId() requestId: string,
  ): Promise<Result<ChatView>> {
    const rated = await this.ratings.run(token, body, requestId);
    return rated.ok ? this.showing.byToken(token, 0) : rated;
  }

  @Bind(mailTranscript, { rate: 'strict' })
  async transcript(
    @BearerToken() token: string,
    @CallerAddress() caller: string | null,
  ): Promise<Result<ChatView>> {
    const sent = await this.transcripts.run(token, caller);
    return sent.ok ? this.showing.byToken(token, 0) : sent;
  }
}
