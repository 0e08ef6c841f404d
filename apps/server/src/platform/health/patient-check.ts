interface Unanswered {
  readonly work: Promise<unknown>;
}

/** A check whose work may hang: it is then begun only once, so a hanging database doesn't collect more and more of it. */
export class PatientCheck {
  private pending: Unanswered | null = null;

  constructor(private readonly begin: () => Promise<unknown>) {}

  /** True if the work succeeds within `ms`. Work that hangs is not begun a second time. */
  async succeedsWithin(ms: number): Promise<boolean> {
    const current = this.pending ?? this.start();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((answer) => {
      timer = setTimeout(() => answer(false), ms);
    });
    const done = current.work.then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([done, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private start(): Unanswered {
    const begun: Unanswered = { work: this.begin() };
    const forget = (): void => {
      if (this.pending === begun) this.pending = null;
    };
    begun.work.then(forget, forget);
    this.pending = begun;
    return begun;
  }
}
