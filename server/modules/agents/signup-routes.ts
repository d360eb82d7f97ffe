import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { type AgentSignup } from '../../../src/contract/people/agent-signup';
import { MAX_DOCUMENT_BYTES } from '../../../src/contract/people/document-options';
import { nameSkeleton } from '../../../src/domain/account/name-skeleton';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';
import { askAccountMail } from '../auth/account-mails';
import { refuseCommonPassword } from '../auth/common-passwords';
import { issueFirstToken, peekOneTimeToken } from '../auth/one-time-tokens';
import { hashPassword } from '../auth/password';
import { keepSignUp } from '../auth/sign-ups';
import { documentType } from './document-type';
import { refuseLookalike } from '../auth/refuse-lookalike';
import { lockItem } from '../outbox/lock-item';
import {
  applyAsAgent,
  hasDocument,
  lockApplication,
  putDocument,
  readDecision,
} from './repository';
import { agentShownAs } from '../auth/shown-names';
import { serve } from '../../plugins/serve';

/**
 * How long an applicant may send papers and ask how it stands: from a phone they may wait for a
 * network.
 */
const TOKEN_MINUTES = 30 * 24 * 60;

/** Applying as an agent, agency or owner, and the papers that belong to it. */
export const agentSignupRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  app.addContentTypeParser(
    ['application/pdf', 'image/jpeg', 'image/png', 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit: MAX_DOCUMENT_BYTES },
    (_request, body, done) => done(null, body),
  );

  serve(app, 'POST /agent-signup', async (request, reply) => {
    const { body } = request;
    refuseLookalike(body.name, 'name');
    if (body.password !== undefined) refuseCommonPassword(body.password, 'password');
    const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
    const uploadToken = await database.transaction(async (tx) => {
      const known = await knownApplication(tx, body);
      // Decided, or confirmed by whoever reads the mailbox: this is a repeat whose answer was lost, or a
      // stranger's. It changes nothing and writes to nobody.
      if (known !== undefined && (known.status !== 'pending' || known.isConfirmed))
        return issueFirstToken(tx, known.userId, 'documents', TOKEN_MINUTES);
      // A company's name is public; whether an e-mail has an account is not, and is not told.
      const isNewName = nameSkeleton(known?.companyName ?? '') !== nameSkeleton(body.companyName);
      if (isNewName && (await agentShownAs(tx, body.companyName)) !== null) {
        throw new ProblemError(
          409,
          'conflict',
          'This company name is already registered. Please check it, or log in.',
          { field: 'companyName' },
        );
      }
      const id = randomUUID();
      const applied = await applyAsAgent(tx, { id, passwordHash, request: body });
      // A repeat of what waits already is no news to anybody.
      if (applied === null || applied.isNew) {
        const kept = await keepSignUp(tx, body.email, { name: body.name, passwordHash });
        await askAccountMail(tx, body.email, applied ? 'application' : 'already-registered', {
          signUpId: kept?.id ?? null,
        });
      }
      // A known address gets a token that is taken like any other, as none would tell.
      return issueFirstToken(tx, applied?.id ?? null, 'documents', TOKEN_MINUTES);
    });
    app.mailWorker.wake();
    return reply.code(202).send({
      success: true,
      message: `Your registration has been submitted for review. We will contact you at ${body.email} once your application is approved. You will not be able to log in until approval is complete.`,
      uploadToken,
    });
  });

  serve(
    app,
    'PUT /agent-signup/documents/:kind',
    async (request) => {
      const bytes: unknown = request.body;
      if (!(bytes instanceof Uint8Array)) {
        throw new ProblemError(
          415,
          'unsupported-type',
          'Please send a PDF, JPG or PNG of at most 5 MB.',
          { field: 'document' },
        );
      }
      const type = documentType(bytes);
      const { kind } = request.params;
      await database.transaction(async (tx) => {
        const owner = await peekOneTimeToken(tx, request.query.token, 'documents');
        if (owner === undefined || !(await stillWaits(tx, owner.userId))) {
          // What arrived in time stays arrived, though its answer was lost.
          const userId = owner?.userId ?? null;
          if (userId !== null && (await hasDocument(tx, { userId, kind, bytes }))) return;
          throw new ProblemError(
            404,
            'not-found',
            'This application is decided, or too old for more documents. Please write to us.',
            { field: 'token' },
          );
        }
        const { userId } = owner;
        if (userId !== null)
          await putDocument(tx, { userId, kind, name: request.query.name, type, bytes });
      });
      return { kind, size: bytes.byteLength };
    },
    { bodyLimit: MAX_DOCUMENT_BYTES },
  );

  serve(app, 'POST /agent-signup/status', async (request) => {
    const owner = await peekOneTimeToken(database, request.body.token, 'documents');
    if (owner === undefined) {
      throw new ProblemError(
        404,
        'not-found',
        'We no longer know this application. Please write to us.',
        { field: 'token' },
      );
    }
    // A token that stands for nobody is answered like that of a new applicant.
    const waiting = { status: 'pending' as const, reason: null };
    return owner.userId === null
      ? waiting
      : ((await readDecision(database, owner.userId)) ?? waiting);
  });
};

/** The application that is sent once more, by the applicant's own id for it. */
async function knownApplication(tx: Queryable, { id, email }: AgentSignup) {
  if (id === undefined) return undefined;
  // The same one may be on its way twice: only the first of them is news.
  await lockItem(tx, id);
  return lockApplication(tx, id, email);
}

/** Whether papers still count for a decision; nobody's application waits for ever. */
async function stillWaits(tx: Queryable, userId: string | null): Promise<boolean> {
  return userId === null || (await readDecision(tx, userId))?.status === 'pending';
}
