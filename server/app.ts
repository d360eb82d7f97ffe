import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCors from '@fastify/cors';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { NEXT_CHUNK } from '../src/contract/search/area-options';
import { API_MARK, IDEMPOTENT_REPLAY, REQUEST_ID } from '../src/contract/headers';
import { apiRoutes } from './api-routes';
import type { Database } from './db/database';
import { type LogLevel, loggerOptions } from './log/logger-options';
import { allJobs } from './jobs/all-jobs';
import { IdleWorker } from './jobs/idle-worker';
import { inProcessRunner } from './jobs/in-process-runner';
import { sharedRunner } from './jobs/shared-runner';
import { mapFileRoute } from './modules/areas/map-file-route';
import { SourceProcess } from './modules/listing-source/source-process';
import { prepareAccountMails } from './modules/auth/account-mails';
import { registerRoute } from './modules/accounts/register-route';
import { localRequestsOnly } from './modules/demo/local-requests-only';
import { sendDuePushes } from './modules/push/send-push';
import { sendDueMails } from './modules/mail/send-due-mails';
import { mailFolder } from './modules/mail/mail-files';
import { mailboxRoutes } from './modules/mail/mailbox-routes';
import { fileTransport, smtpTransport } from './modules/mail/transport';
import { addServerGauges } from './modules/metrics/add-server-gauges';
import { countedGateway } from './modules/metrics/counted-gateway';
import { countedJobs } from './modules/metrics/counted-jobs';
import { countedTransport } from './modules/metrics/counted-transport';
import { Metrics } from './modules/metrics/metrics';
import { readQueues } from './modules/metrics/read-queues';
import { commandBatchRoute } from './modules/outbox/command-batch-route';
import type { BlobStore } from './modules/photos/blob-store';
import { openBlobStore } from './modules/photos/open-blob-store';
import { photoFileRoute } from './modules/photos/photo-file-route';
import { PhotoQueue } from './modules/photos/photo-queue';
import { homePictureRoute } from './modules/previews/home-picture-route';
import type { Erased } from './modules/privacy/erase-account';
import { releaseLeftFiles } from './modules/photos/release-photo-files';
import { releaseErased } from './modules/privacy/release-erased';
import { type ListingBackgrounds, listingBackgrounds } from './modules/agents/listing-backgrounds';
import { sendDueSms } from './modules/sms/send-due-sms';
import { termiiGateway } from './modules/sms/termii-gateway';
import { apiMarks } from './plugins/api-marks';
import { bodyAsSent } from './plugins/body-as-sent';
import { authenticate } from './modules/accounts/authenticate';
import { countRequests } from './modules/metrics/count-requests';
import { errors } from './plugins/errors';
import { frameworkError } from './plugins/framework-error';
import { rateLimit } from './plugins/rate-limit';
import { newRequestId, requestId } from './plugins/request-id';
import { sameSiteWrites } from './plugins/same-site-writes';
import { securityHeaders } from './plugins/security-headers';
import type { Settings } from './plugins/settings';
import { sitemap } from './modules/pages/sitemap';
import { staticApp } from './modules/pages/static-app';
import { openSecretKey } from './secret-key';
import { unopenedShareRoute } from './plugins/pages/unopened-share-route';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    settings: Settings;
    /** What codes from an app are encrypted under. */
    secretKey: Uint8Array;
    blobs: BlobStore;
    photoQueue: PhotoQueue;
    mailWorker: IdleWorker;
    pushWorker: IdleWorker;
    /** Null where the settings name no gateway. */
    smsWorker: IdleWorker | null;
    metrics: Metrics;
    backgrounds: ListingBackgrounds;
  }
}

type AppOptions = {
  settings: Settings;
  database: Database;
  /** Folder of the built app; absent files mean an API without pages. */
  clientDir: string;
  logLevel?: LogLevel | 'silent';
  /** Takes the lines of the log in place of the process's output. */
  logTo?: { write(line: string): void };
  /** How long a request with many commands goes on trying the next one. */
  batchTimeLimitMs?: number;
  /** Who reads uploaded photos; two processes of their own where nobody else is named. */
  photoQueue?: PhotoQueue;
  /** Whether what is done by the clock runs by itself; a test that runs it by hand is disturbed by that. */
  hasJobs?: boolean;
};

const BODY_LIMIT = 256 * 1024;

