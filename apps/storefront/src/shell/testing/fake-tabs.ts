/** Every channel of a name hears the others, like tabs of one browser. */
export class FakeTabs {
  static open: FakeTabs[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeTabs.open.push(this);
  }
  /** Replaces the browser's own, with no tab open. */
  static install(): void {
    FakeTabs.open = [];
    globalThis.BroadcastChannel = FakeTabs as unknown as typeof BroadcastChannel;
  }
  postMessage(data: unknown): void {
    for (const tab of FakeTabs.open) if (tab !== this && tab.name === this.name) tab.onmessage?.({ data });
  }
  close(): void {
    FakeTabs.open = FakeTabs.open.filter((tab) => tab !== this);
  }
}
