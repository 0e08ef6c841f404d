import '@simpletread/ui/tokens.css';
import '@simpletread/ui/base.css';
import { FAULT_TABLE, searchTypeahead } from '@simpletread/contract';
import { eventAccountType } from '@simpletread/domain';
import { SkipLink, type Season } from '@simpletread/ui';
import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { ActingBanner } from '../acting/ActingBanner';
import { readActing } from '../acting/read-acting';
import { publicServerUrl, storefrontUrl } from '../api/addresses';
import { readGlobals } from '../api/globals';
import { PageViews } from '../features/analytics/PageViews';
import { readVariants } from '../features/analytics/read-variants';
import { factsOf } from '../features/browser-values/facts-of';
import { KeepFacts } from '../features/browser-values/KeepFacts';
import { CheckoutHeader } from '../features/checkout/CheckoutHeader';
import { ComparisonProvider } from '../features/compare/ComparisonProvider';
import { CompareTray } from '../features/compare/CompareTray';
import { readTray } from '../features/compare/read-own-comparison';
import { ConsentBanner } from '../features/consent/ConsentBanner';
import { readAgreed, readAnswered } from '../features/consent/read-consent';
import { SearchProvider } from '../features/search/SearchProvider';
import { ogPicture } from '../seo/og-picture';
import { PreviewBar } from '../preview/PreviewBar';
import { readPreview } from '../preview/read-preview';
import { Announcement } from '../shell/announcement/Announcement';
import { readClosed } from '../shell/announcement/read-closed';
import { BySection } from '../shell/BySection';
import { Footer } from '../shell/Footer';
import { GlobalsRefresh } from '../shell/GlobalsRefresh';
import { preloadFont } from '../shell/preload-font';
import { Header } from '../shell/Header';
import { LoadingBar } from '../shell/LoadingBar';
import { SupportPhoneContext } from '../shell/support-phone';
import { TabSync } from '../shell/TabSync';
import { readCsrfToken, readCustomer } from '../session/customer';
import { COOKIES } from '../shopper/cookies';
import { readPageMoment } from '../shopper/page-moment';
import { readShopper } from '../shopper/shopper';
import { ClientProblems } from '../telemetry/ClientProblems';

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(storefrontUrl()),
  title: { default: 'Tires, priced out the door · SimpleTread', template: '%s · SimpleTread' },
  description:
    'Tires with installation, fees and tax in one number. Find yours by vehicle or tire size; free shipping in the lower 48.',
  openGraph: {
    siteName: 'SimpleTread',
    type: 'website',
    locale: 'en_US',
    images: [ogPicture('page', 'shop')],
  },
  twitter: { card: 'summary_large_image' },
});

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f4ef' },
    { media: '(prefers-color-scheme: dark)', color: '#141311' },
  ],
};

/** Of our own, as no script has the handle of a preview. */
const PREVIEW_TYPEAHEAD_PATH = `/api${searchTypeahead.path}`;

const REFUSALS = {
  'comparison.full': FAULT_TABLE['comparison.full'].message,
  'comparison.duplicate': FAULT_TABLE['comparison.duplicate'].message,
};

const colorMode = async (): Promise<'light' | 'dark' | undefined> => {
  const mode = (await cookies()).get(COOKIES.mode)?.value;
  return mode === 'light' || mode === 'dark' ? mode : undefined;
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page is made for its shopper, none at build time.
  await connection();
  const [
    globals,
    shopper,
    mode,
    customer,
    csrf,
    now,
    tray,
    acting,
    variants,
    agreed,
    answered,
    closedBanners,
    preview,
  ] = await Promise.all([
    readGlobals(),
    readShopper(),
    colorMode(),
    readCustomer(),
    readCsrfToken(),
    readPageMoment(),
    readTray(),
    readActing(),
    readVariants(),
    readAgreed(),
    readAnswered(),
    readClosed(),
    readPreview(),
  ]);
  const season: Season = globals.siteTheme;
  const isStaffs = acting !== null || preview !== null;
  preloadFont();
  return (
    <html
      lang="en-US"
      data-season={season}
      data-mode={mode}
      data-acting={acting === null ? undefined : 'yes'}
      data-preview={preview === null ? undefined : 'yes'}
      data-log-level={process.env.CLIENT_LOG_LEVEL}
      data-scroll-behavior="smooth"
      data-account-type={
        eventAccountType((customer?.accountTypes ?? []).map(({ name }) => name)) ?? undefined
      }
    >
      <body>
        <SkipLink />
        {acting !== null && <ActingBanner visit={acting} now={now} />}
        {preview !== null && <PreviewBar preview={preview} />}
        <SupportPhoneContext value={globals.customerServiceNumber}>
          <SearchProvider
            typeaheadUrl={
              preview === null ? `${publicServerUrl()}${searchTypeahead.path}` : PREVIEW_TYPEAHEAD_PATH
            }
            phone={globals.customerServiceNumber}
            isSignedIn={customer !== null}
            deals={globals.customFilterPills}
          >
            <LoadingBar />
            {/* Above the header, which on the home page is one with what stands below it. */}
            {!isStaffs && <ConsentBanner />}
            <Announcement banner={globals.banner} />
            <BySection section="checkout" instead={<CheckoutHeader phone={globals.customerServiceNumber} />}>
              <Header
                globals={globals}
                shopper={shopper}
                customer={customer}
                csrf={csrf}
                isActing={acting !== null}
              />
            </BySection>
            <ComparisonProvider chosen={tray} words={REFUSALS}>
              <main id="main">{children}</main>
              <BySection section="checkout" instead={null}>
                <Footer globals={globals} />
              </BySection>
              <CompareTray tooFew={FAULT_TABLE['comparison.tooFew'].message} />
            </ComparisonProvider>
          </SearchProvider>
        </SupportPhoneContext>
        <ClientProblems />
        <GlobalsRefresh holdsMs={Date.parse(globals.validUntil) - now.getTime()} />
        {/* Staff who look at the shop as somebody else are neither counted nor remembered as them. */}
        {!isStaffs && (
          <>
            <KeepFacts facts={factsOf(shopper, customer, variants, closedBanners)} agreed={agreed} />
            <PageViews agreed={agreed} />
          </>
        )}
        <TabSync
          uid={customer?.uid ?? ''}
          rest={[shopper.cartQuantity, shopper.vehicle?.key, shopper.place?.zip, answered].join('|')}
        />
      </body>
    </html>
  );
}
