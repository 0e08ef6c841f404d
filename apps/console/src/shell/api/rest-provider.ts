import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';

import { serverConfig } from '../config/index.js';
import { httpClient } from './http-client.js';
import type { CallRunner } from './use-calls.js';

/** The stock provider for lists and records; `paths` names the addresses of resources that differ from their names. */
export const restProvider = (paths: Readonly<Record<string, string>>): DataProvider & CallRunner => {
  const rest = simpleRestProvider(`${serverConfig().serverUrl}/admin`, httpClient);
  const pathOf = (resource: string): string => paths[resource] ?? resource;
  return {
    ...rest,
    getList: (resource, params) => rest.getList(pathOf(resource), params),
    getOne: (resource, params) => rest.getOne(pathOf(resource), params),
    run: (_name, call, args) => call(...args),
  };
};
