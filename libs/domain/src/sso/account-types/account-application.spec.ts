import fc from 'fast-check';

import {
  accountApplicationMachine,
  APPLICATION_STATES,
  type ApplicationEvent,
  type ApplicationState,
  isApplicationOpen,
  moveApplication,
} from './account-application-state.js';
import { parseApplicationText, parseCompanyName } from './account-application.js';
import { sniffDocument } from './document-type.js';
import { domainOfEmail, parseEmployerDomain } from './employer-domain.js';

const EVENTS = Object.keys(accountApplicationMachine.events) as ApplicationEvent[];

describe('an application for an account type', () => {
  it('is approved only if terms were proposed and the required approver agreed, whatever happened before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...EVENTS), fc.boolean())), (walk) => {
        let state: ApplicationState = 'submitted';
        for (const [event, isAgreed] of walk) {
          const before: ApplicationState = state;
          const next = moveApplication(before, event, isAgreed);
          if (!next.ok) continue;
          state = next.value;
          if (state === 'approved')
            expect([before, event, isAgreed]).toEqual(['awaitingApproval', 'approve', true]);
        }
      }),
    );
  });

  it('is over once it is decided or withdrawn', () => {
    expect(APPLICATION_STATES.filter((state) => !isApplicationOpen(state))).toEqual([
      'approved',
      'refused',
      'withdrawn',
    ]);
    for (const state of ['approved', 'refused', 'withdrawn'] as const)
      for (const event of EVENTS)
        expect(moveApplication(state, event, true)).toMatchObject({ fault: { code: 'application.movedOn' } });
  });

  it('keeps the lines of a message, and nothing but text', () => {
    expect(parseApplicationText('  We run   12 vans.\n\nIn Ohio. ')).toEqual({
      ok: true,
      value: 'We run 12 vans.\n\nIn Ohio.',
    });
    for (const text of ['', ' \n ', 'x'.repeat(2001)])
      expect(parseApplicationText(text)).toMatchObject({ ok: false });
  });

  it.each([
    ['  Acme & Sons, Inc. ', 'Acme & Sons, Inc.'],
    ['<b>Acme</b>', null],
    ['A', null],
    ['x'.repeat(81), null],
  ])('reads the company %j as %j', (text, name) => {
    const parsed = parseCompanyName(text);
    expect(parsed.ok ? parsed.value : null).toBe(name);
  });
});

describe('a document', () => {
  it('is detected by its first bytes only', () => {
    const bytes = (...values: number[]) => Uint8Array.from(values);
    expect(sniffDocument(new TextEncoder().encode('%PDF-1.7 …'))).toBe('application/pdf');
    expect(sniffDocument(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect(sniffDocument(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('image/png');
    for (const text of ['', '<html>', '%PD', 'GIF89a', '<svg xmlns="">'])
      expect(sniffDocument(new TextEncoder().encode(text))).toBeNull();
  });
});

describe('the domain of an employer', () => {
  it.each([
    [' ACME.com ', 'acme.com'],
    ['mail.acme.co.uk', 'mail.acme.co.uk'],
    ['gmail.com', null],
    ['Outlook.com', null],
    ['acme', null],
    ['@acme.com', null],
    ['acme.com/x', null],
    ['*.acme.com', null],
    ['', null],
  ])('is read from %j as %j', (text, domain) => {
    const parsed = parseEmployerDomain(text);
    expect(parsed.ok ? parsed.value : null).toBe(domain);
  });

  it('is compared exactly', () => {
    expect(domainOfEmail('dana@acme.com')).toBe('acme.com');
    expect(domainOfEmail('dana@sub.acme.com')).toBe('sub.acme.com');
    expect(domainOfEmail('"x@acme.com"@evil.example')).toBe('evil.example');
  });
});
