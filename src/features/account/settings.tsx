import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useEffect } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { lazyPart } from '../../components/page/lazy-part';
import { WhileLoading } from '../../components/page/while-loading';
import { readAccount } from '../../db/repositories/account/account-repository';
import { refreshAccount } from '../../sync/refresh/account/refresh-account';
import { BlockedPeople } from './blocked-people';
import { HiddenHomesList } from './hidden-homes-list';
import { DeviceSettings } from './device-settings';
import { NotificationPreferencesForm } from './notification-preferences-form';
import { PrivacyAndData } from './privacy-and-data';
import { SecuritySettings } from './security-settings';
import { Sessions } from './sessions';

// It asks for a phone number, and what reads one is as large as all other settings.
const PersonalInformation = lazyPart(() => import('./personal-information'));

// Few come for it, and it brings what draws a QR code.
const SecondFactors = lazyPart(() => import('./second-factor/second-factors'));

/** Everything an account can be told (DASH-8, DASH-9); what this device knows is there without a network. */
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
    // Without a network the forms show what this device heard last.
    refreshAccount(database).catch(() => undefined);
  }, [database]);
  return (
    <>
      <h1>{title}</h1>
      {children}
      {account && (
        <WhileLoading>
          <PersonalInformation
            profile={account.profile}
            rows={account.profileRows}
            refusedProfile={account.refusedProfile}
          />
          <SecuritySettings pendingEmail={account.profile?.pendingEmail ?? null} />
          <SecondFactors />
          <NotificationPreferencesForm
            preferences={account.preferences}
            phone={account.profile?.phone}
            rows={account.preferenceRows}
            refusedPreferences={account.refusedPreferences}
          />
        </WhileLoading>
      )}
      <Sessions />
      <BlockedPeople />
      <HiddenHomesList />
      <DeviceSettings />
      <PrivacyAndData />
    </>
  );
}
