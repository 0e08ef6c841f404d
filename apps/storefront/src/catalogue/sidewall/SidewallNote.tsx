import { maxLoadLb, maxSpeedMph, parseTireSize } from '@simpletread/domain';
import { Banner } from '@simpletread/ui';

/** What the sidewall of the shopper's own tire says beyond its size, as the photo of it was read; nothing for any other text. */
export const SidewallNote = ({ size, service }: { readonly size: string; readonly service: string }) => {
  const parsed = service === '' ? null : parseTireSize(`${size} ${service}`);
  if (parsed === null || !parsed.ok) return null;
  const { loadIndex, speedSymbol } = parsed.value;
  if (loadIndex === undefined || speedSymbol === undefined) return null;
  return (
    <Banner>
      Your tire says <span className="t-size">{service.toUpperCase()}</span>: it carries{' '}
      {maxLoadLb(loadIndex)} lb at up to {maxSpeedMph(speedSymbol)} mph. Choose tires that carry as much and
      are as fast, or more.
    </Banner>
  );
};
