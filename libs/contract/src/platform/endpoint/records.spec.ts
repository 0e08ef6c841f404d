import { z } from 'zod';

import * as contract from '../../index.js';
import type { EndpointShape, Schema } from './endpoint.js';

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const ENDPOINTS = Object.values<unknown>(contract).filter(isEndpoint);
const RECORD = /^\/admin\/.*\/\{(id|name)\}$/;
const RECORDS = ENDPOINTS.filter(({ path }) => RECORD.test(path));

const fieldsOf = (schema: Schema | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const at = (method: string, path: string): EndpointShape | undefined =>
  ENDPOINTS.find((endpoint) => endpoint.method === method && endpoint.path === path);

const changes = RECORDS.filter(({ method }) => method === 'PUT').map(({ path }) => path);
const deletions = RECORDS.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

describe('the records of staff', () => {
  it('are changed by PUT', () => {
    expect(changes.length).toBeGreaterThan(10);
    expect(RECORDS.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it.each(changes)('at %s are listed, and read at the address where they are changed', (path) => {
    expect(
      at(
        'GET',
        path.replace(RECORD, (whole) => whole.slice(0, whole.lastIndexOf('/'))),
      )?.isList,
    ).toBe(true);
    expect(fieldsOf(at('GET', path)?.reply)).toEqual(expect.arrayContaining(['id', 'version']));
    expect(fieldsOf(at('PUT', path)?.body)).toContain('version');
    expect(fieldsOf(at('PUT', path)?.reply)).toContain('id');
  });

  it.each(deletions)('at %s answer a DELETE with their id', (path) => {
    expect(fieldsOf(at('DELETE', path)?.reply)).toEqual(['id']);
  });
});
