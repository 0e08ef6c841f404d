export type Unsubscribe = () => void;

/** Short messages to every server process. Nothing stores them for an absent process. */
export abstract class PubSub {
  /** `topic` is 1 to 60 letters, digits, dots and hyphens; `payload` at most 7,000 bytes as JSON. */
  abstract publish(topic: string, payload: object): Promise<void>;
  /**
   * Calls `listener` with every payload from now on, and `missed` when some may have been lost with the connection.
   * Without `missed`, `listener` gets an empty payload instead: something may have changed.
   */
  abstract subscribe(
    topic: string,
    listener: (payload: object) => void,
    missed?: () => void,
  ): Promise<Unsubscribe>;
}
