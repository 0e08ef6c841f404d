import { TextDecoder, TextEncoder } from 'node:util';

// Globals that every browser has and jsdom lacks: a room's door also loads its server side, which names these on loading.
class UnusedRequest {}

Object.assign(globalThis, {
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
  TextDecoder: globalThis.TextDecoder ?? TextDecoder,
  Request: globalThis.Request ?? UnusedRequest,
  Response: globalThis.Response ?? class UnusedResponse {},
  Headers: globalThis.Headers ?? class UnusedHeaders {},
});
