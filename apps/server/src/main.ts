import { createApp } from './app.js';
import { Config, ConfigError, loadConfig } from './platform/config/index.js';
import { Log } from './platform/log/index.js';
import { closeInTime } from './platform/shutdown/index.js';

const run = async (): Promise<void> => {
  const app = await createApp(loadConfig(process.env));
  const config = app.get(Config);
  closeInTime(app);
  await app.listen(config.port, config.host);
  app.get(Log).info({ url: await app.getUrl() }, 'the server is listening');
};

run().catch((error: unknown) => {
  const text =
    error instanceof ConfigError || !(error instanceof Error)
      ? String(error)
      : (error.stack ?? error.message);
  process.stderr.write(`${error instanceof ConfigError ? error.message : text}\n`);
  process.exit(1);
});
