import { Database } from './database.js';

/**
 * For readers that may be seconds behind: lists of the console, hubs, exports, simulations. Reads from the replica of
 * `DATABASE_REPLICA_URL`, or from the primary where there is none. Whatever must see a write that was just made takes `Database`.
 */
export class ReadReplica extends Database {}
