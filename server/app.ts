import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Database } from './db/database';
import { Housekeeper } from './housekeeper';
import { registerRoute } from './modules/auth/register-route';
import { authRoutes } from './modules/auth/routes';
import { feedRoutes } from './modules/feeds/routes';
import { MailWorker } from './modules/mail/mail-worker';
import { mailboxRoutes } from './modules/mail/mailbox-routes';
import { fileTransport, smtpTransport } from './modules/mail/transport';
import { messageRoutes } from './modules/messages/routes';
import { type BlobStore, fileBlobStore } from './modules/photos/blob-store';
import { photoRoutes } from './modules/photos/routes';
import { propertyRoutes } from './modules/properties/routes';
import { savedRoutes } from './modules/saved/routes';
import { apiMarks } from './plugins/api-marks';
import { authenticate } from './plugins/authenticate';
import { dropEmptyQuery } from './plugins/drop-empty-query';
import { errors } from './plugins/errors';
import { frameworkError } from './plugins/framework-error';
import { securityHeaders } from './plugins/security-headers';
import type { Settings } from './plugins/settings';
import { staticApp } from './plugins/static-app';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    settings: Settings;
    blobs: BlobStore;
    mailWorker: MailWorker;
    housekeeper: Housekeeper;
  }
}

export type AppOptions = {
  settings: Settings;
  database: Database;
  /** Folder of the built app; absent files mean an API without pages. */
  clientDir: string;
  logLevel?: 'silent' | 'error' | 'warn' | 'info';
};

const BODY_LIMIT = 256 * 1024;

/** The whole server as one value: `main` listens with it, tests call `inject()` on it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, database } = options;
  const app = Fastify({
    logger: { level: options.logLevel ?? 'warn' },
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 300 },
    trustProxy: false,
    frameworkErrors: frameworkError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const mailFolder = join(settings.dataDir, 'mail');
  const transport =
    settings.smtpUrl === null ? fileTransport(mailFolder) : smtpTransport(settings.smtpUrl);
  const photoDir = join(settings.dataDir, 'photos');
  mkdirSync(photoDir, { recursive: true });
  app.decorate('database', database);
  app.decorate('settings', settings);
  app.decorate('blobs', fileBlobStore(photoDir));
  app.decorate('mailWorker', new MailWorker(database, transport, (error) => app.log.error(error)));
  app.decorate('housekeeper', new Housekeeper(database, (error) => app.log.error(error)));
  app.addHook('onReady', async () => {
    app.mailWorker.wake();
    app.housekeeper.start();
  });
  app.addHook('preClose', async () => {
    await app.mailWorker.stop();
    await app.housekeeper.stop();
  });

  await app.register(errors);
  await app.register(securityHeaders);
  await app.register(apiMarks);
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(fastifySwagger, {
    openapi: { info: { title: 'Gida API', version: '1' } },
    transform: jsonSchemaTransform,
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs' });
  await app.register(api, { prefix: '/api' });
  // The specification's sign-up posts to the host itself, not to the API's base (P7).
  await app.register(registerRoute);
  if (settings.demo && settings.smtpUrl === null) {
    await app.register(mailboxRoutes, { folder: mailFolder });
  }
  await app.register(staticApp, {
    clientDir: options.clientDir,
    photoDir,
    killSwitch: settings.killSwitch,
  });
  return app;
}

async function api(app: FastifyInstance): Promise<void> {
  await app.register(authenticate);
  await app.register(dropEmptyQuery);
  app.get('/health', { schema: { tags: ['health'] } }, async () => {
    await app.database.query('SELECT 1');
    return { status: 'ok', time: new Date().toISOString() };
  });
  await app.register(registerRoute);
  await app.register(authRoutes);
  await app.register(propertyRoutes);
  await app.register(photoRoutes);
  await app.register(messageRoutes);
  await app.register(savedRoutes);
  await app.register(feedRoutes);
}
