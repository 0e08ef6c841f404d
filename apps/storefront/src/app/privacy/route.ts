import { permanentRedirect } from 'next/navigation';

/** The address people try for it. */
export const GET = () => permanentRedirect('/privacy-choices');
