import { useState } from 'react';
import { Button } from '../../components/button';
import { Check } from '../../components/form/check';
import stack from '../../components/stack.module.css';
import { useDatabase } from '../../components/context/database-context';
import { showToast } from '../../components/delivery/toasts';
import type { AreaSummary } from '../../contract/search/area-pack';
import { areaSize } from '../../domain/areas/area-size';
import type { KeptArea } from '../../domain/areas/kept-area';
import { countOf } from '../../domain/format/count-of';
import { dataCost } from '../../domain/format/data-cost';
import { formatBytes } from '../../domain/format/format-bytes';
import { nairaPerGb } from '../../platform/network/data-meter';
import { isSavingData } from '../../platform/network/data-saver';
import { keepArea } from '../../sync/packs/keep-area';

/** What is in an area and what it costs, before anything of it is fetched. */
export function AreaOffer({
  area,
  summary,
  onKept,
}: {
  area: KeptArea;
  summary: AreaSummary;
  onKept: () => void;
}) {
  const database = useDatabase();
  const [withPhotos, setWithPhotos] = useState(false);
  const price = (bytes: number) => `${formatBytes(bytes)}, about ${dataCost(bytes, nairaPerGb())}`;
  const total = areaSize(summary, withPhotos);
  const keep = async () => {
    try {
      await keepArea(database, area, { withPhotos, summary }, isSavingData());
      onKept();
    } catch {
      showToast('error', 'This device could not keep the area. Free some space and try again.');
    }
  };
  if (summary.listings === 0)
    return (
      <p role="status">
        There are no homes within {area.radiusKm} km of {area.name} now. Try a wider area.
      </p>
    );
  const parts = [
    countOf(summary.listings, 'home'),
    ...(summary.places > 0 ? [countOf(summary.places, 'place')] : []),
    ...(summary.tileBytes === null ? [] : ['the map']),
  ];
  return (
    <div className={stack.stack}>
      <p role="status">
        <strong>{price(total)}</strong>: {parts.join(', ')} within {area.radiusKm} km of {area.name}
        {withPhotos ? `, with ${countOf(summary.photos, 'small photo')}` : ''}.
      </p>
      {summary.photos > 0 && (
        <Check checked={withPhotos} onChange={setWithPhotos}>
          Small photos too ({price(summary.photoBytes)})
        </Check>
      )}
      <Button look="primary" icon="download" onClick={() => void keep()}>
        Keep {area.name} on this device
      </Button>
    </div>
  );
}