/** The whole server as one value: `main` listens with it, tests call `inject()` on it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, database, hasJobs = true } = options;
  const app = Fastify({
    logger: loggerOptions(options.logLevel ?? 'warn', options.logTo),
    genReqId: newRequestId,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    // Longer than phones wait for a photo or a paper on a slow line; the headers have Node's own minute.
    requestTimeout: 150_000,
    routerOptions: { maxParamLength: 300 },
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    frameworkErrors: frameworkError(settings),
  });
  // The small build of the validator, which the forms load too, has no words of its own.
  z.config(z.locales.en());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const metrics = new Metrics();
  const folder = mailFolder(settings.dataDir);
  const transport =
    settings.smtpUrl === null
      ? fileTransport(folder, settings.mailFrom)
      : smtpTransport(settings.smtpUrl, settings.mailFrom);
  const onError = (error: unknown) => app.log.error(error);
  const countWithheld = () => metrics.withheldMails.inc();
  const mailWorker = new IdleWorker(
    (isStopped) =>
      sendDueMails(
        database,
        countedTransport(transport, metrics),
        (mail) => app.log.warn({ mail }, 'A mail is given up: its last_error says why'),
        isStopped,
        () => prepareAccountMails(database, settings, countWithheld).catch(onError),
      ),
    onError,
  );
  const pushWorker = new IdleWorker(
    (isStopped) =>
      sendDuePushes(database, settings, isStopped, (outcome) => metrics.pushes.inc({ outcome })),
    onError,
  );
  const smsWorker = workerForSms(app, options, metrics);
  const place = () => ({ database, blobs: app.blobs, dataDir: settings.dataDir, log: app.log });
  const release = (erased: Erased) => releaseErased(place(), erased);
  const releaseLeft = () => releaseLeftFiles(place());
  const sourceReader = new SourceProcess();
  const { publicUrl, dataDir } = settings;
  const jobs = countedJobs(
    allJobs(
      database,
      { publicUrl, dataDir, release, releaseLeft, sourceReader },
      () => mailWorker.wake(),
      onError,
    ),
    metrics,
  );
  const runner =
    settings.databaseUrl === null
      ? inProcessRunner(jobs, onError)
      : sharedRunner(settings.databaseUrl, database, jobs, onError);
  app.decorate('database', database);
  app.decorate('settings', settings);
  app.decorate('secretKey', openSecretKey(settings));
  app.decorate('blobs', openBlobStore(settings));
  const photoQueue = options.photoQueue ?? new PhotoQueue();
  app.decorate('photoQueue', photoQueue);
  app.decorate('mailWorker', mailWorker);
  app.decorate('pushWorker', pushWorker);
  app.decorate('smsWorker', smsWorker);
  app.decorate('metrics', metrics);
  app.decorate('backgrounds', listingBackgrounds(database));
  app.addHook('onReady', async () => {
    mailWorker.wake();
    pushWorker.wake();
    smsWorker?.wake();
    if (hasJobs) await runner.start();
  });
  app.addHook('preClose', async () => {
    photoQueue.stop();
    sourceReader.stop();
    await mailWorker.stop();
    await pushWorker.stop();
    await smsWorker?.stop();
    if (hasJobs) await runner.stop();
  });

  await app.register(requestId);
  await app.register(errors);
  await app.register(securityHeaders, { clientDir: options.clientDir });
  if (settings.demo) await app.register(localRequestsOnly);
  await app.register(apiMarks);
  await app.register(bodyAsSent);
  await app.register(sameSiteWrites);
  if (settings.corsOrigins.length > 0) {
    await app.register(fastifyCors, {
      origin: settings.corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: [API_MARK, IDEMPOTENT_REPLAY, NEXT_CHUNK, REQUEST_ID, 'retry-after', 'date'],
      maxAge: 600,
    });
  }
  if (settings.metricsToken !== null || settings.metricsPort !== null) {
    metrics.addProcess();
    const hasJobQueue = settings.databaseUrl !== null;
    const queues = () => readQueues(database, hasJobQueue);
    addServerGauges(metrics, { database, photoQueue, readQueues: queues });
    await app.register(countRequests, { metrics });
  }
  await app.register(authenticate);
  await app.register(rateLimit);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // A step above the usual 4: a page of results is 7 % smaller for half a millisecond.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(fastifySwagger, {
    openapi: { info: { title: 'Gida API', version: '1' } },
    transform: jsonSchemaTransform,
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs' });
  await app.register(apiRoutes, { prefix: '/api' });
  await app.register(commandBatchRoute, {
    prefix: '/api',
    ...(options.batchTimeLimitMs === undefined ? {} : { timeLimitMs: options.batchTimeLimitMs }),
  });
  // The specification's sign-up posts to the host itself, not to the API's base.
  await app.register(registerRoute);
  if (settings.demo && settings.smtpUrl === null) {
    await app.register(mailboxRoutes, { folder });
  }
  await app.register(unopenedShareRoute);
  await app.register(photoFileRoute);
  await app.register(mapFileRoute);
  await app.register(homePictureRoute);
  await app.register(sitemap, { clientDir: options.clientDir });
  await app.register(staticApp, {
    clientDir: options.clientDir,
    killSwitch: settings.killSwitch,
  });
  return app;
}

function workerForSms(
  app: FastifyInstance,
  { settings, database }: AppOptions,
  metrics: Metrics,
): IdleWorker | null {
  if (settings.sms === null) return null;
  const gateway = countedGateway(termiiGateway(settings.sms), metrics);
  const onLost = (sms: number, why: string) => app.log.warn({ sms }, `An SMS is given up: ${why}`);
  return new IdleWorker(
    (isStopped) => sendDueSms(database, gateway, onLost, isStopped),
    (error) => app.log.error(error),
  );
}
