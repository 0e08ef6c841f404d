import type { INestApplication } from '@nestjs/common';

const LIMIT_MS = 9_000;

/**
 * Closes `app` on SIGTERM and SIGINT: no new requests, those under way are answered, workers finish their job, connections
 * close. What is not done after nine seconds is cut off; jobs and outbox survive that.
 */
export const closeInTime = (app: INestApplication): void => {
  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
};
