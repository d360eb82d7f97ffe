import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import { readOwnApplication } from '../../db/repositories/applications/own-application-repository';
import { ApplicationState } from './application-state';
import { BusinessWizard } from './business-wizard';

/** Registering as agent or owner (BIZ): the wizard, and once it is completed how it stands. */
export default function BusinessSignupPage() {
  const database = useDatabase();
  const view = useLiveQuery(() => readOwnApplication(database), [database]);
  return (
    <div className={stack.page}>
      <h1>Sign up as agent or owner</h1>
      {view === undefined ? (
        <p role="status">Opening the registration …</p>
      ) : view === null ||
        view.application.submittedAt === null ||
        view.row?.state === 'rejected' ? (
        <BusinessWizard view={view} />
      ) : (
        <ApplicationState view={view} />
      )}
    </div>
  );
}
