import type { NotificationPreferences, ProfileUpdate } from '../../contract/people/profile';
import type { UserType } from '../../contract/people/account';

type ProfileField = {
  key: keyof ProfileUpdate | 'email';
  label: string;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  maxLength: number;
};

type AccountWords = {
  profileFields: readonly ProfileField[];
  profileSaved: string;
  profileFailed: string;
  /** Before the server's reason. */
  profileRefused: string;
  shortPassword: string;
  passwordSaved: string;
  /** Before the server's reason; '' where the reason stands alone. */
  passwordFailed: string;
  flags: readonly { key: keyof NotificationPreferences; label: string }[];
  preferencesSaved: string;
  preferencesFailed: string;
  preferencesRefused: string;
};

const NAME: ProfileField = {
  key: 'userName',
  label: 'Full Name',
  type: 'text',
  autoComplete: 'name',
  maxLength: 120,
};
const EMAIL: ProfileField = {
  key: 'email',
  label: 'Email Address',
  type: 'email',
  autoComplete: 'email',
  maxLength: 254,
};
const PHONE: ProfileField = {
  key: 'phone',
  label: 'Phone Number',
  type: 'tel',
  autoComplete: 'tel',
  maxLength: 40,
};
const FULL = 'This device could not keep the change. Free some space and try again.';
const NEWSLETTERS = { key: 'marketingNewsletters', label: 'Newsletters and offers' } as const;

/** What the account says to seekers (DASH-8). */
const SEEKER: AccountWords = {
  profileFields: [NAME, EMAIL, PHONE],
  profileSaved: 'Your information has been updated successfully!',
  profileFailed: FULL,
  profileRefused: 'Not saved: ',
  shortPassword: 'New password must be at least 8 characters long',
  passwordSaved: 'Password has been updated successfully!',
  passwordFailed: '',
  flags: [
    { key: 'emailPropertyMatches', label: 'E-mail me homes that match my alerts' },
    {
      key: 'smsinspectionConfirmations',
      label: 'SMS when an inspection is confirmed, moved or called off',
    },
    { key: 'priceDropAlerts', label: 'Tell me when the price of a saved home changes' },
    NEWSLETTERS,
  ],
  preferencesSaved: 'Notification preferences saved!',
  preferencesFailed: FULL,
  preferencesRefused: 'Not saved: ',
};

/** What it says to agents and owners. */
const AGENT: AccountWords = {
  profileFields: [
    NAME,
    EMAIL,
    PHONE,
    {
      key: 'companyName',
      label: 'Company Name',
      type: 'text',
      autoComplete: 'organization',
      maxLength: 160,
    },
    {
      key: 'agentLicense',
      label: 'Agent License',
      type: 'text',
      autoComplete: 'off',
      maxLength: 80,
    },
    {
      key: 'languages',
      label: 'Languages you speak',
      type: 'text',
      autoComplete: 'off',
      maxLength: 120,
    },
  ],
  profileSaved: 'Profile updated successfully!',
  profileRefused: 'Error updating profile: ',
  profileFailed: `Error updating profile: ${FULL}`,
  shortPassword: 'Password must be at least 8 characters long',
  passwordSaved: 'Password updated successfully!',
  passwordFailed: 'Error updating password: ',
  flags: [
    { key: 'emailViewingRequests', label: 'E-mail me requests to see a property' },
    { key: 'smsConfirmedViewings', label: 'SMS when a confirmed inspection is called off' },
    { key: 'weeklyAnalytics', label: 'Figures of the week by e-mail' },
    NEWSLETTERS,
  ],
  preferencesSaved: 'Notification preferences updated successfully!',
  preferencesRefused: 'Error updating notification preferences: ',
  preferencesFailed: `Error updating notification preferences: ${FULL}`,
};

/** The words of the account for a role. */
export function accountWordsOf(userType: UserType | undefined): AccountWords {
  return userType === 'agent' ? AGENT : SEEKER;
}
