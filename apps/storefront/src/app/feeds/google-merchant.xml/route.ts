import { comeAgain, fewAtOnce, TooManyAtOnce } from '../../../seo/few-at-once';
import { merchantFeed } from '../../../seo/merchant/merchant-feed';

export const dynamic = 'force-dynamic';

// A feed reads every tire; merchants fetch it a few times a day.
const places = fewAtOnce(2);

const enter = (): (() => void) | null => {
  try {
    return places.enter();
  } catch (error) {
    if (error instanceof TooManyAtOnce) return null;
    throw error;
  }
};

export const GET = (): Response => {
  const leave = enter();
  if (leave === null) return comeAgain();
  const parts = merchantFeed();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done !== true) return controller.enqueue(encoder.encode(value));
        leave();
        return controller.close();
      } catch (error) {
        leave();
        throw error;
      }
    },
    async cancel() {
      leave();
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
};
