/** The longest pause of a reader before its stream ends. */
export const PATIENCE_MS = 30_000;

/** Streams `parts` as they are read; calls `onEnd` once they end in any way, also if the reader pauses for `PATIENCE_MS`. */
export const patientStream = (parts: AsyncGenerator<string>, onEnd: () => void) => {
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = async (): Promise<void> => {
    onEnd();
    await parts.return(undefined);
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(timer);
      try {
        const { done, value } = await parts.next();
        if (done === true) {
          onEnd();
          return controller.close();
        }
        timer = setTimeout(() => {
          controller.error(new Error('the reader stopped reading'));
          void giveUp();
        }, PATIENCE_MS);
        return controller.enqueue(encoder.encode(value));
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    async cancel() {
      clearTimeout(timer);
      await giveUp();
    },
  });
};
