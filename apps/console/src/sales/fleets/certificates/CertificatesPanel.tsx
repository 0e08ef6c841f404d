import Button from '@mui/material/Button';
import type { ExemptionCertificateRow, FleetRow } from '@simpletread/contract';
import { exemptionStateName } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useStaffAction } from '../../../shell/action/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { Panel, PlainTable, StateChip } from '../../../shell/detail/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { FLEET_READS, useFleetCalls } from '../fleet-calls.js';
import styles from '../Fleets.module.css';
import { dayText } from '../unit-text.js';
import { AddCertificateDialog } from './AddCertificateDialog.js';
import { CERTIFICATE_FACES } from './certificate-face.js';

interface WithdrawDialogProps {
  readonly certificate: ExemptionCertificateRow;
  readonly onClose: () => void;
}

const WithdrawDialog = ({ certificate: { id, number, state, version }, onClose }: WithdrawDialogProps) => {
  const calls = useFleetCalls();
  const withdraw = useStaffAction({
    run: (seen: number, key) => calls.withdrawCertificate(id, seen, key),
    reload: FLEET_READS,
    done: () => `Certificate ${number} withdrawn.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Withdraw certificate ${number}?`}
      confirm="Withdraw certificate"
      cancel="Cancel"
      isDangerous
      isBusy={withdraw.isBusy}
      error={withdraw.error}
      onSubmit={() => withdraw.submit(version)}
      onClose={onClose}
    >
      <p>
        Orders to {exemptionStateName(state)} are taxed from now on, unless another certificate covers it.
        Placed orders stay as they are. To undo this, add the certificate again.
      </p>
    </FormDialog>
  );
};

/** The tax exemption certificates of a fleet, state by state. */
export const CertificatesPanel = ({ fleet }: { readonly fleet: FleetRow }) => {
  const calls = useFleetCalls();
  const can = useCan();
  const [open, setOpen] = useState<'new' | ExemptionCertificateRow | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['fleets', fleet.id, 'certificates'],
    queryFn: () => calls.certificates(fleet.id),
  });
  const mayDecide = can('accounts.approve');
  return (
    <Panel
      title="Tax exemption"
      extra={
        mayDecide && fleet.state === 'active' ? (
          <Button size="small" onClick={() => setOpen('new')}>
            Add certificate
          </Button>
        ) : undefined
      }
    >
      {error !== null ? (
        <EmptyState
          tone="error"
          layout="row"
          title="We couldn’t load the certificates"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : data === undefined ? (
        <p className={styles.none} role="status">
          Loading.
        </p>
      ) : data.length === 0 ? (
        <p className={styles.none}>
          No certificates, so its buyers pay sales tax.{' '}
          {mayDecide ? '' : 'Senior agents and admins can add one.'}
        </p>
      ) : (
        <PlainTable
          label="Tax exemption certificates"
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { label: 'State', render: ({ state }) => exemptionStateName(state) },
            { label: 'Certificate', render: ({ number }) => <span className={styles.number}>{number}</span> },
            {
              label: 'Standing',
              render: ({ standing }) => <StateChip face={CERTIFICATE_FACES[standing]} />,
            },
            {
              label: 'Valid until',
              render: ({ validUntil }) => <span className={styles.due}>{dayText(validUntil)}</span>,
            },
            ...(mayDecide
              ? [
                  {
                    label: 'Change',
                    isEnd: true,
                    render: (certificate: ExemptionCertificateRow) =>
                      ['ended', 'withdrawn'].includes(certificate.standing) ? null : (
                        <Button
                          size="small"
                          color="error"
                          aria-label={`Withdraw certificate ${certificate.number}`}
                          onClick={() => setOpen(certificate)}
                        >
                          Withdraw
                        </Button>
                      ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {fleet.state === 'active' && (
        <p className={styles.none}>
          Only these exempt the fleet’s accounts from sales tax. Certificates of the accounts themselves don’t
          count here. While one is valid, only admins can add accounts.
        </p>
      )}
      {open === 'new' && <AddCertificateDialog fleet={fleet} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && <WithdrawDialog certificate={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
};
