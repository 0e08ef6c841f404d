/** An event as it leaves us. Nothing in it names a person. */
export interface SentEvent {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly analyticsId: string;
  readonly sessionId: string;
  readonly userType: string;
  readonly accountType: string | null;
  readonly variants: Readonly<Record<string, string>>;
  readonly traffic: Readonly<Record<string, string | null>> | null;
  readonly widgetSource: string | null;
  readonly happenedAt: string;
}

/** The destination of events. */
export abstract class AnalyticsSink {
  /** False where they stay with us. */
  abstract readonly isOpen: boolean;
  /** Delivers events in order; throws if they weren't accepted. An event may come twice, with the same id. */
  abstract send(events: readonly SentEvent[]): Promise<void>;
}
