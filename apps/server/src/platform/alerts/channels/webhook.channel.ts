import { createHmac } from 'node:crypto';

import { AlertChannel, type AlertNews } from './alert-channel.js';

const TIMEOUT_MS = 5_000;

export interface Webhook {
  readonly url: string;
  /** Signs the body; null sends it unsigned. */
  readonly secret: string | null;
}

/** Posts alerts as JSON to the address of a paging service. The receiver tells a repetition by the id. */
export class WebhookChannel extends AlertChannel {
  override readonly name = 'webhook';

  constructor(private readonly hook: Webhook) {
    super();
  }

  override async deliver(news: AlertNews): Promise<void> {
    const body = JSON.stringify(news);
    const response = await fetch(this.hook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': news.id, ...this.signed(body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the alert webhook answered ${response.status}`);
  }

  private signed(body: string): Record<string, string> {
    const { secret } = this.hook;
    if (secret === null) return {};
    return { 'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` };
  }
}
