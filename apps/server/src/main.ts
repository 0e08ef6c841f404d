import './console-lines.js';

import { createApp } from './app.js';
import { Config, ConfigError, loadConfig } from './platform/config/index.js';
import { connectionProblem } from './platform/database/index.js';
import { Log } from './platform/log/index.js';
import { closeInTime } from './platform/shutdown/index.js';
import { WarmUp } from './platform/warm-up/index.js';

const run = async (): Promise<void> => {
  const app = await createApp(loadConfig(process.env));
  const config = app.get(Config);
  closeInTime(app);
  await app.listen(config.port, config.host);
  app.get(Log).info({ url: await app.getUrl() }, 'the server is listening');
  if (config.isWarmedUp) await app.get(WarmUp).run(app);
};

/** A setup problem takes one sentence; a bug shows its stack. */
const explain = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message;
  return (
    connectionProblem(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
};

run().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
