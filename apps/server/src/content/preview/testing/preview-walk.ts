import {
  beginPreview,
  changePreview,
  type Client,
  createClient,
  endPreview,
  type PreviewSettings,
  previewTokenOf,
  showPreview,
  type ShownPreview,
} from '@simpletread/contract';

import { aSignedInStaff, type StaffAccountSetup } from '../../../../test/builders/index.js';
import { type Answer, call, startTestApp, type TestApp, send } from '../../../../test/index.js';

const KEY = 'key of the storefront';
export const AS_STOREFRONT = { 'x-storefront-key': KEY } as const;

export type Staff = Awaited<ReturnType<typeof aSignedInStaff>>;
type Settings = Partial<PreviewSettings>;
type Change = Settings & { readonly laterByHours?: number; readonly isWithCampaign?: boolean };

export interface PreviewWalk {
  readonly app: TestApp;
  readonly storefront: Client;
  /** A marketer signed in to the console, unless the test says otherwise. */
  staff(setup?: StaffAccountSetup): Promise<Staff>;
  ask(staff: Staff, settings?: Settings): Promise<Answer>;
  /** The link that the console opens. */
  link(staff: Staff, settings?: Settings): Promise<string>;
  /** Opens a link in a browser with these headers. Returns the code of its target, or null. */
  open(link: string, headers: Record<string, string>): Promise<string | null>;
  begin(code: string): Promise<{ handle: string; endsAt: string }>;
  /** All of it: the handle of a preview. */
  preview(settings?: Settings, staff?: Staff): Promise<string>;
  show(handle: string): Promise<ShownPreview>;
  change(handle: string, change: Change): Promise<ShownPreview>;
  end(handle: string): Promise<unknown>;
  /** The replies to our storefront on behalf of a preview. */
  get(handle: string, path: string, headers?: Record<string, string>): Promise<Answer>;
}

export const headersOf = (handle: string): Record<string, string> => ({
  ...AS_STOREFRONT,
  authorization: `Bearer ${previewTokenOf(handle)}`,
});

const SETTINGS: PreviewSettings = {
  at: '2026-11-27T12:00',
  visitor: 'Guest',
  zip: null,
  paymentMethod: null,
  campaignId: null,
  hasDraftRules: false,
};

/** Staff who use previews. The test plays console and storefront. */
export const startPreviewWalk = async (env: Readonly<Record<string, string>> = {}): Promise<PreviewWalk> => {
  const app = await startTestApp({ env: { ...env, STOREFRONT_KEY: KEY } });
  const storefront = createClient({
    fetch: send,
    baseUrl: app.url,
    headers: () => ({ ...AS_STOREFRONT }),
    validateReplies: true,
  });
  const staffed: PreviewWalk['staff'] = (setup = {}) =>
    aSignedInStaff(app, { role: 'marketer', name: 'Mia Okafor', ...setup });
  const ask: PreviewWalk['ask'] = ({ headers }, settings) =>
    call(`${app.url}/admin/previews`, { headers, body: { ...SETTINGS, ...settings } });
  const link: PreviewWalk['link'] = async (staff, settings) => {
    const { status, body } = await ask(staff, settings);
    expect([status, body]).toEqual([201, expect.anything()]);
    return app.url + new URL((body as { url: string }).url).pathname;
  };
  const open: PreviewWalk['open'] = async (url, headers) => {
    const response = await send(url, { headers });
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin).toBe('http://storefront.test');
    return location.searchParams.get('code');
  };
  const begin: PreviewWalk['begin'] = (code) => storefront.call(beginPreview, { body: { code } });
  return {
    app,
    storefront,
    staff: staffed,
    ask,
    link,
    open,
    begin,
    preview: async (settings, given) => {
      const staff = given ?? (await staffed());
      const code = await open(await link(staff, settings), { cookie: staff.cookie });
      return (await begin(code ?? '')).handle;
    },
    show: (handle) => storefront.call(showPreview, { body: { handle } }),
    change: (handle, change) => {
      const { campaignId: _, ...settings } = SETTINGS;
      const body = { ...settings, laterByHours: 0, isWithCampaign: false, ...change, handle };
      return storefront.call(changePreview, { body });
    },
    end: (handle) => storefront.call(endPreview, { body: { handle } }),
    get: (handle, path, headers = {}) =>
      call(app.url + path, { headers: { ...headersOf(handle), ...headers } }),
  };
};
