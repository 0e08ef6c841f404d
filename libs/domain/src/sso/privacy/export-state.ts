import { defineMachine } from '../../machine/index.js';

export const EXPORT_STATES = ['waiting', 'collecting', 'ready', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** The life of a data export: requested, gathered feature by feature, available for download, and deleted after its days. */
export const exportMachine = defineMachine({
  name: 'dataExport',
  initial: 'waiting',
  states: EXPORT_STATES,
  events: {
    begin: { waiting: { to: 'collecting' } },
    finish: { collecting: { to: 'ready' } },
    expire: { ready: { to: 'expired' } },
  },
});
