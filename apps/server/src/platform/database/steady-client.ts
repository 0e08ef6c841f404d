import pg from 'pg';

/**
 * A connection whose end never ends the process. A pool stops listening to it when it hands it out, and who asked for it
 * listens a promise later: an error in the packet of the last answer comes in between, and an unheard one is fatal.
 * Nothing is lost by not hearing it: the next statement on the connection fails.
 */
class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Options of a pool whose connections may break at any moment. */
export const steadyPool = <O extends object>(options: O): O & { readonly Client: typeof pg.Client } => ({
  ...options,
  Client: SteadyClient,
});
