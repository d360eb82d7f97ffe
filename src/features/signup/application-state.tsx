import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { Dialog } from '../../components/dialog/dialog';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import {
  applyAgain,
  forgetApplication,
  noteApplicationTold,
} from '../../db/repositories/applications/own-application-commands';
import { type OwnApplicationView } from '../../db/repositories/applications/own-application-repository';
import { CONTACT_EMAIL } from '../../domain/brand';
import { deliveryOf } from '../../domain/outbox/delivery';
import { submittedText } from '../../domain/signup/signup-request';
import { notePendingAgent } from '../../platform/pending-agents';
import { refusalCode } from '../../sync/refusal-code';
import { refreshOwnApplication } from '../../sync/refresh/account/refresh-own-application';
import { ApplicationPapers } from './application-papers';

/** How a completed registration stands: waiting here, with us, approved or refused (BIZ-4, BIZ-5). */
export function ApplicationState({ view }: { view: OwnApplicationView }) {
  const database = useDatabase();
  const navigate = useNavigate();
  const { application, row } = view;
  const [forgetting, setForgetting] = useState(false);
  /** What the server says where it does not know the application any more; '' where it does. */
  const [unknown, setUnknown] = useState('');
  const isSent = application.sentAt !== null;
  useEffect(() => {
    if (isSent) {
      notePendingAgent(application);
      refreshOwnApplication(database).catch((failure: unknown) => {
        if (failure instanceof Error && refusalCode(failure) === 'not-found')
          setUnknown(failure.message);
      });
    }
    // Asked once when the page opens and once when it is sent; a reload asks again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSent]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Come in place of a form whose button, far down, was just pressed: what became of it is seen and said.
    const { activeElement } = document;
    if (
      window.scrollY === 0 ||
      (activeElement !== document.body && activeElement !== heading.current)
    )
      return;
    heading.current?.focus();
    // One that has the focus already is not scrolled to by it.
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { companyName, workEmail } = application.form;
  // It may have gone out with no page open, or with one that was closed at that moment.
  const isNews = isSent && application.status === 'pending' && application.toldAt === null;
  const leave = async () => {
    await noteApplicationTold(application.id, database);
    void navigate('/');
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-label="Your registration">
      <h2 ref={heading} tabIndex={-1}>
        {companyName}
      </h2>
      {unknown === '' ? <StateNotice view={view} /> : <Notice tone="warn">{unknown}</Notice>}
      <DeliveryChip
        delivery={deliveryOf(row === null ? [] : [row], application.sentAt !== null)}
        sentText="Registration received"
      />
      <ApplicationPapers view={view} />
      <div className={stack.row}>
        {application.status === 'approved' && (
          <ButtonLink look="primary" to="/login">
            Log In
          </ButtonLink>
        )}
        {(application.status === 'rejected' || unknown !== '') && (
          <Button look="primary" onClick={() => void applyAgain(database)}>
            Correct it and apply again
          </Button>
        )}
        {isSent && <Button onClick={() => setForgetting(true)}>Remove from this device</Button>}
        <ButtonLink to="/">Browse Properties</ButtonLink>
      </div>
      {isNews && (
        <Dialog title="Registration submitted" onClose={() => void leave()}>
          <p>{submittedText(workEmail)}</p>
          <Button look="primary" onClick={() => void leave()}>
            OK
          </Button>
        </Dialog>
      )}
      {forgetting && (
        <ConfirmDialog
          title="Remove from this device"
          question="Remove the registration from this device? What we have received stays with us, and papers that are not sent yet are lost."
          yes="Remove"
          no="Keep it"
          danger
          onYes={() => void forgetApplication(database)}
          onNo={() => setForgetting(false)}
        />
      )}
    </section>
  );
}

function StateNotice({ view: { application, row } }: { view: OwnApplicationView }) {
  const support = <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>;
  if (application.sentAt === null) {
    if (row?.lastError == null) return <Notice>Sending your registration …</Notice>;
    return (
      <Notice tone="warn" icon="cloud-off">
        Your registration has been saved on this device with its documents, and is sent by itself
        when the network allows. Questions? Write to {support}.
      </Notice>
    );
  }
  if (application.status === 'approved')
    return (
      <Notice tone="good">
        Your application is approved. Open the mail we sent to {application.form.workEmail}, then
        log in.
      </Notice>
    );
  if (application.status === 'rejected')
    return (
      <Notice tone="bad">
        We could not accept your application: {application.reason ?? 'please write to us.'} Write to{' '}
        {support} if something is unclear.
      </Notice>
    );
  return (
    <Notice>
      Your application is being reviewed, which takes up to 4 days. We write to{' '}
      {application.form.workEmail}. You cannot log in before that.
    </Notice>
  );
}
