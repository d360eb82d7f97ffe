import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { PlanId } from '../../../src/contract/plan/plan-options';
import { analyticsCsv } from '../../../src/domain/analytics/analytics-csv';
import { entitlementsOf } from '../../../src/domain/plans/entitlements-of';
import { accountOf } from '../../plugins/account-of';
import { ProblemError } from '../../plugins/problem-error';

import { NEARBY_KM, nearbyInsights } from './insights';
import { readHistory } from './history';
import { countEvent, readByProperty, readOverview, readResponses, since } from './repository';
import { viewsOfSuch } from './views-of-such';
import { serve } from '../../plugins/serve';

/** How long ago a view may have happened that a phone delivers late, in days. */
const LATE_VIEW_DAYS = 30;

/** An agent's figures, as much of them as the plan shows, and the views they count. */
export const analyticsRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'GET /analytics/overview', async (request) => {
    const agent = accountOf(request);
    const data = await readOverview(database, agent.id, request.query.period);
    if (!viewsOnly(agent.plan)) return { data };
    return { data: { ...HIDDEN_OVERVIEW, totalViews: data.totalViews } };
  });

  serve(app, 'GET /analytics/properties', async (request) => {
    const agent = accountOf(request);
    const { period } = request.query;
    const such = await viewsOfSuch(database, agent.id, since(period));
    const rows = await readByProperty(database, agent.id, period);
    const properties = rows.map((row) => ({ ...row, viewsOfSuch: such.get(row.id) }));
    if (!viewsOnly(agent.plan)) return { data: { properties } };
    return { data: { properties: properties.map((row) => ({ ...row, ...HIDDEN })) } };
  });

  serve(app, 'GET /analytics/messages', async (request) => {
    const agent = accountOf(request);
    if (viewsOnly(agent.plan)) throw notInPlan('Figures about messages', 'Pro');
    return { data: await readResponses(database, agent.id, request.query.period) };
  });

  serve(app, 'GET /analytics/historical/:metric', async (request) => {
    const agent = accountOf(request);
    const { metric } = request.params;
    if (metric !== 'views' && viewsOnly(agent.plan))
      throw notInPlan(`The history of ${metric}`, 'Pro');
    return readHistory(database, agent.id, metric, request.query.period);
  });

  serve(app, 'GET /analytics/export.csv', async (request, reply) => {
    const agent = accountOf(request);
    if (!entitlementsOf(agent.plan).csvExport) throw notInPlan('The export as CSV', 'Business');
    const properties = await readByProperty(database, agent.id, request.query.period);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="analytics.csv"')
      .send(analyticsCsv(properties));
  });

  serve(app, 'GET /analytics/insights/:id', async (request) => {
    const agent = accountOf(request);
    if (entitlementsOf(agent.plan).insights === 'none')
      throw notInPlan('Insights about the homes nearby', 'Business');
    const property = await database.kysely
      .selectFrom('properties')
      .select(['id', 'lat', 'lng', 'listing_type', 'type', 'bedrooms'])
      .where('id', '=', request.params.id)
      .where('owner_id', '=', agent.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (property === undefined) throw new ProblemError(404, 'not-found', 'Property not found');
    const { lat, lng } = property;
    if (lat === null || lng === null)
      throw new ProblemError(422, 'invalid', 'This listing has no place on the map yet.');
    const found = await nearbyInsights(database, { ...property, lat, lng });
    return { data: { radiusKm: NEARBY_KM, ...found } };
  });

  serve(app, 'POST /properties/:id/views', async (request) => {
    const { id } = request.params;
    const { deviceId, day } = request.body;
    const counted = await database.transaction(async (tx) => {
      const property = await tx.kysely
        .selectFrom('properties')
        .select([
          'owner_id',
          sql<boolean>`${day}::date BETWEEN current_date - ${LATE_VIEW_DAYS}::int
              AND current_date + 1`.as('timely'),
        ])
        .where('id', '=', id)
        .where('status', '=', 'Active')
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (property === undefined) throw new ProblemError(404, 'not-found', 'Property not found');
      // An owner's own look is no interest, and a clock far off tells no day.
      if (!property.timely || property.owner_id === request.account?.id) return false;
      const isNew = await countEvent(tx, {
        propertyId: id,
        kind: 'view',
        day,
        visitor: deviceId,
      });
      if (isNew)
        await tx.kysely
          .updateTable('properties')
          .set((eb) => ({ view_count: eb('view_count', '+', 1) }))
          .where('id', '=', id)
          .execute();
      return isNew;
    });
    return { counted };
  });
};

const HIDDEN = { messages: null, saves: null, inspections: null, conversionRate: null };
const HIDDEN_OVERVIEW = {
  totalMessages: null,
  totalSaves: null,
  totalInspections: null,
  conversionRate: null,
  averageResponseTime: null,
};

function viewsOnly(plan: PlanId | null): boolean {
  return entitlementsOf(plan).analytics === 'basic';
}

function notInPlan(what: string, plan: string): ProblemError {
  return new ProblemError(403, 'plan-limit', `${what} comes with the ${plan} plan and above.`);
}
