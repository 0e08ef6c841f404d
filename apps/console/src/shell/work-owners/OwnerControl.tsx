import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { use, useState } from 'react';
import { useGetIdentity } from 'react-admin';

import { useStaffAction } from '../action/index.js';
import { Keys, useShortcuts } from '../shortcuts/index.js';
import { HandOverDialog, OWNER_READS } from './HandOverDialog.js';
import { OwnedRecordContext, type OwnedRecordRef } from './owned-record-context.js';
import { useOwnerCalls } from './owner-calls.js';
import { useColleagues, useMayOwn } from './use-colleagues.js';

const Owner = ({ record }: { readonly record: OwnedRecordRef }) => {
  const { kind, id } = record;
  const calls = useOwnerCalls();
  const { identity } = useGetIdentity();
  const colleagues = useColleagues(kind);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isHanding, setIsHanding] = useState(false);
  const { data } = useQuery({
    queryKey: ['work', kind, id],
    queryFn: () => calls.workOwner(kind, id),
    retry: false,
  });
  const owner = data?.owner ?? null;
  const seen = owner?.staffId ?? null;
  const isMine = owner !== null && identity !== undefined && owner.staffId === String(identity.id);
  const assign = useStaffAction({
    run: (to: 'me' | 'nobody', key) => calls.setWorkOwner(kind, id, { to, seen }, key),
    reload: OWNER_READS,
    done: (after) => (after.owner === null ? 'Unassigned.' : 'This is yours now.'),
    isAlone: true,
  });
  const take = (): void => assign.start('me');
  useShortcuts(
    data === undefined || isMine
      ? []
      : [{ keys: 't', label: owner === null ? 'Assign to me' : 'Take over', group: 'Everywhere', run: take }],
  );
  if (data === undefined) return null;
  const others = colleagues.filter(({ staffId }) => staffId !== seen && staffId !== String(identity?.id));
  const close = (): void => setAnchor(null);
  const choose = (run: () => void) => (): void => {
    close();
    run();
  };
  const words = owner === null ? 'Unassigned' : isMine ? 'Yours' : owner.name;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Owner: ${words}`}
        startIcon={<UserRound size={14} aria-hidden="true" />}
        disabled={assign.isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {owner !== null && owner.handedBy !== null && (
          <MenuItem disabled sx={{ whiteSpace: 'normal', maxWidth: 320, opacity: '1 !important' }}>
            {`Handed over by ${owner.handedBy}${owner.note === null ? '' : `: ${owner.note}`}`}
          </MenuItem>
        )}
        {!isMine && (
          <MenuItem onClick={choose(take)}>
            {owner === null ? 'Assign to me' : 'Take over'}&nbsp;
            <Keys keys="t" />
          </MenuItem>
        )}
        {others.length > 0 && <MenuItem onClick={choose(() => setIsHanding(true))}>Hand over…</MenuItem>}
        {owner !== null && (
          <MenuItem onClick={choose(() => assign.start('nobody'))}>
            {isMine ? 'Unassign me' : `Unassign ${owner.name}`}
          </MenuItem>
        )}
      </Menu>
      {isHanding && (
        <HandOverDialog record={record} seen={seen} colleagues={others} onClose={() => setIsHanding(false)} />
      )}
    </>
  );
};

const Allowed = ({ record }: { readonly record: OwnedRecordRef }) =>
  useMayOwn()(record.kind) ? <Owner record={record} /> : null;

/** Shows whose work the record of the page is, and passes it on. Hidden from roles that don't do this work. */
export const OwnerControl = () => {
  const record = use(OwnedRecordContext);
  return record === null ? null : <Allowed record={record} />;
};
