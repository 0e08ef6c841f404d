import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  at: withDefault(timestamptz(), 'now()'),
  app: text(),
  level: text('error', 'warn', 'info'),
  message: text(),
  stack: nullable(text()),
  url: nullable(text()),
  user_agent: nullable(text()),
  request_id: nullable(text()),
};

/** A row of `telemetry.client_error`. */
export type ClientErrorRow = RowOf<typeof columns>;

export const clientErrorEntity = entityOf('telemetry.client_error', columns);
