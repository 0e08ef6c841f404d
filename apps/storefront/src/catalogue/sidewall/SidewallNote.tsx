import { maxLoadLb, maxSpeedMph, parseTireSize } from '@simpletread/domain';
import { Banner } from '@simpletread/ui';

/** The load and speed on the shopper's own tire, read from its photo; nothing for any other text. */
export const SidewallNote = ({ size, service }: { readonly size: string; readonly service: string }) => {
  const parsed = service === '' ? null : parseTireSize(`${size} ${service}`);
  if (parsed === null || !parsed.ok) return null;
  const { loadIndex, speedSymbol } = parsed.value;
  if (loadIndex === undefined || speedSymbol === undefined) return null;
  return (
    <Banner>
      Your tire says <span className="t-size">{service.toUpperCase()}</span>: it carries{' '}
      {maxLoadLb(loadIndex)} lb at up to {maxSpeedMph(speedSymbol)} mph. Choose tires that match or exceed
      both.
    </Banner>
  );
};
