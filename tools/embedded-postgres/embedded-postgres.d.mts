export interface EmbeddedPostgres {
  /** Connection string of the database `simpletread`, as superuser. Holds the password. */
  readonly url: string;
  readonly port: number;
  /** Process id of the postmaster. */
  readonly pid: number;
  /** True when the cluster ran already and was taken over. */
  readonly wasRunning: boolean;
  /** Folder that the cluster lives in. */
  readonly home: string;
  /** Fast shutdown; resolves when the process is gone. */
  stop(): Promise<void>;
}

export interface StartPostgresOptions {
  /** Folder that remembers the cluster; made if missing. */
  readonly dataDir: string;
  /** A fixed port on 127.0.0.1; without it the remembered one, or any free one. */
  readonly port?: number;
  /** False (tests only): commits do not wait for the disk. Default true. */
  readonly isDurable?: boolean;
}

export function startPostgres(options: StartPostgresOptions): Promise<EmbeddedPostgres>;
export function stopPostgres(dataDir: string): Promise<void>;
export function removePostgres(dataDir: string): Promise<void>;
export function postgresHome(dataDir: string): string | null;
