import { Database } from './database.js';

/**
 * For readers that tolerate seconds of lag: console lists, hubs, exports, simulations. Reads from the replica of
 * `DATABASE_REPLICA_URL`, or from the primary without one. Readers that must see a recent write use `Database`.
 */
export class ReadReplica extends Database {}
