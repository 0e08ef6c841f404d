export { Bind, BindStream } from './bind.js';
export type { BindOptions, BoundEndpoint } from './bound-endpoint.js';
export { FaultError } from './fault-error.js';
export { deleted } from './replies/deleted.js';
export type { HandlerResult, ReplyHeaders } from './replies/handler-result.js';
export { withCookies, withHeaders } from './replies/handler-result.js';
export { HttpModule } from './http.module.js';
export {
  BearerToken,
  CallerAddress,
  Cookies,
  CurrentChannel,
  CurrentPreview,
  Customer,
  IdempotencyKey,
  Input,
  MaybeCustomer,
  RequestId,
  Staff,
  UserAgent,
} from './params.js';
export {
  prepareAround,
  preparePart,
  type PreparedReply,
  prepareReply,
  withPrepared,
} from './replies/prepared-reply.js';
export { BODY_LIMIT_BYTES, createAdapter } from './adapter.js';
export { boundEndpoints } from './assert-bound.js';
export { installHooks } from './install-hooks.js';
export { closeIdleSockets } from './close-idle-sockets.js';
export { installCookies, type ReplyCookie, setCookie } from './replies/reply-cookie.js';
export { RateLimiter } from './limits/rate-limiter.js';
