/** @jest-environment jsdom */
import {
  CART_ITEM,
  CLOSED_BANNERS_ITEM,
  CONSENT_COOKIE,
  FILTERS_ITEM,
  INSTALLER_IDS_ITEM,
  SSO_COOKIE,
} from '@simpletread/domain';
import fc from 'fast-check';
import { onValueChange, readValue, writeValue } from './browser-value';
import { followTabs } from './follow-tabs';
import {
  AB_VALUES,
  ANALYTICS_SESSION,
  BROWSER_VALUES,
  type BrowserValue,
  CART,
  CLOSED_BANNERS,
  FILTERS,
  HELPFUL_VOTES,
  INSTALL_LOCATION,
  INSTALLER_IDS,
  COUNTED_ORDER,
  SELECTED_SHOP,
  SHIPPING_OPTION,
  TRAFFIC_SOURCE,
  USER_TYPE,
  USER_ZIP,
  VEHICLE,
  WIDGET_SOURCE,
} from './value-readers';

const ID = '0198c0de-0000-4000-8000-000000000001';
const CONTENT: readonly (readonly [BrowserValue<unknown>, unknown])[] = [
  [CART, { cartId: ID, quantity: 4 }],
  [CART, { cartId: null, quantity: 2 }],
  [USER_ZIP, { zip: '19147', setBy: 'geolocation' }],
  [SELECTED_SHOP, { code: 'PH-1', name: 'O’Neill Tire & Auto' }],
  [SHIPPING_OPTION, 'ship-to-me'],
  [INSTALL_LOCATION, { zip: '19147' }],
  [
    VEHICLE,
    { key: 'subaru/outback/2020', name: '2020 Subaru Outback', href: '/vehicles/subaru/outback/2020' },
  ],
  [CLOSED_BANNERS, ['black-friday-2026']],
  [FILTERS, [{ name: 'category', value: 'touring,summer' }]],
  [TRAFFIC_SOURCE, { source: 'google', medium: 'cpc', campaign: null, term: null, content: null }],
  [AB_VALUES, { 'size-hint': 'sidewall' }],
  [ANALYTICS_SESSION, { id: ID, startedAtMs: 1, lastAtMs: 2 }],
  [INSTALLER_IDS, ['PH-1', 'PH-2']],
  [HELPFUL_VOTES, [ID]],
  [WIDGET_SOURCE, 'acme-1'],
  [USER_TYPE, 'customer'],
  [COUNTED_ORDER, '7K2MX94QTB'],
];

const agree = (text: string) => {
  document.cookie = `${CONSENT_COOKIE.name}=2.${Math.floor(Date.now() / 1000)}.${text}; path=/`;
};

/** Channels of one browser: each hears the others. */
class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all)
      if (other !== this) other.onmessage?.({ data: structuredClone(data) });
  }
}
Object.assign(globalThis, {
  BroadcastChannel: FakeChannel,
  structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown,
});

