// The HTTP server, built from the context it is given: rules for every request first, then the routes.
import { randomUUID } from 'node:crypto';
import accepts from '@fastify/accepts';
import cookie from '@fastify/cookie';
import fastify, { type FastifyHttpOptions, type FastifyInstance, type RawServerDefault } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppContext, ZodApp } from './app-context.ts';
import { createUploads } from './artwork/uploads.ts';
import { createLiveStreams } from './live/live-streams.ts';
import { addAdminGuard } from './plugins/admin-guard.ts';
import { addAudit } from './plugins/audit.ts';
import { addBaseHeaders } from './plugins/base-headers.ts';
import { addExpectations, answerMalformedRequest, answerMalformedUrl } from './plugins/below-the-router.ts';
import { addDraining } from './plugins/draining.ts';
import { addHostRule } from './plugins/host.ts';
import { addJsonBody } from './plugins/json-body.ts';
import { collectPaths } from './plugins/known-paths.ts';
import { addOpenApi } from './plugins/openapi.ts';
import { addSameOriginRule } from './plugins/origin.ts';
import { addProblems } from './plugins/problems.ts';
import { addProxyWarning, trustProxy } from './plugins/proxy.ts';
import { addReadableRequestRule } from './plugins/readable-request.ts';
import { loggerOptions } from './plugins/request-log.ts';
import { addWarming } from './plugins/warming.ts';
import { addAlertRoutes } from './routes/admin/alerts.ts';
import { addDeskArtworkRoutes } from './routes/admin/artwork.ts';
import { addAttachmentRoutes } from './routes/admin/attachments.ts';
import { addAuditRoutes } from './routes/admin/audit.ts';
import { addConversationRoutes } from './routes/admin/conversations.ts';
import { addInvitationRoutes } from './routes/admin/invitation.ts';
import { addJobPeopleRoutes } from './routes/admin/job-people.ts';
import { addLeadRoutes } from './routes/admin/leads.ts';
import { addLeadDownload } from './routes/admin/leads-csv.ts';
import { addDeskLiveRoutes } from './routes/admin/live.ts';
import { addMailRoutes } from './routes/admin/mails.ts';
import { addOwnSessionRoutes } from './routes/admin/own-sessions.ts';
import { addPeopleRoutes } from './routes/admin/people.ts';
import { addProofRoutes } from './routes/admin/proofs.ts';
import { addQuestionRoutes } from './routes/admin/questions.ts';
import { addQuoteRoutes } from './routes/admin/quotes.ts';
import { addReplyRoutes } from './routes/admin/replies.ts';
import { addSessionRoutes } from './routes/admin/session.ts';
import { addSignInRoutes } from './routes/admin/sign-in.ts';
import { addStatsRoutes } from './routes/admin/stats.ts';
import { addSummaryRoutes } from './routes/admin/summary.ts';
import { addArtworkParts, addArtworkRoutes } from './routes/artwork.ts';
import { addAssetRoutes } from './routes/assets.ts';
import { addChatRoutes } from './routes/chat.ts';
import { addContactRoutes } from './routes/contact.ts';
import { addContactForm } from './routes/contact-form.ts';
import { addEstimateRoutes } from './routes/estimate.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addAgainCalls } from './routes/job/again-calls.ts';
import { addJobCalls } from './routes/job/job-calls.ts';
import { addJobPage } from './routes/job/job-page.ts';
import { addPeopleCalls } from './routes/job/people-calls.ts';
import { addProofCalls } from './routes/job/proof-calls.ts';
import { addQuoteCalls } from './routes/job/quote-calls.ts';
import { addLiveRoutes } from './routes/live.ts';
import { addOpenApiRoute } from './routes/openapi.ts';
import { addNotFound, addPageRoutes } from './routes/pages.ts';
import { addPushRoutes } from './routes/push.ts';
import { addSearchFiles } from './routes/search-files.ts';
import { addSpeechRoutes, addTranscriptionRoute } from './routes/speech.ts';
import { addWorkPictures } from './routes/work-pictures.ts';
import { createConversationLock } from './turns/with-conversation-lock.ts';
import { createIdempotency } from './turns/with-idempotency.ts';

/**
 * Builds the server; nothing listens yet. `options` replace Fastify's own.
 *
 *     const app = createApp(context);
 *     await app.listen({ host: '127.0.0.1', port: 3000 });
 */
