import { AnalyticsSink, type SentEvent } from '../analytics-sink.js';

const TIMEOUT_MS = 10_000;

/** An event pipeline's HTTP address: a POST of `{ batch: [...] }`, with a key as bearer where it asks for one. */
export class HttpSink extends AnalyticsSink {
  override readonly isOpen = true;

  constructor(
    private readonly url: string,
    private readonly key: string | undefined,
  ) {
    super();
  }

  override async send(events: readonly SentEvent[]): Promise<void> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.key === undefined ? {} : { authorization: `Bearer ${this.key}` }),
      },
      body: JSON.stringify({ batch: events }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the event pipeline answered ${response.status}`);
  }
}
