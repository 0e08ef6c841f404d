import type { EndpointShape } from '@simpletread/contract';

export interface BindOptions {
  /** `strict` for sign-in, checkout and anything worth guessing: a separate, much lower rate limit. */
  readonly rate?: 'normal' | 'strict';
}

export interface BoundEndpoint {
  readonly endpoint: EndpointShape;
  readonly status: number;
  readonly isStrictlyLimited: boolean;
}

const bound = new WeakMap<object, BoundEndpoint>();
const reads = new Map<string, EndpointShape>();

/** The endpoint that a controller method was bound to, or undefined for a method without `@Bind`. */
export const boundEndpointOf = (handler: object): BoundEndpoint | undefined => bound.get(handler);

/** The GET at the same address as `endpoint`, which reads the record that a PUT changes; undefined if there is none. */
export const readAt = ({ path }: EndpointShape): EndpointShape | undefined => reads.get(path);

export const rememberBound = (
  handler: object,
  endpoint: EndpointShape,
  options: BindOptions,
): BoundEndpoint => {
  const entry: BoundEndpoint = {
    endpoint,
    status: endpoint.status ?? (endpoint.reply === undefined ? 204 : 200),
    isStrictlyLimited: options.rate === 'strict',
  };
  bound.set(handler, entry);
  if (endpoint.method === 'GET') reads.set(endpoint.path, endpoint);
  return entry;
};
