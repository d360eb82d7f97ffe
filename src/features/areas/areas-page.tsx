import { useLiveQuery } from 'dexie-react-hooks';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/page/empty-state';
import stack from '../../components/stack.module.css';
import { listPacks } from '../../db/packs/pack-repository';
import { KeepAreaForm } from './keep-area-form';
import { KeptAreaCard } from './kept-area-card';

/** Areas kept on this device: search, filters and the map work in them without a network. */
export default function AreasPage() {
  const [params] = useSearchParams();
  const packs = useLiveQuery(() => listPacks());
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <div className={stack.tight}>
        <h1>Areas on this device</h1>
        <p className={stack.soft}>
          Keep every home of an area here: search, filters and the map then work without a network.
          Only what changes is fetched later.
        </p>
      </div>
      <KeepAreaForm place={params.get('place') ?? ''} />
      <section className={stack.stack} aria-labelledby="kept">
        <h2 id="kept">Kept areas</h2>
        {packs?.length === 0 && (
          <EmptyState icon="download" title="No area is kept yet">
            Choose a place above. Its size and price are shown before anything is fetched.
          </EmptyState>
        )}
        {packs?.map((pack) => (
          <KeptAreaCard key={pack.id} pack={pack} />
        ))}
      </section>
    </div>
  );
}
