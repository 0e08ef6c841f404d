import { readUid } from '../../../sso';
import { reportProblem } from '../../../shell/error-reports';

const headers = { 'cache-control': 'private, no-store' };

/** The signed-in customer, for tabs left open; empty for a guest. */
export const GET = async (): Promise<Response> => {
  try {
    return Response.json({ uid: await readUid() }, { headers });
  } catch (error) {
    reportProblem('session', error);
    return new Response(null, { status: 502, headers });
  }
};
