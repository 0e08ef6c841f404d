import { readUid } from '../../../sso';
import { reportProblem } from '../../../shell/telemetry';

const headers = { 'cache-control': 'private, no-store' };

/** Who is signed in, for tabs that have been left open; empty for nobody. */
export const GET = async (): Promise<Response> => {
  try {
    return Response.json({ uid: await readUid() }, { headers });
  } catch (error) {
    reportProblem('session', error);
    return new Response(null, { status: 502, headers });
  }
};
