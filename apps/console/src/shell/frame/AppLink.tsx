import type { LinkProps } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

/** A link of our components that stays inside the console. */
export const AppLink = ({ href, ...rest }: LinkProps) => <LinkBase to={href} {...rest} />;
