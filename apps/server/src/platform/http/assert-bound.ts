import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EndpointShape } from '@simpletread/contract';

import { boundEndpointOf } from './bound-endpoint.js';

const NEST_PATH = 'path';

/**
 * The endpoints of all controllers. Throws if a controller has a route without an endpoint, because such a route would
 * have no policy. Throws also for two endpoints with one id.
 */
export const boundEndpoints = (app: INestApplication): EndpointShape[] => {
  const scanner = new MetadataScanner();
  const found = new Map<string, EndpointShape>();
  for (const { instance, name } of app.get(DiscoveryService, { strict: false }).getControllers()) {
    const controller = instance as object;
    for (const method of scanner.getAllMethodNames(Object.getPrototypeOf(controller) as object)) {
      // Inherited from its class, so not its own.
      const handler = Reflect.get(controller, method) as object | undefined;
      if (handler === undefined || Reflect.getMetadata(NEST_PATH, handler) === undefined) continue;
      const bound = boundEndpointOf(handler);
      if (bound === undefined)
        throw new Error(`${name}.${method} is not bound to an endpoint of the contract`);
      if (found.has(bound.endpoint.id)) throw new Error(`two handlers are bound to ${bound.endpoint.id}`);
      found.set(bound.endpoint.id, bound.endpoint);
    }
  }
  return [...found.values()];
};
