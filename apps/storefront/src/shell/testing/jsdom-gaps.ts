import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and jsdom has not: a room's door loads its server side too, which names these when it is loaded.
class UnusedRequest {}

Object.assign(globalThis, {
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
  TextDecoder: globalThis.TextDecoder ?? TextDecoder,
  Request: globalThis.Request ?? UnusedRequest,
  Response: globalThis.Response ?? class UnusedResponse {},
  Headers: globalThis.Headers ?? class UnusedHeaders {},
});
