import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useDatabase } from '../../components/database-context';
import { readAccount } from '../../db/repositories/account/account-repository';
import { refreshAccount } from '../../sync/refresh/refresh-account';
import { DeviceSettings } from './device-settings';
import { NotificationPreferencesForm } from './notification-preferences-form';
import { PrivacyAndData } from './privacy-and-data';
import { SecuritySettings } from './security-settings';
import { Sessions } from './sessions';

// It asks for a phone number, and what reads one is as large as all other settings.
const PersonalInformation = lazy(() =>
  import('./personal-information').then((module) => ({ default: module.PersonalInformation })),
);

/** Everything an account can be told (DASH-8, DASH-9); what this phone knows is there without a network. */
export default function Settings({
  title = 'Settings',
  children,
}: {
  title?: string;
  children?: ReactNode;
}) {
  const database = useDatabase();
  const account = useLiveQuery(() => readAccount(database), [database]);
  useEffect(() => {
    // Without a network the forms show what this phone heard last.
    refreshAccount(database).catch(() => undefined);
  }, [database]);
  return (
    <>
      <h1>{title}</h1>
      {children}
      {account && (
        <Suspense>
          <PersonalInformation
            profile={account.profile}
            rows={account.profileRows}
            refusedProfile={account.refusedProfile}
          />
          <SecuritySettings />
          <NotificationPreferencesForm
            preferences={account.preferences}
            phone={account.profile?.phone}
            rows={account.preferenceRows}
            refusedPreferences={account.refusedPreferences}
          />
        </Suspense>
      )}
      <Sessions />
      <DeviceSettings />
      <PrivacyAndData />
    </>
  );
}
