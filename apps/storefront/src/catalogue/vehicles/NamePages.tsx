import { Pagination } from '@simpletread/ui';
import { notFound } from 'next/navigation';
import { pagedHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import { NameColumns } from './NameColumns';
import styles from './Vehicles.module.css';

interface NamePagesProps {
  readonly names: readonly { readonly label: string; readonly href: string }[];
  /** The list's own address. */
  readonly path: string;
  readonly page: number;
  readonly label: string;
}

const NAMES_OF_A_PAGE = 60;

/** A list of links in columns, one page at a time; not found past the last page. */
export const NamePages = ({ names, path, page, label }: NamePagesProps) => {
  const shown = names.slice((page - 1) * NAMES_OF_A_PAGE, page * NAMES_OF_A_PAGE);
  if (shown.length === 0) notFound();
  return (
    <>
      <NameColumns names={shown} />
      <Pagination
        page={page}
        pageCount={Math.ceil(names.length / NAMES_OF_A_PAGE)}
        hrefOf={(next) => pagedHref(path, next)}
        label={label}
        linkAs={PageLink}
        className={styles.pages ?? ''}
      />
    </>
  );
};
