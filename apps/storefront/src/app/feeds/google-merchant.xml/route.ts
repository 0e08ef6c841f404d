import { comeAgain, fewAtOnce, patientStream, TooManyAtOnce } from '../../../shell/search-engines';
import { merchantFeed } from '../../../catalogue';

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
  return new Response(patientStream(merchantFeed(), leave), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
};
