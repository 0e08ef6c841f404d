import type { AnalyticsEvent } from '@simpletread/contract';

type Stripped<E> = E extends { readonly name: infer N; readonly properties: infer P }
  ? { readonly name: N; readonly properties: P }
  : never;

/** What a page tells; when and where is added to it. */
export type TrackedEvent = Stripped<AnalyticsEvent>;
