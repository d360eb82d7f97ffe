import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery-chip';
import { TextField } from '../../components/field';
import { Notice } from '../../components/notice';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import type { Profile } from '../../contract/profile';
import { saveProfile } from '../../db/repositories/account-repository';
import type { DeliveryRow } from '../../domain/outbox/delivery-state';
import { PROFILE } from '../../domain/profile';
import { requestDrain } from '../../sync/request-drain';

/** Name, address and phone (DASH-8). A new address counts once its link has been followed. */
export function PersonalInformation({
  profile,
  rows,
}: {
  profile: Profile | undefined;
  rows: DeliveryRow[];
}) {
  const { user } = useSession();
  // Only what was changed is sent: what this phone does not know, it must not overwrite.
  const [changed, setChanged] = useState<{ userName?: string; email?: string; phone?: string }>({});
  const name = changed.userName ?? profile?.name ?? user?.name ?? '';
  const email = changed.email ?? profile?.email ?? user?.email ?? '';
  const phone = changed.phone ?? profile?.phone ?? '';
  const [told, setTold] = useState<'saved' | 'full' | null>(null);
  const change = (part: typeof changed) => {
    setChanged((before) => ({ ...before, ...part }));
    setTold(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { userName, email: address, phone: number } = changed;
    const update = {
      ...(userName === undefined ? {} : { userName: userName.trim() }),
      ...(address === undefined ? {} : { email: address.trim() }),
      ...(number === undefined ? {} : { phone: number.trim() || null }),
    };
    const isNothing = Object.keys(update).length === 0;
    const done = PROFILE.sendsCommands && !isNothing ? saveProfile(update) : Promise.resolve();
    done.then(
      () => {
        setTold('saved');
        setChanged({});
        requestDrain();
      },
      () => setTold('full'),
    );
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="personal">
      <h2 id="personal">Personal Information</h2>
      <form className={stack.stack} onSubmit={submit} noValidate>
        <TextField
          label="Full Name"
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={(event) => change({ userName: event.target.value })}
        />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          {...(profile?.pendingEmail
            ? { hint: `${profile.pendingEmail} waits for its confirmation` }
            : {})}
          value={email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <TextField
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <div className={stack.row}>
          <Button look="primary" type="submit">
            Save Changes
          </Button>
          <DeliveryChip rows={rows} sentText={null} />
        </div>
        {told === 'saved' && (
          <Notice tone="good">Your information has been updated successfully!</Notice>
        )}
        {told === 'full' && (
          <Notice tone="bad">
            This phone could not keep the change. Free some space and try again.
          </Notice>
        )}
      </form>
    </section>
  );
}
