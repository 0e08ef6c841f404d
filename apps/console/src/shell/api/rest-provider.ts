import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { ownValue } from '@simpletread/domain';

import { serverConfig } from '../config/index.js';
import { httpClient } from './http-client.js';
import type { CallRunner } from './use-calls.js';

/** Options of a write beside its data. */
interface WriteMeta {
  /** The key of the intent, the same during retries. */
  readonly idempotencyKey?: string;
  /** The version that a record is deleted at. */
  readonly version?: number;
}

const restOf = ({ idempotencyKey, version }: WriteMeta = {}): DataProvider =>
  simpleRestProvider(`${serverConfig().serverUrl}/admin`, (url: string, options: RequestInit = {}) =>
    httpClient(version === undefined ? url : `${url}?version=${version}`, options, idempotencyKey),
  );

/** The stock provider for lists and records; `paths` names the addresses of resources that differ from their names. */
export const restProvider = (paths: Readonly<Record<string, string>>): DataProvider & CallRunner => {
  const rest = restOf();
  const pathOf = (resource: string): string => ownValue(paths, resource) ?? resource;
  return {
    ...rest,
    getList: (resource, params) => rest.getList(pathOf(resource), params),
    getOne: (resource, params) => rest.getOne(pathOf(resource), params),
    create: (resource, params) => restOf(params.meta).create(pathOf(resource), params),
    update: (resource, params) => restOf(params.meta).update(pathOf(resource), params),
    delete: (resource, params) => restOf(params.meta).delete(pathOf(resource), params),
    run: (_name, call, args) => call(...args),
  };
};
