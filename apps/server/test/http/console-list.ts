import { call } from './call.js';
import type { TestApp } from '../app/start-test-app.js';

interface ListQuery {
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
  readonly range?: readonly [number, number];
  readonly filter?: object;
}

interface ListAnswer<Row> {
  readonly status: number;
  readonly rows: Row[];
  readonly contentRange: string | null;
}

/** Reads a console list as its data provider does: everything in the query, the total in a header. */
export const consoleList =
  <Row extends { readonly id: string }>(app: TestApp, headers: Record<string, string>, resource: string) =>
  async (query: ListQuery = {}): Promise<ListAnswer<Row>> => {
    const url = new URL(`/admin/${resource}`, app.url);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, JSON.stringify(value));
    const { status, body, headers: got } = await call(url.href, { headers });
    return { status, rows: body as Row[], contentRange: got.get('content-range') };
  };