describe('a value in this browser', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    agree('preferences-analytics');
  });

  it.each(CONTENT.map(([value, content]) => [value.key, value, content] as const))(
    'is read as it was written with %s, in its own place',
    (_, value, content) => {
      writeValue(value, content);
      expect(window[value.place].getItem(value.key)).toBe(JSON.stringify(content));
      expect(readValue(value)).toEqual(content);
      writeValue(value, null);
      expect(window[value.place]).toHaveLength(0);
    },
  );

  it('is deleted if its shape is invalid', () => {
    const wrong = [
      '{broken',
      '',
      'null',
      '[]',
      '{}',
      '42',
      '"<script>"',
      '{"zip":"1914"}',
      '[1]',
      '{"cartId":"x"}',
    ];
    for (const value of BROWSER_VALUES)
      for (const text of wrong) {
        window[value.place].setItem(value.key, text);
        const content = readValue(value);
        if (content === null) expect(window[value.place].getItem(value.key)).toBeNull();
        else expect(value.read(JSON.parse(text))).toEqual(content);
      }
    localStorage.setItem(CART_ITEM.name, '{"cartId":"x","quantity":4}');
    expect([readValue(CART), localStorage.getItem(CART_ITEM.name)]).toEqual([null, null]);
  });

  it('never makes a page fail, for any content', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), fc.constantFrom(...BROWSER_VALUES), (text, value) => {
        window[value.place].setItem(value.key, text);
        const content = readValue(value);
        if (content !== null) {
          writeValue(value, content);
          expect(readValue(value)).toEqual(content);
        }
      }),
    );
  });

  it('is not written if its shape is invalid', () => {
    writeValue(INSTALL_LOCATION, { zip: 'priya' });
    expect(localStorage).toHaveLength(0);
  });

  it('waits for consent unless it is necessary, and is not read without it', () => {
    for (const [value, content] of CONTENT) writeValue(value, content);
    document.cookie = `${CONSENT_COOKIE.name}=; path=/; max-age=0`;
    for (const [value] of CONTENT)
      expect([value.key, readValue(value) === null]).toEqual([value.key, value.category !== 'necessary']);
    localStorage.clear();
    sessionStorage.clear();
    for (const [value, content] of CONTENT) writeValue(value, content);
    const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
    expect(kept).toEqual(
      [
        ...new Set(BROWSER_VALUES.filter(({ category }) => category === 'necessary').map(({ key }) => key)),
      ].sort(),
    );
  });

  it('is not stored for analytics in a browser with a privacy signal', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    writeValue(TRAFFIC_SOURCE, {
      source: 'google',
      medium: 'cpc',
      campaign: null,
      term: null,
      content: null,
    });
    writeValue(FILTERS, [{ name: 'brand', value: 'northway' }]);
    expect(Object.keys(localStorage)).toEqual([FILTERS_ITEM.name]);
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  });

  it('notifies its listeners of a change, here and in another tab', () => {
    const seen: unknown[] = [];
    followTabs();
    const stop = onValueChange(CLOSED_BANNERS, () => seen.push(readValue(CLOSED_BANNERS)));
    writeValue(CLOSED_BANNERS, ['a']);
    writeValue(CLOSED_BANNERS, ['a']);
    localStorage.setItem(CLOSED_BANNERS_ITEM.name, '["a","b"]');
    window.dispatchEvent(
      new StorageEvent('storage', { key: CLOSED_BANNERS_ITEM.name, storageArea: localStorage }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: FILTERS_ITEM.name, storageArea: localStorage }));
    expect(seen).toEqual([['a'], ['a', 'b']]);
    stop();
    writeValue(CLOSED_BANNERS, ['c']);
    expect(seen).toHaveLength(2);
  });

  it('of the session is sent to the other tabs, and a new tab asks for it', () => {
    followTabs();
    const other = new FakeChannel();
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => heard.push(data);
    writeValue(INSTALLER_IDS, ['PH-1']);
    expect(heard).toEqual([{ key: INSTALLER_IDS_ITEM.name, text: '["PH-1"]' }]);
    other.postMessage({ key: INSTALLER_IDS_ITEM.name, text: '["PH-2"]' });
    expect(readValue(INSTALLER_IDS)).toEqual(['PH-2']);
    other.postMessage({ key: INSTALLER_IDS_ITEM.name, text: '{broken' });
    expect(sessionStorage.getItem(INSTALLER_IDS_ITEM.name)).toBeNull();
    for (const junk of [
      { key: 'cart', text: '{}' },
      { key: SSO_COOKIE.name, text: 'x' },
      'hello',
      null,
      { text: 1 },
    ])
      other.postMessage(junk);
    expect(Object.keys(sessionStorage)).toEqual([]);
    writeValue(USER_TYPE, 'guest');
    heard.length = 0;
    other.postMessage('what is kept?');
    expect(heard).toEqual([{ key: 'user-type', text: '"guest"', isAnswer: true }]);
    other.postMessage({ key: 'user-type', text: '"customer"', isAnswer: true });
    expect(readValue(USER_TYPE)).toBe('guest');
    other.postMessage({ key: 'user-type', text: '"customer"' });
    expect(readValue(USER_TYPE)).toBe('customer');
  });
});
