import { useLiveQuery } from 'dexie-react-hooks';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import stack from '../../components/stack.module.css';
import { listMyProperties } from '../../db/repositories/my-property-repository';
import { AgentOnly } from './agent-only';
import styles from './my-properties-page.module.css';
import { MyPropertyCard } from './my-property-card';

/** My Properties: all of the agent's listings from this phone, each with where it stands. */
export default function MyPropertiesPage() {
  const properties = useLiveQuery(() => listMyProperties());
  return (
    <AgentOnly>
      <div className={stack.page}>
        <div className={stack.between}>
          <h1>My Properties</h1>
          <ButtonLink look="primary" icon="plus" to="/add-property">
            Add New Property
          </ButtonLink>
        </div>
        <div className={styles.links}>
          <ButtonLink icon="message" to="/messages">
            Messages
          </ButtonLink>
          <ButtonLink icon="heart" to="/saved-properties">
            Saved Properties
          </ButtonLink>
          <ButtonLink icon="send" to="/outbox">
            Outbox
          </ButtonLink>
        </div>
        {properties === undefined ? (
          <p role="status">Opening your properties …</p>
        ) : properties.length === 0 ? (
          <EmptyState icon="home" title="No Properties Found">
            You haven't added any properties yet. Click "Add New Property" to get started.
          </EmptyState>
        ) : (
          <ul className={stack.stack}>
            {properties.map((view) => (
              <li key={view.property.id}>
                <MyPropertyCard {...view} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </AgentOnly>
  );
}
