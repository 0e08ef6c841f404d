import type { Client } from '@simpletread/contract';
import type { StoredCookie } from '@simpletread/domain';

/** The view of staff in a visit; null once it is over, `unknown` while the API is away. */
export type VisitState<Shown> = Shown | 'unknown' | null;

/** A fresh handle and its expiry. */
interface Begun {
  readonly handle: string;
  readonly endsAt: string;
}

/** One of the ways in which staff see the shop from within: as a customer, or a preview. */
export interface VisitKind<Shown> {
  /** Holds the visit's handle. */
  readonly cookie: StoredCookie;
  /** Below it are `open`, `end`, `over` and `not-here`, and the routes that `routes` names. */
  readonly home: `/${string}`;
  /** Names of the routes below `home` that begin, change and end visits. */
  readonly routes: readonly string[];
  /** A visit begins on this page. */
  readonly start: `/${string}`;
  /** Pages with nothing to see for staff, besides checkout. */
  readonly closed: RegExp;
  /** Cookies that pages see instead of the browser's own of the same name. */
  readonly cookiesOf: (state: VisitState<Shown>) => Readonly<Record<string, string | null>>;
  readonly begin: (client: Client, code: string) => Promise<Begun>;
  readonly show: (client: Client, handle: string) => Promise<Shown>;
  readonly end: (client: Client, handle: string) => Promise<unknown>;
}
