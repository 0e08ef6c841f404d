import * as contract from '@simpletread/contract';
import type { EndpointShape } from '@simpletread/contract';

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'method', 'path', 'access', 'faults'].every((name) => name in value);

/** Every endpoint that the contract exports. */
export const everyEndpoint = (): EndpointShape[] => Object.values<unknown>(contract).filter(isEndpoint);
