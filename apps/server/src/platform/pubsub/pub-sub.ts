export type Unsubscribe = () => void;

/** Short messages to every server process; nobody keeps them for a process that is away. */
export abstract class PubSub {
  /** `topic` is 1 to 60 letters, digits, dots and hyphens; `payload` at most 7,000 bytes as JSON. */
  abstract publish(topic: string, payload: object): Promise<void>;
  /**
   * Calls `listener` with every payload from now on, and `missed` whenever some may have been lost, since the connection was
   * away; left out, that is a call of `listener` with an empty payload: something may have changed, nobody knows what.
   */
  abstract subscribe(
    topic: string,
    listener: (payload: object) => void,
    missed?: () => void,
  ): Promise<Unsubscribe>;
}
