import pg from 'pg';

/**
 * A connection whose end never ends the process. A pool stops listening when it lends a connection, and the borrower
 * listens one promise later. An error in the last answer's packet falls in between, and an unhandled one is fatal.
 * Ignoring it loses nothing: the connection's next statement fails.
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
