import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { lazyDialog } from '../../components/dialog/lazy-dialog';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { TextField } from '../../components/form/field';
import { KeptNotice } from '../../components/delivery/kept-notice';
import { useSession } from '../../components/context/session-context';
import type { Problems } from '../../domain/forms/problems-in';
import { showFirstError } from '../../components/form/show-first-error';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import type { Profile, ProfileUpdate } from '../../contract/people/profile';
import type { ProfileForm } from '../../db/repositories/forms/kept-forms';
import { saveProfile } from '../../db/repositories/account/account-commands';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { profileErrors } from '../../domain/account/profile-errors';
import { shownPhone } from '../../domain/format/shown-phone';
import { PROFILE } from '../../domain/profile';
import { EMAIL_PATTERN } from '../../domain/auth/email-pattern';
import { accountWordsOf } from './account-words';
import { RefusedSave } from './refused-save';
import { SavedNotice, type Told } from './saved-notice';

const ChangeEmailDialog = lazyDialog(() => import('./change-email-dialog'));
const FORM = 'profile';
const NOTHING: ProfileForm = {};

/** Who the account belongs to (DASH-8, ACC-1). A new address counts once its link has been followed. */
export default function PersonalInformation({
  profile,
  rows,
  refusedProfile,
}: {
  profile: Profile | undefined;
  rows: (DeliveryRow & { id: string })[];
  /** What the server refused, to be mended; null where nothing is. */
  refusedProfile: ProfileUpdate | null;
}) {
  const database = useDatabase();
  const { user } = useSession();
  const words = accountWordsOf(user?.userType);
  // Only what was changed is sent: what this device does not know, it must not overwrite.
  const form = useKeptForm<'profile'>(FORM, NOTHING);
  const changed = form.fields;
  const [errors, setErrors] = useState<Problems<keyof ProfileForm>>({});
  const [newEmail, setNewEmail] = useState('');
  const [told, setTold] = useState<Told>(null);
  const known: ProfileForm = {
    userName: profile?.name ?? user?.name ?? '',
    email: profile?.email ?? user?.email ?? '',
    phone: shownPhone(profile?.phone ?? ''),
    companyName: profile?.companyName ?? user?.companyName ?? '',
    agentLicense: profile?.agentLicense ?? '',
    languages: profile?.languages ?? '',
  };
  const refused = rows.find(({ state }) => state === 'rejected');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email = '', ...rest } = changed;
    const isPresent = email.trim().toLowerCase() === known.email?.toLowerCase();
    // The present one calls off another that waits.
    const wished = isPresent && !profile?.pendingEmail ? '' : email.trim();
    const update = updateOf(rest);
    const wrong = {
      ...profileErrors(update),
      ...(wished === '' || EMAIL_PATTERN.test(wished)
        ? {}
        : { email: 'Please enter a valid email address' }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return showFirstError(event.currentTarget);
    // Beside the rest: it takes the password, and a network.
    setNewEmail(PROFILE.sendsCommands ? wished : '');
    if (wished !== '' && Object.keys(update).length === 0) return;
    const isNothing = Object.keys(update).length === 0;
    const save = async () =>
      PROFILE.sendsCommands && !isNothing ? saveProfile({ ...update, form: FORM }, database) : null;
    form.send(save).then(
      (rowId) => {
        setTold(rowId === null ? 'nothing' : { rowId });
        form.startAgain();
        // It is asked for beside the rest, and stays typed until it was.
        if (wished !== '') form.change({ email });
      },
      () => setTold('full'),
    );
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="personal">
      <h2 id="personal">Personal Information</h2>
      <form className={stack.stack} onSubmit={submit} noValidate>
        {words.profileFields.map(({ key, ...field }) => (
          <TextField
            key={key}
            {...field}
            error={errors[key]}
            {...hintOf(key, profile)}
            value={changed[key] ?? known[key] ?? ''}
            onChange={(event) => {
              form.change({ [key]: event.target.value });
              setErrors({ ...errors, [key]: undefined });
              setTold(null);
            }}
          />
        ))}
        <KeptNotice form={form} />
        <div className={stack.row}>
          <Button look="primary" type="submit">
            Save Changes
          </Button>
          <DeliveryChip
            delivery={deliveryOf(
              rows.filter((row) => row !== refused),
              false,
            )}
            sentText={null}
          />
        </div>
        <SavedNotice told={told} sent={words.profileSaved} full={words.profileFailed} />
        {refused && (
          <RefusedSave
            rowId={refused.id}
            why={`${words.profileRefused}${refused.lastError?.message ?? ''}`}
            onEdit={() => {
              form.change(formOf(refusedProfile));
              setTold(null);
            }}
          />
        )}
      </form>
      {newEmail !== '' && (
        <ChangeEmailDialog
          email={newEmail}
          calledOff={
            newEmail.toLowerCase() === known.email?.toLowerCase()
              ? (profile?.pendingEmail ?? null)
              : null
          }
          onClose={() => setNewEmail('')}
          onAsked={() => {
            setNewEmail('');
            form.startAgain();
          }}
        />
      )}
    </section>
  );
}

/** What waits beside what stands: a new address for its link, a new company name for an approver. */
function hintOf(key: keyof ProfileForm, profile: Profile | undefined): { hint?: string } {
  if (key === 'email' && profile?.pendingEmail)
    return {
      hint: `${profile.pendingEmail} waits for its confirmation. Write it again for another link, or your present one to keep that`,
    };
  return key === 'companyName' && profile?.pendingCompanyName
    ? {
        hint: `${profile.pendingCompanyName} waits for approval; people see the name above until then`,
      }
    : {};
}

/** Trimmed; what may be empty is then nothing. */
function updateOf(changed: Omit<ProfileForm, 'email'>): ProfileUpdate {
  const { userName, ...optional } = changed;
  return {
    ...(userName === undefined ? {} : { userName: userName.trim() }),
    ...Object.fromEntries(
      Object.entries(optional).map(([key, value]) => [key, value?.trim() || null]),
    ),
  };
}

/** What was to be saved, as the form holds it. */
function formOf(update: ProfileUpdate | null): ProfileForm {
  return Object.fromEntries(
    Object.entries(update ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, value ?? '']),
  );
}
