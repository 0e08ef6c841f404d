import { type EndpointShape, type FieldFault, type Schema, validationFaults } from '@simpletread/contract';
import type { FastifyRequest } from 'fastify';

import { ownQuery } from './context-query.js';
import type { ValidatedInput } from './exchange.js';
import { FaultError } from './fault-error.js';
import { unstorableText } from './unstorable-text.js';

type Part = 'params' | 'query' | 'body';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const unknownFields = (part: Part, value: unknown): FieldFault[] =>
  Object.keys(Object(value)).map((name) => ({
    path: `${part}.${name}`,
    code: 'request.unknownField' as const,
    message: FaultError.of('request.unknownField', { field: name }).toBody().message,
  }));

const unstorable = (part: Part, value: unknown): FieldFault[] => {
  const path = unstorableText(value);
  if (path === null) return [];
  const { code, message } = FaultError.of('request.invalid').toBody();
  return [{ path: path === '' ? part : `${part}.${path}`, code, message }];
};

/** Parses the three parts of a request by the endpoint's schemas; throws one FaultError that names every wrong field. */
export const validateInput = (endpoint: EndpointShape, request: FastifyRequest): ValidatedInput => {
  let fields: FieldFault[] | null = null;
  const read = (part: Part, schema: Schema | undefined, value: unknown): unknown => {
    if (schema === undefined) {
      if (part !== 'params' && !isEmpty(value)) fields = [...(fields ?? []), ...unknownFields(part, value)];
      return undefined;
    }
    const parsed = schema.safeParse(value ?? {});
    const faults = parsed.success ? unstorable(part, parsed.data) : validationFaults(parsed.error, part);
    if (faults.length > 0) fields = [...(fields ?? []), ...faults];
    return parsed.data;
  };
  const input = {
    params: read('params', endpoint.params, request.params),
    query: read('query', endpoint.query, ownQuery(endpoint, request.query)),
    body: read('body', endpoint.body, request.body),
  };
  if (fields !== null) throw refusal(fields);
  return input;
};

const refusal = (fields: FieldFault[]): FaultError =>
  new FaultError({ code: fields[0]?.code ?? 'request.invalid', data: {} }, fields);
