import { bigint, bytea, entityOf, generated, primary, timestamptz, withDefault } from '../database/index.js';

export const socketAttachmentEntity = entityOf('platform.socket_attachment', {
  id: primary(generated(bigint())),
  created_at: withDefault(timestamptz(), 'now()'),
  payload: bytea(),
});
