import { permissionsOf, type StaffRole } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { SettingsPage } from './SettingsPage.js';
import { someSettings } from './testing/some-settings.js';

// The page is long, and other programs share the machine.
const LONG = { timeout: 15_000 };

const FORMER = { ...someSettings(), simpleCrewPromo: 'Join SimpleCrew' };

const open = (role: StaffRole) => {
  const changeShopSettings = jest
    .fn()
    .mockResolvedValue({ settings: FORMER, version: 3, updatedAt: '2026-11-20T15:00:00.000Z' });
  renderConsole(<SettingsPage />, {
    permissions: permissionsOf(role),
    dataProvider: {
      getList: () => Promise.resolve({ data: [], total: 0 }),
      shopSettings: () =>
        Promise.resolve({ settings: someSettings(), version: 2, updatedAt: '2026-11-20T14:00:00.000Z' }),
      shopSettingsVersions: () =>
        Promise.resolve({
          defaults: someSettings(),
          versions: [2, 1].map((version) => ({
            version,
            settings: version === 2 ? someSettings() : FORMER,
            changedAt: '2026-11-20T14:00:00.000Z',
            changedByName: 'Mia Okafor',
          })),
        }),
      changeShopSettings,
    },
  });
  return { changeShopSettings, user: userEvent.setup() };
};

describe('the settings of the shop', () => {
  it('restore a former version after showing the changes', async () => {
    const { user, changeShopSettings } = open('marketer');
    await screen.findByText('Version 1', {}, LONG);
    await user.click(screen.getByLabelText('Restore version 1'));
    const dialog = within(await screen.findByRole('dialog', {}, LONG));
    expect(dialog.getByText('Join SimpleCrew')).toBeTruthy();
    await user.click(dialog.getByText('Restore'));
    await waitFor(() => expect(changeShopSettings).toHaveBeenCalled());
    expect(changeShopSettings.mock.calls[0]).toEqual([{ version: 2, settings: FORMER }, expect.any(String)]);
  });

  it('are read-only for an editor, who may not change or restore them', async () => {
    open('content-editor');
    expect(await screen.findByText('Read-only for your role')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Affirm').disabled).toBe(true);
    await screen.findByText('Version 2', {}, LONG);
    expect(screen.queryByLabelText(/^Restore/)).toBeNull();
  });
});
