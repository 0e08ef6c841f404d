import { probe } from '../../../test/app/probe.js';
import { openApiDocument } from './openapi-document.js';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: unknown } } };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
  readonly security?: unknown;
}

const document = openApiDocument(Object.values(probe), 'http://localhost:4000') as unknown as {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

describe('the OpenAPI document', () => {
  it('has an operation for every endpoint', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(document.openapi).toBe('3.1.0');
    expect(ids.sort()).toEqual(
      Object.values(probe)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('describes the input as sent, not as the handler gets it', () => {
    const echo = document.paths['/probe/echo/{id}']?.['post'];
    expect(echo?.requestBody?.content['application/json'].schema).toEqual({
      type: 'object',
      properties: {
        email: { type: 'string' },
        place: {
          type: 'object',
          properties: { zip: { type: 'string' } },
          required: ['zip'],
          additionalProperties: false,
        },
      },
      required: ['email', 'place'],
      additionalProperties: false,
    });
    expect(echo?.parameters).toEqual([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
      expect.objectContaining({ name: 'page', in: 'query', required: false }),
    ]);
  });

  it('lists the faults of each status', () => {
    expect(document.paths['/probe/refused']?.['get']?.responses['404']?.description).toBe(
      'order.trackingMismatch',
    );
  });

  it('marks the calls that need a token or a session', () => {
    expect(document.paths['/probe/cart']?.['get']?.parameters[0]).toMatchObject({
      name: 'x-cart-token',
      in: 'header',
    });
    expect(document.paths['/probe/staff']?.['get']?.security).toEqual([{ staffSession: [] }]);
  });
});
