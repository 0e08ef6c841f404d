import type { AnalyticsEvent } from '@simpletread/contract';

type Stripped<E> = E extends { readonly name: infer N; readonly properties: infer P }
  ? { readonly name: N; readonly properties: P }
  : never;

/** An event as pages report it; time and address are added later. */
export type TrackedEvent = Stripped<AnalyticsEvent>;
