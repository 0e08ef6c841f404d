import {
  type Access,
  type EndpointShape,
  errorBodySchema,
  faultStatus,
  type Schema,
} from '@simpletread/contract';
import { type FaultCode, STAFF_COOKIE } from '@simpletread/domain';
import { z } from 'zod';

type Json = Record<string, unknown>;

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

const parameters = (schema: Schema | undefined, place: 'path' | 'query'): Json[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers = (endpoint: EndpointShape): Json[] => [
  ...(endpoint.access.kind === 'cart' ? [header('x-cart-token', 'Token of the cart.')] : []),
  ...(endpoint.access.kind === 'storefront'
    ? [header('x-storefront-key', 'Key of the storefront’s own server.')]
    : []),
  ...(endpoint.access.kind === 'order' ? [header('x-order-token', 'Token of the order.')] : []),
  ...(endpoint.access.kind === 'chat' ? [header('x-chat-token', 'Token of the chat.')] : []),
  ...(endpoint.isIdempotent === true
    ? [header('idempotency-key', '1 to 200 characters, new for each intention.')]
    : []),
];

const EVERY_CALL: readonly FaultCode[] = ['request.invalid', 'request.rateLimited', 'server.unexpected'];

const failures = (endpoint: EndpointShape): Json => {
  const codes = [...new Set([...EVERY_CALL, ...endpoint.faults])];
  const statuses = [...new Set(codes.map(faultStatus))];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes.filter((code) => faultStatus(code) === status).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
};

const success = ({ reply, status, summary }: EndpointShape): Json => ({
  [String(status ?? (reply === undefined ? 204 : 200))]: {
    description: summary,
    ...(reply === undefined
      ? {}
      : { content: { 'application/json': { schema: jsonSchema(reply, 'output') } } }),
  },
});

const mediaType = ({ bodyFormat }: EndpointShape): string =>
  bodyFormat === 'form' ? 'multipart/form-data' : 'application/json';

/** The last of several schemes is for callers without credentials. */
const security = (access: Access): Json => {
  if (access.kind === 'staff') return { security: [{ staffSession: [] }] };
  if (access.kind === 'customer') return { security: [{ customerToken: [] }] };
  return 'knowsCustomer' in access ? { security: [{ customerToken: [] }, {}] } : {};
};

const operation = (endpoint: EndpointShape): Json => ({
  operationId: endpoint.id,
  summary: endpoint.summary,
  tags: [endpoint.id.split('.')[0] ?? endpoint.id],
  ...security(endpoint.access),
  ...(endpoint.access.kind === 'staff' && endpoint.access.permission !== undefined
    ? { 'x-permission': endpoint.access.permission }
    : {}),
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...headers(endpoint),
  ],
  ...(endpoint.body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: { [mediaType(endpoint)]: { schema: jsonSchema(endpoint.body, 'input') } },
        },
      }),
  responses: { ...success(endpoint), ...failures(endpoint) },
});

/** The OpenAPI 3.1 description of `endpoints`, as served under `serverUrl`. */
export const openApiDocument = (endpoints: readonly EndpointShape[], serverUrl: string): Json => {
  const paths = new Map<string, Json>();
  for (const endpoint of [...endpoints].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const operations = { ...paths.get(endpoint.path), [endpoint.method.toLowerCase()]: operation(endpoint) };
    paths.set(endpoint.path, operations);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'SimpleTread',
      version: '1',
      description: 'Generated from the contract that server and apps share.',
    },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
      securitySchemes: {
        staffSession: { type: 'apiKey', in: 'cookie', name: STAFF_COOKIE.name },
        customerToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};