export function createApp(
  context: AppContext,
  options: FastifyHttpOptions<RawServerDefault> = {},
): FastifyInstance {
  const app = fastify({ ...serverOptions(context), ...options }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addRules(app, context);
  addOpenApi(app);
  addDraining(app);
  app.register(async (scope: ZodApp) => addRoutes(scope, context));
  return app;
}

function serverOptions(context: AppContext): FastifyHttpOptions<RawServerDefault> {
  return {
    ...loggerOptions(context.log),
    genReqId: () => randomUUID(),
    // Zod's compilers are set below; without these Fastify would load its own, a hundred modules, at every start.
    schemaController: { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } },
    bodyLimit: 65_536,
    // A request must have arrived whole after 20 s, its headers after 10 s; a silent connection is closed
    // after two minutes, one kept alive after 75 s: longer than proxies keep theirs.
    requestTimeout: 20_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 75_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
    },
    // An unknown id is unknown however long it is; the header limit above holds for it.
    routerOptions: { maxParamLength: 16_384 },
    return503OnClosing: false,
    trustProxy: trustProxy(context.env),
    frameworkErrors: answerMalformedUrl(context),
    clientErrorHandler: answerMalformedRequest,
  };
}

function neverAsked(): never {
  throw new Error('A schema is not one of Zod.');
}

/** What holds for every request, in this order: the first that refuses answers. */
function addRules(app: FastifyInstance, context: AppContext): void {
  addProblems(app, context);
  addExpectations(app);
  addJsonBody(app);
  app.register(cookie);
  app.register(accepts);
  addBaseHeaders(app, context.env);
  addProxyWarning(app, context.env);
  addWarming(app);
  addHostRule(app, context.env);
  addAdminGuard(app, context);
  addAudit(app, context);
  addReadableRequestRule(app);
  addNotFound(app, context, collectPaths(app));
  addSameOriginRule(app, context.env);
}

function addRoutes(app: ZodApp, context: AppContext): void {
  const withIdempotency = createIdempotency(context.storage.idempotencyKeys, context.now);
  const withConversationLock = createConversationLock();
  const uploads = createUploads(context);
  const streams = createLiveStreams(app, context);
  addHealthRoutes(app, context);
  addOpenApiRoute(app);
  addContactRoutes(app, context, withIdempotency);
  addChatRoutes(app, context, { withIdempotency, withConversationLock });
  addLiveRoutes(app, context, streams);
  app.register(async (files: ZodApp) => addArtworkRoutes(files, context, uploads));
  addSpeechRoutes(app, context);
  addEstimateRoutes(app, context);
  addSessionRoutes(app, context);
  addSignInRoutes(app, context);
  addOwnSessionRoutes(app, context);
  addInvitationRoutes(app, context);
  addPeopleRoutes(app, context);
  addAuditRoutes(app, context);
  addSummaryRoutes(app, context);
  addStatsRoutes(app, context);
  addLeadRoutes(app, context);
  addLeadDownload(app, context);
  addQuoteRoutes(app, context);
  addReplyRoutes(app, context, withIdempotency);
  addJobPeopleRoutes(app, context);
  addDeskArtworkRoutes(app, context);
  addConversationRoutes(app, context);
  addDeskLiveRoutes(app, context, { streams, withIdempotency, withConversationLock });
  addQuestionRoutes(app, context);
  addMailRoutes(app, context);
  addAlertRoutes(app, context);
  addPushRoutes(app, context);
  addPageRoutes(app, context);
  app.register(async (page: ZodApp) => addJobPage(page, context));
  addSearchFiles(app, context);
  addWorkPictures(app, context);
  app.register(async (form: ZodApp) => addContactForm(form, context, { uploads, withIdempotency }));
  app.register(async (form: ZodApp) => addJobCalls(form, context, { uploads, withIdempotency }));
  app.register(async (form: ZodApp) => addQuoteCalls(form, context));
  app.register(async (form: ZodApp) => addProofCalls(form, context, withIdempotency));
  app.register(async (form: ZodApp) => addProofRoutes(form, context, { uploads, withIdempotency }));
  app.register(async (form: ZodApp) => addAttachmentRoutes(form, context, uploads));
  app.register(async (form: ZodApp) => addPeopleCalls(form, context));
  app.register(async (form: ZodApp) => addAgainCalls(form, context, { uploads, withIdempotency }));
  app.register(async (part: ZodApp) => addArtworkParts(part, context, uploads));
  app.register(async (recording: ZodApp) => addTranscriptionRoute(recording, context));
  if (context.assets) addAssetRoutes(app, context.assets);
}
