import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';
import { signInStaff } from '@simpletread/contract';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';

import { HttpCaller } from '../http/http-caller.js';
import { quantile } from '../load/quantile.js';
import { figure } from '../report/figures.js';
import { table } from '../report/table.js';
import { findStack } from '../stack.js';
import { consoleReads, type Sample } from './console-reads.js';

// The reads of the console, one after another: `npm run console -w bench -- [part of a name]`. After `npm run orders -w bench -- 1000000`.

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 20);
const EMAIL = 'admin@simpletread.example';

const SAMPLES = `
  SELECT o.id, o.number, o.first_name AS "firstName", o.last_name AS "lastName", o.email, o.phone, o.zip, o.placed_at AS "placedAt",
    (SELECT l.size_code FROM orders.order_line l WHERE l.order_id = o.id LIMIT 1) AS size, c.id AS "customerId"
  FROM orders."order" o TABLESAMPLE SYSTEM (1) JOIN people.customer c ON c.mailbox = o.mailbox ORDER BY md5(o.id::text) LIMIT $1`;

const sampleRow = z.object({
  id: z.string(),
  number: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  zip: z.string(),
  size: z.string(),
  placedAt: z.date(),
  customerId: z.string(),
});

const signIn = async (serverUrl: string): Promise<Record<string, string>> => {
  const file = join(import.meta.dirname, '..', '..', '..', 'tools', 'demo-sign-ins.json');
  const { password } = JSON.parse(await readFile(file, 'utf8')) as { readonly password: string };
  const origin = process.env['CONSOLE_URL'] ?? 'http://localhost:3001';
  const answer = await fetch(new URL(signInStaff.path, serverUrl), {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password }),
  });
  if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((header) => header.split(';')[0] ?? '');
  return { cookie: cookie.join('; '), origin };
};

const run = async (): Promise<void> => {
  const stack = await findStack(process.env);
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
  const caller = new HttpCaller();
  try {
    const samples: readonly Sample[] = await queryRows(pool, sampleRow, SAMPLES, [ROUNDS]);
    const [part = ''] = process.argv.slice(2);
    const reads = consoleReads(stack.serverUrl, await signIn(stack.serverUrl));
    const rows: string[][] = [];
    for (const { name, mostMs, calls } of reads.filter((read) => read.name.includes(part))) {
      const times: number[] = [];
      for (const sample of samples) {
        const began = performance.now();
        await Promise.all(calls(sample).map((call) => caller.send(call)));
        times.push(performance.now() - began);
      }
      times.sort((a, b) => a - b);
      const p95 = quantile(times, 0.95);
      rows.push([
        name,
        figure(quantile(times, 0.5)),
        figure(p95),
        figure(times.at(-1) ?? 0),
        p95 > mostMs ? `> ${mostMs}` : '',
      ]);
      process.stdout.write(`… ${(rows.at(-1) ?? []).join('  ')}\n`);
    }
    process.stdout.write(`\n${table(['read', 'p50 ms', 'p95 ms', 'most', 'above'], rows)}\n`);
  } finally {
    caller.close();
    await pool.end();
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
