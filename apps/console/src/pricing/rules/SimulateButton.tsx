import Button from '@mui/material/Button';
import { FlaskConical } from 'lucide-react';

import { useCan } from '../../shell/auth/index.js';
import { AppLink } from '../../shell/frame/index.js';

interface SimulateButtonProps {
  readonly of: 'campaign' | 'promotion' | 'priceList';
  readonly id: string;
}

/** Opens a simulation of the record. */
export const SimulateButton = ({ of, id }: SimulateButtonProps) => {
  const can = useCan();
  return can('simulations.run') ? (
    <Button
      component={AppLink}
      href={`/simulations/create?${of}=${id}`}
      startIcon={<FlaskConical size={15} aria-hidden="true" />}
    >
      Simulate
    </Button>
  ) : null;
};
