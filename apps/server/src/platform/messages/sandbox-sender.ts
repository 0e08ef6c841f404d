import { Injectable } from '@nestjs/common';

import { MailSender, type OutgoingMessage, type SendOutcome, SmsSender } from './message-sender.js';

const outcomeOf = (kind: string, message: OutgoingMessage): SendOutcome =>
  message.to.includes('bounce')
    ? { isSent: false, failure: 'The address does not exist.' }
    : { isSent: true, providerId: `sandbox-${kind}-${message.id}` };

/** Sends nothing. An address with `bounce` in it fails, to make the failure visible. */
@Injectable()
export class SandboxMailSender extends MailSender {
  override send(message: OutgoingMessage): Promise<SendOutcome> {
    return Promise.resolve(outcomeOf('mail', message));
  }
}

/** As the sandbox for mail. */
@Injectable()
export class SandboxSmsSender extends SmsSender {
  override send(message: OutgoingMessage): Promise<SendOutcome> {
    return Promise.resolve(outcomeOf('sms', message));
  }
}
