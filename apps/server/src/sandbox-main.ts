import { ownValue } from '@simpletread/domain';

import { createSandboxServer } from './sandbox/index.js';

const required = (name: string): string => {
  const value = ownValue(process.env, name);
  if (value === undefined || value === '') {
    process.stderr.write(`${name} must be set for the card sandbox.\n`);
    process.exit(1);
  }
  return value;
};

const run = async (): Promise<void> => {
  const server = await createSandboxServer({
    databaseUrl: required('DATABASE_URL'),
    secretKey: required('PAYMENT_SANDBOX_KEY'),
    parentOrigin: required('STOREFRONT_URL'),
  });
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  await server.listen({
    port: Number(process.env['SANDBOX_PORT'] ?? 4010),
    host: process.env['HOST'] ?? '127.0.0.1',
  });
};

run().catch((error: unknown) => {
  process.stderr.write(
    `The card sandbox could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
