export type Unsubscribe = () => void;

/** Short messages to every server process; nobody keeps them for a process that is away. */
export abstract class PubSub {
  /** `topic` is 1 to 60 letters, digits, dots and hyphens; `payload` at most 7,000 bytes as JSON. */
  abstract publish(topic: string, payload: object): Promise<void>;
  abstract subscribe(topic: string, listener: (payload: object) => void): Promise<Unsubscribe>;
}
