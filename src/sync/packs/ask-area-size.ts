import { callApi } from '../../api/call-api';
import type { AreaSummary } from '../../contract/search/area-pack';
import type { KeptArea } from '../../domain/areas/kept-area';
import { deviceApi } from '../device-api';
import { areaQuery } from './area-address';

/** What keeping an area would cost. @throws ApiError, NetworkError */
export function askAreaSize(area: KeptArea): Promise<AreaSummary> {
  return callApi(deviceApi(), 'GET /area-packs/summary', { query: areaQuery(area) });
}
